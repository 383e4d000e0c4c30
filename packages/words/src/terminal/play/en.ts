import { type Sentences, sentence } from "../../text.ts";
import type { PlayFault, PlayLines } from "./words.ts";

const between = (min: string, max: string): string => (min === max ? min : `${min}–${max}`);

const faults: Sentences<PlayFault> = {
  NOT_A_KEY: (f) => `“${f.got}” does nothing here. ${f.keys}`,
  AMOUNT_MISSING: ({ range }) =>
    range === null
      ? "No bet or raise is possible now."
      : `Say how much, as the street’s total: r ${range[0]}${range[0] === range[1] ? "" : ` to r ${range[1]}`}.`,
  AMOUNT_UNREADABLE: (f) => `“${f.got}”: ${f.because}`,
  NOTHING_TO_UNDO: () => "There is nothing of yours to take back in this hand.",
  HAND_AT_PLAY: (f) => `“${f.key}” is for after the hand. Finish the hand first.`,
  POT_UNKNOWN: (f) => `“${f.got}” is no pot that is left. Begin with one of ${f.pots}.`,
  NAME_UNKNOWN: (f) => `Nobody here is “${f.got}”, or more than one is. The players are ${f.names}.`,
  ACTION_UNREADABLE: (f) => `“${f.got}” is no action. Write {"do":"call"} or {"do":"raise","to":600}, or a key such as c.`,
  NOT_WRITTEN: (f) => `This hand cannot be written as ${f.format}.`,
};

/** English. */
export const en: PlayLines = {
  help: {
    summary: "practise hold'em and its side pots against bots",
    about:
      'Deals hold\'em to you and to bots whose stacks differ, so that side pots come up, and pushes the pots one by one at the end.\nThe same seed and the same keys are the same game. Chips are worth nothing.\nAt the table: f fold, c check or call, r 600 bet or raise to 600, a all-in (asks again), u back to the beginning of the street, ? all keys, q quit.\nWhere standard input is no terminal, each line of it is a key. With --jsonl, events and questions are a line of JSON each, and an action may be {"do":"raise","to":600}.\nStyles: random, fold-man, station, maniac, naive, honest, nit, loose-aggressive, tight-aggressive, solver.',
    argument: null,
    examples: ["a table of six, uneven stacks", "three bots by style, and which pot goes first", "a whole hand played by bots, as JSON"],
  },
  options: {
    seats: "players at the table, 2 to 9 (default: 6)",
    mode: "school (uneven stacks, the default), cash or tournament",
    blinds: "small and big blind (default: 50/100)",
    ante: "none, each or big-blind (default: big-blind in the school, otherwise none)",
    straddle: "the player left of the big blind puts in two big blinds",
    seed: "decides every card and every bot: the same seed is the same game (default: by chance)",
    opponents: "styles clockwise from your left, by commas; a shorter list is gone through again",
    level: "easy, normal or hard (default: normal)",
    hands: "leave after so many hands",
    pause: "before the pots are pushed, ask which one goes first and to whom",
    auto: "a bot of this style plays your seat too: whole hands to look at (default: one hand)",
    coach: "after each hand, review your decisions pot by pot",
    json: "print all events as one list of JSON",
    jsonl: "print each event as a line of JSON, and read actions as lines",
  },
  spoken: {
    f: ["fold"],
    k: ["check", "x"],
    l: ["call"],
    r: ["raise", "bet", "b"],
    a: ["all-in", "allin", "all in", "shove"],
    u: ["undo", "back"],
    t: ["table"],
    n: ["next"],
    h: ["history"],
    p: ["phh"],
    s: ["settle"],
    g: ["coach"],
    "?": ["help"],
    q: ["quit", "exit"],
  },
  table: (blinds, ante, straddle, seed) =>
    [`Blinds ${blinds}`, ante, straddle ? "straddle" : null, `seed ${seed}`].filter((part) => part !== null).join(" · "),
  style: (name, style) => `${name}: ${style}`,
  columns: { player: "Player", stack: "Stack", front: "Bet", state: "State", choice: "Choice", worth: "Worth" },
  states: { allIn: "all-in", folded: "folded", button: "button", toAct: "to act" },
  yourCards: (cards, hand) => `Your cards: ${cards}${hand === null ? "" : `, ${hand}`}`,
  may: {
    fold: "f fold",
    check: "c check",
    call: (amount) => `c call ${amount}`,
    bet: (min, max) => `r bet ${between(min, max)}`,
    raise: (min, max) => `r raise to ${between(min, max)}`,
    allIn: (amount) => `a all-in ${amount}`,
    help: "? keys",
  },
  again: (amount) => `Again a: all-in ${amount}. Any other key does what it does instead.`,
  keysAtPlay: [
    "f        fold",
    "c        check, or call",
    "r 600    bet 600, or raise to 600 (the street’s total)",
    "a        all-in; asks again",
    "u        back to the beginning of the street",
    "t        the table and the pots",
    "q        quit",
  ],
  keysAfter: [
    "Enter, n the next hand",
    "h        the hand as PokerStars-style text",
    "p        the hand as PHH",
    "s        the pots of it by sidepot settle",
    "g        the coach on your decisions",
    "u        play the last street again",
    "q        quit",
  ],
  after: "Enter next hand · h history · p PHH · s settle · g coach · u undo · q quit",
  afterLast: "Enter end · h history · p PHH · s settle · g coach · u undo",
  undone: (street) => `Back to the beginning of the street: ${street}`,
  pushed: "The pots as they are pushed, the main pot last:",
  shown: "Hands:",
  result: (name, stack, net) => `${name}: ${stack} (${net})`,
  proof: (seed, hand) => `Dealt from seed ${seed}, hand ${hand}.`,
  howToPush: (pots, example) => `Pots: ${pots}. Type a pot and who gets it: ${example}. Enter shows the answer.`,
  answered: (answer) => `The answer: ${answer}`,
  out: "You are out of chips.",
  wonAll: "You have all the chips: you win the tournament.",
  wonBy: (name) => `${name} has all the chips and wins the tournament.`,
  sum: (hands, net) => `Hands finished: ${hands}.${net === null ? "" : ` Your result in them: ${net}.`}`,
  settleLine: "The same pots from a shell:",
  reviewing: "The coach is counting…",
  nothingToReview: "There is nothing of yours to review in this hand.",
  made: "(made)",
  fault: (fault) => sentence(faults, fault),
};
