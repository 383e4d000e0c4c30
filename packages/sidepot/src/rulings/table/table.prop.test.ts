import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { BOARD_STREETS, type BoardStreet, type CardsAt, type TableStep } from "../steps.ts";
import { everyStaged } from "./every.oracle.ts";
import { expectFollows, expectWhole, frozen } from "./invariants.oracle.ts";
import { isTableStep, perform } from "./perform.ts";
import { playedOn } from "./played.ts";
import { type Random, seeded } from "./random.ts";
import type { Scene } from "./scene.ts";
import { tableOf } from "./setup.ts";
import { countsOf, type Table } from "./table.ts";

const street = fc.constantFrom<BoardStreet>(...BOARD_STREETS);
const place = fc.constantFrom<CardsAt>("flop", "turn", "river", "aside", "burns", "last-burn", "marked", "muck");
const places = fc.uniqueArray(place, { minLength: 1, maxLength: 3 });
const whose = fc.constantFrom("this-street" as const, "next-street" as const);
const verb = <K extends TableStep["do"]>(name: K): fc.Arbitrary<{ readonly do: K }> => fc.constant({ do: name });

/** Any verb, sensible or not. */
const verbs: fc.Arbitrary<TableStep> = fc.oneof(
  verb("call-floor"),
  {
    arbitrary: fc.oneof(
      verb("finish-betting"),
      street.map((on) => ({ do: "finish-betting", street: on }) as const),
    ),
    weight: 4,
  },
  verb("keep-burns"),
  fc.record(
    { do: fc.constant("return-to-stub" as const), cards: places, onTop: fc.constant(true as const) },
    { requiredKeys: ["do", "cards"] },
  ),
  { arbitrary: fc.constant({ do: "shuffle-stub", faceDown: true } as const), weight: 3 },
  verb("cut-stub"),
  {
    arbitrary: fc.record(
      {
        do: fc.constant("deal" as const),
        street: fc.constantFrom(...BOARD_STREETS, "stud-street" as const, "shared-seventh" as const),
        burn: fc.boolean(),
        cards: fc.integer({ min: 1, max: 3 }),
      },
      { requiredKeys: ["do", "street", "burn"] },
    ),
    weight: 5,
  },
  fc.record({ do: fc.constant("burn" as const), cards: fc.integer({ min: 1, max: 3 }) }, { requiredKeys: ["do"] }),
  fc.record({ do: fc.constant("scramble" as const), cards: street }),
  fc.record({
    do: fc.constant("draw-as-burn" as const),
    from: street,
    by: fc.constantFrom("floor" as const, "dealer" as const),
    for: whose,
  }),
  fc.record({ do: fc.constant("turn-up" as const), cards: street }),
  fc.record({ do: fc.constant("set-aside" as const), cards: places }),
  fc.record({ do: fc.constant("make-burn" as const), cards: fc.constantFrom(...BOARD_STREETS, "marked" as const), for: whose }),
  verb("replace-card"),
  verb("give-card"),
  fc.constant({ do: "discard-card", cards: "marked" } as const),
  verb("kill-hand"),
  verb("return-bets"),
  verb("finish-deal"),
  verb("third-card-down"),
  verb("gather-cards"),
  verb("redeal-hand"),
  verb("restore-stub"),
  fc.record({
    do: fc.constant("mix-into-stub" as const),
    cards: fc.uniqueArray(fc.constantFrom("burns" as const, "muck" as const), { minLength: 1 }),
  }),
  verb("let-stand"),
  fc.constant({ do: "move-button", to: "right-seat" } as const),
);

/** Any mistake that hands can make: streets that have too few or too many cards, burns that are missing or too many. */
const scenes: fc.Arbitrary<Scene> = fc.record(
  {
    game: fc.constantFrom("holdem" as const, "stud" as const),
    betting: fc.constantFrom("preflop" as const, ...BOARD_STREETS),
    owed: fc.boolean(),
    allIn: fc.boolean(),
    burns: fc.integer({ min: 0, max: 4 }),
    board: fc.record(
      { flop: fc.integer({ min: 0, max: 5 }), turn: fc.integer({ min: 0, max: 2 }), river: fc.integer({ min: 0, max: 2 }) },
      { requiredKeys: [] },
    ),
    hole: fc.integer({ min: 2, max: 3 }),
    live: fc.integer({ min: 1, max: 9 }),
    wrongButton: fc.boolean(),
    marked: fc.record(
      {
        at: fc.constantFrom("hand" as const, "stub" as const, "board" as const),
        cards: fc.integer({ min: 0, max: 2 }),
        extra: fc.integer({ min: -1, max: 2 }),
      },
      { requiredKeys: ["at", "cards"] },
    ),
  },
  { requiredKeys: ["game", "betting", "owed", "burns", "board"] },
);

const seed = fc.integer();

/** A table frozen through and through, or null where the scene is none that `players` can sit at. */
function set(scene: Scene, players: number, random: Random): Table | null {
  const made = tableOf(scene, players, random);
  return made.ok ? frozen(made.value) : null;
}

test.prop([scenes, fc.integer({ min: 2, max: 9 }), fc.array(verbs, { maxLength: 25 }), seed], { numRuns: 2_000 })(
  "whatever hands do, 52 cards lie in one place each, what was shown stays known, no chip is lost, and a refused verb changes nothing",
  (scene, players, steps, chance) => {
    const random = seeded(chance);
    const start = set(scene, players, random);
    fc.pre(start !== null);
    expectWhole(start, "at the start");
    let table = start;
    for (const step of steps) {
      const name = JSON.stringify(step);
      // The table is frozen: a verb that wrote into it would throw, also one that is refused.
      const done = perform(table, step, random);
      if (!done.ok) {
        expect(done.error.code, name).toMatch(/^[A-Z_]+$/);
        continue;
      }
      const after = frozen(done.value);
      expectWhole(after, name);
      expectFollows(table, after, name);
      if (step.do !== "return-bets") expect(after.bets, name).toEqual(table.bets);
      if (step.do !== "move-button") expect(after.button, name).toBe(table.button);
      table = after;
    }
  },
);

test.prop([scenes, fc.integer({ min: 2, max: 9 }), fc.array(verbs, { maxLength: 12 }), seed, seed], { numRuns: 500 })(
  "counts, and what is refused, do not depend on chance",
  (scene, players, steps, one, other) => {
    const follow = (chance: number): readonly unknown[] => {
      const random = seeded(chance);
      let table = set(scene, players, random);
      if (table === null) return [];
      const seen: unknown[] = [];
      for (const step of steps) {
        const done = perform(table, step, random);
        if (done.ok) table = done.value;
        seen.push(done.ok ? countsOf(table) : done.error);
      }
      return seen;
    };
    // Once scrambled, chance decides which card of a street is the marked one that is drawn or stays.
    fc.pre(scene.marked?.at !== "board" || !steps.some((step) => step.do === "draw-as-burn" || step.do === "scramble"));
    fc.pre(
      scene.marked?.at !== "stub" ||
        !steps.some((step) => step.do === "shuffle-stub" || step.do === "cut-stub" || step.do === "mix-into-stub"),
    );
    fc.pre(!steps.some((step) => step.do === "redeal-hand"));
    expect(follow(one)).toEqual(follow(other));
  },
);

const STAGED = [...everyStaged()];

test.prop([fc.nat({ max: STAGED.length - 1 }), fc.constantFrom(2, 3, 6, 9, 10), seed], { numRuns: 3_000 })(
  "a mistake and its decision leave a whole deck and all bets, which go back for misdeals and void hands alone",
  (at, players, chance) => {
    const staged = STAGED[at];
    if (staged === undefined) throw new Error(`no decision ${at}`);
    const { scene, chosen, place: where } = staged;
    const random = seeded(chance);
    const start = set(scene, players, random);
    fc.pre(start !== null);
    let table = start;
    for (const step of chosen.steps.filter(isTableStep)) {
      const done = perform(table, step, random);
      if (!done.ok) throw new Error(`${where} with ${players}: ${step.do} ${JSON.stringify(done.error)}`);
      expectWhole(done.value, where);
      expectFollows(table, done.value, where);
      table = frozen(done.value);
    }
    const paidBack = table.returned.some((chips) => chips > 0);
    if (paidBack) expect(chosen.misdeal || chosen.steps.some((step) => step.do === "return-bets"), where).toBe(true);
    else expect(table.bets, where).toEqual(start.bets);
    // The counts that are printed for a decision are those of any deck.
    expect(playedOn(scene, chosen, players), where).toMatchObject({ ok: true, value: { after: countsOf(table) } });
  },
);
