/** What the Import screen says beside the referee's own sentences. Numbers arrive written out, by `Words.chips`. */
export interface ImportText {
  /** The document's title and description. */
  readonly pageTitle: string;
  readonly pageDescription: string;
  readonly title: string;
  /** In menus. */
  readonly open: string;

  readonly pasteLabel: string;
  readonly pasteHint: string;
  readonly read: string;
  readonly chooseFiles: string;
  readonly dropHere: string;
  readonly dropNow: string;
  readonly example: string;
  readonly onDevice: string;
  /** Which formats are read; `names` are proper names. */
  readonly formats: string;
  readonly nothingPasted: string;
  /** A text that looks like names and amounts, and why it is none. */
  readonly notColumns: (why: string) => string;

  readonly reading: (hands: string) => string;
  readonly stop: string;
  readonly stopped: string;
  readonly full: (hands: string) => string;
  readonly brokeOff: string;
  /** A file that cannot be opened. */
  readonly notOpened: (file: string) => string;
  readonly another: string;

  /** All hands were read. */
  readonly readAll: (hands: string) => string;
  readonly readSome: (read: string, all: string) => string;
  readonly readNone: string;
  readonly hand: (hand: string) => string;
  readonly handIn: (hand: string, file: string) => string;
  /** A hand, and what is to be said of it. */
  readonly said: (hand: string, what: string) => string;
  readonly unknownHeading: (count: string) => string;
  readonly furtherLines: (count: string) => string;
  readonly copyReport: string;

  readonly show: string;
  readonly filters: Readonly<Record<"all" | "side-pots" | "differ", string>>;
  readonly list: string;
  readonly noneOfKind: string;
  readonly players: (count: number) => string;
  readonly verdicts: Readonly<Record<"agrees" | "differs" | "unsaid", string>>;
  readonly pageOf: (from: string, to: string, all: string) => string;
  readonly pages: string;
  readonly earlier: string;
  readonly later: string;

  readonly back: string;
  readonly streets: string;
  readonly result: string;
  readonly round: (round: number) => string;
  readonly happened: string;
  readonly stepOf: (step: string, all: string) => string;
  readonly nextStep: string;
  readonly previousStep: string;
  readonly nextStreet: string;
  readonly previousStreet: string;
  readonly keys: string;
  readonly board: string;
  readonly boardOf: (board: number) => string;
  readonly noBoard: string;
  readonly table: string;
  readonly stack: string;
  readonly inFront: string;
  readonly allIn: string;
  readonly folded: string;
  readonly mucked: string;
  readonly wins: (amount: string) => string;
  readonly button: string;
  readonly cardsOf: (name: string) => string;
  readonly unknownCard: string;
  readonly noChips: string;
  readonly potsNow: string;

  readonly whoGets: string;
  /** One winner's part of a pot. */
  readonly gets: (name: string, amount: string) => string;
  readonly winnerUnknown: string;
  readonly rake: (amount: string) => string;
  readonly verdictLines: Readonly<Record<"agrees" | "differs" | "unsaid", string>>;
  readonly leftRules: string;
  readonly notUnderstood: string;

  readonly openPots: string;
  readonly openShowdown: string;
  readonly inHundredths: string;
  readonly firstBoard: (boards: number) => string;
  readonly refusals: Readonly<Record<"players" | "amounts" | "game", string>>;
}
