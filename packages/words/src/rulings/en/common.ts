import type { BoardStreet, CardsAt, DealtStreet } from "sidepot/rulings";
import { capital, list } from "../../en/lists.ts";
import type { CommonPart } from "../words.ts";

const streets: Readonly<Record<"preflop" | DealtStreet, string>> = {
  preflop: "pre-flop",
  flop: "flop",
  turn: "turn",
  river: "river",
  "stud-street": "street",
  "shared-seventh": "one seventh card that all share",
};

const places: Readonly<Record<CardsAt, string>> = {
  flop: "the flop",
  turn: "the turn card",
  river: "the river card",
  aside: "the card set aside",
  burns: "the burn cards",
  "last-burn": "the last burn card",
  marked: "the card in question",
  muck: "the muck",
};

const cards = (at: readonly CardsAt[]): string => list(at.map((place) => places[place]));
const street = (name: BoardStreet): string => streets[name];

/** English. */
export const common: CommonPart = {
  lang: "en",
  groups: {
    board: { name: "Board and burns", examples: "Turn too early, four-card flop" },
    deal: { name: "The deal", examples: "Exposed card, wrong number" },
    betting: { name: "Betting", examples: "Out of turn, string, raise" },
    showdown: { name: "Showdown and pots", examples: "Muck, who shows, odd chip" },
    room: { name: "Seats, phones, time", examples: "Phone, clock, empty seat" },
  },
  books: {
    "tda-2024": "TDA 2024",
    "tda-pre-2022": "TDA before 2022",
    roberts: "Robert's Rules",
    "wsop-tournament-2026": "WSOP 2026 tournaments",
    "wsop-live-2026": "WSOP 2026 cash games",
  },
  basis: { text: "The text says so", practice: "Common practice", house: "House rule", floor: "Left to the floor" },
  unchanged: { button: "the button", bets: "the bets", burns: "the burns", board: "the board", hands: "the hands" },
  floorDecides: "The floor decides",
  edition: (version, year, checked) =>
    `Version ${version}${year === null || version === String(year) ? "" : ` (${year})`}, checked on ${checked}`,
  floorLine: "The floor has the last word.",
  floorLineTda: "The floor has the last word (TDA 1).",
  rightIn: (books, until) => (until === null ? `Right in: ${books}` : `Right in ${books}; in tournaments until about ${until}`),
  neverRight: "Right in none of the books here",
  houseRule: "House rule",
  steps: {
    "call-floor": () => "Call the floor",
    "finish-betting": ({ street: on }) => (on === undefined ? "Finish the betting" : `Finish the ${streets[on]} betting`),
    "keep-burns": () => "Leave the burn cards where they are",
    "return-to-stub": ({ cards: at, onTop }) => `Put ${cards(at)} back ${onTop ? "on top of the stub" : "into the stub"}`,
    "shuffle-stub": () => "Shuffle the whole stub face down",
    "cut-stub": () => "Cut the stub",
    deal: ({ street: on, burn, cards: count }) => {
      const what =
        count === undefined ? (on === "shared-seventh" ? streets[on] : `the ${streets[on]}`) : `${count} more to the ${streets[on]}`;
      return burn ? `Burn one and deal ${what}` : `Deal ${what} without a burn`;
    },
    burn: ({ cards: count = 1 }) => `Burn ${count === 1 ? "one card" : `${count} cards`}`,
    scramble: ({ cards: on }) => `Turn the ${street(on)} face down and scramble it`,
    "draw-as-burn": ({ by, for: whose }) =>
      `${by === "floor" ? "The floor draws" : "Draw"} one of them at random as ${whose === "next-street" ? "the next burn" : "the burn"}`,
    "turn-up": ({ cards: on }) => `Turn the rest up as the ${street(on)}`,
    "set-aside": ({ cards: at }) => `Set ${cards(at)} aside`,
    "make-burn": ({ cards: at, for: whose }) =>
      `Make ${cards([at])} the burn ${whose === "next-street" ? "for the next street" : "of this street"}`,
    "replace-card": () => "Replace it with the top card of the stub",
    "give-card": () => "Give the missing card from the top of the stub",
    "discard-card": () => "Take the card out; it counts as a scrap of paper",
    "kill-hand": ({ whose }) =>
      whose === "absent" ? "Kill the hand of the player who was away" : "Kill the hand; its cards go to the muck",
    "return-bets": () => "Return all bets",
    "finish-deal": () => "Finish the deal first",
    "third-card-down": () => "Leave that card up, and deal this player's third card face down",
    "gather-cards": () => "Gather all cards and take the deck out of play",
    "redeal-hand": () => "Gather all cards, shuffle, and deal the hand again",
    "restore-stub": () => "Put the stub together in its order",
    "mix-into-stub": ({ cards: at }) => `Mix ${cards(at)} and the stub into one new stub`,
    "let-stand": () => "Let the cards stand and play on",
    "move-button": ({ nextHand }) => `Move the button to the right seat${nextHand ? " for the next hand" : ""}`,
  },
  dealAndBet: ({ street: on, burn }) =>
    `${burn ? "Burn one and deal" : "Deal"} the ${streets[on]}${burn ? "" : " without a burn"}, and play its betting`,
  returnAndShuffle: ({ cards: at }, cut) =>
    capital(`put ${cards(at)} back and shuffle the whole stub face down${cut ? ", then cut it" : ""}`),
  list,
};
