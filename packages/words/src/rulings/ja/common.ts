import type { BoardStreet, CardsAt, DealtStreet } from "sidepot/rulings";
import { list } from "../../ja/lists.ts";
import type { CommonPart } from "../words.ts";

const streets: Readonly<Record<"preflop" | DealtStreet, string>> = {
  preflop: "プリフロップ",
  flop: "フロップ",
  turn: "ターン",
  river: "リバー",
  "stud-street": "そのストリート",
  "shared-seventh": "全員共有の7枚目",
};

const places: Readonly<Record<CardsAt, string>> = {
  flop: "フロップ",
  turn: "ターン",
  river: "リバー",
  aside: "脇に置いたカード",
  burns: "バーンカード",
  "last-burn": "最後のバーンカード",
  marked: "問題のカード",
  muck: "マック",
};

const cards = (at: readonly CardsAt[]): string => list(at.map((place) => places[place]));
const street = (name: BoardStreet): string => streets[name];

/** Japanese. */
export const common: CommonPart = {
  lang: "ja",
  groups: {
    board: { name: "ボード・バーン", examples: "ターンが早い、4枚フロップ" },
    deal: { name: "ディール", examples: "カードが見えた、枚数違い" },
    betting: { name: "ベット", examples: "順番外、ストリング、レイズ" },
    showdown: { name: "ショーダウン・ポット", examples: "マック、開く順番、端数" },
    room: { name: "席・スマホ・時間", examples: "スマホ、クロック、空席" },
  },
  books: {
    "tda-2024": "TDA 2024",
    "tda-pre-2022": "TDA 2022年より前",
    roberts: "ロバートルール",
    "wsop-tournament-2026": "WSOP 2026 トーナメント",
    "wsop-live-2026": "WSOP 2026 キャッシュゲーム",
  },
  basis: {
    text: "規則に書かれています",
    practice: "広く行われている慣例です",
    house: "ハウスルールです",
    floor: "フロアに委ねられています",
  },
  unchanged: { button: "ボタン", bets: "ベット", burns: "バーン", board: "ボード", hands: "ハンド" },
  floorDecides: "フロアが決めます",
  edition: (version, year, checked) =>
    `バージョン${version}${year === null || version === String(year) ? "" : `（${year}年）`}、${checked}確認`,
  floorLine: "最終判断はフロアが行います。",
  floorLineTda: "最終判断はフロアが行います（TDA 1）。",
  rightIn: (books, until) => (until === null ? `${books}では正解です` : `${books}では正解です。トーナメントでは${until}年ごろまででした`),
  neverRight: "ここにあるどの規則でも誤りです",
  houseRule: "ハウスルール",
  steps: {
    "call-floor": () => "フロアを呼ぶ",
    "finish-betting": ({ street: on }) => (on === undefined ? "残りのベットを終える" : `${streets[on]}のベットを終える`),
    "keep-burns": () => "バーンカードはそのままにする",
    "return-to-stub": ({ cards: at, onTop }) => `${cards(at)}をスタブ${onTop ? "の一番上に置く" : "に戻す"}`,
    "shuffle-stub": () => "スタブ全体を伏せてシャッフルする",
    "cut-stub": () => "スタブをカットする",
    deal: ({ street: on, burn, cards: count }) => {
      const what = count === undefined ? `${streets[on]}を` : `${streets[on]}にあと${count}枚`;
      return burn ? `1枚バーンして${what}配る` : `バーンせずに${what}配る`;
    },
    burn: ({ cards: count = 1 }) => `${count}枚バーンする`,
    scramble: ({ cards: on }) => `${street(on)}を伏せて混ぜる`,
    "draw-as-burn": ({ by, for: whose }) =>
      `${by === "floor" ? "フロアが" : ""}無作為に1枚引き、${whose === "next-street" ? "次のバーンにする" : "バーンにする"}`,
    "turn-up": ({ cards: on }) => `残りを開いて${street(on)}にする`,
    "set-aside": ({ cards: at }) => `${cards(at)}を脇に置く`,
    "make-burn": ({ cards: at, for: whose }) =>
      `${cards([at])}を${whose === "next-street" ? "次のストリート" : "このストリート"}のバーンにする`,
    "replace-card": () => "スタブの一番上のカードと取り替える",
    "give-card": () => "足りないカードをスタブの一番上から渡す",
    "discard-card": () => "そのカードを取り除く（紙切れとして扱う）",
    "kill-hand": ({ whose }) =>
      whose === "absent" ? "席を外していた人のハンドをデッドにする" : "デッドハンドにし、カードをマックに入れる",
    "return-bets": () => "ベットをすべて返す",
    "finish-deal": () => "まずディールを最後まで配る",
    "third-card-down": () => "そのカードは表のままにし、その人の3枚目を伏せて配る",
    "gather-cards": () => "カードをすべて集め、デックを下げる",
    "redeal-hand": () => "カードを全部集めてシャッフルし、ハンドを配り直す",
    "restore-stub": () => "スタブを元の順番に戻す",
    "mix-into-stub": ({ cards: at }) => `${cards(at)}とスタブを混ぜて新しいスタブにする`,
    "let-stand": () => "カードをそのままにして続ける",
    "move-button": ({ nextHand }) => `${nextHand ? "次のハンドで" : ""}ボタンを正しい席に移す`,
  },
  dealAndBet: ({ street: on, burn }) => `${burn ? "1枚バーンして" : "バーンせずに"}${streets[on]}を配り、ベットを行う`,
  returnAndShuffle: ({ cards: at }, cut) => `${cards(at)}をスタブに戻し、全体を伏せてシャッフル${cut ? "し、カット" : ""}`,
  list,
};
