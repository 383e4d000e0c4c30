import { type Decision, openPractice } from "sidepot/rulings";

/** So many players can be dealt in here, and so many are where nobody asks otherwise. */
export const [FEWEST, USUAL, MOST]: readonly [number, number, number] = [2, 6, 10];

/** Six players, or the first number from there on with which the mistake can have happened; null where none is known or no card moves. */
export function usualPlayers(decision: Decision): number | null {
  const numbers = Array.from({ length: MOST - FEWEST + 1 }, (_, at) => FEWEST + ((USUAL - FEWEST + at) % (MOST - FEWEST + 1)));
  return numbers.find((players) => openPractice(decision, players, () => 0.5)?.ok) ?? null;
}
