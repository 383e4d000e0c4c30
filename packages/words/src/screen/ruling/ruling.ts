/** What the Rulings screen says beside the rulings' own words. */
export interface RulingText {
  /** The document's title and description, of the screen and of one case. */
  readonly pageTitle: string;
  readonly pageDescription: string;
  readonly casePageTitle: (title: string) => string;
  readonly casePageDescription: (title: string) => string;
  readonly title: string;
  /** The way back to the start of the screen. */
  readonly back: string;

  readonly ruleSet: string;
  readonly chooseRuleSet: string;
  readonly play: Readonly<Record<"tournament" | "cash" | "any", string>>;
  readonly houses: string;
  /** A house's own rulebook, and what it stands on. */
  readonly houseOn: (base: string) => string;
  readonly myHouse: string;

  readonly search: string;
  readonly searchHint: string;
  readonly clearSearch: string;
  readonly found: (count: number) => string;
  readonly noneFound: (query: string) => string;
  readonly noneHelp: string;
  readonly groups: string;
  readonly recent: string;
  readonly nothingChosen: string;

  readonly stopHand: string;
  readonly misdeal: string;
  readonly steps: string;
  readonly source: string;
  /** Spoken name of the link to whoever publishes a rulebook. */
  publisher(book: string): string;
  readonly unchanged: (list: string) => string;
  readonly candidates: string;
  /** One of the things that floors have ruled, by its letter. */
  readonly candidate: (letter: string) => string;
  readonly notes: string;
  readonly why: string;
  readonly wrong: string;
  readonly others: string;
  /** The same on a button. */
  readonly wrongShort: string;
  readonly othersShort: string;
  /** Over another book's answer; `book` is the one that was asked for. */
  readonly alternative: (book: string) => string;
  readonly same: (books: string) => string;
  readonly allSame: string;
  readonly more: string;
  readonly acts: Readonly<Record<"check" | "bet" | "call" | "raise" | "fold" | "all-in", string>>;
  readonly removeLast: string;
  readonly noActs: string;
  readonly open: string;
  readonly yes: string;
  readonly no: string;
  readonly practise: string;
  readonly copyLink: string;
  /** Beside the link of a house's ruling. */
  readonly houseStays: string;
  readonly print: string;
  readonly printedOn: (date: string) => string;

  /** A link that could not be read: which part, and what it held. */
  readonly unread: Readonly<Record<"case" | "answer" | "set" | "fact", (got: string) => string>>;
  readonly unreadHelp: string;
  /** Where the rulebook alone is not known: the way on. */
  readonly pickBook: string;
  readonly notRuled: string;
}
