import type { HandEvent, Phase, StreetName } from "sidepot/hand";
import type { PostKind, RecordEvent } from "sidepot/history";
import { list } from "../../ja/lists.ts";
import { potName } from "../../ja/pots.ts";
import { type Sentences, sentence } from "../../text.ts";
import { type Happening, happened, recorded, standing } from "../happenings.ts";
import type { Around } from "../words.ts";
import { street } from "./streets.ts";

const posts: Readonly<Record<PostKind, string>> = {
  ante: "アンティ",
  "small-blind": "スモールブラインド",
  "big-blind": "ビッグブラインド",
  "button-blind": "ボタンブラインド",
  straddle: "ストラドル",
  post: "ポスト",
  dead: "デッドチップ",
  "bring-in": "ブリングイン",
};

const allIn = (yes: boolean): string => (yes ? "（オールイン）" : "");

type Cards = Extract<Happening, { code: "CARDS" }>;

function dealt({ hands, boards, street: name }: Cards): string {
  const parts = boards.map(({ board, cards, count }) => {
    const head = name ? street(name) : count === 3 ? "フロップ" : null;
    const which = board === null ? "ボード" : `ボード${board + 1}`;
    return `${head === null ? which : board === null ? head : `${head}、${which}`}：${cards}`;
  });
  const [only] = hands;
  if (only && hands.length === 1) parts.unshift(`${only.name}に${only.known ? only.cards : `${only.count}枚`}`);
  else if (hands.some((hand) => hand.known)) parts.unshift(`カード：${hands.map((hand) => `${hand.name} [${hand.cards}]`).join("・")}`);
  else if (only && hands.every((hand) => hand.count === only.count)) {
    parts.unshift(`${list(hands.map((hand) => hand.name))}に${only.count}枚ずつ`);
  } else if (only) parts.unshift(`カード：${hands.map((hand) => `${hand.name} ${hand.count}枚`).join("、")}`);
  return parts.join("；");
}

const happenings: Sentences<Happening> = {
  STARTED: (h) => `新しいハンド：${h.players}人、ボタンは${h.button}`,
  POSTED: (h) => `${h.name}が${posts[h.kind]}${h.amount}を出します${h.dead && h.kind !== "dead" ? "（デッドチップ）" : ""}`,
  CARDS: dealt,
  FOLDED: (h) => `${h.name}がフォールドします`,
  CHECKED: (h) => `${h.name}がチェックします`,
  CHECKED_OR_CALLED: (h) => `${h.name}がチェックかコールをします`,
  KILLED: (h) => `${h.name}のハンドはデッドハンドです`,
  CALLED: (h) => `${h.name}が${h.amount}をコールします${allIn(h.allIn)}`,
  BET: (h) => `${h.name}が${h.amount}をベットします${allIn(h.allIn)}`,
  RAISED: (h) => `${h.name}が${h.amount}にレイズします${allIn(h.allIn)}`,
  BROUGHT_IN: (h) => `${h.name}がブリングイン${h.amount ?? ""}を出します${allIn(h.allIn)}`,
  DREW: (h) =>
    h.count === 0 ? `${h.name}はカードを交換しません` : `${h.name}が${h.count}枚交換します${h.cards === null ? "" : `：${h.cards}`}`,
  RETURNED: (h) => `コールされなかった${h.amount}が${h.name}に戻ります`,
  SHOWED: (h) => `${h.name}がカードを開きます：${h.cards}`,
  MUCKED: (h) => `${h.name}がマックします${h.cards === null ? "" : `：${h.cards}`}`,
  TABLED: (h) => `${list(h.names)}がカードをすべて開きます`,
  RUN: (h) => `残りのボードを${h.times}回配ります`,
  ROUND: (h) => (h.street ? `ベット：${street(h.street)}` : `ベッティングラウンド${h.number}`),
  TO_DEAL: (h) => `次に配るカード：${h.street ? `${street(h.street)}、` : ""}${h.count}枚`,
  TO_ACT: (h) => `${h.street ? `${street(h.street)}：` : ""}${h.name}の番です`,
  TO_DRAW: (h) => `${h.street ? `${street(h.street)}：` : ""}${h.name}がカードを交換する番です`,
  TO_SHOW: (h) => `${h.name}がカードを開く番です`,
  OVER: ({ shares, rake }) => {
    const said = shares.map((share) => `${share.name} ${share.amount}`).concat(rake === null ? [] : [`レーキ ${rake}`]);
    return said.length === 0 ? "ハンドは終わりです" : `ハンドは終わりです：${said.join("、")}`;
  },
  COLLECTED: (h) => {
    const pot = h.pot === null ? "" : `${potName(h.pot)}から`;
    return `${h.name}が${pot}${h.amount}を受け取ります${h.run === null ? "" : `（ボード${h.run + 1}）`}`;
  },
};

/** One line of what happened. */
export const event = (value: HandEvent, names: readonly string[], around: Around = {}): string =>
  sentence(happenings, happened(value, names, around));

/** The same of a record. */
export const recordEvent = (value: RecordEvent, names: readonly string[], around: Around = {}): string =>
  sentence(happenings, recorded(value, names, around));

/** Who or what is next. */
export const phase = (value: Phase, names: readonly string[], name: StreetName | null = null): string =>
  sentence(happenings, standing(value, names, value.at === "dealing" ? name : null));
