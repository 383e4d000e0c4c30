import { checkPushes, type PotQuestion, type Push } from "@sidepot/trainer/table";
import type { PlayFault } from "@sidepot/words/terminal/play";
import { potKey, readPush } from "./play-pushes.ts";
import type { PlayVoice, View } from "./play-view.ts";
import { visible } from "./table.ts";

/** Where the pause is shown, and what is typed in it. */
export interface Asking {
  say(text: readonly string[]): Promise<void>;
  next(): Promise<string | null>;
}

/**
 * Asks which pot goes first and to whom, pot by pot, until every one is pushed rightly, was shown, or the input has ended. Nothing is
 * asked where there is one pot.
 */
export async function askPushes(question: PotQuestion, view: View, voice: PlayVoice, { say, next }: Asking): Promise<void> {
  const { names, inside, hero } = view;
  const { lines, play: words } = voice;
  const [last] = question.pots;
  if (!last || question.pots.length < 2) return;
  const done: Push[] = [];
  const left = (): number[] => question.pots.flatMap(({ pot }) => (done.some((push) => push.pot === pot) ? [] : [pot])).reverse();
  const example = `${potKey(last.pot)} ${names[last.eligible[0] as number]}`;
  await say(["", words.question.ask, lines.howToPush(left().map(potKey).join(", "), example)]);
  for (let due = question.pots[0]; due; due = question.pots.find(({ pot }) => left().includes(pot))) {
    const line = await next();
    if (line === null) return;
    if (line.trim() === "") {
      await say([lines.answered(words.question.answer(due, inside))]);
      done.push({ pot: due.pot, to: due.winners });
      continue;
    }
    const read = readPush(line, { names, hero, pots: left() });
    if ("fault" in read) {
      await say([lines.fault(shownFault(read.fault))]);
      continue;
    }
    const faults = checkPushes(question, [...done, read.push]).at(-1)?.faults ?? [];
    await say(faults.length === 0 ? [words.question.right(due, inside)] : faults.map((wrong) => words.question.fault(wrong, inside)));
    if (faults.length === 0) done.push(read.push);
  }
}

/** A fault whose text from outside may be shown. */
export const shownFault = (fault: PlayFault): PlayFault => ("got" in fault ? { ...fault, got: visible(fault.got) } : fault);
