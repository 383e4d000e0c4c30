import type { Page } from "@playwright/test";
import { decide, type Style } from "@sidepot/trainer/bots";
import {
  act,
  botRandom,
  heroOf,
  type Mode,
  nextHand,
  openTable,
  potQuestion,
  type Session,
  seenBy,
  type TableConfig,
  toAct,
} from "@sidepot/trainer/table";
import { type Action, legalActions } from "sidepot/hand";

const NAMES = ["Me", "Min", "Leo", "Hana", "Yu", "Sora", "Ken", "Emma", "Noah"];
const STYLES: readonly Style[] = ["station", "loose-aggressive", "naive", "tight-aggressive", "maniac", "honest", "station", "nit"];

/** A table of so many seats; the person sits first. */
export const tableOf = (seats: number, seed: number, mode: Mode = "school"): TableConfig => ({
  seed,
  players: NAMES.slice(0, seats).map((name, at) => ({ name, bot: at === 0 ? null : { style: STYLES[at - 1] ?? "station" } })),
  mode,
  blinds: [50, 100],
  ante: "big-blind",
});

/** A session as the device keeps it before its first hand. */
export function keptTable(config: TableConfig, pause: boolean, speed: string): string {
  const opened = openTable(config);
  if (!opened.ok) throw new Error(opened.error.code);
  return JSON.stringify({ session: opened.value, speed, pause });
}

/** The first hand of a table, with a person who never folds and never raises. */
export function calledDown(config: TableConfig): Session {
  const opened = openTable(config);
  if (!opened.ok) throw new Error(opened.error.code);
  let session = nextHand(opened.value);
  for (let seat = toAct(session); seat !== null; seat = toAct(session)) {
    const seen = seenBy(session, seat);
    const bot = config.players[session.play?.seats[seat] ?? 0]?.bot;
    const legal = session.play && legalActions(session.play.hand);
    const action: Action = bot && seen ? decide(seen, bot, botRandom(session)) : { do: legal?.check ? "check" : "call", seat };
    const done = act(session, action);
    if (!done.ok) throw new Error(done.error.code);
    session = done.value;
  }
  return session;
}

/** The first table whose first hand, called down, is as wanted. */
export function tableWith(seats: number, wanted: (session: Session) => boolean, mode: Mode = "school"): TableConfig {
  for (let seed = 1; seed < 400; seed++) {
    const config = tableOf(seats, seed, mode);
    if (wanted(calledDown(config))) return config;
  }
  throw new Error("no hand is as wanted");
}

/** Whether a hand ends with so many pots between players who show. */
export const asksOf =
  (pots: number) =>
  (session: Session): boolean =>
    potQuestion(session)?.pots.length === pots && heroOf(session) !== null;

/** Plays the hand to its end by pressing check or call wherever it is the person's turn; all-in is pressed twice. */
export async function callDown(page: Page, press: (page: Page) => Promise<void>): Promise<void> {
  const turn = page.locator('[data-act="call"][aria-disabled="false"]');
  const over = page.locator("[data-next], .question");
  for (let i = 0; i < 240; i++) {
    await turn.or(over).or(page.locator("[data-hurry]")).first().waitFor();
    if ((await over.count()) > 0) return;
    if ((await turn.count()) > 0) await press(page);
    else await page.waitForTimeout(50);
  }
}
