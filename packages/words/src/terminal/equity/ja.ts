import type { EquityLines } from "../equity-lines.ts";

/** Japanese. */
export const equity: EquityLines = {
  study: "学習用です。ライブのテーブルでは使わないでください。",
  columns: { hand: "ハンド", win: "勝ち", tie: "引き分け", equity: "エクイティ" },
  deadCards: "除いたカード",
  exactBoards: (boards) => `正確な値：ボード${boards}通りをすべて数えました。`,
  exactDeals: (deals) => `正確な値：配り方${deals}通りをすべて数えました。`,
  sampled: (deals, error, seed) => `標本：ランダムに${deals}回配りました。標準誤差は最大±${error}、シードは${seed}。`,
  progress: (percent, error) => `${percent}${error === null ? "" : `、誤差±${error}`}`,
  onAverage: "平均して獲得するチップ:",
  pot: "ポット",
  chips: "チップ",
  putIn: "出した分（返却除く）",
  options: {
    board: "ボードのカード、5枚まで",
    dead: "デッキから除くカード: フォールドで見えたカードや露出したカード",
    "dead-money": "メインポットのデッドチップ: ビッグブラインドアンティ、デッドブラインド。複数なら合計する",
    exact: "時間がかかってもすべての配り方を数える",
    sampled: "すぐ数えられてもランダムに配る",
    precision: "標本: 標準誤差がこの値になったら止める。0.001や0.1%のように (既定: 0.05%)",
    samples: "標本: 配る回数の上限 (数千回ずつまとめて)",
    seed: "ランダムに配る出発点: 同じシードなら答えも同じ (既定: 1)",
    threads: "計算に使うスレッド数 (既定: 機械にあるだけ)。答えは変わらない",
  },
};
