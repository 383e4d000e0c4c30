// Cuts the number face down to the glyphs the screens draw. Run by hand when that set changes: npm run fonts -w apps/web.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const GLYPHS = "0123456789 ,.+-−×=/%·→:()MSKBDT";
/** The letters of rule numbers, in a file of their own: they come with the rulings. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const from = dirname(createRequire(import.meta.url).resolve("@fontsource/barlow-semi-condensed/package.json"));
const to = fileURLToPath(new URL("../src/fonts/", import.meta.url));

for (const [name, weight, glyphs] of /** @type {const} */ ([
  ["num-500", 500, GLYPHS],
  ["num-600", 600, GLYPHS],
  ["num-700", 700, GLYPHS],
  ["letters-600", 600, LETTERS],
])) {
  const whole = readFileSync(join(from, "files", `barlow-semi-condensed-latin-${weight}-normal.woff2`));
  const part = await subsetFont(whole, glyphs, { targetFormat: "woff2" });
  writeFileSync(join(to, `${name}.woff2`), part);
  console.log(`${name}.woff2 ${part.length} B of ${whole.length}`);
}
writeFileSync(join(to, "OFL.txt"), readFileSync(join(from, "LICENSE")));
