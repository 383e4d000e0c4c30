import { makeCard } from "sidepot/cards";
import type { BurnStreet, CardsAt } from "sidepot/rulings";
import { list } from "../../ja/lists.ts";
import { showText } from "../../text.ts";
import type { TablePart } from "../table.ts";

const streets: Readonly<Record<"preflop" | BurnStreet, string>> = {
  preflop: "プリフロップ",
  flop: "フロップ",
  turn: "ターン",
  river: "リバー",
  "stud-street": "そのストリート",
};

const places: Readonly<Record<CardsAt, string>> = {
  flop: "フロップ",
  turn: "ターン",
  river: "リバー",
  aside: "脇のカード",
  burns: "バーンカード",
  "last-burn": "最後のバーン",
  marked: "問題のカード",
  muck: "マック",
};

const cards = (at: readonly CardsAt[]): string => list(at.map((place) => places[place]));
const seats = (at: readonly number[]): string => `${at.map((seat) => `${seat + 1}番`).join("・")}の席`;
const at = (path: string): string => (path === "" ? "" : `${showText(path)}：`);
const quoted = (text: string): string => (text === "undefined" ? "空の値" : `「${showText(text)}」`);

/** Japanese. */
export const table: TablePart = {
  verbs: {
    "call-floor": () => "フロアを呼ぶ",
    "finish-betting": () => "ベット終了",
    "keep-burns": () => "バーンはそのまま",
    "return-to-stub": ({ cards: from, onTop }) => (onTop ? `${cards(from)}を一番上へ` : `${cards(from)}を戻す`),
    "shuffle-stub": () => "伏せてシャッフル",
    "cut-stub": () => "カットする",
    deal: ({ street, burn, cards: some }) => {
      const what = street === "shared-seventh" ? "共通の7枚目" : streets[street];
      return `${burn ? "バーンして" : ""}${some === undefined ? `${what}を` : `${what}を${some}枚`}配る`;
    },
    burn: ({ cards: some = 1 }) => (some === 1 ? "バーンする" : `${some}枚バーンする`),
    scramble: ({ cards: street }) => `${streets[street]}を伏せて混ぜる`,
    "draw-as-burn": () => "1枚引いてバーンに",
    "turn-up": ({ cards: street }) => `${streets[street]}を開く`,
    "set-aside": ({ cards: from }) => `${cards(from)}を脇に置く`,
    "make-burn": ({ cards: from }) => `${cards([from])}をバーンに`,
    "replace-card": () => "カードを取り替える",
    "give-card": () => "足りない1枚を渡す",
    "discard-card": () => "カードを取り除く",
    "kill-hand": () => "デッドハンドにする",
    "return-bets": () => "ベットを全部返す",
    "finish-deal": () => "最後まで配る",
    "third-card-down": () => "3枚目を伏せて配る",
    "gather-cards": () => "デックを下げる",
    "redeal-hand": () => "ハンドを配り直す",
    "restore-stub": () => "スタブの順番を戻す",
    "mix-into-stub": ({ cards: from }) => `${cards(from)}をスタブに混ぜる`,
    "let-stand": () => "カードはそのまま",
    "move-button": () => "ボタンを移す",
  },
  now: {
    "call-floor": "このカードの扱いはディーラーが決めることではありません",
    "finish-betting": "このストリートのベットが終わるまでカードは出ません",
    "keep-burns": "出たバーンはそのままで、増やしもしません",
    "return-to-stub": "次のカードを出す前に、まずそのカードを戻します",
    "shuffle-stub": "戻したカードの位置は誰にも知られてはいけません",
    "cut-stub": "シャッフルしたスタブはカットしてから使います",
    deal: "このカードより先にすることは全部終わりました",
    burn: "ストリートはバーンの後に配ります",
    scramble: "1枚引く前に、伏せて混ぜておきます",
    "draw-as-burn": "カードが見えないうちに、無作為にバーンを決めます",
    "turn-up": "残ったカードがこのストリートになります",
    "set-aside": "次のカードを出す前に、そのカードをどけておきます",
    "make-burn": "全員が見たカードをバーンとして使います",
    "replace-card": "そのハンドはそのカードを持てません",
    "give-card": "そのハンドはカードが足りません",
    "discard-card": "そのカードはこのハンドでは使いません",
    "kill-hand": "そのハンドは続けられません",
    "return-bets": "このハンドは無効なので、チップを持ち主に返します",
    "finish-deal": "今取り替えると、まだ配られていない席のカードが全部変わります",
    "third-card-down": "そのカードは表のままなので、別の1枚を伏せて配ります",
    "gather-cards": "チップは返し終わり、このデックのカードはもう使えません",
    "redeal-hand": "チップは返し終わったので、ハンドを最初から始めます",
    "restore-stub": "スタブの順番はまだ元に戻せます",
    "mix-into-stub": "カードを出す前に、スタブを作り直します",
    "let-stand": "このカードは置かれたまま使います",
    "move-button": "ボタンが違う席にあります",
  },
  reasons: {
    STUB_TOO_SHORT: ({ needed, left }) => `${needed}枚必要ですが、スタブは${left}枚です`,
    NOTHING_THERE: ({ cards: from }) => `そこにカードはありません（${cards(from)}）`,
    STILL_OWED: ({ seats: owed }) => `${seats(owed)}のアクションがまだ残っています`,
    ALREADY_BURNED: ({ street }) => `${streets[street]}のバーンはもう出ています`,
    NOT_SHUFFLED: () => "スタブにカードを戻してから、まだシャッフルしていません",
    NOT_SCRAMBLED: ({ street }) => `${streets[street]}は伏せて混ぜられていません`,
    FACE_DOWN: ({ street }) => `${streets[street]}がまだ伏せられています`,
    STREET_FULL: ({ street, cards: there, most }) => `${streets[street]}は${most}枚ですが、もう${there}枚あります`,
    STREET_MISSING: ({ street, cards: there, most }) => `${streets[street]}が先です（${most}枚のうち${there}枚しかありません）`,
    NO_STREET_LEFT: () => "ストリートは全部出ているので、バーンすることはありません",
    OTHER_STREET: ({ street, on }) => `今のベットは${streets[street]}ではなく${streets[on]}のものです`,
    HAND_NOT_SHORT: ({ seat, cards: held, most }) => `${seat + 1}番の席は${most}枚のうち${held}枚を持っていて、足りています`,
    HAND_FULL: ({ seat, cards: held }) => `${seat + 1}番の席はもう${held}枚持っています`,
    HAND_OVER: ({ live }) => `残っているハンドは${live === 1 ? "1つだけ" : "ないの"}で、カードはもう出ません`,
    BETS_STILL_IN: ({ chips }) => `まだ入っているチップ${chips}枚を返してから配り直します`,
    NOT_NOW: () => "今は別の手順の番です",
    SHUFFLE_FIRST: () => "シャッフルしないと、戻したカードの位置を目で追えてしまいます",
    ONE_BURN_A_STREET: ({ street }) => `バーンは1ストリートに1枚で、${streets[street]}のバーンはもう出ています`,
    FINISH_BETTING_FIRST: ({ seats: owed }) => `${seats(owed)}のアクションが残っていて、それまでカードは出ません`,
    WOULD_EXPOSE: ({ street }) => `まだ見せてはいけない${streets[street]}のカードが見えてしまいます`,
    PRACTICE_OVER: () => "手順は全部終わりました",
  },
  next: (label, reason) => `今は「${label}」の番です：${reason}。`,
  alone: (reason) => `${reason}。`,
  setup: {
    SETUP_NOT_AN_OBJECT: ({ path, got }) =>
      `${at(path)}テーブルはplayers、street、burnsを持つオブジェクトで書きますが、${quoted(got)}が渡されました。`,
    KEY_UNKNOWN: ({ path, choices }) => `${at(path)}その項目はありません。使える項目：${choices.join("、")}。`,
    PLAYERS_INVALID: ({ path, got, least, most }) => `${at(path)}${quoted(got)}は${least}〜${most}人の人数ではありません。`,
    COUNT_INVALID: ({ path, got, least, most }) => `${at(path)}${quoted(got)}は${least}〜${most}の整数ではありません。`,
    STREET_UNKNOWN: ({ path, got, choices }) => `${at(path)}${quoted(got)}というストリートはありません。使える値：${choices.join("、")}。`,
    CARDS_UNREADABLE: ({ path, got }) => `${at(path)}${quoted(got)}は枚数でもKh 7cのようなカードでもありません。`,
    CARD_IN_TWO_PLACES: ({ card, first, second }) =>
      `${makeCard(card)}が2か所にあることはできません：${showText(first)}と${showText(second)}。`,
    TOO_MANY_BURNS: ({ street, got, most }) =>
      `${streets[street]}でバーンが${got}枚になることはありません。1枚多く出すミスを入れても${most}枚までです。`,
    BOARD_WITHOUT: ({ street, before }) => `ボードに${streets[street]}があるのに${streets[before]}がありません。`,
    SEATS_DIFFER: ({ path, got, players }) => `${at(path)}席が${got}個書かれていますが、カードを受け取ったのは${players}人です。`,
    TOO_MANY_CARDS: ({ got, most }) => `それには${got}枚必要ですが、デッキは${most}枚です。`,
    COUNT_DOES_NOT_ADD_UP: ({ got, expected }) => `全部合わせて${got}枚ですが、デッキは${expected}枚です。`,
    MORE_LIVE_THAN_DEALT: ({ live, players }) => `${players}人に配ったのに、ハンドが${live}個残ることはありません。`,
  },
};
