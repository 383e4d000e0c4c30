import type { ShowOrder } from "sidepot/showdown";
import { nameAt } from "../text.ts";

const reasons = {
  LAST_AGGRESSOR: "最後のストリートで最後にベットかレイズをしたからです。",
  PUSHED_ALL_IN: "オールインした人だからです。",
  FIRST_TO_ACT: "最後のストリートにベットがなかったので、そこで最初にアクションする人からです。",
};

/** In which order hands are shown, and why. */
export function showing({ mode, order, because, enforced, sidePotFirst }: ShowOrder, names: readonly string[]): string {
  const [first = "", ...rest] = order.map((seat) => nameAt(names, seat));
  if (because === "UNCONTESTED") return `残っているのは${first}だけです。カードを開かなくてもかまいません。`;
  if (mode === "together" || because === "ALL_IN") {
    return "オールインのプレイヤーがいて、ベットは終わっています。全員が一斉にカードを開きます。マックはできません。";
  }
  const sentences = [`${first}が先に開きます。${reasons[because]}`, `続いて${rest.join("、")}の順です。`];
  if (sidePotFirst) sentences.push("サイドポットのプレイヤーは、メインポットだけのプレイヤーより先に開きます。");
  sentences.push(enforced === "may" ? "フロアはこの順番を求めることができます。" : "この順番がルールです。");
  return sentences.join("");
}
