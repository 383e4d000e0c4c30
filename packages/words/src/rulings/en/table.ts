import { makeCard } from "sidepot/cards";
import type { BurnStreet, CardsAt } from "sidepot/rulings";
import { capital, list, listOr, verb } from "../../en/lists.ts";
import { showText } from "../../text.ts";
import type { TablePart } from "../table.ts";

const streets: Readonly<Record<"preflop" | BurnStreet, string>> = {
  preflop: "pre-flop round",
  flop: "flop",
  turn: "turn",
  river: "river",
  "stud-street": "street",
};

const places: Readonly<Record<CardsAt, string>> = {
  flop: "the flop",
  turn: "the turn",
  river: "the river",
  aside: "the card set aside",
  burns: "the burns",
  "last-burn": "the last burn",
  marked: "the card in question",
  muck: "the muck",
};

const cards = (at: readonly CardsAt[]): string => list(at.map((place) => places[place]));
const count = (n: number): string => (n === 1 ? "one card" : `${n} cards`);
const seats = (at: readonly number[]): string =>
  `${verb(at.length, "seat", "seats")} ${list(at.map((seat) => String(seat + 1)))} ${verb(at.length, "is", "are")}`;
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const at = (path: string): string => (path === "" ? "" : `${showText(path)}: `);
const quoted = (text: string): string => (text === "undefined" ? "nothing" : `'${showText(text)}'`);

/** English. */
export const table: TablePart = {
  verbs: {
    "call-floor": () => "Call the floor",
    "finish-betting": () => "Finish the betting",
    "keep-burns": () => "Leave the burns",
    "return-to-stub": ({ cards: from, onTop }) => (onTop ? `Put ${cards(from)} on top` : `Return ${cards(from)}`),
    "shuffle-stub": () => "Shuffle face down",
    "cut-stub": () => "Cut the stub",
    deal: ({ street, burn, cards: some }) => {
      const what = street === "shared-seventh" ? "one shared seventh card" : `the ${streets[street]}`;
      return `${burn ? "Burn and deal" : "Deal"} ${some === undefined ? what : `${count(some)} to ${what}`}`;
    },
    burn: ({ cards: some = 1 }) => (some === 1 ? "Burn a card" : `Burn ${count(some)}`),
    scramble: ({ cards: street }) => `Scramble the ${streets[street]}`,
    "draw-as-burn": () => "Draw one as the burn",
    "turn-up": ({ cards: street }) => `Turn the ${streets[street]} up`,
    "set-aside": ({ cards: from }) => `Set ${cards(from)} aside`,
    "make-burn": ({ cards: from }) => `Make ${from === "marked" ? "that card" : cards([from])} the burn`,
    "replace-card": () => "Replace the card",
    "give-card": () => "Give the missing card",
    "discard-card": () => "Take the card out",
    "kill-hand": () => "Kill the hand",
    "return-bets": () => "Return all bets",
    "finish-deal": () => "Finish the deal",
    "third-card-down": () => "Third card face down",
    "gather-cards": () => "Take the deck away",
    "redeal-hand": () => "Deal the hand again",
    "restore-stub": () => "Restore the stub's order",
    "mix-into-stub": ({ cards: from }) => `Mix ${cards(from)} into the stub`,
    "let-stand": () => "Let the cards stand",
    "move-button": () => "Move the button",
  },
  now: {
    "call-floor": "what is done with these cards is not the dealer's to say",
    "finish-betting": "no card comes before the betting on this street is over",
    "keep-burns": "a burn that is out stays out, and nothing joins it",
    "return-to-stub": "that card goes back before another one comes",
    "shuffle-stub": "nobody may know where the card that went back lies",
    "cut-stub": "the shuffled stub is cut before a card leaves it",
    deal: "everything that comes before this card is done",
    burn: "a street comes after its burn",
    scramble: "the cards are mixed face down before one of them is drawn",
    "draw-as-burn": "chance picks the burn while nobody can see the cards",
    "turn-up": "the cards that are left make up the street",
    "set-aside": "that card must be out of the way before another one comes",
    "make-burn": "the card that everybody saw serves as the burn",
    "replace-card": "the hand may not keep that card",
    "give-card": "the hand is a card short",
    "discard-card": "that card has no place in this hand",
    "kill-hand": "that hand cannot be played",
    "return-bets": "the hand does not count, so the chips go back to their owners",
    "finish-deal": "a card replaced now would change every seat still to be dealt",
    "third-card-down": "that card stays up, so another one comes down",
    "gather-cards": "the chips are back, and no card of that deck counts any more",
    "redeal-hand": "the chips are back, and the hand begins anew",
    "restore-stub": "the stub's own order can still be put together",
    "mix-into-stub": "the stub is made up again before a card leaves it",
    "let-stand": "these cards play as they lie",
    "move-button": "the button is in the wrong seat",
  },
  reasons: {
    STUB_TOO_SHORT: ({ needed, left }) => `that takes ${count(needed)}, and the stub has ${left}`,
    NOTHING_THERE: ({ cards: from }) => `no card lies there: ${cards(from)}`,
    STILL_OWED: ({ seats: owed }) => `${seats(owed)} still owed an action`,
    ALREADY_BURNED: ({ street }) => `the burn for the ${streets[street]} is out already`,
    NOT_SHUFFLED: () => "a card went back into the stub, and the stub was not shuffled since",
    NOT_SCRAMBLED: ({ street }) => `the ${streets[street]} does not lie scrambled face down`,
    FACE_DOWN: ({ street }) => `the ${streets[street]} still lies face down`,
    STREET_FULL: ({ street, cards: there, most }) => `the ${streets[street]} is ${count(most)}, and ${there} lie there`,
    STREET_MISSING: ({ street, cards: there, most }) => `the ${streets[street]} comes first: ${there} of ${count(most)} lie there`,
    NO_STREET_LEFT: () => "every street is on the board, so there is nothing to burn for",
    OTHER_STREET: ({ street, on }) => `the betting that is on is that of the ${streets[on]}, not of the ${streets[street]}`,
    HAND_NOT_SHORT: ({ seat, cards: held, most }) => `seat ${seat + 1} holds ${held} of ${count(most)} and lacks none`,
    HAND_FULL: ({ seat, cards: held }) => `seat ${seat + 1} holds ${count(held)} already`,
    HAND_OVER: ({ live }) => `${live === 1 ? "one hand is" : "no hand is"} left, so no more cards come`,
    BETS_STILL_IN: ({ chips }) => `${chips} chips are still in; they go back before the hand is dealt again`,
    NOT_NOW: () => "another step comes now",
    SHUFFLE_FIRST: () => "whoever saw the card go back could follow it in a stub that is not shuffled",
    ONE_BURN_A_STREET: ({ street }) => `one burn a street, and the one for the ${streets[street]} is out already`,
    FINISH_BETTING_FIRST: ({ seats: owed }) => `${seats(owed)} still owed an action, and no card comes before that`,
    WOULD_EXPOSE: ({ street }) => `that would show a card of the ${streets[street]} that has to stay unknown`,
    PRACTICE_OVER: () => "every step is done",
  },
  next: (label, reason) => `Now ${lower(label)}: ${reason}.`,
  alone: (reason) => `${capital(reason)}.`,
  setup: {
    SETUP_NOT_AN_OBJECT: ({ path, got }) => `${at(path)}A table is an object with players, street and burns, not ${quoted(got)}.`,
    KEY_UNKNOWN: ({ path, choices }) => `${at(path)}There is no such entry. Use ${listOr(choices)}.`,
    PLAYERS_INVALID: ({ path, got, least, most }) => `${at(path)}${quoted(got)} is no number of players from ${least} to ${most}.`,
    COUNT_INVALID: ({ path, got, least, most }) => `${at(path)}${quoted(got)} is no whole number from ${least} to ${most}.`,
    STREET_UNKNOWN: ({ path, got, choices }) => `${at(path)}${quoted(got)} is no street. Use ${listOr(choices)}.`,
    CARDS_UNREADABLE: ({ path, got }) => `${at(path)}${quoted(got)} is neither a number of cards nor cards such as Kh 7c.`,
    CARD_IN_TWO_PLACES: ({ card, first, second }) =>
      `${makeCard(card)} cannot be in two places: ${showText(first)} and ${showText(second)}.`,
    TOO_MANY_BURNS: ({ street, got, most }) =>
      `${count(got)} cannot be burned by the ${streets[street]}: at most ${most}, one too many counted in.`,
    BOARD_WITHOUT: ({ street, before }) => `There is a ${streets[street]} on the board but no ${streets[before]}.`,
    SEATS_DIFFER: ({ path, got, players }) => `${at(path)}${got} seats are listed, but ${players} players were dealt in.`,
    TOO_MANY_CARDS: ({ got, most }) => `That would take ${count(got)}; a deck has ${most}.`,
    COUNT_DOES_NOT_ADD_UP: ({ got, expected }) => `All places together hold ${count(got)}; a deck has ${expected}.`,
    MORE_LIVE_THAN_DEALT: ({ live, players }) => `${live} hands cannot be left of ${players} that were dealt.`,
  },
};
