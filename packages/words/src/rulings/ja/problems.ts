import { showText } from "../../text.ts";
import type { ProblemPart } from "../problems.ts";

const quoted = (text: string): string => (text === "undefined" ? "空の値" : `「${showText(text)}」`);
const listed = (texts: readonly string[]): string => texts.map(quoted).join("、");
const like = (texts: readonly string[]): string => (texts.length === 0 ? "" : `${listed(texts)}ではありませんか。`);
const at = (path: string): string => showText(path);
const LIST = "すべての一覧：sidepot rule --list";

/** Japanese. */
export const problems: ProblemPart = {
  stop: "。",
  count: (least, most) => `${least}から${most}までの整数`,
  actions: (list) => `${list}を起きた順に`,
  options: (options) => options.map(({ text, meaning }) => (meaning === null ? text : `${text}（${meaning}）`)).join("、"),
  sentences: ({ words, question, allowed, factPath }) => ({
    QUESTION_NOT_AN_OBJECT: ({ got }) => `質問はsituationとfactsのあるオブジェクトですが、${quoted(got)}になっています。`,
    FACTS_NOT_AN_OBJECT: ({ path, got }) => `${at(path)}：項目ごとに値を書いたオブジェクトが必要ですが、${quoted(got)}になっています。`,
    TABLE_NOT_AN_OBJECT: ({ path, got }) => `${at(path)}：{"players":6}のようなオブジェクトが必要ですが、${quoted(got)}になっています。`,
    SITUATION_MISSING: () => `状況が書かれていません。${LIST}`,
    SITUATION_UNKNOWN: (p) => `${quoted(p.got)}という状況はありません。${like(p.like)}${LIST}`,
    RULES_UNKNOWN: (p) =>
      `${quoted(p.got)}は用意された規則でも、正しく書かれたハウスルールでもありません。${like(p.like)}使える規則：${p.choices.join("、")}。`,
    FACT_MISSING: (p) =>
      `答えが足りません：${question(p.situation, p.fact)}${factPath(p.fact)}を書いてください：${allowed(p.situation, p.fact, p.spec)}。`,
    FACT_INVALID: (p) =>
      `${factPath(p.fact)}：${quoted(p.got)}では答えになりません。${question(p.situation, p.fact)}使える値：${allowed(p.situation, p.fact, p.spec)}。`,
    FACT_UNKNOWN: (p) =>
      `${p.situation}には${quoted(p.fact)}という項目はありません。${like(p.like)}${p.choices.length === 0 ? "項目はないので外してください。" : `項目：${p.choices.join("、")}。`}`,
    FACTS_CONFLICT: (p) =>
      `${factPath(p.fact)}、${factPath(p.other)}：この二つの答えは両立しません。どちらかの答えを直してください：${question(p.situation, p.fact)}${question(p.situation, p.other)}`,
    PLAYERS_INVALID: (p) => `${at(p.path)}：${quoted(p.got)}は人数ではありません。${p.least}から${p.most}までの整数を書いてください。`,
    HOUSE_NOT_AN_OBJECT: ({ got }) => `ハウスルールはname、base、pointsのあるオブジェクトですが、${quoted(got)}になっています。`,
    HOUSE_POINTS_NOT_AN_OBJECT: ({ path, got }) =>
      `${at(path)}：項目ごとに値を書いたオブジェクトが必要ですが、${quoted(got)}になっています。`,
    HOUSE_NAME_MISSING: ({ path }) => `${at(path)}：名前がありません。ハウスの名前を書いてください。`,
    HOUSE_NAME_NOT_TEXT: ({ path, got }) =>
      `${at(path)}：${got.trim() === "" ? "名前が空です" : `${quoted(got)}は名前ではありません`}。ハウスの名前を文字で書いてください。`,
    HOUSE_NAME_NOT_PLAIN: ({ path, got }) =>
      `${at(path)}：${quoted(got)}には目に見えない文字か改行が入っています。名前を入力し直してください。`,
    HOUSE_NAME_TAKEN: ({ path, got }) => `${at(path)}：${quoted(got)}は用意された規則の名前と同じです。別の名前を書いてください。`,
    HOUSE_NAME_TOO_LONG: ({ path, length, most }) => `${at(path)}：名前が${length}文字です。${most}文字までにしてください。`,
    HOUSE_NOTE_TOO_LONG: ({ path, length, most }) => `${at(path)}：メモが${length}文字です。${most}文字までにしてください。`,
    HOUSE_BASE_MISSING: ({ path, choices }) => `${at(path)}：もとになる規則がありません。次から選んでください：${choices.join("、")}。`,
    HOUSE_BASE_UNKNOWN: ({ path, got, choices }) =>
      `${at(path)}：${quoted(got)}という規則はありません。次から選んでください：${choices.join("、")}。`,
    HOUSE_POINT_UNKNOWN: ({ path, got, like: near }) =>
      `${at(path)}：${quoted(got)}という項目はありません。${near.length === 0 ? "外すか、項目の一覧で名前を確かめてください。" : like(near)}`,
    HOUSE_VALUE_MISSING: ({ path, point, choices }) =>
      `${at(path)}：${words.point(point)}の値がありません。次から選んでください：${choices.join("、")}。`,
    HOUSE_VALUE_UNKNOWN: ({ path, point, got, choices }) =>
      `${at(path)}：${words.point(point)}に${quoted(got)}は使えません。次から選ぶか、項目を外してください：${choices.join("、")}。`,
    HOUSE_NOTE_NOT_TEXT: ({ path, got }) => `${at(path)}：${quoted(got)}はメモではありません。文字で書くか、外してください。`,
    HOUSE_KEY_UNKNOWN: ({ path, got, choices }) =>
      `${at(path)}：${quoted(got)}はここでは使いません。外してください。使えるキー：${choices.join("、")}。`,
  }),
};
