// Hands a second: seven cards at random and all of them in sequence, five and six cards, the other games; the npm packages that rank
// hands; and what a fresh process pays before its first hand.
import { categoryOf, evaluate5, evaluate6, evaluate7, evaluateMany } from "sidepot/evaluate";
import { countSeven, sumSeven } from "sidepot/evaluate/enumerate";
import { kernel } from "sidepot/evaluate/kernel";
import { cold } from "./cold.mjs";
import { deal } from "./deals.mjs";
import { otherGames } from "./games.mjs";
import { rate, run } from "./harness.mjs";
import { nativePeer, sameAnswers } from "./native.mjs";
import { readOptions } from "./options.mjs";
import { keep, seven } from "./peers.mjs";

/** How many of the 133,784,560 hands of seven cards there are in each category. */
const FREQUENCIES = {
  "high-card": 23_294_460,
  pair: 58_627_800,
  "two-pair": 31_433_400,
  trips: 6_461_620,
  straight: 6_180_020,
  flush: 4_047_644,
  "full-house": 3_473_184,
  quads: 224_848,
  "straight-flush": 41_584,
};
const CATEGORIES = Object.keys(FREQUENCIES);
const ALL = 133_784_560;

const options = readOptions();
const HANDS = options.quick ? 2_000 : 1_000_000;
const hands = deal(HANDS, 7);
const values = new Uint16Array(HANDS);
const native = nativePeer(options.peer);
const simd = kernel();
/** The hands in the kernel's own memory. */
const room = simd?.room(HANDS);
room?.hands.set(hands);

// `| 0` tells the engine that an index stays a whole number of 32 bits, so that it need not look: a seventh of the time.
function random7() {
  const cards = hands;
  const end = cards.length;
  let sum = 0;
  for (let i = 0; i < end; i = (i + 7) | 0) {
    const value = evaluate7(
      cards[i],
      cards[(i + 1) | 0],
      cards[(i + 2) | 0],
      cards[(i + 3) | 0],
      cards[(i + 4) | 0],
      cards[(i + 5) | 0],
      cards[(i + 6) | 0],
    );
    sum = (sum + value) | 0;
  }
  keep(sum);
  return HANDS;
}

const hands6 = deal(HANDS, 6);
function random6() {
  const cards = hands6;
  const end = cards.length;
  let sum = 0;
  for (let i = 0; i < end; i += 6)
    sum = (sum + evaluate6(cards[i], cards[i + 1], cards[i + 2], cards[i + 3], cards[i + 4], cards[i + 5])) | 0;
  keep(sum);
  return HANDS;
}

const hands5 = deal(HANDS, 5);
function random5() {
  const cards = hands5;
  const end = cards.length;
  let sum = 0;
  for (let i = 0; i < end; i += 5) sum = (sum + evaluate5(cards[i], cards[i + 1], cards[i + 2], cards[i + 3], cards[i + 4])) | 0;
  keep(sum);
  return HANDS;
}

/** The counts of each category by each way of ranking all hands. */
const counted = new Map();
const all = (name, count) =>
  rate(name, "M/s", 1e6, () => {
    counted.set(name, count());
    return ALL;
  });

const value = (i) => evaluate7(...hands.subarray(7 * i, 7 * i + 7));
const category = (i) => CATEGORIES.indexOf(categoryOf(value(i)));

/** How many of the first hands have our category by the peer, and how many stand in our order with the next. */
function agreement(name, { compare, category: theirs }) {
  const many = options.quick ? 50 : 500;
  let order = 0;
  let same = 0;
  for (let i = 0; i < many; i++) {
    const next = (i + 1) % many;
    if (Math.sign(compare(i, next)) === Math.sign(value(next) - value(i))) order++;
    if (theirs(i) === category(i)) same++;
  }
  return `${name}: of ${many} hands ${same} in our category, ${order} in our order with the next`;
}

/** Sums of the categories, as the native peer answers: high card is 0. */
const answers = () => {
  const sum = (categories) => String(categories.reduce((total, many, at) => total + many * at, 0));
  const random = CATEGORIES.map(() => 0);
  for (let i = 0; i < HANDS; i++) random[category(i)]++;
  return new Map([
    ["eval7 random", { answer: sum(random) }],
    ["eval7 sequential", { answer: sum(Object.values(FREQUENCIES)) }],
  ]);
};

const frequencies = () =>
  [...counted].map(([name, counts]) => {
    const list = CATEGORIES.map((what, at) => `${counts[at].toLocaleString("en")} ${what}`).join(", ");
    return `${name}: ${CATEGORIES.every((what, at) => counts[at] === FREQUENCIES[what]) ? "the known frequencies" : "DIFFERENT"} (${list})`;
  });

const peers = Object.entries(seven(hands)).map(([name, make]) => [name, make()]);
const games = await otherGames(options);

run({
  bench: "evaluate",
  options,
  contenders: [
    rate("eval7 random", "M/s", 1e6, random7),
    native.row("eval7 random", "M/s"),
    rate("eval7 random batch", "M/s", 1e6, () => evaluateMany(hands, values).length),
    room &&
      rate("eval7 random simd", "M/s", 1e6, () => {
        room.evaluate();
        return HANDS;
      }),
    simd &&
      rate("eval7 random simd, copied", "M/s", 1e6, () => {
        simd.evaluateMany(hands, values);
        return HANDS;
      }),
    rate("eval7 sequential", "M/s", 1e6, () => {
      keep(sumSeven());
      return ALL;
    }),
    native.row("eval7 sequential", "M/s"),
    all("eval7 sequential, counts", () => countSeven().categories),
    simd && all("eval7 sequential simd, counts", () => simd.countAll().counts),
    simd &&
      rate("eval7 sequential simd", "M/s", 1e6, () => {
        keep(simd.sumAll());
        return ALL;
      }),
    rate("eval6 random", "M/s", 1e6, random6),
    rate("eval5 random", "M/s", 1e6, random5),
    ...peers.map(([name, { work }]) => rate(name, "M/s", 1e6, work)),
    ...games.rows,
    cold("small module", 'await import("./loop.mjs");'),
    cold("sidepot/evaluate", 'await import("sidepot/evaluate");', { required: 15, aim: 8 }),
    cold("sidepot/evaluate and its kernel", 'await import("sidepot/evaluate"); (await import("sidepot/evaluate/kernel")).kernel();'),
    cold("phe", 'await import("phe");'),
    cold("poker-evaluator", 'await import("poker-evaluator");'),
    cold("pokersolver", 'await import("pokersolver");'),
    cold("@poker-apprentice/hand-evaluator", 'await import("@poker-apprentice/hand-evaluator");'),
  ],
  ratios: [
    ["eval7 random", "phe codes", { required: 10, aim: 15 }],
    ...peers.filter(([name]) => name !== "phe codes").map(([name]) => ["eval7 random", name]),
    ["eval7 random batch", "phe codes"],
    ["eval7 random", "native eval7 random", { required: 0.35, aim: 0.45 }],
    ["eval7 random batch", "native eval7 random"],
    ["eval7 random simd", "native eval7 random", { required: 0.8, aim: 0.95 }],
    ["eval7 random simd, copied", "native eval7 random"],
    ["eval7 sequential", "native eval7 sequential", { required: 0.38, aim: 0.55 }],
    ["eval7 sequential, counts", "native eval7 sequential"],
    ["eval7 sequential simd", "native eval7 sequential", { required: 0.7, aim: 1 }],
    ["eval7 sequential simd, counts", "native eval7 sequential"],
    ...games.ratios,
  ],
  notes: () => [
    ...frequencies(),
    ...(simd ? [] : ["no WebAssembly with SIMD on this platform: the rows of the kernel are left out"]),
    ...peers.filter(([, peer]) => peer.compare).map(([name, peer]) => agreement(name, peer)),
    ...games.notes(),
    ...(options.peer ? sameAnswers(answers(), native) : []),
  ],
});
