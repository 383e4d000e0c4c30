import type { ChipsFault, Problem, Warning } from "sidepot";
import type { AmountFault } from "../amount.ts";
import { grouped } from "../numbers.ts";
import { type Field, readPlace } from "../places.ts";
import { nameAt, type Sentences, sentence, showCharacter, showText } from "../text.ts";
import { cardName } from "./cards.ts";
import { gameName } from "./games.ts";
import { counted, listOr } from "./lists.ts";
import { potName } from "./pots.ts";

const fields: Readonly<Record<Field, string>> = {
  name: "名前",
  bet: "ベット",
  dead: "デッドチップ",
  folded: "フォールドの有無",
  cards: "カード",
  strength: "ハンドの強さ",
  strengthLow: "ローの強さ",
  stack: "スタック",
  players: "プレイヤー",
  hands: "ハンド",
  board: "ボード",
  button: "ボタン",
  unit: "最小のチップ",
  game: "ゲーム",
  rules: "ルール",
  "rules.oddChips": "端数チップのルール",
  "rules.awardOrder": "ポットを渡す順番",
  rake: "レーキ",
  bounties: "バウンティ",
  pots: "ポット",
  id: "id",
};

/** `プレイヤー2（ベット）`. */
export function place(path: string, names?: readonly string[]): string {
  const found = readPlace(path);
  if (!found) return showText(path);
  const { of, field, item } = found;
  const inner = [field ? fields[field] : "", item === null ? "" : `${item + 1}番目`].filter(Boolean).join("の");
  if (!of) return inner;
  if (of.kind === "player" && names) return inner ? `${nameAt(names, of.index)}（${inner}）` : nameAt(names, of.index);
  const whose = { player: `プレイヤー${of.index + 1}`, hand: `ハンド${of.index + 1}`, pot: potName(of.index) }[of.kind];
  return inner ? `${whose}（${inner}）` : whose;
}

/** Where a card already is. */
function whereIs(path: string): string {
  const found = readPlace(path);
  if (found?.of?.kind === "player") return `プレイヤー${found.of.index + 1}が持っています`;
  return `${found?.field === "board" ? "ボード" : place(path)}にあります`;
}

/** Whose field a path leads to. */
const owner = (path: string): string => place(path.replace(/\.\w+$/, ""));

const at = (path: string, text: string): string => (path === "" ? text : `${place(path)}：${text}`);
/** With the path itself beside it, for those who write the input with a program. */
const atField = (path: string, text: string): string => {
  if (path === "") return at(path, text);
  const said = place(path);
  const raw = showText(path);
  return said === raw ? `${raw}：${text}` : `${said}、${raw}：${text}`;
};
const quoted = (text: string): string => (text === "undefined" ? "空の値" : `「${showText(text)}」`);

const chipsFaults: Readonly<Record<ChipsFault, string>> = {
  "not-a-number": "数ではありません。0以上の整数を入れてください",
  negative: "0より小さい数です。0以上の整数を入れてください",
  zero: "小さすぎます。1以上の整数を入れてください",
  fraction: "整数ではありません。最小のチップを単位にして数えてください",
  "too-large": "大きすぎて正確に数えられません。もっと大きい単位で数えてください",
};

const missingChips = "チップの数がありません。0以上の整数を入れてください";

/** Players by 人, hands by 個. */
const counts = (path: string, count: number): string => `${count}${path === "hands" ? "個" : "人"}`;

const problems: Sentences<Problem> = {
  NOT_AN_OBJECT: (p) => atField(p.path, `オブジェクトが必要ですが、${quoted(p.got)}が入っています。`),
  NOT_A_LIST: (p) => atField(p.path, `リストが必要ですが、${quoted(p.got)}が入っています。`),
  NOT_CARDS: (p) => atField(p.path, `カードが必要ですが、${quoted(p.got)}が入っています。AsKdのような文字かリストで入れてください。`),
  NOT_TEXT: (p) => atField(p.path, `文字列が必要ですが、${quoted(p.got)}が入っています。`),
  NOT_TRUE_OR_FALSE: (p) => atField(p.path, `trueかfalseが必要ですが、${quoted(p.got)}が入っています。`),
  NOT_JSON: (p) => atField(p.path, `JSONではありません：${quoted(p.got)}。JSONの値を1つ入れてください。`),
  TOO_FEW_PLAYERS: (p) => at(p.path, `${counts(p.path, p.count)}では足りません。${counts(p.path, p.least)}以上必要です。`),
  TOO_MANY_PLAYERS: (p) => at(p.path, `${counts(p.path, p.count)}は多すぎます。${counts(p.path, p.most)}までです。`),
  NAME_MISSING: (p) => at(p.path, "名前がありません。プレイヤーごとに名前を入れてください。"),
  NAME_TAKEN: (p) => at(p.path, `${quoted(p.name)}はもう${owner(p.first)}の名前です。別々の名前にしてください。`),
  CHIPS_INVALID: (p) => at(p.path, `${p.got === "undefined" ? missingChips : `${quoted(p.got)}は${chipsFaults[p.fault]}`}。`),
  CHIPS_SUM_UNSAFE: (p) => at(p.path, "チップの合計が大きすぎて正確に数えられません。もっと大きい単位で数えてください。"),
  UNIT_INVALID: (p) => at(p.path, `${quoted(p.got)}は最小のチップになりません。1以上の整数を入れてください。`),
  RAKE_INVALID: (p) =>
    atField(
      p.path,
      `${quoted(p.got)}はレーキの率ではありません。percent（0から100、小数第2位まで）かbasisPoints（0から10000）のどちらかを入れてください。`,
    ),
  FLOP_UNCLEAR: (p) =>
    atField(
      p.path,
      p.board > 0
        ? `ボードに${p.board}枚あるので、フロップは開いています。どちらかを変えてください。`
        : "フロップが開いたかどうかでレーキが変わります。trueかfalseを入れるか、ボードを入れてください。",
    ),
  MORE_THAN_STACK: (p) => at(p.path, `${counted(p.amount)}を出していますが、スタックは${counted(p.stack)}です。どちらかを変えてください。`),
  ABOVE_MOST: (p) => at(p.path, `${grouped(p.amount)}はここでは多すぎます。${grouped(p.most)}までです。`),
  NOTHING_DECLARED: (p) => at(p.path, "発声もチップもありません。どちらかを入れてください。"),
  NOT_ONE_EACH: (p) => at(p.path, `プレイヤーは${p.players}人ですが、${grouped(p.count)}個あります。1人に1つずつ入れてください。`),
  BUTTON_OUT_OF_RANGE: (p) =>
    at(p.path, `${quoted(p.got)}という席はありません。${p.players}人なら、0から数えて${p.players - 1}までの数を入れてください。`),
  SEAT_OUT_OF_RANGE: (p) =>
    at(p.path, `${quoted(p.got)}という席はありません。${p.players}人なら、0から数えて${p.players - 1}までの数を入れてください。`),
  NOBODY_LIVE: (p) =>
    at(p.path, "全員がフォールドしています。誰かがカードを持っていなければなりません。フォールドを1人取り消してください。"),
  GAME_UNKNOWN: (p) => at(p.path, `${quoted(p.got)}というゲームはわかりません。次の中から選んでください：${p.choices.join("、")}。`),
  RULE_UNKNOWN: (p) => at(p.path, `${quoted(p.got)}という設定はわかりません。次の中から選んでください：${p.choices.join("、")}。`),
  STRENGTH_INVALID: (p) =>
    at(p.path, `${quoted(p.got)}はハンドの強さではありません。数を入れてください。大きいほうが勝ち、同じなら引き分けです。`),
  CARDS_AND_STRENGTH: (p) => at(p.path, "カードを入れたプレイヤーと強さを入れたプレイヤーは比べられません。どちらかにそろえてください。"),
  NO_LOW_IN_GAME: (p) => at(p.path, `${gameName(p.game)}にはローがありません。ローの強さを消してください。`),
  ODD_CHIP_NEEDS_CARDS: (p) =>
    at(p.path, "端数チップを一番高いカードで決めますが、このカードがわかりません。カードを入れるか、端数チップのルールを変えてください。"),
  CARD_UNKNOWN: (p) =>
    at(p.path, `${quoted(p.text)}はカードではありません（${p.at + 1}文字目）。As、Td、9hのように数字とスートを入れてください。`),
  CARDS_IN_ENTRY: (p) =>
    at(
      p.path,
      `${quoted(p.text)}はカード${grouped(p.count)}枚ですが、リストには1つに1枚ずつ入れます。分けて入れるか、リストの代わりに1つの文字列で書いてください。`,
    ),
  CARD_INCOMPLETE: (p) => at(p.path, `${p.rank}のスートがありません（${p.at + 1}文字目）。s、h、d、cのどれかを付けてください。`),
  CARD_TWICE: (p) => at(p.path, `${cardName(p.card)}はもう${whereIs(p.first)}。どちらかを変えてください。`),
  CARD_NOT_IN_DECK: (p) =>
    at(p.path, `${cardName(p.card)}はこのゲームのデッキにありません（${gameName(p.game)}）。カードかゲームを変えてください。`),
  CARD_COUNT: (p) => at(p.path, `${p.got}枚あります。${gameName(p.game)}では${listOr(p.want.map((n) => `${n}枚`))}にしてください。`),
};

/** What is wrong, where, and how to mend it. */
export const problem = (value: Problem): string => sentence(problems, value);

const streets = ["", "リバーが", "ターンとリバーが"];

/** What is odd but settled all the same. */
export function warning(value: Warning, names: readonly string[]): string {
  const warnings: Sentences<Warning> = {
    NOT_A_MULTIPLE_OF_UNIT: (w) =>
      `${place(w.path, names)}：${grouped(w.amount)}は額面${grouped(w.unit)}のチップでは作れません。そのまま計算しました。`,
    UNCALLED_BY_FOLDED: (w) =>
      `フォールドした${nameAt(names, w.seat)}の${counted(w.amount)}はコールされていません。TDA 15-Bにより返却しますが、フロアに確認してください。`,
    FOLDED_ABOVE_LIVE: (w) =>
      `フォールドしたプレイヤーが、残った誰よりも多く出しています。その上の${counted(w.amount)}は${potName(w.pot)}に入ります。ルールブックには書かれていない場合です。`,
    BOARD_INCOMPLETE: (w) =>
      `${streets[w.missing] || `ボードのカードが${w.missing}枚`}ありません。ポットは正しく、勝者はまだわかりません。`,
    ODD_CHIP_CARD_SHARED: (w) =>
      `${potName(w.pot)}：勝者の一番高いカードが同じなので、端数チップは席の順に渡しました。ルールブックに決まりはありません。`,
    STUD_ODD_CHIP_BY_POSITION: (w) =>
      `${potName(w.pot)}の端数チップは席順で決めました。スタッドではTDA 20-Bにより、スートまで比べて一番高いカードで決めます。そうする場合は端数チップのルールを変えてください。`,
    FIELD_UNKNOWN: (w) =>
      `${atField(w.path, `${quoted(w.field)}という項目はわかりません。`)}結果は変わっていません。つづりを確認してください。`,
  };
  return sentence(warnings, value);
}

const amounts: Sentences<AmountFault> = {
  EMPTY: () => "チップの数を入れてください。",
  MINUS: () => "チップの数は0より小さくできません。マイナスを消してください。",
  CHARACTER: (f) =>
    `${f.character === " " ? "空白" : quoted(showCharacter(f.character))}はここでは使えません（${f.at + 1}文字目）。12300、12,300、1万2300のように入れてください。`,
  AMBIGUOUS_DECIMAL: (f) =>
    `${grouped(Number(f.grouped))}ですか、${f.text}ですか？ 前者なら${grouped(Number(f.grouped))}か${f.grouped}と入れてください。チップに小数はありません。`,
  GROUPING: (f) => `${quoted(f.text)}のコンマの位置が正しくありません。12,300のように3桁ごとに入れるか、コンマを消してください。`,
  FRACTION: (f) => `${quoted(f.text)}は整数になりません。最小のチップを単位にして数えてください。`,
  UNIT_ORDER: (f) => `${quoted(f.text)}の単位の順番が正しくありません。数字で入れてください。`,
  TOO_LARGE: (f) => `${quoted(f.text)}は大きすぎて正確に数えられません。`,
};

/** What is wrong with an amount that was typed. */
export const amount = (fault: AmountFault): string => sentence(amounts, fault);
