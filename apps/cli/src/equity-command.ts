import { availableParallelism } from "node:os";
import { plain } from "@sidepot/words";
import { equityProblem } from "@sidepot/words/equity";
import type { Result } from "sidepot";
import type { EquityOptions } from "sidepot/equity";
import { faultAnswer } from "./answers.ts";
import { type Asking, askingIn, optionsIn } from "./equity-args.ts";
import { countEquity } from "./equity-count.ts";
import type { EquityFlags } from "./equity-flags.ts";
import { equityJson } from "./equity-json.ts";
import { potsOf } from "./equity-pots.ts";
import { type Answered, type EquityRefused, inQuestion, questionOf } from "./equity-question.ts";
import { equityText } from "./equity-text.ts";
import { Refusal } from "./fault.ts";
import { complain, type Io, STATUS, write } from "./io.ts";
import { errorText } from "./json.ts";
import { type Judge, runJudge } from "./judge.ts";
import { isFile } from "./rulebooks.ts";
import type { Speech, Voice } from "./speech.ts";

/** `sidepot equity`: hands or ranges → how often each wins. Null where there is nothing to answer, so that help is shown. */
export async function runEquity(
  io: Io,
  args: readonly string[],
  flags: EquityFlags,
  speech: Speech,
  width: number,
): Promise<number | null> {
  if (flags.json && flags.jsonl) throw new Refusal({ code: "OPTIONS_EXCLUDE", one: "--json", other: "--jsonl" });
  const [first] = args;
  const fromFile = flags.jsonl === true || first === undefined || first === "-" || (args.length === 1 && isFile(first));
  // Waiting for someone to type JSON would look like a hang.
  if (fromFile && first === undefined && io.stdin.isTTY === true) return null;
  if (fromFile && args.length > 1) throw new Refusal({ code: "ARGUMENTS_TOO_MANY" });
  if (fromFile) refuseIdle(first, flags);
  try {
    const asking = optionsIn(flags, availableParallelism());
    if (!fromFile) return await runArguments(io, args, flags, asking, speech, width);
    const { json, jsonl } = flags;
    const asked = { ...(json ? { json } : {}), ...(jsonl ? { jsonl } : {}), file: first };
    return await runJudge(io, equityJudge(io, asking, speech, width), asked, speech);
  } catch (error) {
    if (!flags.json || !(error instanceof Refusal)) throw error;
    const { text, status } = faultAnswer(undefined, error, speech.json);
    await write(io.stdout, `${text}\n`);
    return status;
  }
}

/** Options that belong to hands as arguments, and would be passed over in silence. */
function refuseIdle(file: string | undefined, { board, dead, deadMoney, button, unit, jsonl }: EquityFlags): void {
  const idle = [
    ["--board", board],
    ["--dead", dead],
    ["--dead-money", deadMoney],
    ["--button", button],
    ["--unit", unit],
  ].find(([, given]) => given !== undefined)?.[0] as string | undefined;
  if (idle === undefined) return;
  if (file === undefined && jsonl !== true) throw new Refusal({ code: "HANDS_TOO_FEW", hands: SOME_HANDS });
  throw new Refusal({ code: "OPTIONS_EXCLUDE", one: jsonl ? "--jsonl" : String(file), other: idle });
}

/** Hands that stand in an example. */
const SOME_HANDS = "AsAh KsKh";

const equityJudge = (io: Io, { options, threads }: Asking, { human }: Speech, width: number): Judge<Answered, EquityRefused> => ({
  slow: true,
  decide: (value) => answerOf(io, value, options, threads, human),
  sentence: sentenceOn,
  json: equityJson,
  text: (answered) => equityText(answered, human, width),
});

async function runArguments(
  io: Io,
  args: readonly string[],
  flags: EquityFlags,
  { options, threads }: Asking,
  speech: Speech,
  width: number,
) {
  const voice = flags.json ? speech.json : speech.human;
  const answered = await answerOf(io, askingIn(args, flags, voice), options, threads, speech.human);
  if (answered.ok) {
    await write(io.stdout, flags.json ? `${equityJson(answered.value, undefined)}\n` : equityText(answered.value, speech.human, width));
    return STATUS.fine;
  }
  if (answered.error.code === "TOO_FEW_PLAYERS" && !flags.json) {
    const [only = "", ...more] = args;
    // Hands in one pair of quotes are one range.
    throw new Refusal({ code: "HANDS_TOO_FEW", hands: more.length === 0 && /\s/.test(only) ? only.trim() : SOME_HANDS });
  }
  const said = sentenceOn(answered.error, voice);
  if (flags.json) await write(io.stdout, `${errorText(undefined, answered.error.code, answered.error.path, plain(said))}\n`);
  else await complain(io, said);
  return STATUS.badInput;
}

async function answerOf(
  io: Io,
  value: unknown,
  defaults: EquityOptions,
  threads: number,
  voice: Voice,
): Promise<Result<Answered, EquityRefused>> {
  const question = questionOf(value, defaults);
  if (!question.ok) return question;
  const equity = await countEquity(io, question.value, threads, voice);
  if (!equity.ok) return { ok: false, error: inQuestion(equity.error) };
  const pots = potsOf(question.value, equity.value);
  return pots.ok ? { ok: true, value: { ...question.value, equity: equity.value, pots: pots.value } } : pots;
}

/** Fields that have no name but the one in JSON. */
const BARE = /^(?:bets|folded|deadMoney|method)\b/;

function sentenceOn(problem: EquityRefused, { words }: Voice): string {
  const say = equityProblem(words.lang);
  return BARE.test(problem.path) ? `${problem.path}: ${say({ ...problem, path: "" } as EquityRefused)}` : say(problem);
}
