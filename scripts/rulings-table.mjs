// `npm run docs:rulings`: writes the tables of docs/rulings.md from the data of the built packages, between its marks.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rulingWords } from "@sidepot/words/rulings";
import { BASES, BOOK_IDS, CASES, EDITIONS, GROUPS, POINTS, SITUATIONS } from "sidepot/rulings";
import { root } from "./house.mjs";
import { decided, factsOf, NAMES } from "./rulings-answers.mjs";

/** @typedef {import("sidepot/rulings").Group} Group */
/** @typedef {import("sidepot/rulings").BookId} BookId */
/** @typedef {import("sidepot/rulings").PointName} PointName */
/** @typedef {import("sidepot/rulings").SituationName} SituationName */

/** The document that has the tables. */
export const DOCUMENT = join(root, "docs/rulings.md");
const BEGIN = "<!-- from the data: npm run docs:rulings -->";
const END = "<!-- end of what is from the data -->";

const words = rulingWords("en");

/** @type {(cells: readonly string[]) => string} */
const row = (cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
/** @type {(head: readonly string[], rows: readonly (readonly string[])[]) => string[]} */
const table = (head, rows) => [row(head), row(head.map(() => "---")), ...rows.map(row), ""];
/** @type {(text: string) => string} */
const code = (text) => `\`${text}\``;
const BOOK_HEADS = BOOK_IDS.map((book) => words.books[book]);

/** The group in which a situation is looked for. */
const groupOf = new Map(GROUPS.flatMap((group) => CASES[group].map(({ situation }) => [situation, group])));

/**
 * What a book decides on a situation over all of its facts, by basis; the floor's choices stand for its decision.
 * @type {(name: SituationName, book: BookId) => string}
 */
function decisionsOf(name, book) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const facts of factsOf(name)) {
    const { basis, decision, choices } = decided(name, book, facts);
    const codes = basis === "floor" ? choices.map((choice) => choice.decision) : [decision];
    found.set(basis, new Set([...(found.get(basis) ?? []), ...codes]));
  }
  return BASES.flatMap((basis) => {
    const codes = found.get(basis);
    return codes === undefined ? [] : [`**${basis}**: ${[...codes].sort().map(code).join(", ")}`];
  }).join("<br>");
}

/** @type {(group: Group) => string[]} */
function situationsOf(group) {
  const rows = NAMES.filter((name) => groupOf.get(name) === group).map((name) => [
    `${code(name)}<br>${words.situation(name)}`,
    ...BOOK_IDS.map((book) => decisionsOf(name, book)),
  ]);
  return table(["Situation", ...BOOK_HEADS], rows);
}

/** @type {(group: Group) => PointName[]} */
const pointsOf = (group) => [
  ...new Set(
    NAMES.filter((name) => groupOf.get(name) === group).flatMap((name) =>
      [...SITUATIONS[name].points].filter((point) => firstReader(point) === group),
    ),
  ),
];

/** A point that several groups read stands with the first. */
/** @type {(point: PointName) => Group | undefined} */
const firstReader = (point) => groupOf.get(NAMES.find((name) => SITUATIONS[name].points.includes(point)) ?? "");

/** The rules, with their book where it is not the column's own edition. */
/** @type {(cite: import("@sidepot/words/rulings").CiteLine, column: string) => string} */
const citeOf = ({ book, rules }, column) => [...(book === column ? [] : [book]), rules.join(", ")].join(" ");

/** @type {(group: Group) => string[]} */
function heldIn(group) {
  const rows = pointsOf(group).map((name) => [
    `${code(name)}<br>${words.point(name)}`,
    ...BOOK_IDS.map((book) => {
      const { value, basis, cites, choices } = POINTS[name].books[book];
      const held = value === "floor" ? `choices: ${choices.map(code).join(", ")}` : code(value);
      return [`${held}<br>**${basis}**`, ...words.cites(cites).map((cite) => citeOf(cite, words.books[book]))].join("<br>");
    }),
  ]);
  return table(["Point", ...BOOK_HEADS], rows);
}

/** How many situations, points and holdings rest on what. */
function counts() {
  const rows = BOOK_IDS.map((book) => {
    const held = Object.values(POINTS).map(({ books }) => books[book].basis);
    const { version, year, play, checked } = EDITIONS[book];
    return [
      `${words.books[book]} (${code(book)})`,
      `${version}${year === null || version === String(year) ? "" : ` (${year})`}, ${play}, checked on ${checked}`,
      ...BASES.filter((basis) => basis !== "house").map((basis) => `${held.filter((one) => one === basis).length}`),
    ];
  });
  return [
    `${NAMES.length} situations, ${Object.keys(POINTS).length} points, ${Object.values(CASES).flat().length} cases to look for.`,
    "",
    ...table(["Rulebook", "Edition", "Points held by text", "by practice", "left to the floor"], rows),
  ];
}

/** All tables, from the data. */
export function rulingsTables() {
  return [
    ...counts(),
    ...GROUPS.flatMap((group) => [
      `### ${words.groups[group].name}`,
      "",
      "What is decided, over all facts of a situation:",
      "",
      ...situationsOf(group),
      "What the rulebooks hold:",
      "",
      ...heldIn(group),
    ]),
  ].join("\n");
}

/**
 * A document with its tables as the data gives them; what is written by hand stays.
 * @type {(text: string) => string}
 */
export function withTables(text) {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`docs/rulings.md has no "${BEGIN}" with "${END}" after it`);
  return `${text.slice(0, from + BEGIN.length)}\n\n${rulingsTables()}\n${text.slice(to)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(DOCUMENT, withTables(readFileSync(DOCUMENT, "utf8")));
