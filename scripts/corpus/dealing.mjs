// Puts the reports on dealing of the reference cases (reports.jsonl) as questions to the built `sidepot` command and holds its answers
// against what the reports call right. Prints `dealing: N passed, N failed`.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseCards } from "sidepot/cards";
import { apply, start, takeDue } from "sidepot/hand";
import { root } from "../house.mjs";
import { readCases, tell } from "./tell.mjs";

/** @typedef {any} Report one line of reports.jsonl */
/** @typedef {any} Answer what the command says to one line */
/** @typedef {(answers: readonly Answer[], report: Report) => boolean} Holds */
/**
 * @typedef {object} Check
 * @property {"rule" | "hand"} command
 * @property {(report: Report) => readonly object[]} ask the lines for the command, without their ids
 * @property {readonly (readonly [RegExp, Holds])[]} right what the report says, clause by clause, and whether the answers hold it
 */

/**
 * The command's answers to some lines.
 * @param {string} command
 * @param {readonly object[]} lines
 * @returns {Answer[]}
 */
function ask(command, lines) {
  const input = lines.map((line, i) => JSON.stringify({ id: `${i}`, ...line })).join("\n");
  const bin = join(root, "apps/cli/bin/sidepot.js");
  const { stdout } = spawnSync(process.execPath, [bin, command, "--jsonl"], { input: `${input}\n`, encoding: "utf8" });
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** @type {(situation: string, facts: object) => object} */
const question = (situation, facts) => ({ rules: "tda-2024", situation, facts, table: { players: 6 } });
/** @type {(answer: Answer, wanted: object) => boolean} */
const does = (answer, wanted) =>
  answer.steps?.some((/** @type {any} */ step) => Object.entries(wanted).every(([key, value]) => same(step[key], value))) === true;
/** @type {(answer: Answer, name: string) => number} */
const placeOf = (answer, name) => answer.steps?.findIndex((/** @type {any} */ step) => step.do === name) ?? -1;
/** @type {(a: unknown, b: unknown) => boolean} */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
/** @type {(answer: Answer) => boolean} */
const onText = (answer) => answer.basis === "text" && answer.cites.length > 0;

/** @type {Check["right"][number][1]} */
const scrambled = ([answer]) => does(answer, { do: "scramble", cards: "flop" }) && answer.misdeal === false && onText(answer);
/** @type {Check["right"][number][1]} */
const drawn = ([answer]) =>
  does(answer, { do: "draw-as-burn", from: "flop", by: "floor", for: "next-street" }) &&
  does(answer, { do: "turn-up", cards: "flop" }) &&
  same(answer.after, { stub: 35, burns: 2, board: 3, aside: 0 });

/** @type {Readonly<Record<string, Check>>} */
const CHECKS = {
  "DI-04": {
    command: "rule",
    ask: () => [question("premature-turn", { actionPending: true })],
    right: [
      [/burn stays/, ([answer]) => answer.unchanged.includes("burns") && answer.after.burns === 2],
      [/back into the stub/, ([answer]) => does(answer, { do: "return-to-stub", cards: ["turn"] })],
      [/whole stub reshuffled face down/, ([answer]) => does(answer, { do: "shuffle-stub", faceDown: true })],
      [/re-dealt without another burn/, ([answer]) => does(answer, { do: "deal", street: "turn", burn: false })],
      [
        /after the betting is finished/,
        ([answer]) => placeOf(answer, "finish-betting") >= 0 && placeOf(answer, "finish-betting") < placeOf(answer, "deal"),
      ],
      [/raise.*stands as made/, ([answer]) => answer.unchanged.includes("bets") && answer.misdeal === false],
    ],
  },
  "DI-07": {
    command: "rule",
    ask: () => [question("four-card-flop", { cards: 4 })],
    right: [
      [/floor called/, ([answer]) => placeOf(answer, "call-floor") === 0],
      [/scrambled face down/, scrambled],
      [/one drawn at random becomes the next burn, other three are the flop/, drawn],
    ],
  },
  "DI-08": {
    command: "rule",
    ask: () => [question("four-card-flop", { cards: 4, acted: false })],
    right: [
      [/all four washed/, scrambled],
      [/random one removed/, drawn],
    ],
  },
  "DI-09": {
    command: "rule",
    ask: () => [question("four-card-flop", { cards: 4, acted: true })],
    right: [
      [/the text is silent/, ([answer]) => answer.basis === "floor"],
      [/the floor decides/, ([answer]) => answer.decision === "floor-decides" && answer.choices.length >= 2],
      [
        /scramble as before action/,
        ([answer]) => answer.choices.some((/** @type {any} */ choice) => does(choice, { do: "scramble", cards: "flop" })),
      ],
    ],
  },
  "DI-11": {
    command: "rule",
    ask: () => [question("missing-burn", { street: "flop", acted: true })],
    right: [
      [/play on with the three cards/, ([answer]) => answer.decision === "cards-stand" && onText(answer) && answer.misdeal === false],
      // The burn of the flop is not made up for: two before the turn are called wrong, and the answer says that one comes.
      [
        /only one burn before the turn/,
        ([answer]) =>
          placeOf(answer, "burn") < 0 &&
          answer.notes.includes("one-burn-next") &&
          answer.wrong.some((/** @type {any} */ wrong) => wrong.answer === "burn-two-next") &&
          same(answer.after, { stub: 37, burns: 0, board: 3, aside: 0 }),
      ],
    ],
  },
  "DI-15": {
    command: "rule",
    ask: () => [question("misdeal", { cause: "exposed-cards", count: 2, actions: ["call", "call", "call"] })],
    right: [
      [/no misdeal/, ([answer]) => answer.misdeal === false && answer.decision !== "misdeal"],
      [/substantial action has occurred/, (_, report) => sequenceIsSubstantial(new Array(report.input.actions).fill("call"))],
      [
        /floor decides replacement/,
        ([answer]) =>
          answer.basis === "floor" &&
          answer.choices.every((/** @type {any} */ choice) => !choice.misdeal) &&
          answer.choices.some((/** @type {any} */ choice) => does(choice, { do: "replace-card" })),
      ],
    ],
  },
  "DI-17": {
    command: "hand",
    ask: () => [[], ["A check"], ["deal 2c 3d 4s"]].map((actions) => ({ ...BOMB_POT, actions })),
    right: [
      [/"hole cards","burn","flop","betting"/, (_, { right }) => same(bombPotOrder(), right)],
      // No round before the flop: nobody is to act, a check is refused, and the flop can be dealt at once.
      [
        /betting"\]$/,
        ([before, check, flop]) => before.toAct === null && check.error !== undefined && flop.street === "flop" && flop.toAct === "A",
      ],
    ],
  },
  "DI-18": {
    command: "hand",
    ask: () => [["deal 5c"], []].map((last) => ({ ...HEADS_UP, actions: [...TO_FLOP, "A bet 10", "B raise 50", ...last] })),
    right: [
      [/"deal":"refused"/, ([deal]) => deal.error?.code === "STREET_NOT_COMPLETE"],
      [
        /"A":"fold or call 40"/,
        ([, open]) => open.toAct === "A" && open.legal.fold === true && open.legal.call === 40 && open.legal.check === false,
      ],
    ],
  },
  "DI-19": {
    command: "rule",
    ask: () => [question("muck-card-on-board", { awarded: true })],
    right: [
      [
        /result stands once the hand is over/,
        ([answer]) =>
          answer.misdeal === false && answer.basis !== "floor" && answer.unchanged.includes("bets") && !does(answer, { do: "return-bets" }),
      ],
    ],
  },
  "DI-20": {
    command: "rule",
    ask: () => [[], ["call", "fold"]].map((actions) => question("misdeal", { cause: "wrong-card-count", count: 3, actions })),
    right: [
      [/misdeal if no substantial action/, ([before]) => before.misdeal === true && before.decision === "misdeal" && onText(before)],
      [/hand with the wrong count is dead/, ([, after]) => after.misdeal === false && after.decision === "hand-dead"],
      // The extra card is no burn: it goes with the dead hand, and the flop then burns one off the stub.
      [/one normal burn follows/, ([, after]) => placeOf(after, "make-burn") < 0 && placeOf(after, "burn") < 0 && after.after.burns === 0],
    ],
  },
  "DI-21": {
    command: "rule",
    // Posts are no actions: they are not among those that follow the blinds.
    ask: ({ input }) => input.sequences.map(inTurn).map((/** @type {string[]} */ actions) => question("substantial-action", { actions })),
    right: [
      [
        /"SA":\[/,
        (answers, { right }) =>
          same(
            answers.map(({ decision }) => decision),
            right.SA.map((/** @type {boolean} */ reached) => (reached ? "sa-reached" : "sa-not-reached")),
          ),
      ],
    ],
  },
};

/** @type {(sequence: readonly string[]) => string[]} */
const inTurn = (sequence) => sequence.filter((act) => !act.startsWith("post "));

/** @param {readonly string[]} actions */
function sequenceIsSubstantial(actions) {
  const [answer] = ask("rule", [question("substantial-action", { actions })]);
  return answer?.decision === "sa-reached";
}

const BOMB_POT = { bombPot: true, blinds: [5, 10], antes: [20, 20, 20], button: 2, stacks: [1000, 1000, 1000], names: ["A", "B", "C"] };
const HEADS_UP = { blinds: [5, 10], button: 1, stacks: [1000, 1000], names: ["A", "B"] };
const TO_FLOP = ["B call", "A check", "deal 2c 3d 4s"];

/** What a bomb pot does until the betting, in order, dealt from a deck by the library itself. */
function bombPotOrder() {
  const { names: _, ...config } = BOMB_POT;
  const begun = start(/** @type {any} */ ({ game: "holdem", ...config }));
  const cards = parseCards("AsKsQsJsTs9s8s7s6s5s");
  if (!begun.ok || !cards.ok) return [];
  let hand = begun.value.hand;
  let deck = cards.value;
  /** @type {string[]} */
  const order = [];
  while (hand.phase.at === "dealing") {
    const { due } = hand.phase;
    const taken = takeDue(due, deck, 1);
    if (!taken) return order;
    if (deck.length - taken.deck.length > taken.cards.length) order.push("burn");
    order.push(due.some(({ to }) => to === "board") ? "flop" : "hole cards");
    deck = taken.deck;
    const dealt = apply(hand, { do: "deal", cards: taken.cards });
    if (!dealt.ok) return order;
    hand = dealt.value.hand;
  }
  return [...order, hand.phase.at];
}

/**
 * What is wrong with the answers to a report; null for nothing.
 * @param {Report} report
 */
function fault(report) {
  const check = CHECKS[report.id];
  if (check === undefined) return "no question is known for it";
  const said = JSON.stringify(report.right);
  const answers = ask(check.command, check.ask(report));
  for (const [clause, holds] of check.right) {
    if (!clause.test(said)) return `it says something else now: ${clause} is not in ${said}`;
    try {
      if (holds(answers, report)) continue;
    } catch {
      // An answer without what is looked for is a wrong answer.
    }
    return `${clause} does not hold: ${JSON.stringify(answers)}`;
  }
  return null;
}

tell(
  "dealing",
  readCases("reports.jsonl").filter(({ area }) => area === "dealing"),
  fault,
);
