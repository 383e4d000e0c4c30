import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { firstLoad } from "./first-load.mjs";

let base: string;

function put(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, name)), { recursive: true });
    writeFileSync(join(base, name), text);
  }
}

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "sidepot-page-"));
});
afterEach(() => rmSync(base, { recursive: true }));

it("follows a page to everything that it loads first", () => {
  put({
    "ko/index.html": `<!doctype html>
      <link rel="icon" href="/icon.svg"><link rel="stylesheet" crossorigin href="/assets/a.css">
      <link rel="preload" as="font" type="font/woff2" href="/face.woff2" crossorigin><script type="module" src="../assets/a.js"></script>`,
    "icon.svg": "",
    "face.woff2": "",
    "assets/a.css": "",
    "assets/a.js": 'import{x as y}from"./b.js";import"./c.js";const later=()=>import("./later.js");',
    "assets/b.js": 'import "./a.js"; export const x = 1;',
    "assets/c.js": "",
    "assets/later.js": "",
  });
  expect(firstLoad(base, "ko/index.html").sort()).toEqual(
    ["assets/a.css", "assets/a.js", "assets/b.js", "assets/c.js", "face.woff2", "ko/index.html"].sort(),
  );
});

it("adds the screen that the page fetches as soon as it runs, with what that imports", () => {
  put({
    "a.html": '<script src="/assets/a.js"></script>',
    "assets/a.js": 'const later=()=>import("./Screen-1.js");',
    "assets/Screen-1.js": 'import"./words.js";',
    "assets/words.js": "",
    "assets/Screens.js": "",
  });
  expect(firstLoad(base, "a.html", /^Screen-/).sort()).toEqual(["a.html", "assets/Screen-1.js", "assets/a.js", "assets/words.js"]);
  expect(() => firstLoad(base, "a.html", /^Gone-/)).toThrow(/no asset/);
});

it("does not measure a page with holes", () => {
  put({ "a.html": '<script src="/gone.js"></script>', "b.html": "<p>", "c.html": '<script src="https://cdn.example/x.js"></script>' });
  expect(() => firstLoad(base, "a.html")).toThrow("/gone.js, which is not there");
  expect(() => firstLoad(base, "b.html")).toThrow("no script");
  expect(() => firstLoad(base, "c.html")).toThrow("from elsewhere");
  expect(() => firstLoad(base, "d.html")).toThrow("not there");
});
