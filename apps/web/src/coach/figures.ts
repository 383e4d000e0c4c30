import type { Choice, Decision, LayerValue, Review } from "@sidepot/trainer/coach";
import type { Card } from "sidepot/cards";
import type { HandEvent, StreetName } from "sidepot/hand";

/** What one choice does with one layer. */
interface Cell {
  readonly amount: number;
  readonly won: number;
  readonly paid: number;
}

/** A layer with all choices. */
interface LayerRow {
  readonly kind: LayerValue["kind"];
  readonly pot: number;
  readonly band: LayerValue["band"];
  /** Chips in it, where every choice leaves the same. */
  readonly amount: number | null;
  /** The player can win it. */
  readonly within: boolean;
  readonly cells: readonly Cell[];
}

/** The table of a review under one model: new bets on top, the main pot at the bottom; columns are the choices. */
export interface LayerSheet {
  readonly rows: readonly LayerRow[];
  readonly won: readonly number[];
  readonly paid: readonly number[];
  readonly worth: readonly number[];
  /** Standard error of each worth. */
  readonly error: readonly number[];
  /** How often everyone who can folds; null for choices that bet nothing. */
  readonly folds: readonly (number | null)[];
  /** The choices that are worth the most. */
  readonly best: readonly number[];
}

/** Values as close as this are the same to anyone who reads tenths. */
const CLOSE = 0.05;

/** Draws a review's table under one model. */
export function sheetOf({ choices, event }: Review, model: number): LayerSheet {
  const values = choices.flatMap(({ values: all }) => all[model] ?? []);
  const own = "seat" in event ? event.seat : null;
  const rows = (values[0]?.layers ?? []).map(({ kind, pot, band, eligible }, at): LayerRow => {
    const cells = values.map(({ layers }) => layers[at] ?? { amount: 0, won: 0, paid: 0 });
    const [first, ...others] = cells.map(({ amount }) => amount);
    const same = first !== undefined && others.every((amount) => Math.abs(amount - first) < CLOSE);
    return { kind, pot, band, amount: same ? first : null, within: own !== null && eligible.includes(own), cells };
  });
  const sum = (of: "won" | "paid"): number[] => values.map(({ layers }) => layers.reduce((all, layer) => all + layer[of], 0));
  const worth = values.map(({ ev }) => ev);
  return {
    rows: rows.toReversed(),
    won: sum("won"),
    paid: sum("paid"),
    worth,
    error: values.map(({ error }) => error),
    folds: values.map(({ folds }) => folds),
    best: bestOf(worth),
  };
}

/** Which of some values are the most. */
export function bestOf(values: readonly number[]): number[] {
  const most = Math.max(...values);
  return values.flatMap((value, at) => (most - value < CLOSE ? [at] : []));
}

/** A layer of the picture: as tall as it is large, the player's part as wide as what is won of it. */
export interface LayerBand {
  readonly pot: number;
  readonly height: number;
  readonly part: number;
}

/** A band needs this much height to hold its two lines. */
const LEAST_HEIGHT = 54;

/** The pictures of some choices on one scale; a layer with nothing in it is not drawn. */
export function bandsOf(sheet: LayerSheet, choices: readonly number[], height: number): LayerBand[][] {
  const amountsOf = (choice: number): number[] => sheet.rows.map(({ cells }) => cells[choice]?.amount ?? 0);
  const whole = Math.max(1, ...choices.map((choice) => amountsOf(choice).reduce((all, amount) => all + amount, 0)));
  return choices.map((choice) =>
    sheet.rows.flatMap(({ pot, cells }) => {
      const { amount, won } = cells[choice] ?? { amount: 0, won: 0 };
      return amount < CLOSE ? [] : [{ pot, height: Math.max(LEAST_HEIGHT, Math.round((height * amount) / whole)), part: won / amount }];
    }),
  );
}

/** The two choices that the verdict is about: what was made, and what it is compared with. */
export function comparedOf({ verdict, made, choices }: Review, sheet: LayerSheet): number[] {
  if (verdict.kind === "depends") return [...verdict.between];
  if (verdict.best !== made) return [made, verdict.best];
  const others = choices.flatMap((_, at) => (at === made ? [] : [at]));
  const next = others.toSorted((a, b) => (sheet.worth[b] ?? 0) - (sheet.worth[a] ?? 0))[0];
  return next === undefined ? [made] : [made, next];
}

/** What was done, as a choice; null where an event is none. */
export function choiceOf(event: HandEvent): Choice | null {
  if (event.type === "bet" || event.type === "raised")
    return { do: event.type === "bet" ? "bet" : "raise", to: event.to, allIn: event.allIn };
  return event.type === "folded"
    ? { do: "fold" }
    : event.type === "checked"
      ? { do: "check" }
      : event.type === "called"
        ? { do: "call" }
        : null;
}

/** What lay on the table when a player decided. */
export interface Situation {
  readonly board: readonly Card[];
  readonly street: StreetName;
  readonly cards: readonly Card[];
  readonly pot: number;
  /** The part of the pot that the player could win with their chips. */
  readonly reach: number;
  readonly toCall: number;
}

const STREETS: Readonly<Record<number, StreetName>> = { 3: "flop", 4: "turn", 5: "river" };
const known = (cards: readonly (Card | null)[] = []): Card[] => cards.filter((card) => card !== null);

/** The same as a player saw it. */
export function situationOf({ seen: { hand, seat } }: Decision): Situation {
  const board = known(hand.boards[0]);
  const sum = (all: readonly number[]): number => all.reduce((whole, amount) => whole + amount, 0);
  const all = (hand.bets[seat] ?? 0) + (hand.stacks[seat] ?? 0);
  const { phase } = hand;
  const owed = phase.at === "betting" ? phase.round.level - (phase.round.front[seat] ?? 0) : 0;
  return {
    board,
    street: STREETS[board.length] ?? "preflop",
    cards: known(hand.cards[seat]),
    pot: sum(hand.bets) + sum(hand.dead),
    reach: sum(hand.bets.map((bet) => Math.min(bet, all))) + sum(hand.dead),
    toCall: Math.max(0, Math.min(owed, hand.stacks[seat] ?? 0)),
  };
}
