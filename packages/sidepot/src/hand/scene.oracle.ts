import type { Card } from "../cards/index.ts";
import { parseCards } from "../cards/index.ts";
import { apply, legalActions, start } from "./apply.ts";
import { dueCount } from "./dealing.ts";
import type { Illegal } from "./illegal.ts";
import type { Action, Dealt, Hand, HandConfig, HandEvent, Legal, Outcome } from "./types.ts";

/** What a test says of a hand: seats are letters, A is seat 0. */
export interface Scene {
  readonly hand: Hand;
  readonly events: readonly HandEvent[];
  /** The letter of whoever is to act, or the phase. */
  readonly turn: string;
  readonly legal: Legal | null;
  readonly outcome: Outcome;
  /** Does all of it and fails at the first refusal: `A raise 300`, `B show`, `C draw 0,1`, `/` deals unseen cards, `/AhKd2c` these. */
  play(...actions: string[]): Scene;
  /** The code (and whole answer) of an action that must be refused and change nothing. */
  refused(action: string): Illegal;
}

/** Cards from text that a test has spelled right. */
export function cardsOf(text: string): Card[] {
  const read = parseCards(text);
  if (!read.ok) throw new Error(`${text}: ${read.error.code}`);
  return [...read.value];
}

const letter = (seat: number): string => String.fromCharCode(65 + seat);

function actionOf(hand: Hand, text: string): Action {
  if (text.startsWith("run ")) return { do: "run", times: Number(text.slice(4)) };
  if (text.startsWith("/")) {
    const named: Dealt[] = cardsOf(text.slice(1));
    const blank = hand.phase.at === "dealing" && named.length === 0 ? new Array<Dealt>(dueCount(hand.phase.due)).fill(null) : named;
    return { do: "deal", cards: blank };
  }
  const [who, what, rest] = text.split(" ") as [string, Action["do"], string?];
  const seat = who.charCodeAt(0) - 65;
  switch (what) {
    case "bet":
    case "raise":
      return { do: what, seat, to: Number(rest) };
    case "draw":
      return { do: what, seat, discard: rest ? rest.split(",").map(Number) : [] };
    case "show":
      return rest ? { do: what, seat, cards: cardsOf(rest) } : { do: what, seat };
    default:
      return { do: what, seat } as Action;
  }
}

/**
 * A hand for a test: hold'em, no-limit, 50/100, the button last, unless told otherwise. The first cards are dealt at once:
 * unseen, or those of `hole`, seat A's first.
 */
export function scene(config: Partial<HandConfig> & Pick<HandConfig, "stacks">, hole: readonly string[] = []): Scene {
  const begun = start({ game: "holdem", ...(config.bringIn === undefined ? { blinds: [50, 100] } : {}), ...config });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  let { hand } = begun.value;
  const events = [...begun.value.events];
  const once = (action: Action, text: string): void => {
    const done = apply(hand, action);
    if (!done.ok) throw new Error(`${text}: ${JSON.stringify(done.error)}`);
    hand = done.value.hand;
    events.push(...done.value.events);
  };
  if (hand.phase.at === "dealing") {
    const cards = hand.phase.due.flatMap((due): Dealt[] => {
      if (due.to === "board") return [];
      const own = hole[due.seat];
      return own ? cardsOf(own) : due.up.map(() => null);
    });
    once({ do: "deal", cards }, "the first cards");
  }
  const self: Scene = {
    get hand() {
      return hand;
    },
    get events() {
      return events;
    },
    get turn() {
      return "toAct" in hand.phase ? letter(hand.phase.toAct) : hand.phase.at;
    },
    get legal() {
      return legalActions(hand);
    },
    get outcome() {
      if (hand.phase.at !== "complete") throw new Error(`not over: ${hand.phase.at}`);
      return hand.phase.outcome;
    },
    play(...actions) {
      for (const text of actions) once(actionOf(hand, text), text);
      return self;
    },
    refused(text) {
      const before = JSON.stringify(hand);
      const done = apply(hand, actionOf(hand, text));
      if (done.ok) throw new Error(`${text} was accepted`);
      if (JSON.stringify(hand) !== before) throw new Error(`${text} changed the hand`);
      return done.error;
    },
  };
  return self;
}
