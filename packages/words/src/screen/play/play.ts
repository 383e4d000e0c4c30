/** What each player did last, on a plate or in the log. */
export type Deed = "fold" | "check" | "call" | "bet" | "raise";

/** How fast the opponents play. */
export const SPEEDS = ["slow", "normal", "instant"] as const;
/** One of {@link SPEEDS}. */
export type Speed = (typeof SPEEDS)[number];

/**
 * What the screen of the practice table says beside `playWords`, which names styles, modes and opponents, and the referee's own
 * sentences. Numbers arrive written out, by `Words.chips`; the person goes by `PlayWords.youIn`.
 */
export interface PlayText {
  readonly pageTitle: string;
  readonly pageDescription: string;
  readonly title: string;
  readonly practiceOnly: string;

  readonly blinds: string;
  readonly ante: string;
  readonly straddle: string;
  readonly hand: string;
  readonly menu: string;
  readonly undoStreet: string;
  readonly history: string;

  readonly players: string;
  readonly allIn: string;
  readonly folded: string;
  readonly button: string;
  readonly faceDown: string;
  readonly toAct: string;
  /** Chips in front of a player. */
  readonly inFront: (amount: string) => string;
  /** Which pots a player can win, as `PlayWords.potsIn` names them. */
  readonly canWin: (pots: string) => string;
  readonly deeds: Readonly<Record<Deed, string>>;
  readonly board: string;
  readonly emptyBoard: string;
  readonly cardToCome: string;
  readonly yourCards: string;
  readonly potsNow: string;

  readonly yourActions: string;
  readonly presets: readonly [half: string, twoThirds: string, pot: string, allIn: string];
  readonly less: string;
  readonly more: string;
  readonly amount: string;
  readonly fold: string;
  readonly check: string;
  readonly call: string;
  readonly bet: string;
  readonly raise: string;
  /** The second press of an all-in: what goes in. */
  readonly again: (amount: string) => string;
  readonly canCheckBet: (least: string) => string;
  readonly canCallRaise: (call: string, least: string) => string;
  readonly canCheckOnly: string;
  readonly canCallOnly: (call: string) => string;
  readonly waiting: string;
  readonly toTheEnd: string;
  readonly keys: string;

  readonly potsSoFar: string;
  readonly noPotYet: string;
  /** A player who is all-in can win no more than these pots, as `PlayWords.potsIn` names them. */
  readonly allInWins: (name: string, amount: string, pots: string) => string;
  readonly waitsForAnswer: (name: string, amount: string) => string;
  /** Lines of the log, without the amount, which stands beside them; `addressed` is still to be done. */
  readonly did: Readonly<Record<Deed, (name: string) => string>>;
  readonly posted: Readonly<Record<"ante" | "small-blind" | "big-blind" | "straddle", (name: string) => string>>;
  readonly back: (name: string) => string;
  readonly log: string;

  /** What the person has won or lost in the hand. */
  readonly net: (sign: "won" | "lost" | "even", amount: string) => string;
  readonly pushed: string;
  readonly nextHand: string;
  readonly replay: string;
  readonly coach: string;
  readonly proof: string;
  readonly proofNote: (seed: string, hand: string) => string;
  readonly dealAgain: string;
  readonly proofHolds: string;
  readonly proofFails: string;
  readonly deckOrder: string;
  readonly busted: string;
  readonly tournamentWon: (name: string) => string;
  readonly newTable: string;

  readonly whichPot: string;
  readonly whichNext: string;
  readonly toWhom: string;
  readonly push: string;
  readonly skipQuestion: string;

  readonly setTable: string;
  readonly setNote: string;
  readonly seats: string;
  readonly mode: string;
  readonly depth: string;
  readonly depthNote: string;
  readonly nameOf: (seat: string) => string;
  readonly styleOf: (name: string) => string;
  readonly levelOf: (name: string) => string;
  readonly straddleOn: string;
  readonly seed: string;
  readonly seedNote: string;
  readonly deal: string;
  readonly speed: string;
  readonly speeds: Readonly<Record<Speed, string>>;
  readonly reducedMotion: string;
  readonly pause: string;
  readonly pauseNote: string;
  readonly settings: string;
  readonly tools: string;

  readonly hands: string;
  readonly handsNote: (count: string) => string;
  readonly noHands: string;
  readonly kept: string;
  readonly backToTable: string;
  readonly allCards: string;
  readonly streets: string;
  readonly result: string;
  readonly stepOf: (step: string, all: string) => string;
  readonly nextStep: string;
  readonly previousStep: string;
  readonly nextStreet: string;
  readonly previousStreet: string;
  readonly openIn: string;
  readonly openPots: string;
  readonly openShowdown: string;
  readonly openStudy: string;
  readonly studyNote: string;
  readonly asText: string;
  readonly formats: Readonly<Record<"pokerstars" | "phh", string>>;
  readonly copy: string;
  readonly download: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly notWritten: string;
}
