import { type Action, legalActions } from "sidepot/hand";
import type { Bot, Decide } from "../bots/types.ts";
import type { Entrant } from "./hand.ts";

const bot: Bot = { style: "random" };
const plays = (decide: Decide): Entrant => ({ bot, decide });

/** Folds whatever comes, free or not. */
export const folder: Entrant = plays(({ seat }) => ({ do: "fold", seat }));

/** Checks or calls. */
export const caller: Entrant = plays(({ hand, seat }) => ({ do: legalActions(hand)?.check ? "check" : "call", seat }));

/** All in whenever it may, otherwise calls. */
export const shover: Entrant = plays(({ hand, seat }) => {
  const legal = legalActions(hand);
  return { do: legal?.bet || legal?.raise ? "all-in" : legal?.check ? "check" : "call", seat };
});

/** Any legal action, each kind as likely. */
export const gambler: Entrant = plays(({ hand, seat }, _, random): Action => {
  const legal = legalActions(hand);
  const range = legal?.bet ?? legal?.raise;
  const pick = random(range ? 3 : 2);
  if (pick === 0 && !legal?.check) return { do: "fold", seat };
  if (pick < 2 || !range) return { do: legal?.check ? "check" : "call", seat };
  return { do: legal?.bet ? "bet" : "raise", seat, to: range.min + random(Math.min(range.max - range.min, 3 * range.min) + 1) };
});
