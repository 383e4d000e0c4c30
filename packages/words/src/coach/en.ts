import type { Choice, Finding, Grade, Model, NoReview, Review } from "@sidepot/trainer/coach";
import { list, verb } from "../en/lists.ts";
import { potName } from "../en/pots.ts";
import { cardSigns } from "../hand/figures.ts";
import { grouped } from "../numbers.ts";
import { percent } from "../percent.ts";
import { nameAt } from "../text.ts";
import { bandText, errorOf, type Favour, type ReviewFacts, reviewFacts, type StillFacts } from "./facts.ts";
import { mean, prizesText, signed, signedPart } from "./figures.ts";
import type { CoachWords, Lesson, NamedLayer, Saying } from "./words.ts";

const plain = { fold: "Fold", check: "Check", call: "Call" } as const;
const doing = { fold: "Folding", check: "Checking", call: "Calling" } as const;

function choice(value: Choice): string {
  if (value.do !== "bet" && value.do !== "raise") return plain[value.do];
  if (value.allIn) return `All-in ${grouped(value.to)}`;
  return value.do === "bet" ? `Bet ${grouped(value.to)}` : `Raise to ${grouped(value.to)}`;
}

/** `Betting 150`; `betting 150` within a sentence. */
function acting(value: Choice, within = true): string {
  const text =
    value.do !== "bet" && value.do !== "raise"
      ? doing[value.do]
      : value.allIn
        ? `Going all-in for ${grouped(value.to)}`
        : `${value.do === "bet" ? "Betting" : "Raising to"} ${grouped(value.to)}`;
  return within ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** `Bet 150 only if …`. */
const order = (value: Choice): string =>
  (value.do === "bet" || value.do === "raise") && value.allIn ? `Go all-in for ${grouped(value.to)}` : choice(value);

const grades: Readonly<Record<Grade, string>> = { best: "Best", fine: "Fine", mistake: "Mistake", blunder: "Blunder" };
const widths = { tight: "tight", median: "medium", wide: "wide" } as const;
const responses = {
  equilibrium: "Solver’s answer",
  "minimum-defence": "Minimum defence",
  "never-folds-better": "Never folds better",
} as const;
const responseNotes = {
  equilibrium: "Answers as the solver does, which cannot be taken advantage of.",
  "minimum-defence": "Goes on with just enough hands that bluffs gain nothing, and with more where it has little to add.",
  "never-folds-better": "Goes on with exactly the hands that beat yours.",
} as const;

const noReviews: Readonly<Record<NoReview["code"], string>> = {
  GAME_NOT_COVERED: "Only no-limit hold’em with one board is reviewed.",
  NOT_A_DECISION: "There was nothing to decide here.",
  CARDS_UNKNOWN: "Your two cards are not known.",
  PREFLOP_OPEN: "Nobody had raised and nobody was all-in: what counts here is the play after the flop, which this method does not see.",
  PREFLOP_DEEP: "Most of the chips are still behind: what counts here is the play after the flop, which this method does not see.",
  NO_DEAL: "No deal fits the cards that the others are taken to hold.",
};

const model = ({ width, response }: Model): string => `${responses[response]}, ${widths[width]} range`;
const models = (count: number): string =>
  count === 1 ? "One model of the opponents was asked." : `All ${count} models of the opponents agree.`;

const spread = ({ least, most }: { readonly least: number; readonly most: number }): string =>
  `The models put it between ${percent(least)} and ${percent(most)}.`;

function layer({ kind, pot, band }: NamedLayer): string {
  if (kind !== "new") return potName(pot);
  if (!band) return "Bets this street";
  if (band.to === null) return `Bets this street above ${grouped(band.from)}`;
  return band.from === 0 ? `Bets this street up to ${grouped(band.to)}` : `Bets this street ${grouped(band.from)}–${grouped(band.to)}`;
}

/** What some models put higher: as the last sentence, so that the table beside it does not seem to say otherwise. */
function further(still: StillFacts | null, count: number, right: boolean): string {
  if (!still) return "";
  const head = ` ${acting(still.choice, false)} ${right ? "wins more" : "is better still"} under ${still.models} of ${count} models`;
  return `${head}${still.size ? ", but only the solver’s answers are fine enough to compare sizes" : ""}.`;
}

const ofPot = (part: number, short: boolean): string => `${percent(part)} of ${short ? "the chips that you can win" : "the pot"}`;

function rightGrounds({ close, short, still, alone, models: count }: Extract<ReviewFacts, { code: "RIGHT" }>): string {
  const near = close
    ? `${acting(close.choice, false)} comes out ${mean(close.gain)} chips higher, ${ofPot(close.ofPot, short)}: too little to tell apart. `
    : alone && !still
      ? "No other choice wins noticeably more. "
      : "";
  return `${near}${models(count)}${further(still, count, true)}`;
}

const favoured = (value: Choice, { models: some, of }: Favour): string =>
  ` ${acting(value, false)} is better under ${some} of ${of} models.`;

function review(value: Review, names: readonly string[]): Saying {
  const facts = reviewFacts(value, names);
  if (facts.code === "RIGHT") return { verdict: `${acting(facts.made, false)} was right.`, grounds: rightGrounds(facts) };
  if (facts.code === "LOSES") {
    const { made, better, grade, loss, short } = facts;
    const cost = `${mean(loss)} chips on average, ${ofPot(facts.ofPot, short)}`;
    if (grade === "fine")
      return {
        verdict: `${acting(made, false)} was fine; ${acting(better)} is a little better.`,
        grounds: `The difference is ${cost}. ${models(facts.models)}${further(facts.still, facts.models, false)}`,
      };
    return {
      verdict: `${acting(better, false)} was better than ${acting(made)}.`,
      grounds: `${acting(made, false)} cost ${cost}. ${models(facts.models)}${further(facts.still, facts.models, false)}`,
    };
  }
  if (facts.code === "HANGS_ON_HANDS") {
    const [least, most] = facts.gain;
    return {
      verdict: `${acting(facts.made, false)} or ${acting(facts.other)}: it depends on what they hold.`,
      grounds: `${acting(facts.other, false)} is between ${mean(Math.abs(least))} chips worse and ${mean(most)} better than ${acting(facts.made)}, by the model; it is better under ${facts.favour.models} of ${facts.favour.of}.`,
    };
  }
  if (facts.code === "HANGS_ON_SHARE") {
    const { needed, seemed } = facts.share;
    return {
      verdict: `${order(facts.choice)} only if you win more than ${percent(needed)} of what you can win.`,
      grounds: `${spread(facts.share)}${seemed < needed ? ` Counted with all chips on the table, those out of your reach too, the price would look like ${percent(seemed)}.` : ""}${favoured(facts.choice, facts.favour)}`,
    };
  }
  const { live, allIn, breakEven, ordinary } = facts;
  const who = live.length === 0 ? "the others fold" : `${list(live)} ${verb(live.length, "folds", "fold")}`;
  const beaten = allIn.length === 0 ? "" : `; here ${list(allIn)} ${verb(allIn.length, "is", "are")} still to be beaten`;
  const usual = ordinary === null ? "" : ` In a pot that a fold wins whole, ${percent(ordinary)} would do${beaten}.`;
  return {
    verdict: `${order(facts.choice)} only if ${who} better hands more than ${percent(breakEven)} of the time.`,
    grounds: `${spread(facts)}${usual}${favoured(facts.choice, facts.favour)}`,
  };
}

function finding(value: Finding, names: readonly string[]): Lesson {
  const named = (seats: readonly number[]): string => list(seats.map((seat) => nameAt(names, seat)));
  switch (value.id) {
    case "dry-side-pot-bluff":
      return {
        lesson: "A bluff cannot win a side pot that is still empty.",
        numbers: `If everyone else folds, ${named(value.allIn)} ${verb(value.allIn.length, "is", "are")} still to be beaten. The folds bring ${mean(value.mainGain)} more from the main pot; the bet costs ${mean(value.cost)}. To this bluff the ${mean(value.ordinaryPot)} in the middle is worth ${mean(value.effectivePot)}. It loses ${mean(value.loss)}.`,
      };
    case "protection-bet":
      return {
        lesson: "An all-in player cannot be bet out of the pot.",
        numbers: `${named(value.allIn)} cannot fold, so nothing is protected there. The hands that others fold bring ${mean(value.fromLive)}; the bet costs ${mean(value.cost)}.`,
      };
    case "beats-all-in-only": {
      const stand = `You beat ${named(value.allIn)} ${percent(value.beatsAllIn)} of the time, ${value.beatsLive < 0.5 ? "but" : "and"} those who can still call ${value.beatsLive < 0.5 ? "only " : ""}${percent(value.beatsLive)}.`;
      return value.pays
        ? {
            lesson: "The exception: folding out better hands pays.",
            numbers: `${stand} The bet still gains ${mean(value.difference)}, because hands that beat you give up the main pot.`,
          }
        : {
            lesson: "Ahead of the all-in, behind the live player: a bet burns chips.",
            numbers: `${stand} The bet loses ${mean(Math.abs(value.difference))}: what calls it beats you.`,
          };
    }
    case "entitlement":
      return {
        lesson: "Count only the chips that you can win.",
        numbers: `Of ${mean(value.onTable)} on the table you can win ${mean(value.canWin)} at most. Calling ${mean(value.call)} needs ${percent(value.needed)}, not ${percent(value.seemed)}; you had ${percent(value.equity)}.`,
      };
    case "uncalled":
      return {
        lesson: "Chips that nobody can call are not at risk.",
        numbers: `The others can call ${mean(value.cover)} at most. The ${mean(value.amount)} above it comes straight back.`,
      };
    case "missed-value":
      return {
        lesson: value.allIn.length === 0 ? "A hand ahead of its callers can bet." : "An all-in player is no reason not to bet for value.",
        numbers: `You beat ${percent(value.share)} of what would call. Betting ${mean(value.to)} gains ${mean(value.gain)} over checking${value.allIn.length === 0 ? "" : `, and ${named(value.allIn)} ${verb(value.allIn.length, "has", "have")} no part in that pot`}.`,
      };
    case "out-of-play": {
      const five = `Your best five: ${cardSigns(value.five)}.`;
      const cards = cardSigns(value.cards);
      if (value.because === "board-plays") return { lesson: "The board plays: your cards do not count.", numbers: five };
      if (value.because === "counterfeit")
        return {
          lesson: "The board took your pair’s place.",
          numbers: `${cards} made a pair on the flop and ${verb(value.cards.length, "does", "do")} not play now. ${five}`,
        };
      return {
        lesson: "A kicker below the board’s cards does not play.",
        numbers: `${cards} ${verb(value.cards.length, "is", "are")} outranked by the board. ${five}`,
      };
    }
    case "folded-money":
      return {
        lesson: "Who folds gives up the right to chips, not the chips.",
        numbers: `${potName(value.pot)} is ${mean(value.amount)}, not ${mean(value.said)}: ${mean(value.folded)} from players who folded lie in it.`,
      };
    case "tournament": {
      const winner = value.prizes.length === 1;
      const assumed = winner ? "that the winner takes the whole prize pool" : `prizes of ${prizesText(value.prizes)}% of the prize pool`;
      return {
        lesson: winner ? "Where the winner takes all, chips are prize." : "In a tournament, a chip lost weighs more than a chip won.",
        numbers: `Compared with checking, the bet brings ${signed(value.chips)} in chips and ${signedPart(value.prize)} of the prize pool. This assumes ${assumed}, and that chances of a place go by chips (Malmuth–Harville). Everybody decides alone: agreeing to check a hand down is against the rules.`,
      };
    }
  }
}

/** English. */
export const en: CoachWords = {
  lang: "en",
  choice,
  grade: (value) => grades[value],
  width: (value) => widths[value],
  response: (value) => responses[value],
  responseNote: (value) => responseNotes[value],
  model,
  layer,
  band: bandText,
  review,
  noReview: ({ code }) => noReviews[code],
  finding,
  method: (value) =>
    `${value.method === "exact" ? "Every holding was counted." : `Sampled: standard error up to ± ${mean(errorOf(value))} chips.`}${value.solved ? " Raises and bet sizes are compared by the solver alone; under the other models hands are checked down after this bet." : " Raises and later bets are left out: after this choice hands are checked down. Bet sizes are not compared."}`,
  solved: ({ solved }) =>
    solved ? `Solver: ${grouped(solved.iterations)} rounds, within ${percent(solved.ofPot, 3)} of the pot of an equilibrium.` : "",
};
