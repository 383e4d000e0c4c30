import type { StudyText } from "./study.ts";

/** Japanese. */
export const ja: StudyText = {
  pageTitle: "ポーカーのエクイティ研究：ハンド、レンジ、サイドポット · Sidepot",
  pageDescription:
    "ハンドや13×13の表のレンジ、ボード、デッドカード、サイドポットを入れると、誰がどのポットをどれだけ獲得するかを正確に数えるか、ランダムに配って誤差と一緒に示します。研究用です。ライブの卓では使わないでください。",
  title: "研究",
  practiceOnly: "練習用です。ライブの卓では使わないでください。",
  open: "エクイティを研究",

  question: "問題",
  players: "プレイヤー",
  more: "ベット、デッドカード、数え方",
  example: "例を見る",
  clear: "最初から",
  addPlayer: "プレイヤーを追加",
  removePlayer: (name) => `${name}を外す`,
  rangeOf: (name) => `${name}のレンジ`,
  twoCards: "カード2枚にする",
  emptyRange: "ハンド未定",
  dead: "デッドカード",
  deadSlot: (at) => `デッドカード${at + 1}枚目`,
  alreadyDead: (card) => `${card}はもうデッドカードです。`,
  isDead: "デッド",
  done: "完了",

  range: "レンジ",
  rangeText: "文字で書く",
  rangeHint: "TT+, AQs+, A5s-A2s, KTo+, 22+@50%, random",
  grid: "すべての開始ハンド：対角線の上は同じスート、下は違うスート",
  gridHint: "押すか、なぞってハンドを出し入れします。",
  cell: (name, weight) =>
    weight === "mixed"
      ? `${name}、重み複数`
      : weight === 0
        ? `${name}、なし`
        : weight === 1
          ? name
          : `${name}、${Math.round(weight * 100)}%`,
  weight: "重み",
  noneChosen: "すべて外す",
  everyHand: "すべてのハンド",
  hands: (count, share) => `${count}通り、全体の${share}`,

  bets: "ベットとサイドポット",
  betsNote: "このハンドを通して各自が出したチップの合計です。ベットがなければポットは1つです。",
  betOf: (name) => `${name}が出したチップ`,
  foldedBet: (name) => `${name}、フォールド`,
  addFolded: "フォールドした分を追加",
  removeFolded: (name) => `${name}のフォールドした分を外す`,
  ante: "アンティ（デッドマネー）",

  counting: "数え方",
  methods: { auto: "自動", exact: "すべて数える", sampled: "ランダム" },
  methodsNote: "自動では、すぐ数え終わるならすべて数え、そうでなければランダムに配ります。",
  seed: "ランダムのシード",

  needCards: (names) => `${names}にカード2枚かレンジを入れてください。`,
  needRange: (name) => `${name}のレンジはまだ読めません。`,
  needBoard: (cards) => `ボードは0枚、3枚、4枚、5枚のどれかで、今は${cards}枚です。`,
  nothingYet: "全員にカード2枚かレンジを入れると、すぐに数えます。",

  answer: "答え",
  progress: (share) => `計算中：${share}`,
  progressError: (error) => `ここまで ± ${error}`,
  cancel: "中止",
  cancelled: "中止しました。",
  countAgain: "もう一度数える",
  failed: "計算が途中で切れました。もう一度数えるか、ページを読み込み直してください。",
  exact: (boards) => `正確：${boards}通りをすべて数えました。`,
  sampled: (deals, error, seed) => `標本：ランダムに${deals}回、標準誤差 ± ${error}、シード${seed}。`,

  ahead: (name, share) => `${name}が${share}で優勢です。`,
  level: (names) => `${names}は互角です。`,
  collectsAndGains: (collects, gains) => `チップを最も集めるのは${collects}、最も増やすのは${gains}です。`,
  collectsAlso: (name) => `チップを最も集め、最も増やすのは${name}です。`,
  eachPot: "ポットごとに、そのポットの分までチップを出した人どうしで争います。",
  onePot: "引き分けはポットを分けた分として数えます。",

  win: "勝ち",
  tie: "引き分け",
  equity: "エクイティ",
  error: "標準誤差 ",
  player: "プレイヤー",
  tableCaption: "プレイヤーごとのエクイティ",
  barCaption: "全体のうち、勝ちと引き分けの割合です。",
  counts: "正確な数",
  countRow: (names, alone) => (alone ? `${names}だけ` : `${names}の引き分け`),
  countBoards: "通り",

  layersCaption: "高さはポットの大きさ、幅は獲得する割合です。濃い色が最も有利な人です。",
  layersTable: "ポットとプレイヤーごとのチップ",
  wonOnAverage: "平均で獲得するチップ",
  notInIt: "対象外",
  allPots: "全ポット",
  putIn: "出した分（返却を除く）",
  net: "収支",
  best: "最多",
  netsAddUp: (sum) => `収支の合計は${sum}です。`,
  netsAddUpFor: (sum, why) => `収支の合計は${sum}、つまり${why}です。`,
  netsAddUpToNothing: "収支の合計は0です。誰かが増やした分だけ、ほかの人が減らします。",
  theAnte: "アンティ",
  foldedChips: (amount, name) => `${name}がフォールドした${amount}`,
  openInPots: "このチップをポットで開く",

  spread: "ハンドごとのエクイティ",
  spreadNote: (name) => `このボードで${name}のレンジの各ハンドがどうなるかを示します。`,
  spreadOf: "レンジ",
  classEquity: (name, share) => `${name}：${share}`,
  classHands: (count) => `${count}通り`,
  pickClass: "ハンドを押すと数字が出ます。",
  noDeal: "ここでは持てない",
  spreadProgress: (done, all) => `${all}個のうち${done}個を計算`,
  spreadTable: "表で見る",
  spreadBars: "レンジのうち、どれだけがどのエクイティか",
  spreadBar: (from, to, share) => `${from}–${to}：レンジの${share}`,

  share: "共有",
  linkNote: "すべてリンクの中にあり、どこにも保存されません。",
  unreadable: "このリンクは読めなかったので、空の画面から始めます。途中で切れたのかもしれません。",
};
