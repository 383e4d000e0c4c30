import { describe, expect, test } from "vitest";
import { answerOf } from "./answers.ts";
import { type Holdings, holdingsOf } from "./holdings.ts";
import { askedBy } from "./outcome.ts";
import { type Potential, potentialOf } from "./potential.ts";
import { ANY, example, lastDecision, script, spotIn } from "./scene.oracle.ts";
import type { Spot } from "./spot.ts";

/** How the only opponent who is asked answers what was made, by minimum defence. */
function defended(spot: Spot): { readonly held: Holdings; readonly answer: Float64Array; readonly potential: Potential } {
  const choice = spot.choices[spot.made];
  if (!choice) throw new Error("no choice");
  const asked = askedBy(spot, choice);
  const [seat] = asked.responders;
  if (seat === undefined) throw new Error("nobody is asked");
  const held = holdingsOf(ANY, new Set<number>([...spot.board, ...spot.hero]));
  const potential = potentialOf(spot.board, spot.hero);
  return { held, answer: answerOf(spot, choice, asked, seat, "minimum-defence", held, potential), potential };
}

const part = ({ held, answer }: ReturnType<typeof defended>): number => answer.reduce((sum, often) => sum + often, 0) / held.count;

describe("minimum defence", () => {
  test("against a first bet is the part that keeps bluffs from gaining: pot over pot and bet", () => {
    expect(part(defended(spotIn(example("7h6h", "bet 150"))))).toBeCloseTo(300 / 450, 9);
    expect(part(defended(spotIn(example("7h6h", "bet 600"))))).toBeCloseTo(300 / 900, 9);
  });

  test("does not fold to an all-in raise that adds 50 what wins for the price", () => {
    // A pot of 200; 650 bet into it, and raised to 700 by who has no more: 50 for 1,600 in all, 3.125 %.
    const config = { stacks: [800, 2000], button: 0, antes: [100, 100], bombPot: true, minBet: 10 };
    const steps = ["", "Ks8d4c", "check", "check", "9h", "check", "check", "2s", "bet 650", "raise 700"];
    const found = defended(spotIn(lastDecision(script(config, "7h6h", steps))));
    const { held, answer, potential } = found;
    const least = (50 / 1600) ** (1 / 1.5);
    for (let i = 0; i < held.count; i++) {
      const worth = potential.ofAny[52 * (held.first[i] as number) + (held.second[i] as number)] as number;
      expect(answer[i]).toBe(worth >= least ? 1 : 0);
    }
    // By the raiser's own risk it would have been 850 of 1,550.
    expect(part(found)).toBeGreaterThan(0.85);
  });
});
