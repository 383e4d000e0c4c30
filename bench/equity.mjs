// Questions of equity: exact before the flop and on it, sampled, with pots; beside the npm packages that answer them.
import { parseCards } from "sidepot/cards";
import { askPots, equity, parseRange, readPots } from "sidepot/equity";
import { cold } from "./cold.mjs";
import { run, time } from "./harness.mjs";
import { nativePeer, sameAnswers } from "./native.mjs";
import { APPRENTICE, apprenticeExact, apprenticeSampled, ODDS, oddsExact, oddsSampled } from "./odds.mjs";
import { readOptions } from "./options.mjs";

const options = readOptions();
const native = nativePeer(options.peer);
/** The pots of four players, as the last answer was. */
let chips = "";

const must = (result) => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const rangeOf = (text) => must(parseRange(text));
const inputOf = (players, board = "") => ({ players: players.map(rangeOf), board: board ? must(parseCards(board)) : [] });

const TIGHT = "TT+,AQs+,AKo";
const WIDE = "22+,A2s+,KTs+,QJs,ATo+";
const SIX = ["AsAh", "KsKh", "QsQh", "JcJd", "9c9d", "8c8d"];
const NINE = [...SIX, "7s7h", "6s6h", "5s5h"];
const NINE_HANDS = "nine hands, 1e6 deals";

/** What we answered last, for the first player. */
const answers = new Map();
const keep = (name, { boards, contests: [{ shares }] }) => answers.set(name, { ...shares[0], boards });

/** A row of ours for an exact question. */
function exact(name, players, board) {
  const input = inputOf(players, board);
  return time(name, () => {
    keep(name, must(equity(input, { method: "exact" })));
    return 1;
  });
}

const DEALS = options.quick ? 20_000 : 1_000_000;

/** A row of ours for a million random deals. */
function sampled(name, players) {
  const input = inputOf(players);
  return time(name, () => {
    const answer = must(equity(input, { method: "sampled", precision: 1e-9, mostSamples: DEALS }));
    keep(name, answer);
    return answer.boards / 1e6;
  });
}

/** Four players all-in before the flop for different amounts, one who folded, an ante: who wins which pot, and the chips of it. */
function pots(name) {
  const seats = [
    { bet: 2500, range: rangeOf("AhAd") },
    { bet: 6000, range: rangeOf("KcKs") },
    { bet: 12300, range: rangeOf("JcTc") },
    { bet: 20000, range: rangeOf("QcQs"), dead: 1000 },
    { bet: 4000, folded: true },
  ];
  const ask = () => {
    const question = must(askPots(seats));
    return must(readPots(question, must(equity(question.input, { method: "exact" }))));
  };
  return time(name, () => {
    const { won } = ask();
    chips = `${name}: on average ${won.map(Math.round).join(", ")} chips`;
    return 1;
  });
}

const PREFLOP = [
  ["exact AsAh-KsKh", ["AsAh", "KsKh"]],
  ["exact AsAh-KdKc", ["AsAh", "KdKc"]],
  ["exact AsAh-KsKh-QsQh", ["AsAh", "KsKh", "QsQh"]],
];
const FLOP = [
  ["flop hands", ["AsAh", "KsKh"], "Qh7d2c"],
  ["flop ranges", [TIGHT, WIDE], "Kh7d2c"],
];
const SAMPLED = [
  ["six hands, 1e6 deals", SIX],
  ["two ranges and four random, 1e6 deals", [TIGHT, WIDE, "random", "random", "random", "random"]],
  ["six random, 1e6 deals", Array.from(SIX, () => "random")],
  [NINE_HANDS, NINE],
];

const exactRows = [...PREFLOP, ...FLOP].flatMap((question) => [exact(...question), native.row(question[0], "ms")]);
const anyHand = [exact("AA-random", ["AA", "random"]), native.row("AA-random", "ms", { rounds: 3 })];
const sampledRows = SAMPLED.flatMap((question) => [sampled(...question), question[0] !== NINE_HANDS && native.row(question[0], "ms")]);

const ask = ([name, players, board], makers) => makers.map((make) => make(name, inputOf(players, board), () => answers.get(name)));
/** What takes a peer seconds is left out of a quick run. */
const peers = [
  ...(options.quick ? [] : PREFLOP).flatMap((question) => ask(question, [apprenticeExact, oddsExact])),
  ...FLOP.flatMap((question) => ask(question, [apprenticeExact, oddsExact])),
  ...[SAMPLED[0], SAMPLED[3]].flatMap((question) => ask(question, [apprenticeSampled, oddsSampled])),
];

/** Ours over the native peer's time, and the npm packages' time over ours. */
const ratiosOf = (names, goals, times) =>
  names.flatMap((name) => [
    [name, `native ${name}`, { ...goals, less: true }],
    ...[APPRENTICE, ODDS].map((peer) => [`${name}, ${peer}`, name, peer === APPRENTICE ? times : undefined]),
  ]);
const named = (questions) => questions.map(([name]) => name);

run({
  bench: "equity",
  options,
  contenders: [
    ...exactRows,
    ...anyHand,
    pots("pots of four players"),
    ...sampledRows,
    ...peers.map(({ row }) => row),
    cold("sidepot/equity", 'await import("sidepot/equity");'),
    cold(
      "sidepot/equity and AsAh-KsKh once",
      `const { equity, parseRange } = await import("sidepot/equity");
if (!equity({ players: ["AsAh", "KsKh"].map((hand) => parseRange(hand).value) }).ok) process.exit(1);`,
    ),
  ],
  ratios: [
    ...ratiosOf(named(PREFLOP), { required: 0.75, aim: 0.3 }, { required: 300 }),
    ...ratiosOf(["flop hands"], {}),
    ...ratiosOf(["flop ranges"], { required: 0.9, aim: 0.5 }),
    ...ratiosOf(["AA-random"], {}),
    ...ratiosOf(named(SAMPLED), { required: 1.3, aim: 0.8 }),
  ],
  notes: () => [
    ...[...answers].map(([name, { equity, error, boards }]) => {
      const part = error > 0 ? `${equity.toFixed(4)} ± ${error.toFixed(4)}` : equity.toFixed(6);
      return `${name}: ${part}, ${boards.toLocaleString("en")} deals`;
    }),
    ...(chips ? [chips] : []),
    ...peers.flatMap(({ say }) => say()),
    ...sameAnswers(new Map([...answers].map(([name, { equity, error }]) => [name, { answer: equity.toFixed(6), error }])), native),
  ],
});
