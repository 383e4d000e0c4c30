// Plays every recorded PHH hand of the reference cases prefix by prefix, as `sidepot hand` would: the player who acted must be the
// one to act, and what was done must be in the `legal` of the prefix before it. Hands that left the rules (see `deviations`), and
// kinds of forced money that a script has no word for, are counted and left out. Prints `prefixes: N passed, N failed`.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { makeCard } from "sidepot/cards";
import { playScript } from "sidepot/hand";
import { readHistory, replay } from "sidepot/history";

/** @typedef {import("sidepot/history").HandRecord} HandRecord */

/**
 * The betting of a record as a script without actions; null where it has no words for the forced money.
 * @param {HandRecord} record
 */
function scriptOf(record) {
  const { stakes, seats, events } = record;
  const posts = events.filter((event) => event.do === "post");
  if (!record.antesLive || posts.some((post) => post.kind === "straddle" || post.kind === "post")) return null;
  const antes = seats.map((_, seat) => posts.find((post) => post.kind === "ante" && post.seat === seat)?.amount ?? 0);
  const button = record.variant === "NS" && seats.length > 2;
  const stud = stakes.bringIn !== null;
  if (!stud && !button && stakes.bigBlind < stakes.smallBlind) return null;
  return {
    game: record.game,
    betting: record.betting,
    stacks: seats.map((seat) => seat.stack),
    button: seats.length - 1,
    ...(antes.some((ante) => ante > 0) ? { antes } : {}),
    ...(stud ? { bringIn: stakes.bringIn } : button ? { buttonBlind: stakes.bigBlind } : { blinds: [stakes.smallBlind, stakes.bigBlind] }),
    ...(record.betting === "fixed-limit" ? { smallBet: stakes.smallBet, bigBet: stakes.bigBet } : { minBet: stakes.minBet }),
    ...(record.draws > 0 ? { draws: record.draws } : {}),
  };
}

/**
 * @param {HandRecord["events"][number]} event
 * @returns {event is Extract<HandRecord["events"][number], { do: "fold" | "check" | "call" | "check-or-call" | "bet" | "raise" | "bring-in" }>}
 */
const acts = (event) => ["fold", "check", "call", "check-or-call", "bet", "raise", "bring-in"].includes(event.do);

/** @param {number} seat */
const letter = (seat) => String.fromCharCode(65 + seat);

/**
 * The open cards of each street, in the order in which they are dealt; null for a street with one that was not seen.
 * @param {HandRecord} record
 */
function openCards(record) {
  /** @type {(string | null)[]} */
  const streets = [];
  /** @type {(import("sidepot/cards").Card | null)[]} */
  let cards = [];
  let street = 0;
  const close = () => {
    streets[street] = cards.includes(null)
      ? null
      : cards.map((card) => makeCard(/** @type {import("sidepot/cards").Card} */ (card))).join("");
    cards = [];
  };
  for (const event of record.events) {
    if (event.do === "street") {
      close();
      street = event.street;
    }
    if (event.do === "board") cards.push(...event.cards);
    if (event.do === "deal") cards.push(...event.cards.filter((_, i) => event.up?.[i]));
  }
  close();
  return streets;
}

/**
 * Plays one record; answers what was not legal, or null.
 * @param {HandRecord} record
 * @param {NonNullable<ReturnType<typeof scriptOf>>} script
 */
function fault(record, script) {
  /** @type {string[]} */
  const actions = [];
  const stud = record.stakes.bringIn !== null;
  const open = openCards(record);
  /** @param {number} street */
  const deal = (street) => {
    const cards = open[street];
    actions.push(cards ? `deal ${cards}` : "deal");
    return cards !== null || !stud;
  };
  if (stud && !deal(0)) return "hidden";
  for (const event of record.events) {
    if (event.do === "street" && event.street > 0 && !deal(event.street)) return "hidden";
    if (!acts(event)) continue;
    const before = playScript(/** @type {any} */ ({ ...script, actions }));
    if (!before.ok) return `${JSON.stringify(before.error)} after ${actions}`;
    const { toAct, legal } = before.value;
    if (toAct !== event.seat || !legal)
      return `${letter(event.seat)} acts, to act is ${toAct === null ? "nobody" : letter(toAct)}: ${actions}`;
    const range = legal.bet ?? legal.raise;
    const name = letter(event.seat);
    if (event.do === "fold") {
      if (!legal.fold) return `fold is not legal: ${actions}`;
      actions.push(`${name} fold`);
    } else if (event.do === "bet" || event.do === "raise") {
      if (!range || event.to < range.min || event.to > range.max)
        return `${name} to ${event.to} is not in ${JSON.stringify(range)}: ${actions}`;
      actions.push(`${name} ${legal.bet ? "bet" : "raise"} ${event.to}`);
    } else if (event.do === "bring-in") {
      if (legal.bringIn === undefined || legal.bringIn === null) return `no bring-in is due: ${actions}`;
      actions.push(`${name} bring-in`);
    } else if (legal.check || legal.call > 0) actions.push(`${name} ${legal.check ? "check" : "call"}`);
    else return `${name} can neither check nor call: ${actions}`;
  }
  const last = playScript(/** @type {any} */ ({ ...script, actions }));
  return last.ok ? null : `${JSON.stringify(last.error)} after ${actions}`;
}

const folder = join(process.argv[2] ?? "", "phh");
const files = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".phh"));
/** @type {Record<string, number>} */
const left = { deviations: 0, forced: 0, hidden: 0 };
let passed = 0;
let failed = 0;
for (const file of files) {
  for (const { record } of readHistory(readFileSync(join(folder, file), "utf8"))) {
    if (!record.ok) {
      failed++;
      console.log(`  prefixes ${file}: ${JSON.stringify(record.error)}`);
      continue;
    }
    const replayed = replay(record.value);
    if (!replayed.ok) {
      failed++;
      console.log(`  prefixes ${file}: ${JSON.stringify(replayed.error)}`);
      continue;
    }
    const script = scriptOf(record.value);
    const wrong = replayed.value.deviations.length > 0 ? "deviations" : script === null ? "forced" : fault(record.value, script);
    if (wrong === null) passed++;
    else if (wrong in left) left[wrong] = (left[wrong] ?? 0) + 1;
    else {
      failed++;
      if (failed <= 10) console.log(`  prefixes ${file}: ${wrong}`);
    }
  }
}
console.log(
  `prefixes: left out ${left.deviations} hands that left the rules, ${left.forced} with other forced money, ${left.hidden} with hidden open cards`,
);
console.log(`prefixes: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
