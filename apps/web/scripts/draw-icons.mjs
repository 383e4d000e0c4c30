// Draws the icons of the installed app from the mark. Run by hand when the mark changes: npm run icons -w apps/web.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { findChromium } from "../../../scripts/browser.mjs";

const open = (/** @type {string} */ name) => fileURLToPath(new URL(`../public/${name}`, import.meta.url));
const mark = readFileSync(open("icon.svg"), "utf8");
/** Without rounded corners, and small enough for any mask that a system cuts (four fifths of the width are safe). */
const bleeding = mark.replace(' rx="10"', "").replace('viewBox="0 0 48 48"', 'viewBox="-6 -6 60 60" style="background:#17181A"');

/** @type {readonly [name: string, size: number, svg: string][]} */
const icons = [
  ["icon-192.png", 192, mark],
  ["icon-512.png", 512, mark],
  ["icon-maskable-512.png", 512, bleeding],
  ["icon-180.png", 180, bleeding],
];
const browser = await chromium.launch({ executablePath: findChromium() ?? "chromium" });
const page = await browser.newPage();
for (const [name, size, svg] of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: open(name), omitBackground: true });
  console.log(name);
}
await browser.close();
