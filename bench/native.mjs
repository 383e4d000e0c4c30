// A native peer beside ours: a command outside this repository, run once a round for each row with the row's name as its last argument.
// It prints lines `NAME<TAB>VALUE<TAB>UNIT` and, where it likes, `<TAB>ANSWER`, so that one sees whether both did the same work.
import { spawnSync } from "node:child_process";
import { numbers } from "./harness.mjs";

/** `row(name, unit)` makes the peer's contender for a row of ours; `answers` fills as it runs. Without a command there is none. */
export function nativePeer(command) {
  const answers = new Map();
  const ask = (name, unit) => {
    const ran = spawnSync(`${command} "${name}"`, { shell: true, encoding: "utf8", maxBuffer: 1 << 24 });
    const lines = (ran.stdout ?? "").split("\n").map((line) => line.split("\t"));
    const [, value, given, answer] = lines.find(([said]) => said === name) ?? [];
    if (ran.status !== 0 || !(Number(value) > 0) || given !== unit) {
      console.error(`--peer: \`${command} "${name}"\` printed no line "${name}<TAB>NUMBER<TAB>${unit}" (status ${ran.status})`);
      process.exit(2);
    }
    if (answer) answers.set(name, answer);
    return Number(value);
  };
  const row = (name, unit, limit) =>
    command && numbers([{ name: `native ${name}`, unit }], () => [ask(name, unit)], { ...limit, warm: false });
  return { row, answers };
}

/** A line for each row on which both gave an answer: whether it is the same. `ours`: row → `{ answer, error }`, 0 where it is exact. */
export const sameAnswers = (ours, { answers }) =>
  [...answers].map(([name, theirs]) => {
    const { answer, error = 0 } = ours.get(name) ?? {};
    // Two samples of a million each, and a chance in a million that they are further apart.
    const same = error > 0 ? Math.abs(Number(theirs) - Number(answer)) < 7 * error : theirs === answer;
    if (same)
      return `${name}: the native peer answers ${error > 0 ? `about the same (${theirs}, ours ${answer})` : `the same (${answer})`}`;
    return `${name}: DIFFERENT, ours ${answer}, native ${theirs}`;
  });
