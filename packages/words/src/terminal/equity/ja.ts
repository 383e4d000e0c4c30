import type { EquityLines } from "../equity-lines.ts";

/** Japanese. */
export const equity: EquityLines = {
  study: "研究用です。プレイ中のテーブルでは使わないでください。",
  columns: { hand: "ハンド", win: "勝ち", tie: "引き分け", equity: "エクイティ" },
  deadCards: "デッドカード",
  exactBoards: (boards) => `ボード${boards}通りをすべて数えた正確な値です。`,
  exactDeals: (deals) => `配り方${deals}通りをすべて数えた正確な値です。`,
  sampled: (deals, error, seed) => `ランダムに${deals}回配った推定値です。標準誤差は最大±${error}、シードは${seed}です。`,
  progress: (percent, error) => `${percent}${error === null ? "" : `、誤差±${error}`}`,
  onAverage: "平均獲得チップ:",
  pot: "ポット",
  chips: "チップ",
  putIn: "出した分（返却を除く）",
  options: {
    board: "ボードのカード、5枚まで",
    dead: "デッキから除くカード: フォールドして見えたカードや露出したカード",
    "dead-money": "メインポットのデッドチップ: ビッグブラインドアンティ、デッドブラインド。複数なら合計する",
    button: "ディーラーボタンのあるハンドの文字。フォールドした人ならその前のハンド (既定: 最後のハンド)",
    unit: "最小のチップ (既定: 1)",
    exact: "時間がかかってもすべての配り方を数える",
    sampled: "すぐ数えられてもランダムに配る",
    precision: "ランダムに配るとき: この標準誤差で止める。例: 0.001、0.1% (既定: 0.05%)",
    samples: "ランダムに配るとき: 配る回数の上限 (20,000回単位に切り上げ。ハンドがよく重なるときはもっと小さい単位)",
    seed: "乱数のシード: 同じシードなら答えも同じ (既定: 1)",
    threads: "計算に使うスレッド数 (既定: マシンにあるだけ)。何本でも答えは同じ",
  },
};
