import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The texts of a golden file of the geometry: what is written, how large, where. */
const goldenTexts = (name: string): string[] =>
  [...readFileSync(at(`packages/words/src/strata/fixtures/${name}.txt`), "utf8").matchAll(/"[^"]*" [\d.]+ at [\d.,]+/g)].map(String).sort();

const hands: Readonly<Record<string, readonly string[]>> = {
  "three-players": ["A:50", "B:120", "C:200"],
  "folded-and-ante": ["A:2500", "B:6000", "C:12300", "D:20000", "E:4000f", "--dead", "1000"],
};

for (const [name, args] of Object.entries(hands)) {
  test(`[point 8] a picture that the command writes opens by itself and has the texts of the golden geometry: ${name}`, async ({
    page,
  }, info) => {
    const file = info.outputPath(`${name}.svg`);
    const wrote = spawnSync(process.execPath, [at("apps/cli/bin/sidepot.js"), "pots", ...args, "--lang", "en", "--svg", file], {
      encoding: "utf8",
    });
    expect(wrote).toMatchObject({ status: 0, stderr: "" });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const address = pathToFileURL(file).href;
    await page.goto(address);
    const seen = await page.evaluate(() => {
      const root = document.documentElement;
      const texts = [...document.querySelectorAll("text")];
      return {
        root: `${root.namespaceURI} ${root.localName}`,
        broken: document.querySelector("parsererror") !== null,
        title: root.querySelector("title")?.textContent,
        description: root.querySelector("desc")?.textContent,
        texts: texts
          .map((t) => `"${t.textContent}" ${t.getAttribute("font-size")} at ${t.getAttribute("x")},${t.getAttribute("y")}`)
          .sort(),
        boxes: texts.map((t) => {
          const { x, y, width, height } = t.getBoundingClientRect();
          return { text: t.textContent, x, y, width, height };
        }),
        size: { width: root.clientWidth, height: root.clientHeight },
      };
    });
    expect(seen).toMatchObject({ root: "http://www.w3.org/2000/svg svg", broken: false });
    expect(seen.title).toMatch(/^\d pots from \d players$/);
    expect(seen.description).toContain("Main pot");
    expect(seen.texts).toEqual(goldenTexts(name));
    for (const [i, { text, x, y, width, height }] of seen.boxes.entries()) {
      expect(x, `"${text}"`).toBeGreaterThanOrEqual(-0.5);
      expect(x + width, `"${text}"`).toBeLessThanOrEqual(seen.size.width + 0.5);
      // A line's box is higher than its letters: a quarter of it may meet the next line's.
      for (const other of seen.boxes.slice(i + 1)) {
        const apart =
          x + width <= other.x + 0.5 ||
          other.x + other.width <= x + 0.5 ||
          y + height <= other.y + height / 4 ||
          other.y + other.height <= y + height / 4;
        expect(apart, `"${text}" over "${other.text}"`).toBe(true);
      }
    }
    expect(asked).toEqual([address]);
  });
}
