import { clockwiseFrom } from "../pots/index.ts";
import type { Problem } from "../problem.ts";
import { fail, ok, type Result } from "../result.ts";
import { show } from "../show.ts";
import type { Seat } from "../units.ts";

/** The rulebooks whose order of showing is known. */
export const SHOW_RULES = ["tda-2024", "wsop-tournament-2026", "wsop-live-2026", "roberts"] as const;
/** One of them. */
export type ShowRules = (typeof SHOW_RULES)[number];

/** What decides who shows first. */
export interface ShowInput {
  /** Default `tda-2024`. */
  readonly rules?: ShowRules;
  readonly players: number;
  /** Default: the last seat. */
  readonly button?: number;
  /** Who still holds cards, and whether all-in. */
  readonly live: readonly { readonly seat: number; readonly allIn?: boolean; readonly mainPotOnly?: boolean }[];
  /** Who bet or raised last on the final street; left out when it was checked, or when nobody could bet there. */
  readonly lastAggressor?: number;
  /** Betting ended before the last street because nobody could act any more: who moved all-in. */
  readonly pushedAllIn?: number;
  /** The first to act on the final street, where the button does not say it (stud: high or low showing). */
  readonly firstToAct?: number;
}

/** In which order hands are shown, and on what ground. */
export interface ShowOrder {
  /** `together`: every hand is tabled at once. `uncontested`: the last player need not show. */
  readonly mode: "together" | "in-turn" | "uncontested";
  /** Seats in the order of showing; for `together` clockwise from the button. */
  readonly order: readonly Seat[];
  /** Why the first one is first. */
  readonly because: "ALL_IN" | "LAST_AGGRESSOR" | "PUSHED_ALL_IN" | "FIRST_TO_ACT" | "UNCONTESTED";
  /** Players in a side pot show before those in the main pot alone. */
  readonly sidePotFirst: boolean;
  /** Whether the rulebook demands the order or lets the floor demand it. */
  readonly enforced: "must" | "may";
  readonly cites: readonly string[];
}

/** What each rulebook says (rules digest P5 and P6). */
interface Book {
  readonly tableAllIn: string | null;
  readonly order: string;
  readonly uncontested: string;
  readonly enforced: ShowOrder["enforced"];
  readonly sidePotFirst: boolean;
  readonly pusherFirst: boolean;
}

const BOOKS: Readonly<Record<ShowRules, Book>> = {
  "tda-2024": {
    tableAllIn: "TDA-2024 16",
    order: "TDA-2024 17-A",
    uncontested: "TDA-2024 17-B",
    enforced: "may",
    sidePotFirst: false,
    pusherFirst: false,
  },
  "wsop-tournament-2026": {
    tableAllIn: "WSOP-T-2026 70",
    order: "WSOP-T-2026 72",
    uncontested: "WSOP-T-2026 72",
    enforced: "may",
    sidePotFirst: false,
    pusherFirst: false,
  },
  "wsop-live-2026": {
    tableAllIn: null,
    order: "WSOP-L-2026 149",
    uncontested: "WSOP-L-2026 149",
    enforced: "must",
    sidePotFirst: true,
    pusherFirst: true,
  },
  roberts: {
    tableAllIn: null,
    order: "RRoP showdown 7",
    uncontested: "RRoP showdown 7",
    enforced: "must",
    sidePotFirst: true,
    pusherFirst: false,
  },
};

/**
 * Who shows first. Tournament rules table every hand at once when somebody is all-in and the betting is over; elsewhere the
 * last aggressor of the final street shows first, and without one the first to act there.
 *
 * @returns the order, or the seat that is out of range or not in the hand
 */
export function showOrder(input: ShowInput): Result<ShowOrder, Problem> {
  const { players, live } = input;
  const rules = input.rules ?? "tda-2024";
  if (!SHOW_RULES.includes(rules)) return fail({ code: "RULE_UNKNOWN", path: "rules", got: show(rules), choices: SHOW_RULES });
  const button = input.button ?? players - 1;
  const outside = (seat: number): boolean => !(Number.isInteger(seat) && seat >= 0 && seat < players);
  if (outside(button)) return fail({ code: "BUTTON_OUT_OF_RANGE", path: "button", got: show(button), players });
  const stranger = live.findIndex((p) => outside(p.seat));
  if (stranger >= 0) return fail({ code: "SEAT_OUT_OF_RANGE", path: `live[${stranger}].seat`, got: show(live[stranger]?.seat), players });
  if (live.length === 0) return fail({ code: "NOBODY_LIVE", path: "live" });

  const book = BOOKS[rules];
  const around = clockwiseFrom(button, players).filter((seat) => live.some((p) => p.seat === seat));
  const answer = (mode: ShowOrder["mode"], because: ShowOrder["because"], order: readonly Seat[], cite: string): Result<ShowOrder, never> =>
    ok({ mode, because, order, cites: [cite], enforced: book.enforced, sidePotFirst: mode === "in-turn" && book.sidePotFirst });

  if (live.length === 1) return answer("uncontested", "UNCONTESTED", around, book.uncontested);
  if (book.tableAllIn && live.some((p) => p.allIn)) return answer("together", "ALL_IN", around, book.tableAllIn);

  const inHand = (seat: number | undefined): seat is Seat => around.includes(seat as Seat);
  const [first, because] = inHand(input.lastAggressor)
    ? [input.lastAggressor, "LAST_AGGRESSOR" as const]
    : book.pusherFirst && inHand(input.pushedAllIn)
      ? [input.pushedAllIn, "PUSHED_ALL_IN" as const]
      : [inHand(input.firstToAct) ? input.firstToAct : (around[0] as Seat), "FIRST_TO_ACT" as const];
  const turned = [...around.slice(around.indexOf(first)), ...around.slice(0, around.indexOf(first))];
  return answer("in-turn", because, book.sidePotFirst ? sidePotFirst(turned, live) : turned, book.order);
}

/** Players whose chips are in a side pot before those in the main pot alone, otherwise as they were. */
function sidePotFirst(order: readonly Seat[], live: ShowInput["live"]): Seat[] {
  const mainOnly = (seat: Seat): boolean => live.find((p) => p.seat === seat)?.mainPotOnly === true;
  return [...order.filter((seat) => !mainOnly(seat)), ...order.filter(mainOnly)];
}
