import { expect, test } from "vitest";
import { cut, figures, phone } from "./fixtures/hands.ts";
import { layStrata } from "./geometry.ts";
import { DARK_PAINT, LIGHT_PAINT, strataSvg } from "./svg.ts";

const layers = cut([{ bet: 2500, dead: 1000 }, { bet: 6000 }, { bet: 12300 }, { bet: 20000 }, { bet: 4000, folded: true }]);
const strata = layStrata(layers, ["A", "B", "C", `<D&"'`, "E"], figures, phone);
const said = { title: "3 pots from 5 players", description: "Side pot 2, 12,600: C and D." };

test("is one image with a title, a description and a name that is escaped", () => {
  const svg = strataSvg(strata, said);
  expect(svg).toMatch(/^<svg [^>]*role="img" aria-labelledby="strata-t strata-d"/);
  expect(svg).toContain('<title id="strata-t">3 pots from 5 players</title>');
  expect(svg).toContain("&lt;D&amp;&quot;&#39;");
  expect(svg).not.toContain("<D");
  expect(svg).not.toContain("style=");
});

test("[point 7] folded cells are filled with their pot's pattern, live ones with its colour", () => {
  const svg = strataSvg(strata, { ...said, id: "x" });
  expect(svg.match(/class="cell folded" fill="url\(#x-f[01]\)"/g)).toHaveLength(2);
  expect(svg.match(/class="cell live"/g)).toHaveLength(9);
  expect(svg.match(/class="pot"/g)).toHaveLength(3);
});

test("a selected pot keeps its colour and the others become tints with ink labels", () => {
  const svg = strataSvg(strata, { ...said, selected: 2 });
  expect(svg.match(/class="pot quiet"/g)).toHaveLength(2);
  expect(svg.match(/class="cell live"[^>]*fill-opacity="var\(--tint\)"/g)).toHaveLength(7);
});

test("a fifth pot is stone with dots and a plain patch behind its number", () => {
  const six = layStrata(cut([1, 2, 3, 4, 5, 5].map((bet) => ({ bet }))), "ABCDEF".split(""), figures, { ...phone, width: 480 });
  const svg = strataSvg(six, said);
  expect(svg.match(/fill="url\(#strata-d4\)"/g)).toHaveLength(2);
});

test("written out for a file it holds no variable, and a name cannot break the document", () => {
  const odd = layStrata(layers, ["\u0000A", "\ud800", "C]]>", "</svg>", "E"], figures, phone);
  for (const paint of [LIGHT_PAINT, DARK_PAINT]) {
    const svg = strataSvg(odd, { ...said, paint, solid: true });
    expect(svg).not.toContain("var(");
    expect(svg).not.toContain("\u0000");
    expect(svg.match(/<\/svg>/g)).toHaveLength(1);
  }
});

test("a name with what XML forbids, or with marks that turn the direction, leaves a document that is well-formed and in order", () => {
  const names = ["A\uffff", "B\ufffe", "\u202eC", "\u2067D\u2068", "\u{1fffe}\u{10ffff}"];
  const svg = strataSvg(layStrata(layers, names, figures, { ...phone, width: 520 }), {
    title: "\u202dx\uffff",
    description: `${names.join(", ")}.`,
  });
  // https://www.w3.org/TR/xml/#charsets
  expect(svg).toMatch(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u);
  expect(svg).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  expect(svg).toContain(">x\ufffd</title>");
  expect(svg).toContain(">A\ufffd, B\ufffd, C, D, \u{1fffe}\u{10ffff}.</desc>");
  expect(svg).toContain(">A\ufffd</text>");
});
