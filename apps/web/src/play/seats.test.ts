import { describe, expect, test } from "vitest";
import { type Layout, LEAST_WIDTH, layTable, type Place } from "./seats.ts";

interface Box {
  readonly name: string;
  readonly l: number;
  readonly t: number;
  readonly r: number;
  readonly b: number;
}

/** Chips and a number of five digits. */
const FRONT = { w: 70, h: 22 };

const frontBox = ({ front }: Place, name: string, scale: number, w = FRONT.w): Box => {
  const wide = w * scale;
  const l = front.align === "start" ? front.x : front.align === "end" ? front.x - wide : front.x - wide / 2;
  return { name, l, r: l + wide, t: front.y - (FRONT.h * scale) / 2, b: front.y + (FRONT.h * scale) / 2 };
};

/** Two cards turned up: below the plate, or where the chips were. */
const facesBox = (place: Place, plate: number, width: number, name: string): Box => {
  const { x, y, align } = place.front;
  const [w, h] = [2 * width + 2, width * 1.4];
  const l = align === "start" ? x : align === "end" ? x - w : x - w / 2;
  const t = align === "middle" ? place.y + plate / 2 + 4 : y - h / 2;
  return { name, l, r: l + w, t, b: t + h };
};

/** Everything that must not lie over something else. */
function boxesOf({ places, plate, board, pots, own, faces }: Layout, width: number, scale: number, open = false): Box[] {
  const half = (board.card * 5 + board.gap * 4) / 2;
  const row = Math.min(width / 2, (open ? 170 : 80) * scale);
  return [
    ...places.flatMap((place, at): Box[] => [
      {
        name: `plate ${at}`,
        l: place.x - plate.w / 2,
        r: place.x + plate.w / 2,
        t: place.y - plate.h / 2 - (open ? 0 : plate.peek),
        b: place.y + plate.h / 2,
      },
      open ? facesBox(place, plate.h, faces, `faces ${at}`) : frontBox(place, `front ${at}`, scale),
    ]),
    { name: "board", l: width / 2 - half, r: width / 2 + half, t: board.y, b: board.y + board.card * 1.4 },
    { name: "pots", l: width / 2 - row, r: width / 2 + row, t: pots - 12 * scale, b: pots + 12 * scale },
    { name: "own", l: width / 2 - 164 * scale, r: width / 2 + 164 * scale, t: own.y, b: own.y + own.h },
    {
      name: "own front",
      l: own.front.x - 40 * scale,
      r: own.front.x + 40 * scale,
      t: own.front.y - 11 * scale,
      b: own.front.y + 11 * scale,
    },
  ];
}

const over = (a: Box, b: Box): boolean => a.l < b.r - 0.5 && b.l < a.r - 0.5 && a.t < b.b - 0.5 && b.t < a.b - 0.5;
const ROOMS = [
  [360, 0],
  [360, 396],
  [360, 480],
  [390, 560],
  [352, 420],
  [412, 620],
  [560, 700],
  [620, 560],
  [740, 560],
  [768, 0],
  [832, 480],
  [992, 638],
  [1200, 760],
] as const;

describe.each(ROOMS)("a room of %d by %d", (width, height) => {
  test.each(
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap((opponents) => [
      [opponents, "their chips", false] as const,
      [opponents, "their cards", true] as const,
    ]),
  )("%d opponents with %s in front: nothing lies over anything else, and nothing outside", (opponents, _, open) => {
    const layout = layTable(opponents, { width, height, scale: 1, open });
    if (!layout) throw new Error("no places");
    expect(layout.places).toHaveLength(opponents);
    const boxes = boxesOf(layout, width, 1, open);
    for (const [at, box] of boxes.entries()) {
      expect(box.l, box.name).toBeGreaterThanOrEqual(0);
      expect(box.r, box.name).toBeLessThanOrEqual(width);
      expect(box.t, box.name).toBeGreaterThanOrEqual(0);
      expect(box.b, box.name).toBeLessThanOrEqual(layout.height);
      for (const other of boxes.slice(at + 1)) expect(over(box, other), `${box.name} over ${other.name}`).toBe(false);
    }
  });
});

test("six at a phone of 360 by 640 need no scrolling: a header of 48 and an action bar of 196 leave 396", () => {
  for (const opponents of [1, 2, 3, 4, 5]) expect(layTable(opponents, { width: 360, height: 396, scale: 1 })?.height).toBe(396);
  expect(layTable(8, { width: 360, height: 396, scale: 1 })?.height).toBeGreaterThan(396);
});

test("pots in two lines get the room that they take, between the chips in front and the board", () => {
  for (const opponents of [1, 5, 8]) {
    const { pots, board, places } = layTable(opponents, { width: 360, height: 396, scale: 1, open: true, pots: 50 }) as Layout;
    expect(pots + 25).toBeLessThanOrEqual(board.y);
    for (const { front, y } of places) if (front.align === "middle") expect(pots - 25).toBeGreaterThanOrEqual(y + 47 / 2 + 4 + 27 * 1.4);
  }
});

test("the players sit clockwise: up the left side, across the top, down the right side", () => {
  for (const [width, height] of ROOMS)
    for (let opponents = 2; opponents <= 8; opponents++) {
      const layout = layTable(opponents, { width, height, scale: 1 });
      const centre = { x: width / 2, y: (layout?.board.y ?? 0) + 30 };
      const turns = layout?.places.map(({ x, y }) => Math.atan2(x - centre.x, centre.y - y)) ?? [];
      expect(turns).toEqual(turns.toSorted((a, b) => a - b));
    }
});

test("letters too large for the room leave no places", () => {
  expect(layTable(5, { width: LEAST_WIDTH - 1, height: 500, scale: 1 })).toBeNull();
  expect(layTable(5, { width: 360, height: 500, scale: 2 })).toBeNull();
  expect(layTable(5, { width: 360, height: 500, scale: 1.02 })).not.toBeNull();
});
