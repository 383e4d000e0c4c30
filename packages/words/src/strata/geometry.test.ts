import type { Stake } from "sidepot/pots";
import { expect, test } from "vitest";
import { cut, figures, phone } from "./fixtures/hands.ts";
import { layStrata, type Strata, type StrataOptions } from "./geometry.ts";
import { strataText } from "./text.ts";

const names = "ABCDEFGHIJ".split("");
const lay = (stakes: readonly Stake[], options: Partial<StrataOptions> = {}): Strata =>
  layStrata(cut(stakes), names.slice(0, stakes.length), figures, { ...phone, ...options });

const f = (bet: number): Stake => ({ bet, folded: true });
const b = (bet: number, dead = 0): Stake => ({ bet, dead });

/** The three hands of design.md 4.5. */
const golden: Readonly<Record<string, readonly Stake[]>> = {
  "three-players": [b(50), b(120), b(200)],
  "folded-and-ante": [b(2500, 1000), b(6000), b(12300), b(20000), f(4000)],
  "one-to-nine-hundred": [f(50), f(100), b(700), b(750), b(1250), b(1250), b(5000), f(300), b(90000)],
};

test.each(Object.entries(golden))("[point 8] geometry of %s equals its golden file", async (name, stakes) => {
  await expect(strataText(lay(stakes))).toMatchFileSnapshot(`fixtures/${name}.txt`);
});

test("each folded share and each live one has the height of its chips", () => {
  const { bands } = lay(golden["folded-and-ante"] ?? []);
  expect(bands.map(({ box }) => box.h + 2)).toEqual([41, 58, 105]);
  const folded = bands.flatMap(({ cells }) => cells.filter((cell) => cell.folded));
  expect(folded.map(({ chips, box }) => [chips, Math.round(box.h + 2)])).toEqual([
    [2500, 41],
    [1500, 25],
  ]);
});

test("[point 7] the returned piece floats 10 px above the top cut", () => {
  const { returned, top } = lay(golden["folded-and-ante"] ?? []);
  expect(returned && top - (returned.box.y + returned.box.h)).toBe(10);
  expect(returned).toMatchObject({ seat: 3, chips: 7700, clamped: true });
});

test("[point 9] one to nine hundred: no band under 32, raised bands are marked and the caption says so", () => {
  const { bands, caption, height, baseline } = lay(golden["one-to-nine-hundred"] ?? []);
  for (const { box } of bands) expect(box.h + 2).toBeGreaterThanOrEqual(32);
  expect(bands.filter(({ raised }) => raised).length).toBe(bands.filter(({ zigzag }) => zigzag).length);
  expect(caption?.text).toBe("heights not to scale");
  expect(height).toBeGreaterThan(baseline + 40);
});

test("five pots need 160 px and get them", () => {
  const { bands, top, baseline } = lay([b(1), b(2), b(3), b(4), b(5), b(5)], { height: 100 });
  expect(baseline - top).toBe(160);
  expect(bands.map(({ box }) => box.h)).toEqual([30, 30, 30, 30, 30]);
});

test("dead money alone is a band of 32 with its amount inside", () => {
  const { bands, dead } = lay([b(0, 1000), b(100), b(100)]);
  expect(bands[0]).toMatchObject({ pot: 0, raised: false, cells: [], level: { text: "0" }, dead: { label: { text: "+1,000" } } });
  expect(bands[0]?.box.h).toBe(30);
  expect(dead).toBeNull();
});

test("a pot of dead money and nothing else has the least height", () => {
  const { bands, top, baseline } = lay([b(0, 300), b(0)]);
  expect(bands).toHaveLength(1);
  expect(baseline - top).toBe(32);
});

test("folded chips above every live total are a cap of 14 px on the last pot", () => {
  const { caps, top } = lay([b(200), b(200), f(300), f(300)]);
  expect(caps.map(({ seat, pot, chips }) => [seat, pot, chips])).toEqual([
    [2, 0, 100],
    [3, 0, 100],
  ]);
  for (const { box } of caps) expect(box).toMatchObject({ h: 14, y: top - 15 });
});

test("a return to a folded player floats above the cap of its column", () => {
  const { returned, caps } = lay([b(200), b(200), f(300), f(400)]);
  const cap = caps.find(({ seat }) => seat === 3);
  expect(returned && cap && cap.box.y - (returned.box.y + returned.box.h)).toBe(10);
});

test("everything returned leaves the piece alone above the line", () => {
  const { bands, returned, baseline } = lay([b(500), b(0)]);
  expect(bands).toEqual([]);
  expect(returned && baseline - (returned.box.y + returned.box.h)).toBe(10);
});

test("the tag is low where the band is", () => {
  const [main, side] = lay([b(10), b(1000), b(1000)]).bands;
  expect(main?.tag.box.h).toBe(14);
  expect(side?.tag.box.h).toBe(18);
});

test("under 30 px a cross stands for the word, under 34 no number is written", () => {
  const stakes = Array.from({ length: 10 }, (_, i) => (i % 3 === 0 ? f(100) : b(100 * (i + 1))));
  const { columns, bands } = lay(stakes);
  expect(columns.filter(({ cross }) => cross)).toHaveLength(4);
  expect(columns.every(({ mark }) => mark === null)).toBe(true);
  expect(bands.flatMap(({ cells }) => cells).every(({ label }) => label === null)).toBe(true);
});

test("two long words side by side become crosses both", () => {
  const { columns } = lay([b(100), b(100), b(100), f(50), f(50)], { foldedWord: "フォールド" });
  expect(columns.map(({ mark, cross }) => [mark === null, cross !== null])).toEqual([
    [true, false],
    [true, false],
    [true, false],
    [true, true],
    [true, true],
  ]);
});

test("a name that does not fit is cut between characters as a reader counts them", () => {
  const layers = cut([b(1), b(2), b(2), b(2), b(2), b(2), b(2), b(2)]);
  const family = "👨‍👩‍👧‍👦";
  const { columns } = layStrata(
    layers,
    ["알렉산드라", "Christopher", `${family}${family}${family}`, "D", "E", "F", "G", "H"],
    figures,
    phone,
  );
  expect(columns.slice(0, 3).map(({ name }) => name.text)).toEqual([
    "알",
    expect.stringMatching(/^C.*…$/),
    expect.stringMatching(/^👨‍👩‍👧‍👦/u),
  ]);
});
