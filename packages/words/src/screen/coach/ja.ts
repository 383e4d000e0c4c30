import type { CoachText } from "./coach.ts";

/** Japanese. */
export const ja: CoachText = {
  pageTitle: "コーチ：サイドポットの判断をポットごとに検討 · Sidepot",
  pageDescription:
    "練習テーブルのハンドが終わった後に、選択ごとの価値をポット別に、複数の相手モデルで示します。オールインの人がいるリバーも解きます。練習用です。プレイ中のテーブルでは使わないでください。",
  title: "コーチ",
  practiceOnly: "練習用です。プレイ中のテーブルでは使わないでください。",
  open: "このハンドを検討",

  noHand: "検討できるハンドがまだありません。",
  noHandHow: "練習テーブルでハンドを最後までプレイすると、ここで判断を1つずつ見られます。",
  lostHand: "このハンドはもうこの端末にありません。",
  toTable: "練習テーブルへ",
  nothingDecided: "このハンドでは決めることがありませんでした。",

  decisions: "自分の判断",
  yourCards: "手札",
  board: "ボード",
  situation: (pot, toCall) => (toCall === null ? `ポット${pot}、コール額なし` : `ポット${pot}、コール額${toCall}`),
  waiting: "未計算",
  working: "計算中",
  notReviewed: "検討なし",
  dependsShort: "相手次第",
  stop: "中止",
  stopped: "中止しました。ここまでの結果は残ります。",
  again: "続ける",
  failed: "計算が途中で止まりました。続けるか、ページを再読み込みしてください。",
  progress: (done, of) => `${of}段階のうち${done}段階`,
  converging: (rounds, first, now) =>
    now === null ? `計算中：${rounds}回反復、可搾取量はポットの${first}` : `計算中：${rounds}回反復、可搾取量はポットの${first} → ${now}`,
  fewModels: "ほかのモデルを計算中です。結論が変わることがあります。",

  byLayer: "選択ごとの、ポット別の取り分",
  wonOnAverage: "平均して取れる枚数",
  notInIt: "対象外",
  emptyLayer: "なし",
  pays: (amount) => `${amount}を出す`,
  allLayers: "全ポット",
  youPay: "出す枚数",
  worth: "価値",
  worthNote: "価値は、平均して取れる枚数から、ここから出す枚数を引いたものです。フォールドの価値は0です。",
  nobodyGoesOn: "降りられる人が全員降りる",
  best: "最大",
  yours: "自分の選択",

  picture: "高さはポットの大きさ、幅は平均して取れる割合です。濃い色が自分の分です。",
  you: "自分",
  others: "相手",

  models: "モデルごとの結果",
  modelsNote: "モデルは、相手がどれくらい広くハンドを選び、どう応じるかという仮定です。選ぶと、そのモデルの表になります。",
  modelColumn: "モデル",
  lessons: "教訓",

  sidePots: "空のサイドポットでブラフが消える理由",
  sidePotsLead:
    "リバーで2人がまだ150をベットでき、1人はオールインしています。中央のチップはいつも300枚で、どのポットにあるかだけが違います。いつベットするかをソルバーが計算します。",
  mainSide: "メイン / サイドポット",
  betShare: "ベットする割合",
  airShare: "弱い手のベット",
  bluffShare: "ベット中のブラフ",
  foldShare: "ベットに降りる割合",
  exploitability: "可搾取量（ポット比）",
  sidePotsNote:
    "ボード1つとレンジ1組での例で、法則ではありません。弱い手は残る相手の手の4分の1にも勝てない手、ブラフは40%にも勝てない手です。",
  sidePotsRun: "この端末で計算する",
  dry: "空のサイドポット",
  ordinary: "オールインの人のポットなし",
};
