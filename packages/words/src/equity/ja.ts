import { makeCards } from "sidepot/cards";
import { cardName } from "../ja/cards.ts";
import { listOr } from "../ja/lists.ts";
import { potName } from "../ja/pots.ts";
import { problem, place as usualPlace } from "../ja/problems.ts";
import { grouped } from "../numbers.ts";
import { showText } from "../text.ts";
import { readQuestionPlace } from "./places.ts";
import type { EquityPart } from "./problems.ts";

/** `プレイヤー2（5番目のハンド）`. */
function place(path: string): string {
  const found = readQuestionPlace(path);
  if (!found) return usualPlace(path);
  const { kind, item } = found;
  const nth = item === null ? "" : `${item + 1}番目`;
  if (kind === "player" || kind === "hand") {
    return `${kind === "player" ? "プレイヤー" : "ハンド"}${found.index + 1}${nth === "" ? "" : `（${nth}のハンド）`}`;
  }
  if (kind === "board") return nth === "" ? "ボード" : `ボードの${nth}`;
  if (kind === "dead") return nth === "" ? "デッドカード" : `デッドカードの${nth}`;
  return item === null ? "ポット" : potName(item);
}

const at = (path: string, text: string): string => (path === "" ? text : `${place(path)}：${text}`);

/** Where a card already is. */
const whereIs = (path: string): string => `${place(path)}${readQuestionPlace(path)?.kind === "player" ? "が持っています" : "にあります"}`;

const quoted = (text: string): string => (text === "undefined" ? "空の値" : `「${showText(text)}」`);
const token = (p: { readonly token: string; readonly at: number }): string => `${quoted(p.token)}（${p.at + 1}文字目）`;
const like = (tokens: readonly string[]): string => (tokens.length === 0 ? "" : `${listOr(tokens.map(quoted))}ではありませんか。`);

/** Japanese. */
export const ja: EquityPart = {
  at,
  problem,
  sentences: {
    RANGE_EMPTY: (p) => at(p.path, "ハンドがありません。TT+、AQs+、AsKhのようにレンジを書いてください。"),
    RANGE_TOO_LONG: (p) => at(p.path, `${grouped(p.length)}文字あります。${grouped(p.most)}文字までにしてください。`),
    RANGE_TOKEN_UNKNOWN: (p) =>
      at(p.path, `${token(p)}はハンドとして読めません。AA、AKs、AKo、TT+、A5s-A2s、AsKh、randomのように書いてください。`),
    RANGE_FORM_FOREIGN: (p) => at(p.path, `${token(p)}はここでの書き方ではありません。${listOr(p.like.map(quoted))}と書いてください。`),
    RANGE_SHARE: (p) =>
      at(p.path, `${token(p)}は割合ですが、ここにはすべてのハンドの順位がありません。22+,A2s+,KTo+のようにハンドを書いてください。`),
    RANGE_EXCLUSION: (p) =>
      at(p.path, `${token(p)}のようにハンドを取り除くことはできません。JJ+,99-22のように、残すハンドだけを書いてください。`),
    RANGE_RANK_UNKNOWN: (p) =>
      at(
        p.path,
        `${token(p)}の${quoted(p.rank)}はカードの数字ではありません。A、K、Q、J、T（または10）、9から2までの数字で書いてください。`,
      ),
    RANGE_PAIR_SUIT: (p) =>
      at(
        p.path,
        `${token(p)}はペアなので、sもoも付けられません。${p.pair}と書くか、${p.pair[0]}s${p.pair[0]}hのようにカードを2枚書いてください。`,
      ),
    RANGE_CARD_ALONE: (p) => at(p.path, `${token(p)}はカードが1枚だけです。AsKhのように2枚を続けて書いてください。`),
    RANGE_CARD_TWICE: (p) => at(p.path, `${token(p)}には${cardName(p.card)}が2回あります。別々のカードを2枚書いてください。`),
    RANGE_ENDS_MIXED: (p) =>
      at(p.path, `${token(p)}は両端の種類が違います。両端ともペアにするか、末尾をs、o、なしのどれかにそろえてください。${like(p.like)}`),
    RANGE_ENDS_APART: (p) =>
      at(p.path, `${token(p)}は両端がつながりません。両端の1枚目の数字をそろえるか、2枚とも同じだけ下げてください。${like(p.like)}`),
    RANGE_WEIGHT_MISSING: (p) => at(p.path, `${token(p)}は@の後に重みがありません。@50%や@0.5のように書くか、@を消してください。`),
    RANGE_WEIGHT_ALONE: (p) =>
      at(p.path, `${token(p)}は@の前にハンドがありません。22+@50%のように、重みはハンドのすぐ後に書いてください。`),
    RANGE_WEIGHT_INVALID: (p) =>
      at(p.path, `${token(p)}の${quoted(p.weight)}は重みとして使えません。@50%や@0.5のように、0%より大きく100%以下で書いてください。`),
    NO_HANDS: (p) => at(p.path, "ハンドがありません。1つ以上入れてください。"),
    HAND_INVALID: (p) => at(p.path, `${quoted(p.got)}はハンドではありません。別々のカードを2枚、番号の大きいほうから入れてください。`),
    HAND_TWICE: (p) => at(p.path, `${makeCards(p.cards)}はもうこのレンジにあります。どちらかを消してください。`),
    HAND_WEIGHT_INVALID: (p) => at(p.path, `${quoted(p.got)}は重みとして使えません。0より大きく1以下の数を入れてください。`),
    BOARD_TOO_LONG: (p) => at(p.path, `カードが${grouped(p.count)}枚あります。${p.most}枚までです。`),
    NO_HAND_LEFT: (p) =>
      at(p.path, "使えるハンドがありません。どれもボードかデッドカードと重なっています。ハンドを増やすか、そのカードを変えてください。"),
    NO_DEAL: () => "レンジどうしで必要なカードが重なり、全員にハンドを配れません。どれかのレンジにハンドを増やしてください。",
    DECK_TOO_SHORT: (p) =>
      at(
        p.path,
        `ボードにあと${p.need}枚必要ですが、${p.left === 0 ? "1枚も" : `${p.left}枚しか`}残りません。デッドカードかプレイヤーを減らしてください。`,
      ),
    CONTEST_EMPTY: (p) =>
      at(
        p.path,
        p.path === "contests" ? "ポットがありません。1つ以上入れてください。" : "争うプレイヤーがいません。1人以上入れてください。",
      ),
    CONTEST_PLAYER_UNKNOWN: (p) =>
      at(p.path, `${quoted(p.got)}というプレイヤーはいません。${p.players}人なら、0から数えて${p.players - 1}までの数を入れてください。`),
    CONTEST_PLAYER_TWICE: (p) => at(p.path, `プレイヤー${p.player + 1}が2回入っています。1回だけ入れてください。`),
    SEED_INVALID: (p) => at(p.path, `${quoted(p.got)}はシードとして使えません。0から4294967295までの整数を入れてください。`),
    PRECISION_INVALID: (p) =>
      at(p.path, `${quoted(p.got)}は標準誤差として使えません。0.001（0.1%）のように、0より大きく1より小さい値を入れてください。`),
    TOO_MUCH_TO_COUNT: () => "すべての配り方を数えると何日もかかります。ランダムに配るか、レンジを狭めてください。",
    SAMPLES_INVALID: (p) => at(p.path, `${quoted(p.got)}は配る回数として使えません。1以上の整数を入れてください。`),
    CARD_TWICE: (p) => at(p.path, `${cardName(p.card)}はもう${whereIs(p.first)}。どちらかを変えてください。`),
  },
};
