import type { PushFault, QuestionPot } from "@sidepot/trainer/table";
import { why } from "../en/hands.ts";
import { capital, list, verb } from "../en/lists.ts";
import { potName, thePot } from "../en/pots.ts";
import { problem } from "../en/problems.ts";
import { grouped } from "../numbers.ts";
import { nameAt, type Sentences, sentence, showText } from "../text.ts";
import { type OwnProblem, sayTable } from "./problems.ts";
import type { PlayWords } from "./words.ts";

/** Verbs that the sentences of the house put after a name. */
const VERBS = "take|win|scoop|fold|check|call|bet|raise|post|straddle|show|muck|table|bring|collect|stand|change";
const THIRD_PERSON = new RegExp(`(?<![\\p{L}\\p{N}])you (${VERBS})s(?![\\p{L}\\p{N}])`, "gu");

const problems: Sentences<OwnProblem> = {
  SEED_INVALID: (p) => `“${showText(p.got)}” is no seed. Give a whole number from 0 to 4,294,967,295.`,
  PEOPLE_TOO_MANY: (p) =>
    `${grouped(p.count)} players are people, and ${p.most === 1 ? "one" : grouped(p.most)} may be. Give the others a style.`,
  BLINDS_INVALID: (p) =>
    `The blinds cannot be “${showText(p.got)}”. Give the small and the big blind as whole numbers from 1 to ${grouped(p.most)}, the small one no larger.`,
  NUMBER_INVALID: (p) =>
    `${numbers[p.path] ?? showText(p.path)}: “${showText(p.got)}” does not fit. Give a whole number from ${grouped(p.least)} to ${grouped(p.most)}.`,
  SESSION_BROKEN: () => "The table that was kept cannot be read. Open a new one.",
};
const numbers: Readonly<Record<string, string>> = { depth: "First stack in big blinds", levelHands: "Hands at one level" };

const goes = ({ pot, amount, winners }: QuestionPot, names: readonly string[]): string =>
  `${thePot(pot)}, ${grouped(amount)}, ${winners.length > 1 ? "is shared by" : "goes to"} ${list(winners.map((seat) => nameAt(names, seat)))}.`;

/** A name with the verb that goes with it. */
const does = (name: string, one: string, you: string): string => `${name} ${name === "you" ? you : one}`;

const faults = (names: readonly string[]): Sentences<PushFault> => ({
  POT_ORDER: (f) => `${capital(thePot(f.first))} goes before ${thePot(f.pot)}: the last side pot is pushed first, the main pot last.`,
  POT_NOT_THERE: (f) => `There is no ${potName(f.pot).toLowerCase()} left to push.`,
  NOBODY_NAMED: (f) => `Name who gets ${thePot(f.pot)}.`,
  FOLDED: (f) => `${nameAt(names, f.seat)} folded. The chips stay in ${thePot(f.pot)}, and the right to win them is gone.`,
  NOT_ELIGIBLE: (f) => {
    const name = nameAt(names, f.seat);
    return `${name} put in ${grouped(f.put)}, and ${thePot(f.pot)} is what lies above ${grouped(f.floor)}. ${name} cannot win it.`;
  },
  BETTER_HAND: (f) => `${does(nameAt(names, f.winner), "has", "have")} a better hand than ${nameAt(names, f.seat)}. ${why(f.why)}`,
  TIE: (f) => {
    const tied = does(nameAt(names, f.seat), "has", "have");
    return `${tied} the same hand as ${nameAt(names, f.with)}, and they share ${thePot(f.pot)}.`;
  },
  ODD_CHIP: (f) =>
    f.odd.length === 0
      ? `${capital(thePot(f.pot))} splits evenly: there is no odd chip.`
      : `The odd ${verb(f.odd.length, "chip of", "chips of")} ${thePot(f.pot)} ${verb(f.odd.length, "goes", "go")} to ${list(f.odd.map((seat) => nameAt(names, seat)))}, first left of the button among the winners (TDA 20).`,
});

/** English. */
export const en: PlayWords = {
  lang: "en",
  styles: {
    random: { name: "Random", about: "Any legal action, by chance." },
    "fold-man": { name: "Fold-man", about: "Checks where that is free, and folds to every bet." },
    station: { name: "Calling station", about: "Calls nearly everything, hardly ever raises." },
    maniac: { name: "Maniac", about: "Bets and raises with most hands." },
    naive: { name: "Side-pot-naive", about: "Plays tight-aggressive, but counts every pot as if it could win it." },
    honest: { name: "Honest", about: "Calls with a fair share of the wins, and never raises." },
    nit: { name: "Nit", about: "Few hands, and big pots with strong ones alone." },
    "loose-aggressive": { name: "Loose-aggressive", about: "Many hands, and many bets." },
    "tight-aggressive": { name: "Tight-aggressive", about: "Good hands, played with bets; counts the pots that it can win." },
    solver: { name: "River solver", about: "Plays tight-aggressive, and works out the river where two can still bet." },
  },
  levels: {
    easy: { name: "Easy", about: "Often takes a worse action than it knows." },
    normal: { name: "Normal", about: "Sometimes takes a worse action than it knows." },
    hard: { name: "Hard", about: "Always takes the best action that it knows." },
  },
  modes: {
    school: { name: "Side-pot school", about: "Uneven stacks anew each hand, so that side pots come up often." },
    cash: { name: "Cash game", about: "Everybody is topped up to the first stack before each hand." },
    tournament: { name: "Tournament", about: "You play on with what is left, and the blinds go up." },
  },
  antes: {
    none: { name: "No ante", about: "Only the blinds are posted." },
    each: { name: "Ante each", about: "Every player posts an ante." },
    "big-blind": { name: "Big blind ante", about: "The big blind posts one ante for all." },
  },
  opponents: ["Min", "Leo", "Hana", "Yu", "Sora", "Ken", "Emma", "Noah", "Ada"],
  you: "You",
  youIn: "you",
  addressed: (sentence) =>
    sentence
      .replace(THIRD_PERSON, "you $1")
      .replace(/(^|[.:?!] )you(?![\p{L}\p{N}])/gu, (_, before: string) => `${before}You`)
      .replace(/(?<=(?<![\p{L}\p{N}])you(?![\p{L}\p{N}]).*) table their hands/iu, " table your hands"),
  yourTurn: "Your turn",
  turnOf: (name) => `${name}’s turn`,
  handNumber: (hand) => `Hand ${grouped(hand)}`,
  potOf: (pot, amount) => `${potName(pot)} ${grouped(amount)}`,
  potsIn: (pots) => list(pots.map(thePot)),
  wins: (name, pot, amount) =>
    name === "you" ? `You win ${thePot(pot)}: ${grouped(amount)}` : `${capital(name)} wins ${thePot(pot)}: ${grouped(amount)}`,
  problem: (value) => sayTable(problems, problem, value),
  question: {
    ask: "Which pot first, and to whom?",
    right: (pot, names) => `Right: ${goes(pot, names)}`,
    answer: (pot, names) => capital(goes(pot, names)),
    fault: (fault, names) => en.addressed(sentence(faults(names), fault)),
  },
};
