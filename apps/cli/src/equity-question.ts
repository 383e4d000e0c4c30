import type { Problem, Result, Warning } from "sidepot";
import { type Card, type CardsInput, parseCards } from "sidepot/cards";
import {
  askPots,
  type Equity,
  type EquityInput,
  type EquityOptions,
  type EquityProblem,
  type PotQuestion,
  type PotRules,
  type PotsEquity,
  parseRange,
  type Range,
} from "sidepot/equity";
import { awardPots, potWarnings, type Stake } from "sidepot/pots";
import { readPrecision } from "./equity-numbers.ts";

/** A question that can be planned, and what stood in it that nobody reads. */
export interface Question {
  readonly input: EquityInput;
  /** The hands and ranges as they were written. */
  readonly texts: readonly string[];
  readonly options: EquityOptions;
  /** Null where nothing was said of chips. */
  readonly money: Money | null;
  readonly warnings: readonly Warning[];
}

/** The pots of a question; its seats are the hands and then those who folded. */
interface Money {
  readonly question: PotQuestion;
  /** Where odd chips go. */
  readonly rules: PotRules;
  /** What is odd about the chips, with places in the question. */
  readonly warnings: readonly Warning[];
  /** Dead money of nobody in particular. */
  readonly dead: number;
}

/** A question with its answer. */
export interface Answered extends Question {
  readonly equity: Equity;
  /** By hand, without those who folded. */
  readonly pots: PotsEquity | null;
}

/** Why there is no answer. */
export type EquityRefused = EquityProblem;

const FIELDS: readonly string[] = [
  ...["id", "hands", "board", "dead", "bets", "folded", "deadMoney", "button", "unit"],
  ...["method", "seed", "precision", "samples"],
];
const METHODS = ["auto", "exact", "sampled"] as const;

/**
 * Reads a question: `{"hands":["AsAh","TT+,AQs+"],"board":"Kh7d2c","dead":"Qs","bets":[100,200],"folded":[50],"deadMoney":10}`; anything
 * is taken and checked. What it does not say of how to count, `defaults` say.
 */
export function questionOf(value: unknown, defaults: EquityOptions): Result<Question, EquityRefused> {
  if (!isObject(value)) return refuse({ code: "NOT_AN_OBJECT", path: "", got: short(value) });
  const players = handsOf(value.hands);
  if (!players.ok) return players;
  const board = cardsOf(value.board, "board");
  if (!board.ok) return board;
  const dead = cardsOf(value.dead, "dead");
  if (!dead.ok) return dead;
  const options = optionsOf(value, defaults);
  if (!options.ok) return options;
  const known = { board: board.value, dead: dead.value };
  const money = moneyOf(value, players.value, known);
  if (!money.ok) return money;
  const texts = (value.hands as readonly unknown[]).map(textOf);
  const input = money.value ? withEveryone(money.value.question.input) : { players: players.value, ...known };
  return {
    ok: true,
    value: { input, texts, options: options.value, money: money.value, warnings: [...warningsOn(value), ...(money.value?.warnings ?? [])] },
  };
}

function handsOf(hands: unknown): Result<readonly Range[], EquityRefused> {
  if (!Array.isArray(hands)) return refuse({ code: "NOT_A_LIST", path: "hands", got: short(hands) });
  const players: Range[] = [];
  for (const [at, hand] of hands.entries()) {
    const range = rangeOf(hand, `hands[${at}]`);
    if (!range.ok) return range;
    players.push(range.value);
  }
  return { ok: true, value: players };
}

/** A range as text, or the two cards of a hand as a list. */
function rangeOf(hand: unknown, path: string): Result<Range, EquityRefused> {
  if (typeof hand === "string") return parseRange(hand, path);
  const cards = parseCards(hand as CardsInput, path);
  if (!cards.ok) return cards;
  const [a, b, ...more] = cards.value;
  if (a === undefined || b === undefined || more.length > 0)
    return refuse({ code: "CARD_COUNT", path, game: "holdem", got: cards.value.length, want: [2] });
  return { ok: true, value: [{ cards: a > b ? [a, b] : [b, a], weight: 1 }] };
}

const cardsOf = (cards: unknown, path: string): Result<readonly Card[], Problem> =>
  cards === undefined ? { ok: true, value: [] } : parseCards(cards as CardsInput, path);

/** What the hands, and those who folded, put in. */
function moneyOf(value: Input, players: readonly Range[], known: Pick<EquityInput, "board" | "dead">): Result<Money | null, EquityRefused> {
  const { bets, folded = [], deadMoney = 0, button, unit } = value;
  if ([bets, value.folded, value.deadMoney, button, unit].every((given) => given === undefined)) return { ok: true, value: null };
  if (!Array.isArray(bets)) return refuse({ code: "NOT_A_LIST", path: "bets", got: short(bets) });
  if (!Array.isArray(folded)) return refuse({ code: "NOT_A_LIST", path: "folded", got: short(folded) });
  if (bets.length !== players.length) return refuse({ code: "NOT_ONE_EACH", path: "bets", count: bets.length, players: players.length });
  // The referee wants an owner of dead money, and who it is changes no pot.
  const seats = [
    ...players.map((range, at) => ({ range, bet: bets[at], ...(at === 0 ? { dead: deadMoney as number } : {}) })),
    ...folded.map((bet) => ({ bet, folded: true })),
  ];
  const asked = askPots(seats, known);
  if (asked.ok) {
    const rules = { ...(button === undefined ? {} : { button }), ...(unit === undefined ? {} : { unit }) } as PotRules;
    // Without a pot nothing is awarded: the rules are checked, before anything is counted.
    const checked = awardPots({ ...asked.value.layers, pots: [] }, { high: { strength: [] } }, rules);
    if (!checked.ok) return checked;
    const warnings = potWarnings(seats as readonly Stake[], asked.value.layers, rules.unit);
    return {
      ok: true,
      value: {
        question: asked.value,
        rules,
        warnings: warnings.map((warning) => ({ ...warning, path: moneyPath(warning.path, players.length) })),
        dead: deadMoney as number,
      },
    };
  }
  const { code, path } = asked.error;
  return refuse({ ...asked.error, path: code === "CHIPS_SUM_UNSAFE" ? "bets" : moneyPath(path, players.length) } as EquityRefused);
}

/** A place among the seats as a place in the question. */
function moneyPath(path: string, hands: number): string {
  const [, seat = "", field = ""] = /^players\[(\d+)\](?:\.(\w+))?$/.exec(path) ?? [];
  if (field === "dead") return "deadMoney";
  if (field === "bet") return Number(seat) < hands ? `bets[${seat}]` : `folded[${Number(seat) - hands}]`;
  return questionPath(path);
}

/** A place among the players as a place in the question, where they are hands. */
const questionPath = (path: string): string => path.replace(/^players\b/, "hands").replace(/^mostSamples$/, "samples");

/** A problem of what the question was made into, as one of the question. */
export const inQuestion = (problem: EquityProblem): EquityRefused => ({
  ...problem,
  path: questionPath(problem.path),
  ...("first" in problem ? { first: questionPath(problem.first) } : {}),
});

/** How often each hand wins of all is told too, whether or not there is a pot for everyone. */
function withEveryone(input: EquityInput): EquityInput {
  const { contests = [], players } = input;
  if (contests.some((eligible) => eligible.length === players.length)) return input;
  return { ...input, contests: [...contests, players.map((_, player) => player)] };
}

/** What the question says of how to count, over what the command line says; numbers are checked with the rest of the question. */
function optionsOf(value: Input, defaults: EquityOptions): Result<EquityOptions, EquityRefused> {
  const method = METHODS.find((known) => known === value.method);
  if (value.method !== undefined && method === undefined)
    return refuse({ code: "RULE_UNKNOWN", path: "method", got: short(value.method), choices: METHODS });
  const given = (key: keyof EquityOptions, got: unknown): object => (got === undefined ? {} : { [key]: got });
  const { seed, precision, samples } = value;
  // A text is read as the option is; one that cannot be stays, and is refused as it was written.
  const error = typeof precision === "string" ? (readPrecision(precision) ?? precision) : precision;
  const said = { ...given("seed", seed), ...given("precision", error), ...given("mostSamples", samples) };
  return { ok: true, value: { ...defaults, ...(method === undefined ? {} : { method }), ...said } };
}

/** What a question holds that nobody reads; that is no reason not to answer it. */
const warningsOn = (value: Input): Warning[] =>
  Object.keys(value)
    .filter((field) => !FIELDS.includes(field))
    .map((field) => ({ code: "FIELD_UNKNOWN", path: field, field }));

/** A hand as it was written; one in a list reads as its cards do. */
const textOf = (hand: unknown): string => (Array.isArray(hand) ? hand.join(" ") : String(hand));

/** Where the random deals begin. */
export const seedOf = ({ seed = 1 }: EquityOptions): number => seed;

type Input = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Input => typeof value === "object" && value !== null && !Array.isArray(value);
const refuse = (error: EquityRefused): Result<never, EquityRefused> => ({ ok: false, error });

/** A value in a few characters; what is nested is not looked into, however deep it goes. */
function short(value: unknown): string {
  if (typeof value === "object" && value !== null) return Array.isArray(value) ? "a list" : "an object";
  const text = String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
