import { decide } from "@sidepot/trainer/bots";
import { botRandom, type Session, seenBy, toAct } from "@sidepot/trainer/table";
import type { Action } from "sidepot/hand";

/** What the bot whose turn it is does: it is told what its player may see, and nothing else. Null where it is no bot's turn. */
export function decideFor(session: Session): Action | null {
  const seat = toAct(session);
  const bot = seat === null ? null : botAt(session, seat);
  const seen = seat === null ? null : seenBy(session, seat);
  return bot && seen ? decide(seen, bot, botRandom(session)) : null;
}

const botAt = ({ config, play }: Session, seat: number) => config.players[play?.seats[seat] ?? -1]?.bot ?? null;
