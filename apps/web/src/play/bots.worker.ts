import type { Session } from "@sidepot/trainer/table";
import type { Action } from "sidepot/hand";
import { decideFor } from "./deciding.ts";

/** The table at which a bot is to act, and the number of the question. */
export interface Ask {
  readonly turn: number;
  readonly session: Session;
}

/** What it does. */
export interface Tell {
  readonly turn: number;
  readonly action: Action | null;
}

addEventListener("message", ({ data }: MessageEvent<Ask>) => {
  const tell: Tell = { turn: data.turn, action: decideFor(data.session) };
  postMessage(tell);
});
