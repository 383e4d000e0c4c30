// Which files a browser loads for the first view of a built page.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/** @type {(tag: string, name: string) => string | undefined} */
const attribute = (tag, name) => new RegExp(`\\s${name}\\s*=\\s*["']?([^"'\\s>]+)`, "i").exec(tag)?.[1];

/** The local files that a page's own tags ask for: scripts, style sheets, preloads. */
function asked(/** @type {string} */ html) {
  const tags = html.match(/<(?:script|link)\b[^>]*>/gi) ?? [];
  return tags.flatMap((tag) => {
    const src = attribute(tag, "src");
    if (src) return [src];
    const rel = attribute(tag, "rel") ?? "";
    const href = attribute(tag, "href");
    return href && /^(stylesheet|modulepreload|preload)$/i.test(rel) ? [href] : [];
  });
}

/** What a module imports before it runs; a dynamic `import()` comes later and does not count. */
function imported(/** @type {string} */ code) {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{0,2}\/[^"']+)["']/g)].map((m) => m[1] ?? "");
}

/** The files that a style sheet may ask for: all of its fonts, needed at once or not. */
function linked(/** @type {string} */ css) {
  return [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map((m) => m[1] ?? "").filter((url) => !url.startsWith("data:"));
}

/**
 * The page and everything that it loads first, as paths in `dist`.
 * @param {string} dist the folder that is served
 * @param {string} page the page's path in it
 * @param {RegExp} [later] names of assets that the page's screen fetches as soon as it runs
 * @returns {string[]}
 * @throws {Error} when the page or a file that it names is not there, or when it loads no script
 */
export function firstLoad(dist, page, later) {
  const files = new Set([page]);
  /** @type {(from: string, address: string) => void} */
  const follow = (from, address) => {
    const path = (address.startsWith("/") ? address.slice(1) : posix.join(posix.dirname(from), address)).replace(/[?#].*$/, "");
    if (files.has(path)) return;
    if (!existsSync(join(dist, path))) throw new Error(`${from} loads ${address}, which is not there`);
    files.add(path);
    if (path.endsWith(".css")) for (const font of linked(readFileSync(join(dist, path), "utf8"))) follow(path, font);
    if (path.endsWith(".js")) for (const next of imported(readFileSync(join(dist, path), "utf8"))) follow(path, next);
  };
  if (!existsSync(join(dist, page))) throw new Error(`${page} is not there`);
  for (const address of asked(readFileSync(join(dist, page), "utf8"))) {
    if (/^([a-z]+:)?\/\//i.test(address)) throw new Error(`${page} loads ${address} from elsewhere`);
    if (!address.startsWith("data:")) follow(page, address);
  }
  if (![...files].some((f) => f.endsWith(".js"))) throw new Error(`${page} loads no script`);
  if (later) {
    const names = readdirSync(join(dist, "assets")).filter((name) => later.test(name));
    if (names.length === 0) throw new Error(`no asset is called like ${later}`);
    for (const name of names) follow(page, `/assets/${name}`);
  }
  return [...files];
}
