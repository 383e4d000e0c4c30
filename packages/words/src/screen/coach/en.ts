import type { CoachText } from "./coach.ts";

/** English. */
export const en: CoachText = {
  pageTitle: "Coach: your side-pot decisions, layer by layer · Sidepot",
  pageDescription:
    "After a hand at the practice table: what each choice was worth in every pot, under several models of the opponents, and the river solved with all-in players. For practice, never at a live table.",
  title: "Coach",
  practiceOnly: "Practice only. Never at a live table.",

  noHand: "No hand to review yet.",
  noHandHow: "Play a hand at the practice table to its end. It then opens here, decision by decision.",
  lostHand: "This hand is not kept on this device any more.",
  toTable: "To the practice table",
  nothingDecided: "You had nothing to decide in this hand.",

  quiz: "How much is in each pot?",
  quizLead: "What everybody put in during the hand; what came back uncalled is left out:",
  quizFolded: "folded",
  quizDead: "Ante for all (dead money)",
  quizCheck: "Check",
  quizRight: "Right.",
  quizNot: (said) => `Not ${said}.`,
  quizScore: (right, of) => `${right} of ${of} pots right.`,
  quizAllRight: "All pots are right.",
  quizShow: "Show the sums",

  decisions: "Your decisions",
  yourCards: "Your cards",
  board: "Board",
  situation: (pot, toCall) => (toCall === null ? `${pot} in the middle, nothing to call` : `${pot} in the middle, ${toCall} to call`),
  reach: (amount) => `you can win ${amount} of it`,
  waiting: "Not worked out yet",
  working: "Being worked out",
  notReviewed: "Not reviewed",
  dependsShort: "It depends",
  stop: "Stop",
  stopped: "Stopped. What is there so far stays.",
  again: "Go on",
  failed: "The work broke off. Go on, or reload the page.",
  progress: (done, of) => `Step ${done} of ${of}`,
  converging: (rounds, first, now) =>
    now === null
      ? `Solving: exploitability ${first} of the pot after ${rounds} rounds`
      : `Solving: exploitability ${first} → ${now} of the pot, ${rounds} rounds`,
  fewModels: "More models are still being worked out; the verdict can change, and the lessons come then.",

  byLayer: "What each choice brings, pot by pot",
  wonOnAverage: "Won on average",
  notInIt: "not in it",
  emptyLayer: "empty",
  pays: (amount) => `pay ${amount}`,
  allLayers: "All pots",
  youPay: "You pay",
  worth: "Worth",
  worthNote: "Worth is what you win on average less what you pay from here on. A fold is worth 0.",
  nobodyGoesOn: "All who can fold do",
  best: "the best",
  yours: "your choice",

  picture: "Height is the size of the pot, width the part of it that you win on average. Solid is yours.",
  you: "You",
  others: "Others",

  models: "What each model says",
  modelsNote: "A model is how many hands the others are taken to play, and how they are taken to answer. Choose one to see its table.",
  modelColumn: "Model",
  lessons: "Lessons",

  sidePots: "Why bluffs vanish in a dry side pot",
  sidePotsLead:
    "Two players can still bet 150 on the river, a third is all-in. 300 chips are in the middle each time; only where they lie differs. The solver works out when to bet.",
  mainSide: "Main / side pot",
  betShare: "Bets",
  airShare: "Weak hands that bet",
  bluffShare: "Bluffs among the bets",
  foldShare: "Folds to the bet",
  exploitability: "Exploitability, of the pot",
  sidePotsNote:
    "One board and one pair of ranges: a demonstration, not a law. A weak hand beats less than a quarter of the other live player’s hands, a bluff less than 40%.",
  sidePotsRun: "Work it out on this device",
  dry: "dry side pot",
  ordinary: "no all-in player’s pot",
};
