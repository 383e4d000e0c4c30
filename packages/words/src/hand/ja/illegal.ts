import type { Problem } from "sidepot";
import type { Illegal, Legal } from "sidepot/hand";
import { cardName } from "../../ja/cards.ts";
import { problem } from "../../ja/problems.ts";
import { grouped } from "../../numbers.ts";
import { nameAt, type Sentences, sentence, showText } from "../../text.ts";
import { hereOf, isHere, isOwn, type Need, needAt, readHandPlace, type Setting } from "../places.ts";

const settings: Readonly<Record<Setting, string>> = {
  stacks: "スタック",
  names: "名前",
  antes: "アンティ",
  bounties: "バウンティ",
  blinds: "ブラインド",
  straddles: "ストラドル",
  posts: "ポスト",
  bigBlindAnte: "ビッグブラインドアンティ",
  buttonAnte: "ボタンアンティ",
  buttonBlind: "ボタンブラインド",
  bringIn: "ブリングイン",
  smallBet: "スモールベット",
  bigBet: "ビッグベット",
  minBet: "最小ベット",
  raiseCap: "レイズ回数の上限",
  cap: "キャップ",
  draws: "ドローの回数",
  boards: "ボードの数",
  unit: "最小のチップ",
  rake: "レーキ",
};
/** Settings with one entry for each player. */
const own: ReadonlySet<Setting> = new Set(["stacks", "names", "antes", "bounties"]);

/** `アクション4`, `プレイヤー2（スタック）`; null where the path says nothing new. */
function placed(path: string): string | null {
  if (isHere(path)) return null;
  const place = readHandPlace(path);
  if (!place) return path === "board" ? "ボード" : showText(path);
  if (place.kind !== "setting") return `${place.kind === "action" ? "アクション" : "カード"}${place.index + 1}`;
  const { setting, index } = place;
  if (index === null) return settings[setting];
  return own.has(setting) ? `プレイヤー${index + 1}（${settings[setting]}）` : `${settings[setting]}${index + 1}`;
}

const at = (path: string, text: string): string => {
  const place = placed(path);
  return place === null ? text : `${place}：${text}`;
};
const quoted = (text: string): string => `「${showText(text)}」`;

const needs: Readonly<Record<Need, string>> = {
  chips: "0以上の整数を入れてください。",
  "chips-above-zero": "1以上の整数を入れてください。",
  blinds: "スモールブラインドとビッグブラインドを2つの整数で、小さいほうから入れてください。ブリングインがあるときは外してください。",
  straddle: "前のブラインドかストラドルより大きい整数を入れてください。",
  "no-bring-in": "ブリングインがあるときは外してください。",
  post: "liveとdeadを0以上の整数で入れてください。",
  each: "プレイヤーごとに整数を1つずつ入れてください。",
  "small-bet": "フィックスリミットにはスモールベットが必要です。1以上の整数を入れてください。",
  "bring-in": "スタッドにはブリングインが必要です。1以上、スモールベット以下の整数を入れてください。",
  "raise-cap": "レイズの回数を整数で入れるか、上限がなければnullを入れてください。",
  draws: "1か3を入れてください。",
  boards: "1から4までの整数を入れてください。",
  rake: "basisPointsは0から10000までの整数、capはチップの数で入れてください。",
  names: "スタックごとに名前を1つずつ入れてください。",
  amount: "チップの数を整数で入れてください。",
};

const range = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? `できるのは${grouped(min)}だけです。` : `${grouped(min)}から${grouped(max)}までにしてください。`;

const phases = {
  dealing: "今はカードを配るところです。先に配ってください。",
  betting: "今はベットをするところです。フォールド、チェック、コール、ベット、レイズから選んでください。",
  drawing: "今はカードを交換するところです。交換するか、そのままにしてください。",
  showdown: "今はハンドを開くところです。開くか、マックしてください。",
};

const sentencesWith = (names: readonly string[]): Sentences<Exclude<Illegal, Problem>> => ({
  STREET_NOT_COMPLETE: (i) => at(i.path, `まだカードは配れません。${nameAt(names, i.toAct)}のアクションが残っています。`),
  NOT_YOUR_TURN: (i) => at(i.path, `${nameAt(names, i.seat)}の番ではありません。先に${nameAt(names, i.toAct)}がアクションします。`),
  NOT_IN_HAND: (i) => at(i.path, `${nameAt(names, i.seat)}はハンドから抜けているのでアクションできません。これを外してください。`),
  NOT_REOPENED: (i) =>
    at(
      i.path,
      `追加で必要なのは${grouped(i.facing)}で、フルレイズの${grouped(i.full)}に足りないため、ベットは再開しません（TDA 47-A）。コールかフォールドにしてください。`,
    ),
  BELOW_MINIMUM: (i) => at(i.path, `${grouped(i.to)}は最小の${grouped(i.min)}に足りません。${range(i)}`),
  ABOVE_MAXIMUM: (i) => at(i.path, `${grouped(i.to)}は最大の${grouped(i.max)}を超えています。${range(i)}`),
  NOTHING_TO_CALL: (i) => at(i.path, "コールするベットがありません。チェックにしてください。"),
  CANNOT_CHECK: (i) =>
    at(i.path, `あと${grouped(i.owed)}必要なのでチェックできません。${grouped(i.owed)}のコールか、レイズか、フォールドにしてください。`),
  HAND_OVER: (i) => at(i.path, "ハンドは終わりで、もうアクションはありません。これを外してください。"),
  ALREADY_BET: (i) => at(i.path, `もう${grouped(i.level)}のベットがあります。それより大きくレイズしてください。`),
  NOTHING_TO_RAISE: (i) => at(i.path, "レイズするベットがまだありません。ベットにしてください。"),
  NOBODY_CAN_ANSWER: (i) =>
    at(i.path, "ベットやレイズを受けるチップのある相手がいません。コール、チェック、フォールドから選んでください。"),
  RAISE_CAP: (i) => at(i.path, `レイズは${grouped(i.cap)}回までで、もう上限です。コールかフォールドにしてください。`),
  STACK_TOO_SHORT: (i) =>
    at(i.path, `スタックの${grouped(i.stack)}は必要な${grouped(i.owed)}を超えません。すべて出してコールするか、フォールドしてください。`),
  CANNOT_FOLD: (i) => at(i.path, "最後に残ってポットを獲得するハンドなので、フォールドもキルもできません。"),
  BRING_IN_DUE: (i) => at(i.path, `ブリングインの${grouped(i.amount)}が必要です。ブリングインを出すか、それより大きくベットしてください。`),
  NO_BRING_IN: (i) => at(i.path, "ここではブリングインは必要ありません。フォールド、チェック、コール、ベット、レイズから選んでください。"),
  DEAL_FIRST: (i) => at(i.path, `アクションよりカードが先です。${grouped(i.count)}枚配ってください。`),
  DEAL_COUNT: (i) => at(i.path, `カードが${grouped(i.got)}枚あります。ここには${grouped(i.want)}枚を入れてください。`),
  CARD_NEEDED: (i) => at(i.path, "表向きのカードなので、どのカードかが必要です。As、Td、9hのように入れてください。"),
  CARD_IN_PLAY: (i) => at(i.path, `${cardName(i.card)}はもう出ています。別のカードを入れてください。`),
  NOT_NOW: (i) => at(i.path, phases[i.phase]),
  DISCARD_INVALID: (i) =>
    at(i.path, `${quoted(i.got)}では交換するカードがわかりません。0から${i.cards - 1}までの位置を1回ずつ入れてください。`),
  CANNOT_MUCK: (i) =>
    at(i.path, "オールインのプレイヤーがいてベットは終わっているので、全員がハンドを開きます（TDA 16）。ハンドを開いてください。"),
  RUNS_INVALID: (i) =>
    at(
      i.path,
      i.most < 2
        ? "残りのカードが足りないので、ボードを何回も配れません。1回だけ配ってください。"
        : `ボードを配る回数を${quoted(i.got)}にはできません。2から${i.most}までの整数を入れてください。`,
    ),
  PLAYER_UNKNOWN: (i) => at(i.path, `${quoted(i.got)}というプレイヤーはいません。${i.names.map(showText).join("、")}から選んでください。`),
  ACTION_UNREADABLE: (i) =>
    at(
      i.path,
      `${quoted(i.got)}はアクションとして読めません。名前の後にfold、check、call、bet 100、raise 300、all-inのどれかを書くか、dealと書いてください。`,
    ),
  SETTING_INVALID: (i) => {
    const wrong = i.got === "undefined" ? "値がありません。" : `${quoted(i.got)}はここに合いません。`;
    return at(i.path, `${wrong}${needs[needAt(i.path)]}`);
  },
});

/** Why an action cannot be done, and what can. */
export function illegal(value: Illegal, names: readonly string[]): string {
  const sentences = sentencesWith(names);
  if (isOwn(value, sentences)) return sentence(sentences, value);
  const place = placed(value.path);
  return place === null || place === showText(value.path) ? problem(value) : `${place}：${problem(hereOf(value))}`;
}

const reasons: Readonly<Record<NonNullable<Legal["closed"]>, string>> = {
  NOT_REOPENED: "ベットが再開していないのでレイズできません（TDA 47-A）。",
  NOBODY_CAN_ANSWER: "受けるチップのある相手がいないので、ベットもレイズもできません。",
  RAISE_CAP: "レイズ回数の上限なので、もうレイズできません。",
  STACK_TOO_SHORT: "スタックが必要なチップを超えないのでレイズできません。",
};

/** Why the one to act may neither bet nor raise. */
export const closed = (why: NonNullable<Legal["closed"]>): string => reasons[why];
