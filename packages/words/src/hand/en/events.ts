import type { HandEvent, Phase, StreetName } from "sidepot/hand";
import type { PostKind, RecordEvent } from "sidepot/history";
import { list, verb } from "../../en/lists.ts";
import { thePot } from "../../en/pots.ts";
import { type Sentences, sentence } from "../../text.ts";
import { type Happening, happened, recorded, standing } from "../happenings.ts";
import type { Around } from "../words.ts";
import { street } from "./streets.ts";

const posts: Readonly<Record<PostKind, (amount: string) => string>> = {
  ante: (amount) => `posts an ante of ${amount}`,
  "small-blind": (amount) => `posts the small blind of ${amount}`,
  "big-blind": (amount) => `posts the big blind of ${amount}`,
  "button-blind": (amount) => `posts the button blind of ${amount}`,
  straddle: (amount) => `straddles for ${amount}`,
  post: (amount) => `posts ${amount}`,
  dead: (amount) => `posts ${amount} dead`,
  "bring-in": (amount) => `brings in for ${amount}`,
};

const allIn = (yes: boolean): string => (yes ? ", all-in" : "");
const cardCount = (count: number): string => `${count} ${verb(count, "card", "cards")}`;
/** A street in the middle of a line. */
const named = (name: StreetName): string => street(name).toLowerCase();

type Cards = Extract<Happening, { code: "CARDS" }>;

function dealt({ hands, boards, street: name }: Cards): string {
  const parts = boards.map(({ board, cards, count }) => {
    const head = name ? street(name) : count === 3 ? "Flop" : null;
    const which = board === null ? "Board" : `Board ${board + 1}`;
    return `${head === null ? which : board === null ? head : `${head}, ${which.toLowerCase()}`}: ${cards}`;
  });
  const [only] = hands;
  if (only && hands.length === 1)
    parts.unshift(only.known ? `${only.name} is dealt ${only.cards}` : `${cardCount(only.count)} to ${only.name}`);
  else if (hands.some((hand) => hand.known)) parts.unshift(`Cards: ${hands.map((hand) => `${hand.name} [${hand.cards}]`).join(" · ")}`);
  else if (only && hands.every((hand) => hand.count === only.count)) {
    parts.unshift(`${cardCount(only.count)} each to ${list(hands.map((hand) => hand.name))}`);
  } else if (only) parts.unshift(`Cards to ${list(hands.map((hand) => `${hand.name} (${hand.count})`))}`);
  return parts.join("; ");
}

const happenings: Sentences<Happening> = {
  STARTED: (h) => `New hand: ${h.players} players, button at ${h.button}`,
  POSTED: (h) => `${h.name} ${posts[h.kind](h.amount)}${h.dead && h.kind !== "dead" ? " (dead money)" : ""}`,
  CARDS: dealt,
  FOLDED: (h) => `${h.name} folds`,
  CHECKED: (h) => `${h.name} checks`,
  CHECKED_OR_CALLED: (h) => `${h.name} checks or calls`,
  KILLED: (h) => `The hand of ${h.name} is killed`,
  CALLED: (h) => `${h.name} calls ${h.amount}${allIn(h.allIn)}`,
  BET: (h) => `${h.name} bets ${h.amount}${allIn(h.allIn)}`,
  RAISED: (h) => `${h.name} raises to ${h.amount}${allIn(h.allIn)}`,
  BROUGHT_IN: (h) => `${h.name} brings in${h.amount === null ? "" : ` for ${h.amount}`}${allIn(h.allIn)}`,
  DREW: (h) =>
    h.count === 0 ? `${h.name} stands pat` : `${h.name} changes ${cardCount(h.count)}${h.cards === null ? "" : `: ${h.cards}`}`,
  RETURNED: (h) => `${h.amount} was not called and goes back to ${h.name}`,
  SHOWED: (h) => `${h.name} shows ${h.cards}`,
  MUCKED: (h) => `${h.name} mucks${h.cards === null ? "" : ` ${h.cards}`}`,
  TABLED: (h) => `${list(h.names)} ${verb(h.names.length, "tables the hand", "table their hands")}`,
  RUN: (h) => `The rest of the board is run ${h.times === 2 ? "twice" : `${h.times} times`}`,
  ROUND: (h) => (h.street ? `Betting: ${named(h.street)}` : `Betting round ${h.number}`),
  TO_DEAL: (h) => `Next to deal: ${h.street ? `${named(h.street)}, ` : ""}${cardCount(h.count)}`,
  TO_ACT: (h) => `${h.street ? `${street(h.street)}: ` : ""}${h.name} to act`,
  TO_DRAW: (h) => `${h.street ? `${street(h.street)}: ` : ""}${h.name} to change cards`,
  TO_SHOW: (h) => `${h.name} to show`,
  OVER: ({ shares, rake }) => {
    const said = shares.map((share) => `${share.name} wins ${share.amount}`).concat(rake === null ? [] : [`rake ${rake}`]);
    return said.length === 0 ? "Hand over" : `Hand over: ${said.join(", ")}`;
  },
  COLLECTED: (h) =>
    `${h.name} collects ${h.amount}${h.pot === null ? "" : ` from ${thePot(h.pot)}`}${h.run === null ? "" : ` (board ${h.run + 1})`}`,
};

/** One line of what happened. */
export const event = (value: HandEvent, names: readonly string[], around: Around = {}): string =>
  sentence(happenings, happened(value, names, around));

/** The same of a record. */
export const recordEvent = (value: RecordEvent, names: readonly string[], around: Around = {}): string =>
  sentence(happenings, recorded(value, names, around));

/** Who or what is next. */
export const phase = (value: Phase, names: readonly string[], name: StreetName | null = null): string =>
  sentence(happenings, standing(value, names, value.at === "dealing" ? name : null));
