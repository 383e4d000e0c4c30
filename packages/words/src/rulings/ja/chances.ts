import type { ChancePart } from "../chances.ts";

/** Japanese. */
export const chances: ChancePart = {
  procedures: {
    reshuffle: "スタブに戻してシャッフルする場合",
    "reshuffle-with-burns": "バーンも一緒に戻してシャッフルする場合",
    "natural-river": "以前の方法（ナチュラルリバー）の場合",
    "keep-river": "リバーを残し、ターンだけ配り直す場合",
    "no-error": "ミスがなかった場合",
    "scramble-draw": "伏せて混ぜ、1枚引く場合",
    "redeal-flop": "フロップを配り直す場合",
  },
  what: {
    "card-is-turn": "このカードがターンになる確率",
    "card-is-river": "このカードがリバーになる確率",
    "card-on-board": "このカードがボードに出る確率",
    "card-in-flop": "このカードがフロップに入る確率",
    "one-of-flop-again": "この3枚のうち1枚以上が新しいフロップに出る確率",
    "same-flop": "本来のフロップと同じになる確率",
    "river-to-be-on-board": "本来リバーだったカードがボードに出る確率",
    "card-is-burn": "このカードがバーンになる確率",
    "true-burn-burned": "本来のバーンカードがバーンになる確率",
    "to-reshuffle": "このカードの確率（シャッフルする場合との比）",
    "to-no-error": "このカードの確率（ミスがない場合との比）",
  },
  outs: (outs, cardIsOut) => `アウツ${outs}枚（このカードを${cardIsOut ? "含む" : "含まない"}）、リバーまでに当たる確率`,
  share: (num, den) => `${den}分の${num}`,
  never: "なし",
  always: "必ず",
  times: (number) => `${number}倍`,
  withPercent: (share, percent) => `${share}（${percent}）`,
  line: (label, value) => `${label}：${value}`,
  half: (quotient, nineOuts) => [
    "以前の方法では確率が半分になるとよく言われますが、ちょうど半分になるものはありません。",
    `この1枚が出る確率は、戻してシャッフルする場合の${quotient}倍です。必ず半分より大きくなります。`,
    `このカードを含めてアウツが9枚あるハンドなら${nineOuts}倍で、ほとんど変わりません。半分に近いのは、このカードが唯一のアウツだったハンドだけです。`,
  ],
};
