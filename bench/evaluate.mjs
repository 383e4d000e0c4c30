// Seven-card hands a second: random ones, one after another; all 133,784,560; and the npm packages that rank hands.
import { categoryOf, evaluate7 } from "sidepot/evaluate";
import { cold } from "./cold.mjs";
import { deal } from "./deals.mjs";
import { rate, run } from "./harness.mjs";
import { nativePeer, sameAnswers } from "./native.mjs";
import { readOptions } from "./options.mjs";
import { keep, seven } from "./peers.mjs";

const CATEGORIES = ["high-card", "pair", "two-pair", "trips", "straight", "flush", "full-house", "quads", "straight-flush"];

const options = readOptions();
const HANDS = options.quick ? 2_000 : 1_000_000;
const hands = deal(HANDS, 7);
const native = nativePeer(options.peer);
const answers = new Map();

function random7() {
  const cards = hands;
  const end = cards.length;
  let sum = 0;
  for (let i = 0; i < end; i += 7)
    sum = (sum + evaluate7(cards[i], cards[i + 1], cards[i + 2], cards[i + 3], cards[i + 4], cards[i + 5], cards[i + 6])) | 0;
  keep(sum);
  return HANDS;
}

const value = (i) => evaluate7(...hands.subarray(7 * i, 7 * i + 7));
const category = (i) => CATEGORIES.indexOf(categoryOf(value(i)));

/** How many of the first hands have our category by the peer, and how many neighbours stand in our order. */
function agreement(name, { compare, category: theirs }) {
  const many = options.quick ? 50 : 500;
  let order = 0;
  let same = 0;
  for (let i = 0; i < many; i++) {
    if (Math.sign(compare(i, (i + 1) % many)) === Math.sign(value((i + 1) % many) - value(i))) order++;
    if (theirs(i) === category(i)) same++;
  }
  return `${name}: of ${many} hands ${same} in our category, ${order} in our order with the next`;
}

const peers = Object.entries(seven(hands)).map(([name, make]) => [name, make()]);
answers.set("eval7 random", String(Array.from({ length: HANDS }, (_, i) => category(i)).reduce((a, b) => a + b)));

run({
  bench: "evaluate",
  options,
  contenders: [
    rate("eval7 random", "M/s", 1e6, random7),
    native.row("eval7 random", "M/s"),
    ...peers.map(([name, { work }]) => rate(name, "M/s", 1e6, work)),
    cold("sidepot/evaluate", 'await import("sidepot/evaluate");'),
    cold("phe", 'await import("phe");'),
    cold("pokersolver", 'await import("pokersolver");'),
  ],
  ratios: [
    ["eval7 random", "native eval7 random", { required: 0.35, aim: 0.45 }],
    ["eval7 random", "phe codes", { required: 10, aim: 15 }],
    ...peers.filter(([name]) => name !== "phe codes").map(([name]) => ["eval7 random", name]),
  ],
  notes: () => [...peers.filter(([, peer]) => peer.compare).map(([name, peer]) => agreement(name, peer)), ...sameAnswers(answers, native)],
});
