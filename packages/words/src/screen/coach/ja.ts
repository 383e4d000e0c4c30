import type { CoachText } from "./coach.ts";

/** Japanese. */
export const ja: CoachText = {
  pageTitle: "コーチ：サイドポットの判断をポットごとに検討 · Sidepot",
  pageDescription:
    "練習テーブルのハンドが終わった後に、それぞれの選択にどのポットでどれだけの価値があったかを、相手のモデルをいくつか使って示します。オールインの人がいるリバーはソルバーで解きます。練習用です。プレイ中のテーブルでは使わないでください。",
  title: "コーチ",
  practiceOnly: "練習用です。プレイ中のテーブルでは使わないでください。",

  noHand: "検討できるハンドがまだありません。",
  noHandHow: "練習テーブルでハンドを最後までプレイすると、ここで判断を1つずつ検討できます。",
  lostHand: "このハンドは、もうこの端末に残っていません。",
  toTable: "練習テーブルへ",
  nothingDecided: "このハンドには、判断することがありませんでした。",

  quiz: "それぞれのポットはいくらですか。",
  quizLead: "このハンドで各自が出したチップです。コールされずに戻った分は除いています。",
  quizFolded: "フォールド",
  quizDead: "まとめて払うアンティ（デッドマネー）",
  quizCheck: "答え合わせ",
  quizRight: "正解です。",
  quizNot: (said) => `${said}ではありません。`,
  quizScore: (right, of) => `ポット${of}個のうち${right}個が正解です。`,
  quizAllRight: "すべてのポットが正解です。",
  quizShow: "計算を見る",

  decisions: "自分の判断",
  yourCards: "自分のカード",
  board: "ボード",
  situation: (pot, toCall) => (toCall === null ? `中央に${pot}、コールするベットなし` : `中央に${pot}、コールに${toCall}`),
  reach: (amount) => `そのうち獲得できるのは${amount}`,
  waiting: "未計算",
  working: "計算中",
  notReviewed: "検討なし",
  dependsShort: "相手次第",
  stop: "中止",
  stopped: "中止しました。ここまでの結果は残ります。",
  again: "続ける",
  failed: "計算が途中で止まりました。続けるか、ページを再読み込みしてください。",
  progress: (done, of) => `${of}段階のうち${done}段階を計算済み`,
  converging: (rounds, first, now) =>
    now === null ? `計算中：${rounds}回反復、可搾取量はポットの${first}` : `計算中：${rounds}回反復、可搾取量はポットの${first} → ${now}`,
  fewModels: "ほかのモデルを計算中です。結論が変わることがあります。教訓は計算が終わってから表示します。",

  byLayer: "選択ごとの獲得チップ（ポット別）",
  wonOnAverage: "平均獲得チップ",
  notInIt: "対象外",
  emptyLayer: "空",
  pays: (amount) => `${amount}を出す`,
  allLayers: "全ポット",
  youPay: "出すチップ",
  worth: "価値",
  worthNote: "価値は、平均獲得チップから、ここから先に出すチップを引いたものです。フォールドの価値は0です。",
  nobodyGoesOn: "降りられる人が全員降りる",
  best: "最善",
  yours: "自分の選択",

  picture: "高さはポットの大きさ、幅は平均して獲得する割合です。濃い色が自分の分です。",
  you: "自分",
  others: "相手",

  models: "モデルごとの結果",
  modelsNote: "モデルとは、相手がどれくらい広いレンジでプレイし、どう応じるかという仮定です。選ぶと、そのモデルの表に変わります。",
  modelColumn: "モデル",
  lessons: "教訓",

  sidePots: "ドライサイドポットでブラフが消える理由",
  sidePotsLead:
    "リバーで2人がまだ150をベットでき、もう1人はオールインしています。中央のチップはいつも300枚で、どのポットにあるかだけが違います。いつベットするかをソルバーが計算します。",
  mainSide: "メイン / サイドポット",
  betShare: "ベット率",
  airShare: "弱いハンドのベット率",
  bluffShare: "ベットに占めるブラフ",
  foldShare: "ベットへのフォールド率",
  exploitability: "可搾取量（ポット比）",
  sidePotsNote:
    "ボード1つとレンジ1組だけの実演で、法則ではありません。弱いハンドとは、まだベットできる相手のハンドに勝つ割合が4分の1未満のもの、ブラフとは40%未満のものです。",
  sidePotsRun: "この端末で計算する",
  dry: "ドライサイドポット",
  ordinary: "オールインの人のポットなし",
};
