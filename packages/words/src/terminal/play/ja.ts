import { type Sentences, sentence } from "../../text.ts";
import type { PlayFault, PlayLines } from "./words.ts";

const between = (min: string, max: string): string => (min === max ? min : `${min}〜${max}`);

const faults: Sentences<PlayFault> = {
  NOT_A_KEY: (f) => `「${f.got}」はここでは使えません。${f.keys}`,
  AMOUNT_MISSING: ({ range }) =>
    range === null
      ? "今はベットもレイズもできません。"
      : `額はストリートの合計で書いてください：r ${range[0]}${range[0] === range[1] ? "" : `からr ${range[1]}まで`}。`,
  AMOUNT_UNREADABLE: (f) => `「${f.got}」：${f.because}`,
  NOTHING_TO_UNDO: () => "このハンドには、取り消せる自分のアクションがありません。",
  HAND_AT_PLAY: (f) => `「${f.key}」はハンドが終わってから使います。先にハンドを終えてください。`,
  POT_UNKNOWN: (f) => `「${f.got}」は残っているポットではありません。次のどれかから始めてください：${f.pots}。`,
  NAME_UNKNOWN: (f) => `「${f.got}」に当たる人がいないか、複数います。プレイヤー：${f.names}。`,
  ACTION_UNREADABLE: (f) =>
    `「${f.got}」はアクションではありません。{"do":"call"}や{"do":"raise","to":600}、またはcのようなキーを書いてください。`,
  NOT_WRITTEN: (f) => `このハンドは${f.format}では書けません。`,
};

/** Japanese. */
export const ja: PlayLines = {
  help: {
    summary: "ボットを相手にホールデムとサイドポットを練習する",
    about:
      'スタックがばらばらのボットを相手にホールデムをプレイします。サイドポットができやすく、最後にポットを1つずつ渡します。\nシードと入力するキーが同じなら、同じゲームになります。チップに価値はありません。\nテーブルで：f フォールド、c チェックかコール、r 600 600をベットか600にレイズ、a オールイン（もう一度確かめます）、u ストリートの初めに戻る、? すべてのキー、q 終了。\n標準入力が端末でなければ、1行を1つのキーとして読みます。--jsonlなら出来事と質問が1行ずつのJSONになり、アクションは{"do":"raise","to":600}とも書けます。\nスタイル：random、fold-man、station、maniac、naive、honest、nit、loose-aggressive、tight-aggressive、solver。',
    argument: null,
    examples: ["6人、ばらばらのスタック", "スタイルを選んだボット3人、どのポットから渡すかを答える", "ボットだけの1ハンドをJSONで"],
  },
  options: {
    seats: "テーブルの人数、2〜9 (既定: 6)",
    mode: "school (ばらばらのスタック、既定)、cash、tournament",
    blinds: "スモールブラインドとビッグブラインド (既定: 50/100)",
    ante: "none、each、big-blind (既定: schoolはbig-blind、ほかはnone)",
    straddle: "ビッグブラインドの左の人がビッグブラインド2つ分を出す",
    seed: "カードとボットの動きをすべて決める。シードが同じなら同じゲーム (既定: ランダム)",
    opponents: "自分の左から時計回りのスタイル、コンマ区切り。足りなければ初めから繰り返す",
    level: "easy、normal、hard (既定: normal)",
    hands: "このハンド数で終了する",
    pause: "ポットを渡す前に、どのポットから誰に渡すかを質問する",
    auto: "自分の席もこのスタイルのボットが打ち、ハンドを最後まで見せる (既定: 1ハンド)",
    coach: "ハンドが終わるたびに、自分の判断をポットごとに検討する",
    json: "出来事をJSONのリスト1つで出力する",
    jsonl: "出来事を1行ずつJSONで出力し、アクションも1行ずつ読む",
  },
  spoken: {
    f: ["fold", "フォールド"],
    k: ["check", "x", "チェック"],
    l: ["call", "コール"],
    r: ["raise", "bet", "b", "レイズ", "ベット"],
    a: ["all-in", "allin", "all in", "オールイン"],
    u: ["undo", "戻る"],
    t: ["table", "テーブル"],
    n: ["next", "次"],
    h: ["history", "履歴"],
    p: ["phh"],
    s: ["settle", "精算"],
    g: ["coach", "コーチ"],
    "?": ["help", "ヘルプ"],
    q: ["quit", "exit", "終了", "終わる"],
  },
  table: (blinds, ante, straddle, seed) =>
    [`ブラインド ${blinds}`, ante, straddle ? "ストラドル" : null, `シード ${seed}`].filter((part) => part !== null).join("・"),
  style: (name, style) => `${name}：${style}`,
  columns: { player: "プレイヤー", stack: "スタック", front: "ベット", state: "状態", choice: "選択", worth: "価値" },
  states: { allIn: "オールイン", folded: "フォールド", button: "ボタン", toAct: "手番" },
  yourCards: (cards, hand) => `自分のカード：${cards}${hand === null ? "" : `、${hand}`}`,
  may: {
    fold: "f フォールド",
    check: "c チェック",
    call: (amount) => `c コール ${amount}`,
    bet: (min, max) => `r ベット ${between(min, max)}`,
    raise: (min, max) => `r レイズ ${between(min, max)}`,
    allIn: (amount) => `a オールイン ${amount}`,
    help: "? キー",
  },
  again: (amount) => `もう一度a：オールイン${amount}。ほかのキーなら、オールインせずそのキーのとおりにします。`,
  keysAtPlay: [
    "f        フォールド",
    "c        チェックまたはコール",
    "r 600    600をベット、または600にレイズ（ストリートの合計）",
    "a        オールイン（もう一度確かめます）",
    "u        ストリートの初めに戻る",
    "t        テーブルとポット",
    "q        終了",
  ],
  keysAfter: [
    "Enter、n 次のハンド",
    "h        PokerStars形式のハンド履歴",
    "p        PHH形式のハンド履歴",
    "s        このハンドのポットをsidepot settleで",
    "g        自分の判断をコーチと検討",
    "u        最後のストリートをもう一度打つ",
    "q        終了",
  ],
  after: "Enter 次のハンド・h 履歴・p PHH・s 精算・g コーチ・u 戻る・q 終了",
  afterLast: "Enter 終了・h 履歴・p PHH・s 精算・g コーチ・u 戻る",
  undone: (street) => `ストリートの初めに戻りました：${street}`,
  pushed: "この順にポットを渡します（メインポットが最後）：",
  shown: "ハンド：",
  result: (name, stack, net) => `${name}：${stack}（${net}）`,
  proof: (seed, hand) => `シード${seed}、ハンド${hand}から配りました。`,
  howToPush: (pots, example) => `ポット：${pots}。ポットと渡す人を書いてください：${example}。Enterだけで答えを表示します。`,
  answered: (answer) => `答え：${answer}`,
  out: "チップがなくなりました。",
  wonAll: "すべてのチップを獲得し、トーナメントで優勝しました。",
  wonBy: (name) => `${name}がすべてのチップを獲得し、トーナメントで優勝しました。`,
  sum: (hands, net) => `終わったハンド：${hands}。${net === null ? "" : `収支：${net}。`}`,
  settleLine: "同じポットをシェルで求めるには：",
  reviewing: "コーチが計算しています…",
  nothingToReview: "このハンドには、検討する自分の判断がありません。",
  made: "(実際)",
  fault: (fault) => sentence(faults, fault),
};
