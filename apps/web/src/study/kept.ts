/** What the device keeps of the study: links' fragments, one a line. */
export interface Kept {
  /** The question that is asked; empty where there is none yet. */
  readonly now: string;
  /** Those before it, the newest first. */
  readonly past: readonly string[];
}

/** Steps of undo that are kept. */
const MOST_STEPS = 200;
/** Ranges are long, and a device's room for all screens is not. */
const LONGEST = 200_000;

/** Reads what is kept. */
export function readKept(note: string | null): Kept {
  const [now = "", ...past] = (note ?? "").split("\n");
  return { now, past: past.filter((line) => line !== "") };
}

/** Writes it, with as many steps as there is room for. */
export function makeKept({ now, past }: Kept): string {
  const lines = [now];
  let room = LONGEST - now.length;
  for (const line of past.slice(0, MOST_STEPS)) {
    room -= line.length;
    if (room < 0) break;
    lines.push(line);
  }
  return lines.join("\n");
}

/** What is kept when a link is opened: the question before it is one step of undo away. */
export function withLink(note: string | null, fragment: string): string {
  const { now, past } = readKept(note);
  return makeKept({ now: fragment, past: now === "" || now === fragment ? past : [now, ...past] });
}
