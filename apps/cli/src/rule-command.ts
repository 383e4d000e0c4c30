import { plain } from "@sidepot/words";
import { ruleProblem, tableWords } from "@sidepot/words/rulings";
import { faultAnswer } from "./answers.ts";
import { Refusal } from "./fault.ts";
import { complain, type Io, STATUS, write } from "./io.ts";
import { errorText } from "./json.ts";
import { type Judge, runJudge } from "./judge.ts";
import { type RuleDefaults, type Ruled, type RuleRefused, ruleOn } from "./rule.ts";
import { askedIn } from "./rule-ask.ts";
import { ruledJson } from "./rule-json.ts";
import { listJson, listText } from "./rule-list.ts";
import { ruledText } from "./rule-text.ts";
import { type BookReader, isFile, makeBookReader, readBooks } from "./rulebooks.ts";
import type { Speech, Voice } from "./speech.ts";

/** How `rule` was asked. */
export interface RuleFlags {
  readonly json?: boolean;
  readonly jsonl?: boolean;
  readonly list?: boolean;
  readonly chances?: boolean;
  readonly rules?: string;
  readonly players?: string;
}

/** `sidepot rule`: what went wrong → what the floor should do. Null where there is nothing to answer, so that help is shown. */
export async function runRule(io: Io, args: readonly string[], flags: RuleFlags, speech: Speech, width: number): Promise<number | null> {
  if (flags.json && flags.jsonl) throw new Refusal({ code: "OPTIONS_EXCLUDE", one: "--json", other: "--jsonl" });
  if (flags.list) return runList(io, args, flags, speech.human, width);
  const [first] = args;
  const fromFile = flags.jsonl === true || first === undefined || first === "-" || (args.length === 1 && isFile(first));
  // Waiting for someone to type JSON would look like a hang.
  if (fromFile && first === undefined && io.stdin.isTTY === true) return null;
  if (fromFile && args.length > 1) throw new Refusal({ code: "ARGUMENTS_TOO_MANY" });
  if (!fromFile && flags.chances && flags.players === undefined)
    throw new Refusal({ code: "OPTION_NEEDS", option: "--chances", needs: ["--players"] });
  const read = makeBookReader();
  const books = flags.rules === undefined ? ({ ok: true, value: ["tda-2024"] } as const) : readBooks(flags.rules, read);
  if (!books.ok) return refused(io, books.error, flags, speech, "arguments");
  const defaults: RuleDefaults = { books: books.value, players: playersTyped(flags.players), chances: flags.chances === true };
  if (fromFile) {
    const { json, jsonl } = flags;
    const asked = { ...(json ? { json } : {}), ...(jsonl ? { jsonl } : {}), file: first };
    return runJudge(io, ruleJudge(defaults, read, speech.human, width), asked, speech);
  }
  return runArguments(io, args, flags, defaults, read, speech, width);
}

async function runArguments(
  io: Io,
  args: readonly string[],
  flags: RuleFlags,
  defaults: RuleDefaults,
  read: BookReader,
  speech: Speech,
  width: number,
): Promise<number> {
  const voice = flags.json ? speech.json : speech.human;
  try {
    const ruled = ruleOn(askedIn(args, voice.rulings), defaults, read);
    if (!ruled.ok) return await refused(io, ruled.error, flags, speech, "arguments");
    await write(io.stdout, flags.json ? `${ruledJson(ruled.value, undefined)}\n` : ruledText(ruled.value, speech.human, width));
    return STATUS.fine;
  } catch (error) {
    if (!flags.json || !(error instanceof Refusal)) throw error;
    const { text, status } = faultAnswer(undefined, error, voice);
    await write(io.stdout, `${text}\n`);
    return status;
  }
}

async function runList(io: Io, args: readonly string[], flags: RuleFlags, voice: Voice, width: number): Promise<number> {
  if (args.length > 0) throw new Refusal({ code: "OPTIONS_EXCLUDE", one: "--list", other: args[0] as string });
  for (const option of ["jsonl", "rules", "players", "chances"] as const)
    if (flags[option] !== undefined) throw new Refusal({ code: "OPTIONS_EXCLUDE", one: "--list", other: `--${option}` });
  await write(io.stdout, flags.json ? `${listJson()}\n` : listText(voice, width));
  return STATUS.fine;
}

const ruleJudge = (defaults: RuleDefaults, read: BookReader, voice: Voice, width: number): Judge<Ruled, RuleRefused> => ({
  decide: (input) => ruleOn(input, defaults, read),
  sentence: (problem, inLang) => sentencesOn(problem, inLang, "json").join(" "),
  json: ruledJson,
  text: (ruled) => ruledText(ruled, voice, width),
});

/** Says why there is no answer: for people a line for each thing that is wrong. */
async function refused(io: Io, problem: RuleRefused, flags: RuleFlags, speech: Speech, as: "json" | "arguments"): Promise<number> {
  if (flags.json || flags.jsonl) {
    const said = sentencesOn(problem, speech.json, as).join(" ");
    await write(io.stdout, `${errorText(undefined, problem.code, problem.path, plain(said))}\n`);
  } else for (const sentence of sentencesOn(problem, speech.human, as)) await complain(io, sentence);
  return STATUS.badInput;
}

/** As many as somebody mends in one go; a file that is no rulebook at all has more. */
const MOST_TOLD = 20;

/** What is wrong, a sentence each; with the file's name where it is in a file. */
function sentencesOn(problem: RuleRefused, { terminal, rulings }: Voice, as: "json" | "arguments"): string[] {
  const named = (file: string | null, sentence: string): string => (file === null ? sentence : `${file}: ${sentence}`);
  if ("fault" in problem) return [named("file" in problem.fault ? null : problem.file, terminal.fault(problem.fault))];
  if ("problems" in problem) {
    const told = problem.problems.slice(0, MOST_TOLD).map((one) => named(problem.file, ruleProblem(rulings.lang, as)(one)));
    const more = problem.problems.length - told.length;
    return more > 0 ? [...told, terminal.rule.more(String(more))] : told;
  }
  if (!("table" in problem)) return [ruleProblem(rulings.lang, as)(problem)];
  const { setup, refusal } = tableWords(rulings.lang);
  return [`${terminal.rule.notCounted} ${"path" in problem.table ? setup(problem.table) : refusal(problem.table)}`];
}

/** A number where one was typed; anything else as it was typed, which is refused. */
const playersTyped = (typed: string | undefined): unknown => {
  const text = typed?.normalize("NFKC").trim();
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : typed;
};
