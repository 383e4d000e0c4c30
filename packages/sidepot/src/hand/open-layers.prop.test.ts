import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { layerPots } from "../pots/index.ts";
import { openLayers } from "./open-layers.ts";

const seat = fc.record({ bet: fc.integer({ min: 0, max: 12 }), stack: fc.integer({ min: 0, max: 3 }), folded: fc.boolean() });

test.prop([fc.array(seat, { minLength: 2, maxLength: 6 }), fc.integer({ min: 0, max: 5 })])(
  "open pots hold every chip, part at all-ins alone and have nothing uncalled",
  (seats, dead) => {
    const layers = layerPots(seats.map(({ bet, folded }, at) => ({ bet, folded, dead: at === 0 ? dead : 0 })));
    if (!layers.ok) return;
    const open = openLayers(
      layers.value,
      seats.map(({ stack }) => stack),
    );
    expect(open.returned).toBeNull();
    expect(open.pots.reduce((sum, { amount }) => sum + amount, 0)).toBe(layers.value.total);
    const allIn = seats.filter(({ stack, folded }) => stack === 0 && !folded).map(({ bet }) => bet);
    for (const { cap } of open.pots.slice(0, -1)) expect(allIn).toContain(cap);
    for (const [at, { floor, eligible, cap }] of open.pots.entries()) {
      expect(floor).toBe(at === 0 ? 0 : open.pots[at - 1]?.cap);
      // Whoever is in with chips behind, or has put in as much, plays for it.
      for (const one of eligible)
        expect(seats[one]?.folded === false && ((seats[one]?.stack ?? 0) > 0 || (seats[one]?.bet ?? 0) >= cap)).toBe(true);
    }
  },
);
