/** What the Study page says. Chips and counts arrive written out, by `Words.chips`; parts of 1 as percentages, by `percent`. */
export interface StudyText {
  readonly pageTitle: string;
  readonly pageDescription: string;
  readonly title: string;
  /** Always on the page. */
  readonly practiceOnly: string;
  /** A link that leads here. */
  readonly open: string;

  /** The question. */
  readonly question: string;
  readonly players: string;
  /** Bets, dead cards, how to count. */
  readonly more: string;
  readonly example: string;
  readonly clear: string;
  readonly addPlayer: string;
  removePlayer(name: string): string;
  /** Beside a hand: ask about a range in its place. */
  rangeOf(name: string): string;
  /** Where a range is asked about: back to two cards. */
  readonly twoCards: string;
  readonly emptyRange: string;
  readonly dead: string;
  deadSlot(at: number): string;
  readonly alreadyDead: (card: string) => string;
  readonly isDead: string;
  readonly done: string;

  readonly range: string;
  readonly rangeText: string;
  readonly rangeHint: string;
  readonly grid: string;
  readonly gridHint: string;
  /** A class of the grid: `AKs, 50%`; `AKs, not in it`; `AKs, several weights`. */
  cell(name: string, weight: number | "mixed"): string;
  readonly weight: string;
  readonly noneChosen: string;
  readonly everyHand: string;
  hands(count: string, share: string): string;

  readonly bets: string;
  readonly betsNote: string;
  betOf(name: string): string;
  foldedBet(name: string): string;
  readonly addFolded: string;
  removeFolded(name: string): string;
  readonly ante: string;

  readonly counting: string;
  readonly methods: Readonly<Record<"auto" | "exact" | "sampled", string>>;
  readonly methodsNote: string;
  readonly seed: string;

  /** What is missing before there is an answer. */
  readonly needCards: (names: string) => string;
  readonly needRange: (name: string) => string;
  readonly needBoard: (cards: number) => string;
  readonly nothingYet: string;

  /** The answer. */
  readonly answer: string;
  progress(share: string): string;
  /** Beside the bar where random deals are drawn. */
  progressError(error: string): string;
  readonly cancel: string;
  readonly cancelled: string;
  readonly countAgain: string;
  readonly failed: string;
  exact(boards: string): string;
  sampled(deals: string, error: string, seed: string): string;

  ahead(name: string, share: string): string;
  level(names: string): string;
  collectsAndGains(collects: string, gains: string): string;
  collectsAlso(name: string): string;
  readonly eachPot: string;
  readonly onePot: string;

  readonly win: string;
  readonly tie: string;
  readonly equity: string;
  readonly error: string;
  readonly player: string;
  readonly tableCaption: string;
  readonly barCaption: string;
  readonly counts: string;
  /** `A alone`, `A and B share`: who has the best hand. */
  countRow(names: string, alone: boolean): string;
  readonly countBoards: string;
  /** Where hands have weights: the sum is then no number of deals. */
  readonly countWeights: string;

  readonly layersCaption: string;
  readonly layersTable: string;
  readonly wonOnAverage: string;
  readonly notInIt: string;
  readonly allPots: string;
  readonly putIn: string;
  readonly net: string;
  readonly best: string;
  netsAddUp(sum: string): string;
  netsAddUpFor(sum: string, why: string): string;
  readonly netsAddUpToNothing: string;
  readonly theAnte: string;
  foldedChips(amount: string, name: string): string;
  readonly openInPots: string;

  readonly spread: string;
  spreadNote(name: string): string;
  readonly spreadOf: string;
  classEquity(name: string, share: string): string;
  classHands(count: string): string;
  readonly pickClass: string;
  readonly noDeal: string;
  spreadProgress(done: string, all: string): string;
  readonly spreadTable: string;
  readonly spreadBars: string;
  /** `60 to 70%: 12.5% of the range`. */
  spreadBar(from: string, to: string, share: string): string;

  readonly share: string;
  readonly linkNote: string;
  readonly unreadable: string;
}
