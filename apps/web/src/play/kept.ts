import { readSession, type Session } from "@sidepot/trainer/table";
import { SPEEDS, type Speed } from "@sidepot/words/screen/play";

/** What the device keeps of the practice table. */
export interface Kept {
  readonly session: Session | null;
  readonly speed: Speed;
  /** Whether the table asks which pot goes first. */
  readonly pause: boolean;
  /** Of a hand that is over: whether its pots have all been pushed. */
  readonly pushed: boolean;
}

/** Reads what is kept; what is missing or strange is as at the start. */
export function readKept(note: string | null): Kept {
  const { session, speed, pause, pushed } = parseObject(note);
  const read = session === undefined ? null : readSession(session);
  return {
    session: read?.ok ? read.value : null,
    speed: SPEEDS.find((one) => one === speed) ?? "normal",
    pause: pause !== false,
    pushed: pushed !== false,
  };
}

/** Writes it. A hand is dealt and played again from its seed and its actions, so neither deck nor cards are kept. */
export function makeKept({ session, speed, pause, pushed }: Kept): string {
  return JSON.stringify({ session: session && bare(session), speed, pause, pushed });
}

function bare({ config, chips, button, hands, play }: Session): object {
  if (!play) return { config, chips, button, hands, play };
  const { number, seats, actions, hand } = play;
  return { config, chips, button, hands, play: { number, seats, actions, hand: { settings: { stacks: hand.settings.stacks } } } };
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
