import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request, type Server } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp, listen, parsePort, parseTarget, pickEncoding, policyFor } from "./server.mjs";

const FILES: Record<string, string> = {
  "index.html": '<!doctype html><script>go()</script><script type="module" src="/assets/app-AbCd1234.js"></script>',
  "ko/index.html": '<!doctype html lang="ko">',
  "ko/pot/index.html": '<!doctype html lang="ko"><title>pot</title>',
  "ko/404.html": '<!doctype html lang="ko"><style>a{}</style>',
  "ja/pot/index.html": '<!doctype html lang="ja">',
  "en/404.html": '<!doctype html lang="en"><style>b{}</style>',
  "sw.js": "self.x = 1;",
  "app.webmanifest": "{}",
  "robots.txt": "ok",
  "assets/app-AbCd1234.js": `export const text = "${"side pot ".repeat(400)}";`,
  "assets/face-AbCd1234.woff2": "wOF2",
  "assets/style-AbCd1234.css": "body{}",
  "pictures/card.svg": "<svg/>",
  "pictures/card.png": "png",
};

interface Answer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: Buffer;
}

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sidepot-server-"));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, "dist", name)), { recursive: true });
    writeFileSync(join(folder, "dist", name), text);
  }
  writeFileSync(join(folder, "secret.txt"), "not for you");
  server = createApp(join(folder, "dist"));
  port = await listen(server, 0, "127.0.0.1");
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends the path as it stands: `fetch` would tidy it first. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = request({ host: "127.0.0.1", port, path, headers, method }, (res) => {
      const parts: Buffer[] = [];
      res.on("data", (part: Buffer) => parts.push(part));
      res.on("end", () => done({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(parts) }));
    });
    sent.on("error", fail).end();
  });
}

/** What the server writes back to raw bytes. */
function raw(bytes: string): Promise<string> {
  return new Promise((done, fail) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (data) => {
      text += data;
    });
    socket.on("close", () => done(text)).on("error", fail);
  });
}

/** Runs the server as a program, on a copy that stands beside the test's own dist; a signal ends it once it has told its address. */
function launch(env: Record<string, string>, signal?: NodeJS.Signals): Promise<{ status: number | null; text: string }> {
  const program = join(folder, "server.mjs");
  copyFileSync(new URL("server.mjs", import.meta.url), program);
  return new Promise((done) => {
    const child = spawn(process.execPath, [program], { env: { ...process.env, HOST: "", ...env } });
    let text = "";
    const take = (data: Buffer) => {
      text += data;
      if (signal && text.includes("http://")) child.kill(signal);
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    child.on("close", (status) => done({ status, text }));
  });
}

describe("what is served", () => {
  it.each([
    ["/", "index.html"],
    ["/?lang=ko", "index.html"],
    ["/ko", "ko/index.html"],
    ["/ko/", "ko/index.html"],
    ["/ko/pot", "ko/pot/index.html"],
    ["/ko/pot/", "ko/pot/index.html"],
    ["/ja/pot", "ja/pot/index.html"],
    ["/ja", "index.html"],
    ["/ja/", "index.html"],
    ["/sw.js", "sw.js"],
    ["/pictures/card.svg", "pictures/card.svg"],
  ])("%s is %s", async (path, file) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(FILES[file]);
  });

  it.each(["/nothing.js", "/ko/nothing.png", "/assets/old-12345678.js", "/assets/none", "/secret.txt", "/favicon.ico"])(
    "%s is not there",
    async (path) => expect((await ask(path)).status).toBe(404),
  );

  it.each([
    ["/xx/pot", "", "en"],
    ["/en/ruling", "ko-KR", "en"],
    ["/ko/ruling", "en", "ko"],
    ["/ko/pot/more", "", "ko"],
    ["/pot", "ko-KR,en;q=0.5", "ko"],
    ["/xx", "fr, ko;q=0.5", "ko"],
    ["/assets", "", "en"],
  ])("%s is answered by a page that says so, %j", async (path, languages, lang) => {
    const answer = await ask(path, { "accept-language": languages, "if-none-match": "*" });
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe(FILES[`${lang}/404.html`]);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["content-security-policy"]).toMatch(/style-src 'self' 'sha256-/);
    expect((await ask(path, {}, "HEAD")).status).toBe(404);
  });

  it.each([
    ["/", "text/html; charset=utf-8"],
    ["/sw.js", "text/javascript; charset=utf-8"],
    ["/app.webmanifest", "application/manifest+json; charset=utf-8"],
    ["/assets/face-AbCd1234.woff2", "font/woff2"],
    ["/assets/style-AbCd1234.css", "text/css; charset=utf-8"],
    ["/pictures/card.svg", "image/svg+xml; charset=utf-8"],
    ["/pictures/card.png", "image/png"],
    ["/robots.txt", "text/plain; charset=utf-8"],
  ])("%s has the type %s", async (path, type) => expect((await ask(path)).headers["content-type"]).toBe(type));

  it("lets hashed assets be kept forever and asks again for everything else", async () => {
    expect((await ask("/assets/app-AbCd1234.js")).headers["cache-control"]).toContain("immutable");
    for (const path of ["/", "/ko/pot", "/sw.js", "/pictures/card.svg"])
      expect((await ask(path)).headers["cache-control"]).toBe("no-cache");
  });

  it("answers HEAD with the same headers and no body", async () => {
    const get = await ask("/assets/app-AbCd1234.js");
    const head = await ask("/assets/app-AbCd1234.js", {}, "HEAD");
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
  });

  it("refuses other methods", async () => {
    const answer = await ask("/", {}, "POST");
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe("GET, HEAD");
  });

  it("says that nothing has changed", async () => {
    const etag = String((await ask("/")).headers.etag);
    const again = await ask("/", { "if-none-match": etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });
});

describe("compression", () => {
  const path = "/assets/app-AbCd1234.js";
  const plain = FILES["assets/app-AbCd1234.js"];

  it("sends brotli, gzip or the file itself, as the client takes it", async () => {
    const br = await ask(path, { "accept-encoding": "gzip, deflate, br" });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(br.body.length).toBeLessThan(200);
    expect(brotliDecompressSync(br.body).toString()).toBe(plain);
    const gz = await ask(path, { "accept-encoding": "gzip" });
    expect(gunzipSync(gz.body).toString()).toBe(plain);
    expect((await ask(path)).body.toString()).toBe(plain);
  });

  it("does not compress what is compressed", async () => {
    expect((await ask("/assets/face-AbCd1234.woff2", { "accept-encoding": "br" })).headers["content-encoding"]).toBeUndefined();
  });

  it.each([
    ["br;q=0, gzip", "gzip"],
    ["BR", "br"],
    ["*", "br"],
    ["identity", null],
    ["", null],
    ["*;q=0", null],
    ["gzip;q=x", null],
  ] as const)("takes %j as %s", (header, encoding) => expect(pickEncoding(header)).toBe(encoding));
});

describe("safety", () => {
  it.each([
    "/%",
    "/%zz",
    "/%e0%a4",
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/a/../../secret.txt",
    "/..\\secret.txt",
    "/%00",
  ])("refuses %s", async (path) => expect((await ask(path)).status).toBe(400));

  it("refuses what is not HTTP and lives on", async () => {
    expect(await raw("nonsense\r\n\r\n")).toMatch(/^HTTP\/1\.1 400/);
    expect(await raw("GET secret.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).toMatch(/^HTTP\/1\.1 400/);
    expect(await raw("GET http://x/../secret.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).toMatch(/^HTTP\/1\.1 400/);
    expect((await ask("/")).status).toBe(200);
  });

  it.each([
    ["//evil.example/x", "//evil.example/x"],
    ["http://host/a?b#c", "/a"],
    ["http://host", "/"],
    ["/%ED%8C%9F", "/팟"],
    ["*", null],
    ["", "/"],
  ])("reads the target %j as %j", (target, path) => expect(parseTarget(target)).toBe(path));

  it("sends the policy with every answer, errors too", async () => {
    for (const path of ["/", "/ko/pot", "/sw.js", "/none.js", "/%"]) {
      const { headers } = await ask(path);
      expect(headers["content-security-policy"]).toContain("default-src 'self'");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["referrer-policy"]).toBe("no-referrer");
    }
  });

  it("allows the page's own inline elements by hash and WebAssembly, and nothing else that is unsafe", () => {
    const policy = policyFor("<script>go()</script><style>a{}</style><script src='/x.js'></script>");
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/]+='; style-src 'self' 'sha256-[\w+/]+=';/);
    expect(policy).toMatch(/object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/);
    expect(policy.match(/[\w-]*unsafe[\w-]*|\*|https?:|blob:/g)).toEqual(["wasm-unsafe-eval"]);
  });

  it("agrees with the policy that the page itself has for where it is served by others", () => {
    const html = readFileSync(new URL("index.html", import.meta.url), "utf8");
    const own = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html)?.[1];
    expect(own?.split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      ...["style", "font", "img", "connect", "manifest", "worker"].map((kind) => `${kind}-src 'self'`),
      "base-uri 'none'",
      "form-action 'none'",
    ]);
    expect(policyFor(html)).toContain("; script-src 'self' 'wasm-unsafe-eval'; ");
  });
});

describe("the port", () => {
  it.each([
    [undefined, 7777],
    ["", 7777],
    [" 8080 ", 8080],
    ["0", 0],
    ["65535", 65535],
    ["65536", null],
    ["-1", null],
    ["80.5", null],
    ["0x50", null],
    ["web", null],
  ])("reads %j as %j", (text, expected) => expect(parsePort(text)).toBe(expected));

  it("takes the next one when it is taken", async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
    const taken = (other.address() as AddressInfo).port;
    const second = createApp(join(folder, "dist"));
    const got = await listen(second, taken, "127.0.0.1");
    expect(got).toBeGreaterThan(taken);
    second.close();
    other.close();
  });

  it.each([
    [{ PORT: "web" }, /^sidepot: PORT must be a whole number/],
    [{ PORT: "70000" }, /^sidepot: PORT must be a whole number/],
    [{ PORT: "0", HOST: "192.0.2.1" }, /^sidepot: cannot listen on 192\.0\.2\.1/],
    [{ PORT: "0", HOST: "no such host" }, /^sidepot: cannot listen on no such host/],
  ])("with %j is refused in one sentence", async (env, sentence) => {
    const { status, text } = await launch(env);
    expect(status).toBe(2);
    expect(text).toMatch(sentence);
    expect(text.trim().split("\n")).toHaveLength(1);
  });

  it("is told, with the reason when it is not the one asked for", async () => {
    const { text } = await launch({ PORT: String(port) }, "SIGTERM");
    expect(text).toMatch(new RegExp(`^sidepot: port ${port} is taken, so this is (\\d+)\nsidepot: http://127\\.0\\.0\\.1:\\1/\n$`));
  });
});
