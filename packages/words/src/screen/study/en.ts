import type { StudyText } from "./study.ts";

/** English. */
export const en: StudyText = {
  pageTitle: "Study poker equity: hands, ranges and side pots · Sidepot",
  pageDescription:
    "Hands or ranges on a 13×13 grid, any board, dead cards and side pots: who wins which layer how often, counted exactly or dealt at random with its error. For study, never at a live table.",
  title: "Study",
  practiceOnly: "Practice only. Never at a live table.",
  open: "Study equities",

  question: "What is asked",
  players: "Players",
  more: "Bets, dead cards, counting",
  example: "Show an example",
  clear: "Start over",
  addPlayer: "Add a player",
  removePlayer: (name) => `Remove ${name}`,
  rangeOf: (name) => `Range of ${name}`,
  twoCards: "Two cards instead",
  emptyRange: "no hand yet",
  dead: "Dead cards",
  deadSlot: (at) => `dead card ${at + 1}`,
  alreadyDead: (card) => `The ${card} is already dead.`,
  isDead: "Dead",
  done: "Done",

  range: "Range",
  rangeText: "As text",
  rangeHint: "TT+, AQs+, A5s-A2s, KTo+, 22+@50%, random",
  grid: "All starting hands: suited above the diagonal, offsuit below",
  gridHint: "Press or drag to put hands in or take them out.",
  cell: (name, weight) =>
    weight === "mixed"
      ? `${name}, several weights`
      : weight === 0
        ? `${name}, not in it`
        : weight === 1
          ? name
          : `${name}, ${Math.round(weight * 100)}%`,
  weight: "Weight",
  noneChosen: "No hand",
  everyHand: "Every hand",
  hands: (count, share) => `${count} ${count === "1" ? "hand" : "hands"}, ${share} of all`,

  bets: "Bets and side pots",
  betsNote: "What each player put in over the whole hand. Without bets there is one pot for all.",
  betOf: (name) => `${name} put in`,
  foldedBet: (name) => `${name}, folded`,
  addFolded: "Add a folded bet",
  removeFolded: (name) => `Remove the folded bet of ${name}`,
  ante: "Ante (dead money)",

  counting: "How to count",
  methods: { auto: "Automatic", exact: "Every deal", sampled: "Random deals" },
  methodsNote: "Automatic counts every deal where that is soon done, and deals at random where it is not.",
  seed: "Seed of the random deals",

  needCards: (names) => `Give ${names} two cards or a range.`,
  needRange: (name) => `The range of ${name} cannot be read yet.`,
  needBoard: (cards) => `A board has none, three, four or five cards; this one has ${cards}.`,
  nothingYet: "Give every player two cards or a range; the answer is counted at once.",

  answer: "Answer",
  progress: (share) => `Counting: ${share}`,
  progressError: (error) => `± ${error} so far`,
  cancel: "Cancel",
  cancelled: "Cancelled.",
  countAgain: "Count again",
  failed: "The counting broke off. Count again, or reload the page.",
  exact: (boards) => (boards === "1" ? "Exact: one deal." : `Exact: all ${boards} deals counted.`),
  sampled: (deals, error, seed) => `Sampled: ${deals} random deals, standard error ± ${error}, seed ${seed}.`,

  ahead: (name, share) => `${name} is ahead with ${share}.`,
  level: (names) => `${names} are level.`,
  collectsAndGains: (collects, gains) => `${collects} collects the most chips. ${gains} gains the most.`,
  collectsAlso: (name) => `${name} collects the most chips, and gains the most.`,
  eachPot: "Each pot is a contest of its own, among those who put in enough to win it.",
  onePot: "A tie counts as a share of the pot.",

  win: "Wins",
  tie: "Ties",
  equity: "Equity",
  error: "standard error ",
  player: "Player",
  tableCaption: "Equity by player",
  barCaption: "Wins and ties, as parts of all deals.",
  counts: "The exact counts",
  countRow: (names, alone) => (alone ? `${names} alone` : `${names} share`),
  countBoards: "All",
  countWeights: "All, by weight",

  layersCaption: "Height is the size of the pot, width the share of it that is won. Solid is the favourite.",
  layersTable: "Chips by pot and player",
  wonOnAverage: "Chips won on average",
  notInIt: "not in it",
  allPots: "All pots",
  putIn: "Put in, less return",
  net: "Net",
  best: "the most",
  netsAddUp: (sum) => `The nets add up to ${sum}.`,
  netsAddUpFor: (sum, why) => `The nets add up to ${sum}: ${why}.`,
  netsAddUpToNothing: "The nets add up to nothing: what one gains, the others lose.",
  theAnte: "the ante",
  foldedChips: (amount, name) => `the ${amount} that ${name} folded`,
  openInPots: "Open these chips in Pots",

  spread: "Equity by hand",
  spreadNote: (name) => `How each hand in the range of ${name} stands on this board.`,
  spreadOf: "Range",
  classEquity: (name, share) => `${name}: ${share}`,
  classHands: (count) => (count === "1" ? "1 hand" : `${count} hands`),
  pickClass: "Press a hand to see its number.",
  noDeal: "cannot be held here",
  spreadProgress: (done, all) => `${done} of ${all} hands counted`,
  spreadTable: "Show as table",
  spreadBars: "How much of the range has how much equity",
  spreadBar: (from, to, share) => `${from} to ${to}: ${share} of the range`,

  share: "Share",
  linkNote: "Everything is in the link itself; nothing is stored anywhere.",
  unreadable: "This link could not be read, so the page starts empty. It may have been cut off.",
};
