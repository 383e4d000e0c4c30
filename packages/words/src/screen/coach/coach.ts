/** What the coach's page says around the sentences of the coach. Amounts and parts of 1 arrive written out. */
export interface CoachText {
  readonly pageTitle: string;
  readonly pageDescription: string;
  readonly title: string;
  /** Always on the page. */
  readonly practiceOnly: string;

  /** No hand is kept yet. */
  readonly noHand: string;
  readonly noHandHow: string;
  /** The address names a hand that is not kept any more. */
  readonly lostHand: string;
  readonly toTable: string;
  readonly nothingDecided: string;

  /** The question after a hand of several pots, or with chips of folded players in one. */
  readonly quiz: string;
  readonly quizLead: string;
  readonly quizFolded: string;
  readonly quizDead: string;
  readonly quizCheck: string;
  readonly quizRight: string;
  quizNot(said: string): string;
  quizScore(right: string, of: string): string;
  readonly quizAllRight: string;
  readonly quizShow: string;

  readonly decisions: string;
  readonly yourCards: string;
  readonly board: string;
  /** Beside a decision: what was in the middle, what was to be paid. */
  situation(pot: string, toCall: string | null): string;
  /** Beside it, where some of that is out of the player's reach. */
  reach(amount: string): string;
  readonly waiting: string;
  readonly working: string;
  /** Beside an entry of the list. */
  readonly notReviewed: string;
  readonly dependsShort: string;
  readonly stop: string;
  readonly stopped: string;
  readonly again: string;
  readonly failed: string;
  progress(done: number, of: number): string;
  /** The solver at work: rounds so far, how far it was at first and how far it is now. */
  converging(rounds: string, first: string, now: string | null): string;
  readonly fewModels: string;

  readonly byLayer: string;
  readonly wonOnAverage: string;
  readonly notInIt: string;
  readonly emptyLayer: string;
  pays(amount: string): string;
  readonly allLayers: string;
  readonly youPay: string;
  readonly worth: string;
  readonly worthNote: string;
  readonly nobodyGoesOn: string;
  readonly best: string;
  readonly yours: string;

  readonly picture: string;
  readonly you: string;
  readonly others: string;

  readonly models: string;
  readonly modelsNote: string;
  readonly modelColumn: string;
  readonly lessons: string;

  readonly sidePots: string;
  readonly sidePotsLead: string;
  readonly mainSide: string;
  readonly betShare: string;
  readonly airShare: string;
  readonly bluffShare: string;
  readonly foldShare: string;
  readonly exploitability: string;
  readonly sidePotsNote: string;
  readonly sidePotsRun: string;
  readonly dry: string;
  readonly ordinary: string;
}
