import { showText } from "../../text.ts";
import type { ProblemPart } from "../problems.ts";

const quoted = (text: string): string => (text === "undefined" ? "빈 값" : `‘${showText(text)}’`);
const listed = (texts: readonly string[]): string => texts.map(quoted).join(", ");
const like = (texts: readonly string[]): string => (texts.length === 0 ? "" : ` 혹시 ${listed(texts)}인가요?`);
const at = (path: string): string => showText(path);
const LIST = "전체 목록: sidepot rule --list";

/** Korean. */
export const problems: ProblemPart = {
  stop: ".",
  count: (least, most) => `${least}에서 ${most}까지의 정수`,
  actions: (list) => `${list} 중에서 일어난 순서대로`,
  options: (options) => options.map(({ text, meaning }) => (meaning === null ? text : `${text}(${meaning})`)).join(", "),
  sentences: ({ words, question, allowed, factPath }) => ({
    QUESTION_NOT_AN_OBJECT: ({ got }) => `질문은 situation과 facts가 있는 객체여야 하는데 ${quoted(got)} 값이 왔어요.`,
    FACTS_NOT_AN_OBJECT: ({ path, got }) => `${at(path)}: 항목마다 값을 적은 객체여야 하는데 ${quoted(got)} 값이 왔어요.`,
    TABLE_NOT_AN_OBJECT: ({ path, got }) => `${at(path)}: {"players":6} 같은 객체여야 하는데 ${quoted(got)} 값이 왔어요.`,
    SITUATION_MISSING: () => `상황이 없어요. ${LIST}`,
    SITUATION_UNKNOWN: (p) => `${quoted(p.got)} 상황은 없어요.${like(p.like)} ${LIST}`,
    RULES_UNKNOWN: (p) =>
      `${quoted(p.got)} 값은 아는 규정도, 제대로 된 하우스 룰도 아니에요.${like(p.like)} 아는 규정: ${p.choices.join(", ")}.`,
    FACT_MISSING: (p) =>
      `아직 알 수 없어요: ${question(p.situation, p.fact)} ${factPath(p.fact)} 값을 적어 주세요: ${allowed(p.situation, p.fact, p.spec)}.`,
    FACT_INVALID: (p) =>
      `${factPath(p.fact)}: ${quoted(p.got)} 값으로는 답이 되지 않아요. ${question(p.situation, p.fact)} 쓸 수 있는 값: ${allowed(p.situation, p.fact, p.spec)}.`,
    FACT_UNKNOWN: (p) =>
      `${p.situation}에서는 ${quoted(p.fact)} 항목을 묻지 않아요.${like(p.like)} ${p.choices.length === 0 ? "묻는 것이 없으니 빼 주세요." : `묻는 항목: ${p.choices.join(", ")}.`}`,
    FACTS_CONFLICT: (p) =>
      `${factPath(p.fact)}, ${factPath(p.other)}: 두 답이 함께 맞을 수 없어요. 한쪽 답을 고쳐 주세요: ${question(p.situation, p.fact)} ${question(p.situation, p.other)}`,
    PLAYERS_INVALID: (p) => `${at(p.path)}: ${quoted(p.got)} 값은 인원수가 아니에요. ${p.least}에서 ${p.most}까지의 정수로 적어 주세요.`,
    HOUSE_NOT_AN_OBJECT: ({ got }) => `하우스 룰은 name, base, points가 있는 객체여야 하는데 ${quoted(got)} 값이 왔어요.`,
    HOUSE_POINTS_NOT_AN_OBJECT: ({ path, got }) => `${at(path)}: 항목마다 값을 적은 객체여야 하는데 ${quoted(got)} 값이 왔어요.`,
    HOUSE_NAME_MISSING: ({ path }) => `${at(path)}: 이름이 없어요. 하우스 이름을 적어 주세요.`,
    HOUSE_NAME_NOT_TEXT: ({ path, got }) =>
      `${at(path)}: ${got.trim() === "" ? "이름이 비어 있어요" : `${quoted(got)} 값은 이름이 아니에요`}. 하우스 이름을 글자로 적어 주세요.`,
    HOUSE_NAME_NOT_PLAIN: ({ path, got }) =>
      `${at(path)}: ${quoted(got)} 이름에 보이지 않는 문자나 줄바꿈이 있어요. 이름을 직접 다시 적어 주세요.`,
    HOUSE_NAME_TAKEN: ({ path, got }) => `${at(path)}: ${quoted(got)} 이름은 이미 아는 규정의 이름이에요. 다른 이름을 적어 주세요.`,
    HOUSE_NAME_TOO_LONG: ({ path, length, most }) => `${at(path)}: 이름이 ${length}자예요. ${most}자 이하로 줄여 주세요.`,
    HOUSE_NOTE_TOO_LONG: ({ path, length, most }) => `${at(path)}: 메모가 ${length}자예요. ${most}자 이하로 줄여 주세요.`,
    HOUSE_BASE_MISSING: ({ path, choices }) => `${at(path)}: 바탕이 되는 규정이 없어요. 다음 중에서 고르세요: ${choices.join(", ")}.`,
    HOUSE_BASE_UNKNOWN: ({ path, got, choices }) =>
      `${at(path)}: ${quoted(got)} 규정은 없어요. 다음 중에서 고르세요: ${choices.join(", ")}.`,
    HOUSE_POINT_UNKNOWN: ({ path, got, like: near }) =>
      `${at(path)}: ${quoted(got)} 항목은 없어요.${near.length === 0 ? " 빼거나 항목 목록에서 이름을 찾아 주세요." : like(near)}`,
    HOUSE_VALUE_MISSING: ({ path, point, choices }) =>
      `${at(path)}: ${words.point(point)} 항목의 값이 없어요. 다음 중에서 고르세요: ${choices.join(", ")}.`,
    HOUSE_VALUE_UNKNOWN: ({ path, point, got, choices }) =>
      `${at(path)}: ${words.point(point)} 항목에 ${quoted(got)} 값은 쓸 수 없어요. 다음 중에서 고르거나 항목을 빼세요: ${choices.join(", ")}.`,
    HOUSE_NOTE_NOT_TEXT: ({ path, got }) => `${at(path)}: ${quoted(got)} 값은 메모가 아니에요. 글자로 적거나 빼 주세요.`,
    HOUSE_KEY_UNKNOWN: ({ path, got, choices }) =>
      `${at(path)}: ${quoted(got)} 키는 여기서 쓰이지 않아요. 빼 주세요. 쓸 수 있는 키: ${choices.join(", ")}.`,
  }),
};
