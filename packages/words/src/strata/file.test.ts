import { expect, test } from "vitest";
import { strataFile } from "./file.ts";
import { cut, figures, phone } from "./fixtures/hands.ts";
import { layStrata } from "./geometry.ts";
import { LIGHT_PAINT, strataSvg } from "./svg.ts";

const stakes = [{ bet: 2500, dead: 1000 }, { bet: 6000 }, { bet: 12300 }, { bet: 20000 }, { bet: 4000, folded: true }];
const said = { title: "3 pots from 5 players", description: "Side pot 2, 12,600: C and D." };
const words = { foldedWord: phone.foldedWord, notToScale: phone.notToScale };

test("is the drawing of the screen with its colours written out", () => {
  const layers = cut(stakes);
  const names = ["A", "B", "C", "D", "E"];
  const file = strataFile(layers, names, figures, { ...said, ...words, theme: "light" });
  const screen = strataSvg(layStrata(layers, names, figures, phone), { ...said, paint: LIGHT_PAINT, solid: true });
  expect(file).toBe(`<?xml version="1.0" encoding="UTF-8"?>\n${screen}\n`);
});

test("ten players get the room that their numbers need, and the level has its own", () => {
  const layers = cut(Array.from({ length: 10 }, () => ({ bet: 12300 })));
  const file = strataFile(layers, "ABCDEFGHIJ".split(""), figures, { ...said, ...words, theme: "dark" });
  expect(file.match(/>12,300</g)).toHaveLength(11);
});

test("numbers keep their measured width where their face is not installed; the screen's own drawing needs no such hold", () => {
  const layers = cut(stakes);
  const names = ["A", "B", "C", "D", "E"];
  const file = strataFile(layers, names, figures, { ...said, ...words, theme: "light" });
  expect(file.match(/ textLength="30.8" lengthAdjust="spacingAndGlyphs"[^>]*>2,500</g)).not.toBeNull();
  expect(file).not.toMatch(/textLength[^>]*>[A-E]</);
  expect(strataSvg(layStrata(layers, names, figures, phone), said)).not.toContain("textLength");
});
