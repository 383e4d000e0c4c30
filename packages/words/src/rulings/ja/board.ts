import type { BoardPart, FactWords } from "../part.ts";

const pending: FactWords = { name: "カードが開いたとき、まだアクションの残る人がいましたか？" };
const left: FactWords = { name: "まだ終えるべきベットが残っていますか？" };
const acted: FactWords = { name: "新しいストリートで誰かがもうアクションしましたか？" };
const premature = { actionPending: pending, bettingLeft: left, actedOnNext: acted };
const owed = {
  question: "まだアクションの残る人がいましたか？",
  answers: { "action-left": "はい、残っています", "nothing-left": "いたが、もうベットはない", complete: "いいえ、終わっていました" },
};

/** Board and burns. */
export const board: BoardPart = {
  decisions: {
    "redeal-street": "切り直して、そのストリートを配り直します",
    "natural-river": "リバーのカードがターンになります",
    "keep-river": "リバーは残し、ターンを新しく配ります",
    "card-plays": "開いたカードをそのまま使います",
    "hand-over": "ハンドは終わりです",
  },
  wrong: {
    "deal-hand-again": "ハンドを最初から配り直す",
    "move-river-up": "ターンを外してリバーを繰り上げる",
    "burn-again": "配り直す前にもう1枚バーンする",
    "let-premature-stand": "もう見えたのでそのまま使う",
    "redeal-though-complete": "早かったので配り直す",
    "no-shuffle": "スタブの下に入れて次のカードを使う",
    "reshuffle-at-once": "すぐに切り直してターンを配り直す",
    "fold-makes-it-good": "その人がフォールドしたのでカードはそのまま使う",
  },
  why: {
    "burn-protects-stub": "バーンはスタブを守るもので、カードの順番を守るものではありません。1ストリートに1枚で、その1枚はもう出ています。",
    "card-keeps-its-chance": "カードは残り全部の中に戻り、ほかのカードと同じ確率になります。",
    "one-way-back": "見えたカードが戻れるのはリバーだけです。",
    "premature-means-unfinished": "前のラウンドでアクションの残る人がいるときだけ「先出し」です。今回は誰もいませんでした。",
    "no-misdeal-after-deal": "ミスディールは最初の配りの話です。ボードのカードはその場所だけを直し、配り直しもチップの返却もしません。",
    "natural-order": "この規則は、本来出るはずだったカードの順番に戻します。",
    "one-hand-left": "残るハンドは1つなので終わりです。これ以上カードを配ることも見せることもしません。",
    "rulebook-silent": "規則にはこの場合の定めがありません。以下はフロアが実際に下した判断です。",
  },
  notes: {
    "order-not-stated": "ベットとカードの修正のどちらが先かは規則にありません。確率は同じです。",
    "text-not-read": "当時の慣例として知られているもので、条文そのものは確認できていません。",
    "fold-changes-nothing": "飛ばされた人がここでフォールドしても、2つ以上のハンドが残っていれば同じように配り直します。",
    "shown-stays-shown": "そのカードは全員が見ていて、覚えていてかまいません。",
  },
  steps: {},
  points: {
    "premature-flop": {
      name: "フロップが早い",
      values: { reshuffle: "切り直してバーンせずに配り直す", "reshuffle-with-burns": "バーンも一緒に切り直して配り直す" },
    },
    "premature-turn": {
      name: "ターンが早い",
      values: {
        reshuffle: "切り直してバーンせずに配り直す",
        "natural-river": "脇に置き、リバーのカードをターンにする",
        "keep-river": "バーンとリバーを別にして、残りから新しいターンを配る",
      },
    },
    "premature-river": { name: "リバーが早い", values: { reshuffle: "切り直してバーンせずに配り直す" } },
    "reshuffle-cut": { name: "ハンド途中で切ったあとのカット", values: { cut: "カットする", "no-cut": "カットしない" } },
    "premature-acted-on": {
      name: "早いカードにアクションまでした",
      values: { "card-stands": "カードをそのまま使う", "go-back": "戻して配り直す" },
    },
  },
  situations: {
    "premature-flop": { name: "フロップが早い", facts: premature },
    "premature-turn": { name: "ターンが早い", facts: premature },
    "premature-river": { name: "リバーが早い", facts: premature },
  },
  cases: {
    "premature-turn": { title: "ターンが早い", ...owed, slang: ["ターン先出し", "先出し", "ターン早出し", "ターン早い"] },
    "premature-river": { title: "リバーが早い", ...owed, slang: ["リバー先出し", "リバー早出し"] },
    "premature-flop": { title: "フロップが早い", ...owed, slang: ["フロップ先出し", "フロップ早出し"] },
  },
};
