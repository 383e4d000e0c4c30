import type { StudyText } from "./study.ts";

/** Japanese. */
export const ja: StudyText = {
  pageTitle: "ポーカーのエクイティ研究：ハンド、レンジ、サイドポット · Sidepot",
  pageDescription:
    "ハンドか13×13の表で選んだレンジ、ボード、デッドカード、サイドポットから、誰がどのポットをどれくらいの割合で獲得するかを求めます。すべて数えるか、ランダムに配って誤差と一緒に示します。研究用です。プレイ中のテーブルでは使わないでください。",
  title: "研究",
  practiceOnly: "練習用です。プレイ中のテーブルでは使わないでください。",
  open: "エクイティを研究",

  question: "計算する条件",
  players: "プレイヤー",
  more: "ベット、デッドカード、数え方",
  example: "例を見る",
  clear: "最初から",
  addPlayer: "プレイヤーを追加",
  removePlayer: (name) => `${name}を外す`,
  rangeOf: (name) => `${name}のレンジ`,
  twoCards: "カード2枚にする",
  emptyRange: "ハンド未選択",
  dead: "デッドカード",
  deadSlot: (at) => `デッドカード${at + 1}枚目`,
  alreadyDead: (card) => `${card}はもうデッドカードです。`,
  isDead: "デッド",
  done: "完了",

  range: "レンジ",
  rangeText: "文字で入力",
  rangeHint: "TT+, AQs+, A5s-A2s, KTo+, 22+@50%, random",
  grid: "すべてのスターティングハンド：対角線の上はスーテッド、下はオフスート",
  gridHint: "押すかなぞって、ハンドを出し入れします。",
  cell: (name, weight) =>
    weight === "mixed"
      ? `${name}、重みは複数`
      : weight === 0
        ? `${name}、レンジ外`
        : weight === 1
          ? name
          : `${name}、${Math.round(weight * 100)}%`,
  weight: "重み",
  noneChosen: "すべて外す",
  everyHand: "すべて入れる",
  hands: (count, share) => `${count}通り、全体の${share}`,

  bets: "ベットとサイドポット",
  betsNote: "このハンドを通して各自が出したチップの合計です。入れなければ、全員で1つのポットを争います。",
  betOf: (name) => `${name}が出したチップ`,
  foldedBet: (name) => `${name}（フォールド）`,
  addFolded: "フォールドした分を追加",
  removeFolded: (name) => `${name}のフォールドした分を外す`,
  ante: "アンティ（デッドマネー）",

  counting: "数え方",
  methods: { auto: "自動", exact: "すべて数える", sampled: "ランダム" },
  methodsNote: "自動では、すぐ数え終わるならすべて数え、そうでなければランダムに配ります。",
  seed: "乱数のシード",

  needCards: (names) => `${names}にカード2枚かレンジを入れてください。`,
  needRange: (name) => `${name}のレンジはまだ読めません。`,
  needBoard: (cards) => `ボードは0枚、3枚、4枚、5枚のどれかにしてください。今は${cards}枚です。`,
  nothingYet: "全員にカード2枚かレンジを入れると、すぐに数えます。",

  answer: "結果",
  progress: (share) => `計算中：${share}`,
  progressError: (error) => `現時点の誤差±${error}`,
  cancel: "中止",
  cancelled: "中止しました。",
  countAgain: "もう一度数える",
  failed: "計算が途中で止まりました。もう一度数えるか、ページを再読み込みしてください。",
  exact: (boards) => (boards === "1" ? "1通りだけなので、正確な値です。" : `${boards}通りをすべて数えた正確な値です。`),
  sampled: (deals, error, seed) => `ランダムに${deals}回配った推定値です。標準誤差±${error}、シード${seed}。`,

  ahead: (name, share) => `${name}が${share}で優勢です。`,
  level: (names) => `${names}は互角です。`,
  collectsAndGains: (collects, gains) => `獲得チップは${collects}が最多、収支は${gains}が最大です。`,
  collectsAlso: (name) => `獲得チップも収支も${name}が最大です。`,
  eachPot: "ポットごとに、そのポットの分までチップを出した人だけで争います。",
  onePot: "引き分けは、ポットの取り分として数えます。",

  win: "勝ち",
  tie: "引き分け",
  equity: "エクイティ",
  error: "標準誤差 ",
  player: "プレイヤー",
  tableCaption: "プレイヤーごとのエクイティ",
  barCaption: "全体に占める、勝ちと引き分けの割合です。",
  counts: "正確な内訳（通り）",
  countRow: (names, alone) => (alone ? `${names}の勝ち` : `${names}の引き分け`),
  countBoards: "全体",
  countWeights: "全体（重み込み）",

  layersCaption: "高さはポットの大きさ、幅は獲得する割合です。濃い色が最も有利な人です。",
  layersTable: "ポットとプレイヤーごとのチップ",
  wonOnAverage: "平均獲得チップ",
  notInIt: "対象外",
  allPots: "全ポット",
  putIn: "出した分（返却を除く）",
  net: "収支",
  best: "最多",
  netsAddUp: (sum) => `収支の合計は${sum}です。`,
  netsAddUpFor: (sum, why) => `収支の合計は${sum}です（${why}）。`,
  netsAddUpToNothing: "収支の合計は0です。誰かが得た分だけ、ほかの人が失います。",
  theAnte: "アンティ",
  foldedChips: (amount, name) => `${name}のフォールド分${amount}`,
  openInPots: "このチップを「ポット」で開く",

  spread: "ハンドごとのエクイティ",
  spreadNote: (name) => `このボードで、${name}のレンジの各ハンドがどれだけ有利かを示します。`,
  spreadOf: "レンジ",
  classEquity: (name, share) => `${name}：${share}`,
  classHands: (count) => `${count}通り`,
  pickClass: "ハンドを押すと数字が出ます。",
  noDeal: "配れない",
  spreadProgress: (done, all) => `${all}種類のうち${done}種類を計算済み`,
  spreadTable: "表で見る",
  spreadBars: "エクイティの分布（レンジに占める割合）",
  spreadBar: (from, to, share) => `${from}〜${to}：レンジの${share}`,

  share: "共有",
  linkNote: "内容はすべてリンクの中にあり、どこにも保存されません。",
  unreadable: "このリンクを読めなかったため、空の画面から始めます。途中で切れている可能性があります。",
};
