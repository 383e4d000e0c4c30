/**
 * What the screens say beside the referee's own sentences: labels, hints, names of settings. Each language is one object of this
 * type, so that a label missing in one of them is a compile error. Numbers arrive written out, by `Words.chips`.
 */
export interface Screen {
  /** What the language calls itself. */
  readonly language: string;
  /** What the installed app is called. */
  readonly appName: string;
  /** The document's title and description, as search results show them. */
  readonly pageTitle: string;
  readonly pageDescription: string;
  readonly showdownTitle: string;
  readonly showdownDescription: string;
  readonly noScript: string;
  /** The page of an address that is none. */
  readonly missingTitle: string;
  readonly missing: string;
  readonly toStart: string;

  readonly tools: string;
  readonly tabPots: string;
  readonly tabShowdown: string;
  readonly tabRulings: string;
  readonly tabPlay: string;
  /** Links to rulings, by the ids of their cases. */
  readonly rulings: Readonly<Record<"odd-chip" | "award-order" | "showdown-order", string>>;
  readonly title: string;
  readonly edit: string;
  readonly undo: string;
  readonly share: string;
  readonly settings: string;
  readonly switchTheme: string;
  readonly close: string;

  readonly playersHeading: string;
  readonly columnName: string;
  readonly columnChips: string;
  readonly columnState: string;
  readonly chipsOf: (name: string) => string;
  readonly stateOf: (name: string) => string;
  readonly editPlayer: (name: string) => string;
  readonly name: string;
  readonly removePlayer: string;
  readonly addPlayer: string;
  readonly addPlayerShort: string;
  readonly addOrPaste: string;
  /** More lines were pasted than there are rows from here on. */
  readonly pasteTooLong: (lines: number, room: number) => string;
  /** A pasted line, from 1, whose amount cannot be read, and why. */
  readonly pasteLine: (line: number, why: string) => string;

  readonly allIn: string;
  /** Inferred, not yet confirmed. */
  readonly allInAsk: string;
  readonly toAct: string;
  readonly fold: string;
  readonly folded: string;
  readonly covers: string;
  readonly live: string;
  readonly notIn: string;
  readonly allInOrToAct: (name: string, less: string, top: string) => string;

  readonly keypad: string;
  readonly backspace: string;
  readonly same: string;
  readonly sameAsAbove: string;
  readonly next: string;
  readonly split: string;

  readonly total: string;
  readonly ante: string;
  readonly unit: string;
  readonly back: string;

  readonly nothingYet: string;
  readonly example: string;
  readonly oneMore: string;
  readonly nobodyLive: string;
  readonly stillToAct: (name: string, less: string) => string;
  readonly noShowdown: (name: string, amount: string, returned: string | null) => string;
  readonly foldedStay: (name: string, amount: string) => string;
  readonly pillIsAnte: (ante: string) => string;

  readonly chipsIn: string;
  readonly pots: string;
  readonly returned: string;
  readonly adds: string;
  readonly returnRow: string;
  readonly returnTo: (name: string) => string;
  readonly awardHeading: string;
  readonly sayIt: string;
  readonly copy: string;
  readonly result: string;
  readonly showTable: string;
  readonly hideTable: string;
  readonly tableCaption: string;
  readonly tablePlayer: string;
  readonly tableTotal: string;
  readonly enterCards: string;
  readonly newHand: string;

  readonly pictureTitle: (pots: number, players: number) => string;
  readonly notToScale: string;

  readonly smallestChip: string;
  readonly awardOrder: string;
  readonly lastSideFirst: string;
  readonly mainFirst: string;
  readonly awardOrderNote: string;
  readonly languageSetting: string;
  readonly theme: string;
  readonly themes: Readonly<Record<"auto" | "light" | "dark" | "max" | "max-dark", string>>;
  readonly liveNotice: string;
  readonly understood: string;
  readonly forgotten: string;
  readonly clearData: string;
  readonly newVersion: string;

  readonly copyLink: string;
  readonly copyText: string;
  readonly send: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly withoutNames: string;
  readonly linkNote: string;
  readonly couldNotRead: string;
  /** What is wrong with a link; the piece of it that cannot be read is quoted. */
  readonly linkFaults: {
    readonly NO_HAND: string;
    readonly OTHER_VERSION: string;
    readonly TOO_LONG: string;
    readonly PLAYER_COUNT: (count: number) => string;
    readonly PLAYER: (text: string) => string;
    readonly FIELD: (text: string) => string;
    readonly CARDS: string;
  };
  readonly couldNotLoad: string;
  readonly dismiss: string;
  /** `Side 2`: short, for chats. */
  readonly potShort: (pot: number) => string;
  readonly sum: string;

  readonly redo: string;
  /** What was undone, named: `Undone: B 6,000 → 600`. */
  readonly undid: (what: string) => string;
  readonly redid: (what: string) => string;
  readonly changes: {
    readonly added: (name: string) => string;
    readonly removed: (name: string) => string;
    readonly button: (name: string) => string;
    readonly cards: string;
    readonly ticks: string;
    readonly hand: string;
  };
  readonly lastHand: string;
  readonly lastShown: string;
  readonly clearHand: string;
  readonly cleared: string;
  readonly allForgotten: string;
  /** Another tab has changed the hand, and this one shows it. */
  readonly changedElsewhere: string;
  readonly offline: string;
  readonly offlineShort: string;
  readonly useNewVersion: string;
  readonly fix: (name: string) => string;

  readonly thisHand: string;
  readonly table: string;
  readonly rules: string;
  readonly look: string;
  readonly device: string;
  readonly players: string;
  readonly playersNow: (players: number, button: string) => string;
  readonly fewer: string;
  readonly more: string;
  readonly buttonAt: (name: string) => string;
  readonly blinds: string;
  readonly blindsNote: string;
  readonly none: string;
  readonly smallBlind: string;
  readonly bigBlind: string;
  readonly straddle: string;
  readonly straddles: readonly [string, string, string];
  /** Short, on keys: small blind, big blind, first and second straddle. */
  readonly quick: readonly [string, string, string, string];
  readonly antes: Readonly<Record<"none" | "each" | "big-blind" | "button", string>>;
  readonly anteNotes: Readonly<Record<"none" | "each" | "big-blind" | "button", string>>;
  readonly anteChips: string;
  readonly oddChip: string;
  readonly oddChips: Readonly<Record<"one-each" | "all-to-first" | "high-card-by-suit", string>>;
  readonly oddChipNote: string;
  readonly deck: string;
  readonly decks: Readonly<Record<"four" | "safe" | "two", string>>;
  readonly face: string;
  readonly faces: Readonly<Record<"paper" | "dark", string>>;
  readonly side: string;
  readonly sides: Readonly<Record<"right" | "left", string>>;
  readonly otherAmount: string;
  readonly textSize: string;
}
