import { type Card, fullDeck, rankOf } from "../cards/index.ts";
import { awardPots, type PotAward } from "../pots/index.ts";
import { GAME_SHAPES } from "../ranking/index.ts";
import { comparisons, rankPlayers } from "./judge.ts";
import type { Settlement } from "./types.ts";

/** With more cards to come than these some run-out always changes a winner, and there are too many to try. */
const MOST_MISSING = 2;

/**
 * The pots whose winners no card to come can change: every completion of the board is tried. Says nothing about chances.
 *
 * @param settlement a hand whose board lacks one or two cards; a pot needs the cards of everyone eligible for it
 * @returns one entry a pot: how it will be pushed whatever comes, or null while that is open
 */
export function decidedPots(settlement: Settlement): (PotAward | null)[] {
  const { game, board, layers, cards, names } = settlement;
  const missing = GAME_SHAPES[game].deals[0].board - board.length;
  const waiting = settlement.awards.map((pot) => pot.awards === null && pot.missing.every((seat) => cards[seat] !== null));
  const answers: (PotAward | null | undefined)[] = waiting.map((open) => (open ? undefined : null));
  if (missing < 1 || missing > MOST_MISSING || !waiting.includes(true)) return answers.map(() => null);

  const known = new Set([...board, ...cards.flatMap((hand) => hand ?? [])]);
  const rest = fullDeck().filter((c) => !known.has(c) && (GAME_SHAPES[game].high !== "short" || rankOf(c) >= 4));
  const rules = { button: settlement.button, unit: settlement.unit, oddChips: settlement.oddChips };
  for (const more of completions(rest, missing)) {
    const ranked = rankPlayers({ game, board: [...board, ...more], boardMissing: 0, cards }, layers);
    const awards = awardPots(
      layers,
      comparisons(
        names.map(() => ({})),
        game,
        ranked,
      ),
      rules,
    );
    if (!awards.ok) return answers.map(() => null);
    for (const [i, award] of awards.value.entries()) {
      const before = answers[i];
      if (before === undefined) answers[i] = award;
      else if (before && JSON.stringify(before) !== JSON.stringify(award)) answers[i] = null;
    }
    if (answers.every((answer) => answer === null)) break;
  }
  return answers.map((answer) => answer ?? null);
}

function* completions(rest: readonly Card[], missing: number): Generator<Card[]> {
  for (const [i, a] of rest.entries()) {
    if (missing === 1) yield [a];
    else for (const b of rest.slice(i + 1)) yield [a, b];
  }
}
