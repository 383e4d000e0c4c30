import type { ChipsFault, Problem, Warning } from "sidepot";
import type { AmountFault } from "../amount.ts";
import { josa } from "../josa.ts";
import { grouped } from "../numbers.ts";
import { type Field, readPlace } from "../places.ts";
import { nameAt, type Sentences, sentence, showCharacter, showText } from "../text.ts";
import { cardName } from "./cards.ts";
import { gameName } from "./games.ts";
import { counted, listOr } from "./lists.ts";
import { potName } from "./pots.ts";

const fields: Readonly<Record<Field, string>> = {
  name: "이름",
  bet: "벳",
  dead: "데드 칩",
  folded: "폴드 여부",
  cards: "카드",
  strength: "핸드 세기",
  strengthLow: "로우 세기",
  stack: "스택",
  players: "플레이어",
  hands: "핸드",
  board: "보드",
  button: "버튼",
  unit: "가장 작은 칩",
  game: "게임",
  rules: "규칙",
  "rules.oddChips": "남는 칩 규칙",
  "rules.awardOrder": "팟을 주는 순서",
  rake: "레이크",
  bounties: "바운티",
  pots: "팟",
  id: "id",
};

/** `플레이어 2(벳)`. */
export function place(path: string, names?: readonly string[]): string {
  const found = readPlace(path);
  if (!found) return showText(path);
  const { of, field, item } = found;
  const inner = [field ? fields[field] : "", item === null ? "" : `${item + 1}번째`].filter(Boolean).join(" ");
  if (!of) return inner;
  if (of.kind === "player" && names) return inner ? `${nameAt(names, of.index)}(${inner})` : nameAt(names, of.index);
  const whose = { player: `플레이어 ${of.index + 1}`, hand: `핸드 ${of.index + 1}`, pot: potName(of.index) }[of.kind];
  return inner ? `${whose}(${inner})` : whose;
}

/** Where a card already is. */
function whereIs(path: string): string {
  const found = readPlace(path);
  return found?.of?.kind === "player" ? `플레이어 ${found.of.index + 1}에게` : `${found?.field === "board" ? "보드" : place(path)}에`;
}

/** Whose field a path leads to. */
const owner = (path: string): string => place(path.replace(/\.\w+$/, ""));

const at = (path: string, text: string): string => (path === "" ? text : `${place(path)}: ${text}`);
/** With the path itself beside it, for those who write the input with a program. */
const atField = (path: string, text: string): string => {
  if (path === "") return at(path, text);
  const said = place(path);
  const raw = showText(path);
  return said === raw ? `${raw}: ${text}` : `${said}, ${raw}: ${text}`;
};
const quoted = (text: string): string => (text === "undefined" ? "빈 값" : `‘${showText(text)}’`);

const chipsFaults: Readonly<Record<ChipsFault, string>> = {
  "not-a-number": "숫자가 아니에요. 0 이상의 정수로 넣어 주세요",
  negative: "0보다 작아요. 0 이상의 정수로 넣어 주세요",
  zero: "너무 작아요. 1 이상의 정수로 넣어 주세요",
  fraction: "정수가 아니에요. 가장 작은 칩을 기준으로 세어 주세요",
  "too-large": "너무 커서 정확히 셀 수 없어요. 더 큰 단위로 세어 주세요",
};

const missingChips = "칩 수가 없어요. 0 이상의 정수로 넣어 주세요";

/** Players by 명, hands by 개. */
const counts = (path: string, count: number): string => `${count}${path === "hands" ? "개" : "명"}`;

const problems: Sentences<Problem> = {
  NOT_AN_OBJECT: (p) => atField(p.path, `객체가 있어야 하는데 ${josa(quoted(p.got), "이/가")} 있어요.`),
  NOT_A_LIST: (p) => atField(p.path, `목록이 있어야 하는데 ${josa(quoted(p.got), "이/가")} 있어요.`),
  NOT_CARDS: (p) => atField(p.path, `카드가 있어야 하는데 ${josa(quoted(p.got), "이/가")} 있어요. AsKd처럼 글자나 목록으로 넣어 주세요.`),
  NOT_TEXT: (p) => atField(p.path, `글자가 있어야 하는데 ${josa(quoted(p.got), "이/가")} 있어요.`),
  NOT_TRUE_OR_FALSE: (p) => atField(p.path, `true나 false가 있어야 하는데 ${josa(quoted(p.got), "이/가")} 있어요.`),
  NOT_JSON: (p) => atField(p.path, `JSON이 아니에요: ${quoted(p.got)}. JSON 값 하나를 넣어 주세요.`),
  TOO_FEW_PLAYERS: (p) => at(p.path, `${josa(counts(p.path, p.count), "으로/로")}는 모자라요. ${counts(p.path, p.least)} 이상 필요해요.`),
  TOO_MANY_PLAYERS: (p) => at(p.path, `${josa(counts(p.path, p.count), "은/는")} 너무 많아요. ${counts(p.path, p.most)}까지 돼요.`),
  NAME_MISSING: (p) => at(p.path, "이름이 없어요. 플레이어마다 이름을 넣어 주세요."),
  NAME_TAKEN: (p) => at(p.path, `${josa(quoted(p.name), "은/는")} ${owner(p.first)}의 이름이에요. 서로 다른 이름으로 바꿔 주세요.`),
  CHIPS_INVALID: (p) => at(p.path, `${p.got === "undefined" ? missingChips : `${josa(quoted(p.got), "은/는")} ${chipsFaults[p.fault]}`}.`),
  CHIPS_SUM_UNSAFE: (p) => at(p.path, "칩을 모두 더하면 너무 커서 정확히 셀 수 없어요. 더 큰 단위로 세어 주세요."),
  UNIT_INVALID: (p) => at(p.path, `${josa(quoted(p.got), "은/는")} 가장 작은 칩이 될 수 없어요. 1 이상의 정수를 넣어 주세요.`),
  RAKE_INVALID: (p) =>
    atField(
      p.path,
      `${josa(quoted(p.got), "은/는")} 레이크 비율이 아니에요. percent(0~100, 소수 둘째 자리까지)나 basisPoints(0~10000) 중 하나를 넣어 주세요.`,
    ),
  FLOP_UNCLEAR: (p) =>
    atField(
      p.path,
      p.board > 0
        ? `보드에 카드가 ${p.board}장 있으니 플랍이 열린 핸드예요. 둘 중 하나를 바꿔 주세요.`
        : "플랍이 열렸는지에 따라 레이크가 달라져요. true나 false를 넣거나 보드를 넣어 주세요.",
    ),
  MORE_THAN_STACK: (p) => at(p.path, `${counted(p.amount)}을 넣었는데 스택은 ${counted(p.stack)}이에요. 둘 중 하나를 바꿔 주세요.`),
  ABOVE_MOST: (p) => at(p.path, `${josa(grouped(p.amount), "은/는")} 여기에 너무 많아요. ${grouped(p.most)}까지 돼요.`),
  NOTHING_DECLARED: (p) => at(p.path, "말도 없고 내민 칩도 없어요. 둘 중 하나를 넣어 주세요."),
  NOT_ONE_EACH: (p) => at(p.path, `플레이어는 ${p.players}명인데 ${grouped(p.count)}개가 있어요. 한 명에 하나씩 넣어 주세요.`),
  BUTTON_OUT_OF_RANGE: (p) =>
    at(p.path, `${josa(quoted(p.got), "은/는")} 없는 자리예요. ${p.players}명이면 0부터 세어 ${p.players - 1}까지 넣을 수 있어요.`),
  SEAT_OUT_OF_RANGE: (p) =>
    at(p.path, `${josa(quoted(p.got), "은/는")} 없는 자리예요. ${p.players}명이면 0부터 세어 ${p.players - 1}까지 넣을 수 있어요.`),
  NOBODY_LIVE: (p) => at(p.path, "모두 폴드했어요. 누군가는 카드를 들고 있어야 해요. 폴드 하나를 취소해 주세요."),
  GAME_UNKNOWN: (p) => at(p.path, `${josa(quoted(p.got), "은/는")} 모르는 게임이에요. 이 중에서 골라 주세요: ${p.choices.join(", ")}.`),
  RULE_UNKNOWN: (p) => at(p.path, `${josa(quoted(p.got), "은/는")} 모르는 설정이에요. 이 중에서 골라 주세요: ${p.choices.join(", ")}.`),
  STRENGTH_INVALID: (p) =>
    at(p.path, `${josa(quoted(p.got), "은/는")} 핸드 세기가 아니에요. 숫자로 넣어 주세요. 큰 쪽이 이기고 같으면 비겨요.`),
  CARDS_AND_STRENGTH: (p) => at(p.path, "카드를 넣은 플레이어와 핸드 세기를 넣은 플레이어는 견줄 수 없어요. 한 가지로 맞춰 주세요."),
  NO_LOW_IN_GAME: (p) => at(p.path, `${gameName(p.game)}에는 로우가 없어요. 로우 세기를 빼 주세요.`),
  ODD_CHIP_NEEDS_CARDS: (p) =>
    at(p.path, "남는 칩을 가장 높은 카드로 정하는데 이 카드를 몰라요. 카드를 넣거나 남는 칩 규칙을 바꿔 주세요."),
  CARD_UNKNOWN: (p) =>
    at(p.path, `${josa(quoted(p.text), "은/는")} 카드가 아니에요(${p.at + 1}번째 글자). As, Td, 9h처럼 숫자와 무늬를 넣어 주세요.`),
  CARDS_IN_ENTRY: (p) =>
    at(
      p.path,
      `${josa(quoted(p.text), "은/는")} 카드 ${grouped(p.count)}장인데 목록에는 한 칸에 한 장씩 넣어요. 나눠 넣거나 목록 대신 문자열 하나로 적어 주세요.`,
    ),
  CARD_INCOMPLETE: (p) => at(p.path, `${p.rank}의 무늬가 없어요(${p.at + 1}번째 글자). s, h, d, c 중 하나를 붙여 주세요.`),
  CARD_TWICE: (p) => at(p.path, `${josa(cardName(p.card), "은/는")} 이미 ${whereIs(p.first)} 있어요. 둘 중 하나를 바꿔 주세요.`),
  CARD_NOT_IN_DECK: (p) =>
    at(p.path, `${josa(cardName(p.card), "은/는")} 이 게임의 덱에 없어요(${gameName(p.game)}). 카드나 게임을 바꿔 주세요.`),
  CARD_COUNT: (p) => at(p.path, `${p.got}장이에요. ${gameName(p.game)}에는 ${listOr(p.want.map((n) => `${n}장`))} 있어야 해요.`),
};

/** What is wrong, where, and how to mend it. */
export const problem = (value: Problem): string => sentence(problems, value);

const streets = ["", "리버가", "턴과 리버가"];

/** What is odd but settled all the same. */
export function warning(value: Warning, names: readonly string[]): string {
  const warnings: Sentences<Warning> = {
    NOT_A_MULTIPLE_OF_UNIT: (w) =>
      `${place(w.path, names)}: ${josa(grouped(w.amount), "은/는")} ${grouped(w.unit)}짜리 칩으로 만들 수 없어요. 넣은 그대로 계산했어요.`,
    UNCALLED_BY_FOLDED: (w) =>
      `폴드한 ${nameAt(names, w.seat)}의 ${josa(counted(w.amount), "은/는")} 콜을 받지 못했어요. TDA 15-B에 따르면 돌려줘요. 플로어에 확인하세요.`,
    FOLDED_ABOVE_LIVE: (w) =>
      `폴드한 플레이어가 남은 누구보다 많이 넣었어요. 그 위의 ${josa(counted(w.amount), "은/는")} ${potName(w.pot)}에 들어가요. 규칙집에는 없는 경우예요.`,
    BOARD_INCOMPLETE: (w) => `${streets[w.missing] || `보드 카드 ${w.missing}장이`} 없어요. 팟은 맞지만 승자는 아직 몰라요.`,
    ODD_CHIP_CARD_SHARED: (w) =>
      `${potName(w.pot)}: 승자들의 가장 높은 카드가 같아서 남는 칩을 자리 순서로 줬어요. 규칙집에는 없는 경우예요.`,
    STUD_ODD_CHIP_BY_POSITION: (w) =>
      `${potName(w.pot)}의 남는 칩은 자리로 정했어요. 스터드에서는 TDA 20-B에 따라 무늬까지 따져 가장 높은 카드로 정하니, 그렇게 하려면 남는 칩 규칙을 바꿔 주세요.`,
    FIELD_UNKNOWN: (w) =>
      `${atField(w.path, `${josa(quoted(w.field), "은/는")} 모르는 항목이에요.`)} 결과는 바뀌지 않았어요. 철자를 확인해 주세요.`,
  };
  return sentence(warnings, value);
}

const amounts: Sentences<AmountFault> = {
  EMPTY: () => "칩 수를 넣어 주세요.",
  MINUS: () => "칩 수는 0보다 작을 수 없어요. 빼기 기호를 지워 주세요.",
  CHARACTER: (f) =>
    `${f.character === " " ? "빈칸은" : josa(quoted(showCharacter(f.character)), "은/는")} 여기에 쓸 수 없어요(${f.at + 1}번째 글자). 12300, 12,300, 1만2300처럼 넣어 주세요.`,
  AMBIGUOUS_DECIMAL: (f) =>
    `${grouped(Number(f.grouped))}인가요, ${f.text}인가요? 앞의 것이면 ${josa(grouped(Number(f.grouped)), "이나/나")} ${josa(f.grouped, "으로/로")} 넣어 주세요. 칩에는 소수가 없어요.`,
  GROUPING: (f) => `${quoted(f.text)}의 쉼표 자리가 맞지 않아요. 12,300처럼 세 자리마다 찍거나 쉼표를 빼 주세요.`,
  FRACTION: (f) => `${josa(quoted(f.text), "은/는")} 정수로 떨어지지 않아요. 가장 작은 칩을 기준으로 세어 주세요.`,
  UNIT_ORDER: (f) => `${quoted(f.text)}의 단위 순서가 맞지 않아요. 숫자로 넣어 주세요.`,
  TOO_LARGE: (f) => `${josa(quoted(f.text), "은/는")} 너무 커서 정확히 셀 수 없어요.`,
};

/** What is wrong with an amount that was typed. */
export const amount = (fault: AmountFault): string => sentence(amounts, fault);
