import { type Bot, decide } from "@sidepot/trainer/bots";
import { act, botRandom, heroOf, nextHand, type Play, type Session, seenBy, toAct, undoStreet, winner } from "@sidepot/trainer/table";
import type { Action, Illegal } from "sidepot/hand";

/** What the person does at their turn. */
export type Deed = { readonly do: "act"; readonly action: Action } | { readonly do: "undo" } | { readonly do: "quit" };

/** What follows a hand. */
export type Then = "next" | "undo" | "quit";

/** Where a game is shown and played: text at a terminal, lines of JSON. */
export interface Place {
  /** A hand is dealt. */
  begun(session: Session): Promise<void>;
  /** What happened since; `from` is its place among the hand's events. */
  happened(session: Session, from: number): Promise<void>;
  /** It is the person's turn. */
  turn(session: Session): Promise<Deed>;
  refused(session: Session, illegal: Illegal): Promise<void>;
  /** Gone back; null: there was nothing to take back. */
  undone(session: Session | null): Promise<void>;
  /** The hand is over: its pots are pushed. */
  pushed(session: Session): Promise<void>;
  /** @param last no other hand follows */
  after(session: Session, last: boolean): Promise<Then>;
  /** The game is over. */
  left(sum: Sum, session: Session): Promise<void>;
}

/** What a game came to. */
export interface Sum {
  readonly hands: number;
  /** What the person won or lost, in chips. */
  readonly net: number;
}

/** Plays hands until somebody has had enough, `most` are played, or a tournament is over for the person. */
export async function playGame(opened: Session, most: number | null, place: Place): Promise<void> {
  let session = opened;
  let sum: Sum = { hands: 0, net: 0 };
  while (most === null || sum.hands < most) {
    session = nextHand(session);
    await place.begun(session);
    const played = await playHand(session, place, most !== null && sum.hands + 1 >= most);
    session = played.session;
    if (played.over) sum = { hands: sum.hands + 1, net: sum.net + netOf(session) };
    if (played.follows === "quit" || isDone(session)) break;
  }
  await place.left(sum, session);
}

/** Whether no other hand follows: the tournament is won, or the person is out of it. */
const isDone = (session: Session): boolean => winner(session) !== null || isOut(session);

/** Whether the person has lost everything. */
export function isOut({ config, chips }: Session): boolean {
  const person = config.players.findIndex(({ bot }) => bot === null);
  return config.mode === "tournament" && person >= 0 && chips[person] === 0;
}

interface Played {
  readonly session: Session;
  readonly follows: Then;
  readonly over: boolean;
}

async function playHand(dealt: Session, place: Place, last: boolean): Promise<Played> {
  let session = dealt;
  let from = 0;
  const back = async (): Promise<void> => {
    const undone = undoStreet(session);
    await place.undone(undone);
    if (undone === null) return;
    session = undone;
    from = handOf(undone).events.length;
  };
  for (;;) {
    session = botsAct(session);
    await place.happened(session, from);
    from = handOf(session).events.length;
    if (toAct(session) === null) {
      await place.pushed(session);
      let follows = await place.after(session, last || isDone(session));
      while (follows === "undo") {
        const over = session;
        await back();
        if (session !== over) break;
        follows = await place.after(session, last || isDone(session));
      }
      if (follows !== "undo") return { session, follows, over: true };
      continue;
    }
    const deed = await place.turn(session);
    if (deed.do === "quit") return { session, follows: "quit", over: false };
    if (deed.do === "undo") await back();
    else {
      const done = act(session, deed.action);
      if (done.ok) session = done.value;
      else await place.refused(session, done.error);
    }
  }
}

/** The bots whose turn it is do what they do, until it is the person's turn or the hand is over. */
function botsAct(before: Session): Session {
  let session = before;
  for (;;) {
    const seat = toAct(session);
    const seen = seat === null ? null : seenBy(session, seat);
    const bot = seat === null ? null : botAt(session, seat);
    if (!seen || !bot) return session;
    const done = act(session, decide(seen, bot, botRandom(session)));
    if (!done.ok) throw new RangeError(`a bot's action that the table refuses: ${done.error.code}`);
    session = done.value;
  }
}

const botAt = ({ config, play }: Session, seat: number): Bot | null => config.players[play?.seats[seat] ?? -1]?.bot ?? null;

/** The hand of a session in which one was begun. */
export function handOf({ play }: Session): Play {
  if (!play) throw new RangeError("no hand was begun");
  return play;
}

/** What the person won or lost in the hand that is over. */
function netOf(session: Session): number {
  const hero = heroOf(session);
  const { hand } = handOf(session);
  return hero === null ? 0 : (hand.stacks[hero] as number) - (hand.settings.stacks[hero] as number);
}
