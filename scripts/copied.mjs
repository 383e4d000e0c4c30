// `npm run check:copied -- FILE...`: whether our words have ten words in a row from a rulebook. Rulebooks are copyrighted, so the
// project has none of them: FILE is a text copy that whoever runs it has. Exit status 1 when there is such a run, 2 without a copy.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./house.mjs";
import { everyAnswer } from "./rulings-answers.mjs";

/** @typedef {{ place: string, text: string }} Text where it stands, and what it says */
/** @typedef {{ run: string, ours: string, theirs: string }} Copy a run that both have, and both places */
/** @typedef {{ unit: string, line: number }} Token */

/** As many words in a row are a copy. */
const WORDS = 10;
/** As many characters in a row, where a language writes no spaces or puts endings on words. */
const CHARACTERS = 25;
/** How many of them are letters of such a language; the others are numbers and names. */
const EAST_ASIAN = 20;

const FOLDERS = [
  "packages/sidepot/src/rulings",
  "packages/words/src/rulings",
  "packages/words/src/screen/ruling",
  "packages/words/src/screen/practice",
  "packages/words/src/terminal",
  "docs",
];

/**
 * The words of a text, or its letters, each with its line; case, marks and white space do not count.
 * @param {string} text
 * @param {"words" | "letters"} by
 * @returns {Token[]}
 */
function tokensOf(text, by) {
  const unit = by === "words" ? /[\p{L}\p{N}]+/gu : /[\p{L}\p{N}]/gu;
  return text.split("\n").flatMap((line, at) => {
    const plain = line.normalize("NFKC").toLowerCase().replace(/['’`]/gu, "");
    return [...plain.matchAll(unit)].map(([found]) => ({ unit: found, line: at + 1 }));
  });
}

/** @type {(letters: string) => boolean} */
const isEastAsian = (letters) =>
  (letters.match(/[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? []).length >= EAST_ASIAN;

/**
 * Every run that a text of ours shares with one of theirs, as long as it is.
 * @param {readonly Text[]} ours
 * @param {readonly Text[]} theirs
 * @returns {Copy[]}
 */
export function copies(ours, theirs) {
  return [
    ...sharedRuns(ours, theirs, "words", WORDS, " ", () => true),
    ...sharedRuns(ours, theirs, "letters", CHARACTERS, "", isEastAsian),
  ];
}

/**
 * @param {readonly Text[]} ours
 * @param {readonly Text[]} theirs
 * @param {"words" | "letters"} by
 * @param {number} length
 * @param {string} between
 * @param {(run: string) => boolean} counts
 */
function sharedRuns(ours, theirs, by, length, between, counts) {
  /** @type {(tokens: readonly Token[], at: number, to?: number) => string} */
  const runAt = (tokens, at, to = at + length) =>
    tokens
      .slice(at, to)
      .map(({ unit }) => unit)
      .join(between);
  /** @type {Map<string, string>} */
  const places = new Map();
  for (const { place, text } of theirs) {
    const tokens = tokensOf(text, by);
    for (let at = 0; at + length <= tokens.length; at++) {
      const run = runAt(tokens, at);
      if (!places.has(run) && counts(run)) places.set(run, `${place}:${tokens[at]?.line}`);
    }
  }
  if (places.size === 0) return [];
  /** @type {Copy[]} */
  const found = [];
  const said = new Set();
  for (const { place, text } of ours) {
    const tokens = tokensOf(text, by);
    for (let at = 0; at + length <= tokens.length; at++) {
      const first = runAt(tokens, at);
      const theirPlace = places.get(first);
      if (theirPlace === undefined) continue;
      const from = at;
      while (at + 1 + length <= tokens.length && places.has(runAt(tokens, at + 1))) at++;
      const run = runAt(tokens, from, at + length);
      if (said.has(run)) continue;
      said.add(run);
      found.push({ run, ours: `${place}:${tokens[from]?.line}`, theirs: theirPlace });
    }
  }
  return found;
}

/** Whatever is written in the project about rulings, whole files with their comments. */
function writtenTexts() {
  const files = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:ts|md|json)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [...files, join(root, "README.md")].map((file) => ({ place: relative(root, file), text: readFileSync(file, "utf8") }));
}

/** @param {readonly string[]} files */
function check(files) {
  if (files.length === 0) {
    console.error("copied: give the text copies of rulebooks that you have: npm run check:copied -- FILE...");
    return 2;
  }
  /** @type {Text[]} */
  const theirs = [];
  for (const file of files) {
    try {
      theirs.push({ place: file, text: readFileSync(file, "utf8") });
    } catch {
      console.error(`copied: cannot read ${file}`);
      return 2;
    }
  }
  const ours = [...writtenTexts(), ...everyAnswer()];
  const found = copies(ours, theirs);
  for (const { run, ours: here, theirs: there } of found) console.log(`  "${run}"\n    ${here}\n    ${there}`);
  const count = found.length === 1 ? "1 run" : `${found.length} runs`;
  console.log(`copied: ${count} of ${WORDS} words or more in ${ours.length} texts of ours and ${theirs.length} of rulebooks`);
  return found.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = check(process.argv.slice(2));
