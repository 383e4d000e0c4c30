// Questions of equity: exact ones before the flop, ranges on a flop, sampled ones; beside the npm packages that answer them.
import { createRequire } from "node:module";
import { parseCards } from "sidepot/cards";
import { equity } from "sidepot/equity";
import { cold } from "./cold.mjs";
import { run, time } from "./harness.mjs";
import { nativePeer, sameAnswers } from "./native.mjs";
import { readOptions } from "./options.mjs";

const require = createRequire(import.meta.url);
const { equityHoldem } = require("@poker-apprentice/hand-evaluator");
const { TexasHoldem } = require("poker-odds-calc");

const options = readOptions();
const native = nativePeer(options.peer);
const answers = new Map();

/** Two cards as a range of one combo, the higher card first. */
function hand(text) {
  const cards = parseCards(text).value.toSorted((a, b) => b - a);
  return [{ cards, weight: 1 }];
}

const ask = (input, how) => {
  const answer = equity(input, how);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

/** A row of ours for an exact question; its answer, the equity of the first player, is kept. */
function exact(name, players, rest = {}) {
  const input = { players: players.map(hand), ...rest };
  answers.set(name, ask(input, { method: "exact" }).contests[0].shares[0].equity.toFixed(6));
  return time(name, () => {
    ask(input, { method: "exact" });
    return 1;
  });
}

/** The strings of a hand's cards: `As`, `Ah`. */
const split = (text) => text.match(/../g);

/** Exact, all 1,712,304 boards; its answer is compared with ours. */
const seen = [];
const note = (name, peer, equities) => seen.push(`${name}: ${peer} answers ${equities}, ours ${answers.get(name)}`);

function apprentice(name, players) {
  const hands = players.map(split);
  let last;
  const row = time(
    `${name}, @poker-apprentice/hand-evaluator`,
    () => {
      last = equityHoldem(hands, []);
      return 1;
    },
    { rounds: 5, warm: false },
  );
  return { row, say: () => note(name, "@poker-apprentice/hand-evaluator", last[0].equity.toFixed(6)) };
}

function oddsCalc(name, players) {
  let last;
  const row = time(
    `${name}, poker-odds-calc`,
    () => {
      const table = new TexasHoldem().exhaustive();
      for (const player of players) table.addPlayer(split(player));
      last = table.calculate();
      return 1;
    },
    { rounds: 1, warm: false },
  );
  return { row, say: () => note(name, "poker-odds-calc", `${last.getPlayers()[0].getWins()} wins of ${last.getIterations()}`) };
}

const QUESTIONS = [
  ["exact AsAh-KsKh", ["AsAh", "KsKh"]],
  ["exact AsAh-KdKc", ["AsAh", "KdKc"]],
  ["exact AsAh-KsKh-QsQh", ["AsAh", "KsKh", "QsQh"]],
];
const peers = options.quick ? [] : QUESTIONS.flatMap(([name, players]) => [apprentice(name, players), oddsCalc(name, players)]);

run({
  bench: "equity",
  options,
  contenders: [
    ...QUESTIONS.flatMap(([name, players]) => [exact(name, players), native.row(name, "ms")]),
    ...peers.map(({ row }) => row),
    cold("sidepot/equity", 'await import("sidepot/equity");'),
  ],
  ratios: QUESTIONS.flatMap(([name]) => [
    [name, `native ${name}`, { required: 0.75, aim: 0.3, less: true }],
    [`${name}, @poker-apprentice/hand-evaluator`, name, { required: 300 }],
    [`${name}, poker-odds-calc`, name],
  ]),
  notes: () => {
    for (const { say } of peers) say();
    return [...seen, ...sameAnswers(answers, native)];
  },
});
