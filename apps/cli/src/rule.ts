import type { Result, Warning } from "sidepot";
import {
  type Chance,
  chancesOf,
  type Decision,
  type Played,
  played,
  type Refusal,
  type RuleProblem,
  rule,
  type SetupProblem,
} from "sidepot/rulings";
import type { Book, BookReader, BooksRefused } from "./rulebooks.ts";

/** Players who can be dealt in at hold'em: two cards each, five on the board and three burns. */
const PLAYERS = { least: 2, most: 22 } as const;
const FIELDS: readonly string[] = ["id", "rules", "situation", "facts", "table"];

/** One rulebook's answer. */
export interface RuledBy {
  readonly decision: Decision;
  /** What the steps do to the cards; null where no players were told, or no card is concerned. */
  readonly played: Played | null;
  /** Null where they were not asked for. */
  readonly chances: readonly Chance[] | null;
}

/** What `rule` answers: by one rulebook, or by several on the same question. */
export interface Ruled {
  readonly answers: readonly [RuledBy, ...RuledBy[]];
  /** The facts that were given; the others have their defaults. */
  readonly given: readonly string[];
  /** Players dealt in; null where none were told. */
  readonly players: number | null;
  /** Fields of the question that mean nothing. */
  readonly warnings: readonly Warning[];
}

/** The cards of the situation cannot be counted at a table of so many. */
interface TableRefused {
  readonly code: (Refusal | SetupProblem)["code"];
  readonly path: string;
  readonly table: Refusal | SetupProblem;
}

/** Why `rule` has no answer. */
export type RuleRefused = RuleProblem | BooksRefused | TableRefused;

/** What the options of a run say for the questions that do not say it themselves. */
export interface RuleDefaults {
  readonly books: readonly Book[];
  /** Whatever was typed; undefined where nothing was. */
  readonly players: unknown;
  readonly chances: boolean;
}

/** Rules on a question as the contract has it: `{"rules":…,"situation":…,"facts":…,"table":…}`; anything is taken and checked. */
export function ruleOn(input: unknown, defaults: RuleDefaults, read: BookReader): Result<Ruled, RuleRefused> {
  if (!isObject(input)) return rule(input) as Result<never, RuleRefused>;
  const players = playersOf(input, defaults);
  if (!players.ok) return players;
  const books = booksOf(input, defaults, read);
  if (!books.ok) return books;
  const { situation, facts = {} } = input;
  const answers: RuledBy[] = [];
  for (const rules of books.value) {
    const decided = rule({ rules, situation, facts });
    if (!decided.ok) return decided;
    const decision = decided.value;
    const cards = players.value === null ? null : played(decision, players.value);
    if (cards !== null && !cards.ok) return { ok: false, error: tableRefused(cards.error) };
    const chances = defaults.chances && players.value !== null ? chancesOf(decision, players.value) : null;
    answers.push({ decision, played: cards?.value ?? null, chances });
  }
  // A list of rulebooks is never empty, and facts that are no object were refused.
  const ruled = answers as [RuledBy, ...RuledBy[]];
  return {
    ok: true,
    value: { answers: ruled, given: Object.keys(facts as object), players: players.value, warnings: warningsOn(input) },
  };
}

const tableRefused = (table: TableRefused["table"]): TableRefused => ({
  code: table.code,
  path: "path" in table && table.path !== "" ? `table.${table.path}` : "table",
  table,
});

function booksOf({ rules }: Input, { books }: RuleDefaults, read: BookReader): Result<readonly Book[], RuleRefused> {
  if (rules === undefined) return { ok: true, value: books };
  const book = read(rules);
  return book.ok ? { ok: true, value: [book.value] } : book;
}

function playersOf({ table }: Input, { players }: RuleDefaults): Result<number | null, RuleProblem> {
  if (table !== undefined && !isObject(table))
    return { ok: false, error: { code: "TABLE_NOT_AN_OBJECT", path: "table", got: short(table) } };
  const asked = table === undefined ? players : (table.players ?? "undefined");
  if (asked === undefined) return { ok: true, value: null };
  if (Number.isSafeInteger(asked) && (asked as number) >= PLAYERS.least && (asked as number) <= PLAYERS.most)
    return { ok: true, value: asked as number };
  return { ok: false, error: { code: "PLAYERS_INVALID", path: "table.players", got: short(asked), ...PLAYERS } };
}

/** What a question holds that nobody reads; that is no reason not to answer it. */
function warningsOn(input: Input): Warning[] {
  const strange = Object.keys(input).filter((field) => !FIELDS.includes(field));
  const ofTable = isObject(input.table) ? Object.keys(input.table).filter((field) => field !== "players") : [];
  return [
    ...strange.map((field): Warning => ({ code: "FIELD_UNKNOWN", path: field, field })),
    ...ofTable.map((field): Warning => ({ code: "FIELD_UNKNOWN", path: `table.${field}`, field })),
  ];
}

type Input = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Input => typeof value === "object" && value !== null && !Array.isArray(value);
/** A value in a few characters; what is nested is not looked into, however deep it goes. */
const short = (value: unknown): string => {
  if (typeof value === "object" && value !== null) return Array.isArray(value) ? "a list" : "an object";
  const text = String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};
