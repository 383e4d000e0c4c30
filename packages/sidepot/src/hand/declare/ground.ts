/** The rulebooks by which a declaration can be read. */
export const DECLARE_RULES = ["tda-2024", "wsop-tournament-2026", "wsop-live-2026", "roberts"] as const;
/** One of {@link DECLARE_RULES}. */
export type DeclareRules = (typeof DECLARE_RULES)[number];

/** Why a declaration was read as it was. */
export type Because =
  /** Clear words, which bind. */
  | "SAID"
  /** What went out is the call, to the chip. */
  | "EXACT_CALL"
  /** One chip without a word. */
  | "OVERSIZED_CHIP"
  /** Without the smallest chip it would be less than the call. */
  | "ALL_CHIPS_NEEDED"
  /** More than the call, less than half a raise. */
  | "BELOW_HALF"
  /** Half a raise or more, so a whole one. */
  | "HALF_OR_MORE"
  | "FULL_BET"
  | "FULL_RAISE"
  /** Nothing is left behind. */
  | "LAST_CHIPS"
  /** Less than the least bet or raise. */
  | "BELOW_MINIMUM"
  /** More than pot-limit allows. */
  | "ABOVE_POT"
  /** Fixed limit has one size. */
  | "LIMIT_SIZE"
  /** Less than the call, heads-up or against the opening bet. */
  | "UNDERCALL"
  /** The same against a raise with others in, or out of turn: not the rule but the floor decides. */
  | "UNDERCALL_FOR_FLOOR"
  /** The caller was told another amount, and is bound to the right one. */
  | "ACCEPTED_ACTION"
  /** Chips of an earlier bet were pulled back. */
  | "PULLED_BACK"
  /** The chips in front, old and new, taken together. */
  | "CHIPS_COMBINED"
  /** A word that does not fit: call or raise where nothing is bet, check where something is. */
  | "INVALID_WORD"
  /** A word that may mean several things. */
  | "UNCLEAR_WORD"
  /** An amount with several meanings. */
  | "UNCLEAR_AMOUNT"
  /** Words and chips at once that say opposite things. */
  | "CONTRADICTION"
  | "STRING_BET"
  /** The pot is no amount where the betting is not pot-limit. */
  | "POT_IN_NO_LIMIT"
  | "FOLD_WITHOUT_BET"
  | "OUT_OF_TURN"
  /** The action before an action out of turn changed. */
  | "ACTION_CHANGED"
  | "TIME_IS_UP";

/** On what a reading rests. */
export interface Ground {
  readonly because: Because;
  /** The rules, as `TDA-2024 45-A`. */
  readonly cites: readonly string[];
  /** `practice` where the rulebook asked for was not read on a point, or has none, and another one's rule stands in. */
  readonly basis: "text" | "practice";
}

/** The rules of the Poker TDA 2024, by what they are about. */
const TDA = {
  clock: "29",
  methods: "40-A",
  amountOnly: "40-C",
  calling: "41",
  oneMotion: "42",
  half: "43-A",
  total: "43-B",
  oversized: "44",
  allNeeded: "45-A",
  someNeeded: "45-B",
  pulledBack: "46-B",
  priorLeft: "46-C-1",
  priorCombined: "46-C-2",
  accepted: "49",
  inTurn: "50-A",
  binding: "51-A",
  undercall: "51-B",
  undercalls: "51-C",
  below: "52-A",
  abovePot: "52-B",
  outOfTurn: "53-A",
  skipped: "53-B",
  potCount: "54-A",
  potWord: "54-D",
  invalid: "55",
  string: "56",
  unclear: "57",
  oddFold: "58",
} as const;

/** What a rule is about. */
export type Topic = keyof typeof TDA;

/** The other books where their text was read; a point that is not here goes by the TDA's rule, as practice. */
const OTHERS: Readonly<Record<Exclude<DeclareRules, "tda-2024">, Partial<Record<Topic, string>>>> = {
  "wsop-tournament-2026": {
    methods: "90-a",
    amountOnly: "90-c",
    oneMotion: "94",
    half: "95",
    oversized: "97",
    allNeeded: "92",
    someNeeded: "92",
    priorLeft: "98-a",
    priorCombined: "98-b",
    binding: "93-f",
    undercall: "93-f",
    undercalls: "93-f",
    below: "90-e",
    abovePot: "90-e",
    accepted: "104",
    outOfTurn: "90-d",
    skipped: "90-d",
    potWord: "102",
    invalid: "90-b",
    string: "103",
    unclear: "60",
    oddFold: "84",
  },
  "wsop-live-2026": {
    clock: "85",
    oneMotion: "178",
    half: "140",
    oversized: "141",
    allNeeded: "141",
    priorLeft: "141",
    priorCombined: "141",
    binding: "135",
    undercall: "142",
    below: "142",
    abovePot: "189",
    accepted: "139",
    outOfTurn: "136-137",
    skipped: "136-137",
    string: "140",
  },
  roberts: { half: "BETTING", accepted: "NO-LIMIT", string: "NO-LIMIT-6", below: "BETTING", abovePot: "POT-LIMIT-1" },
};

/** The ground of a reading: the rules of the book asked for, and the TDA's where that one says nothing here. */
export function ground(rules: DeclareRules, because: Because, topics: readonly Topic[]): Ground {
  let basis: Ground["basis"] = topics.length === 0 ? "practice" : "text";
  const cites = topics.map((topic) => {
    const own = rules === "tda-2024" ? undefined : OTHERS[rules][topic];
    if (own !== undefined) return `${rules.toUpperCase()} ${own}`;
    if (rules !== "tda-2024") basis = "practice";
    return `TDA-2024 ${TDA[topic]}`;
  });
  return { because, cites: [...new Set(cites)], basis };
}
