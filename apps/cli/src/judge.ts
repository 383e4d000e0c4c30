import type { Problem, Result } from "sidepot";
import { type Answer, faultAnswer, problemAnswer, refusedAnswer } from "./answers.ts";
import { detailOf, Refusal } from "./fault.ts";
import { openInput, readWhole } from "./input.ts";
import { complain, type Io, STATUS, write } from "./io.ts";
import { type Line, readLines } from "./lines.ts";
import { refuseTwo, writePicture } from "./picture.ts";
import { scanJson } from "./scan.ts";
import type { Speech, Voice } from "./speech.ts";

/** What a judge refuses: a code, and its place in the input. */
export interface Refused {
  readonly code: string;
  readonly path: string;
}

/** A command that turns one JSON value into one answer. */
export interface Judge<A, P extends Refused = Problem> {
  decide(input: unknown): Result<A, P> | Promise<Result<A, P>>;
  /** An answer may take its time, so that each one of many is written as soon as it is there. */
  readonly slow?: boolean;
  /** The refusal as a sentence of a language. */
  sentence(problem: P, voice: Voice, input: unknown): string;
  /** The answer as JSON text on one line; `id` is JSON text too. */
  json(answer: A, id: string | undefined): string;
  /** The answer for people, its last line ended. */
  text(answer: A): string;
  /** The answer as a picture, where there is one. */
  svg?(answer: A): string;
}

/** How a command was asked. */
export interface Asked {
  readonly json?: boolean;
  readonly jsonl?: boolean;
  /** Where a picture goes besides; `-` puts it in the place of the text. */
  readonly svg?: string;
  /** Standard input when left out. */
  readonly file?: string | undefined;
}

/** Runs a judge as asked; answers the exit status. */
export function runJudge<A, P extends Refused>(io: Io, judge: Judge<A, P>, asked: Asked, speech: Speech): Promise<number> {
  if (asked.json && asked.jsonl) throw new Refusal({ code: "OPTIONS_EXCLUDE", one: "--json", other: "--jsonl" });
  if (asked.svg !== undefined) {
    if (asked.jsonl) throw new Refusal({ code: "OPTIONS_EXCLUDE", one: "--jsonl", other: "--svg" });
    refuseTwo(asked.json === true, asked.svg);
  }
  if (asked.jsonl) return runLines(io, judge, asked.file, speech.json);
  return asked.json ? runJson(io, judge, asked, speech.json) : runText(io, judge, asked, speech.human);
}

async function runLines<A, P extends Refused>(io: Io, judge: Judge<A, P>, file: string | undefined, voice: Voice): Promise<number> {
  let status: number = STATUS.fine;
  for await (const lines of readLines(openInput(io, file))) {
    let text = "";
    for (const line of lines) {
      if (line === "" || (typeof line === "string" && line.trim() === "")) continue;
      const answer = await answerLine(judge, line, voice);
      text += `${answer.text}\n`;
      if (judge.slow) {
        await write(io.stdout, text);
        text = "";
      }
      if (answer.status > status) status = answer.status;
    }
    if (text !== "") await write(io.stdout, text);
  }
  return status;
}

function answerLine<A, P extends Refused>(judge: Judge<A, P>, line: Line, voice: Voice): Answer | Promise<Answer> {
  return typeof line === "string" ? answerJson(judge, line, voice) : faultAnswer(undefined, new Refusal(line), voice);
}

/** The answer to one JSON text, whatever it is, but where somebody asked it to stop: that ends the whole run. */
async function answerJson<A, P extends Refused>(judge: Judge<A, P>, source: string, voice: Voice): Promise<Answer> {
  let id: string | undefined;
  try {
    const input = parseJson(source);
    if (!input.ok) return problemAnswer(undefined, input.error, voice);
    const { id: written, twice } = scanJson(source);
    id = written;
    if (twice !== undefined) return faultAnswer(id, keyTwice(twice), voice);
    const answer = await judge.decide(input.value);
    if (!answer.ok) return refusedAnswer(id, answer.error, judge.sentence(answer.error, voice, input.value));
    return { text: judge.json(answer.value, id), status: STATUS.fine };
  } catch (error) {
    if (error instanceof Refusal && error.fault.code === "RUN_CANCELLED") throw error;
    if (error instanceof Refusal) return faultAnswer(id, error, voice);
    return faultAnswer(id, new Refusal({ code: "INTERNAL_FAULT", detail: detailOf(error) }), voice);
  }
}

async function runJson<A, P extends Refused>(io: Io, judge: Judge<A, P>, { file, svg }: Asked, voice: Voice): Promise<number> {
  let picture: string | undefined;
  const seen: Judge<A, P> = {
    ...judge,
    json(answer, id) {
      if (svg !== undefined) picture = judge.svg?.(answer);
      return judge.json(answer, id);
    },
  };
  const { text, status } = await readWhole(openInput(io, file))
    .then(async (source) => {
      const answer = await answerJson(seen, source, voice);
      // Before the answer: a picture that cannot be written is the answer.
      if (svg !== undefined && picture !== undefined) await writePicture(io, svg, picture);
      return answer;
    })
    .catch((error) => {
      if (error instanceof Refusal) return faultAnswer(undefined, error, voice);
      throw error;
    });
  await write(io.stdout, `${text}\n`);
  return status;
}

async function runText<A, P extends Refused>(io: Io, judge: Judge<A, P>, { file, svg }: Asked, voice: Voice): Promise<number> {
  const source = await readWhole(openInput(io, file));
  const input = parseJson(source);
  const twice = input.ok ? scanJson(source).twice : undefined;
  if (twice !== undefined) throw keyTwice(twice);
  if (!input.ok) {
    await complain(io, voice.words.problem(input.error));
    return STATUS.badInput;
  }
  const answer = await judge.decide(input.value);
  if (answer.ok) {
    if (svg !== undefined && judge.svg) await writePicture(io, svg, judge.svg(answer.value));
    if (svg !== "-") await write(io.stdout, judge.text(answer.value));
    return STATUS.fine;
  }
  await complain(io, judge.sentence(answer.error, voice, input.value));
  return STATUS.badInput;
}

/** Of two values one would be dropped without a word, and chips with it. */
const keyTwice = (path: string): Refusal =>
  new Refusal({ code: "KEY_TWICE", path: path.length > 80 ? `${path.slice(0, 80)}…` : path }, path);

function parseJson(source: string): Result<unknown, Problem> {
  try {
    return { ok: true, value: JSON.parse(source) };
  } catch {
    const got = source.trim();
    return { ok: false, error: { code: "NOT_JSON", path: "", got: got.length > 40 ? `${got.slice(0, 40)}…` : got } };
  }
}
