import type { Problem } from "sidepot";
import type { Illegal, Legal } from "sidepot/hand";
import { josa } from "../../josa.ts";
import { cardName } from "../../ko/cards.ts";
import { problem } from "../../ko/problems.ts";
import { grouped } from "../../numbers.ts";
import { nameAt, type Sentences, sentence, showText } from "../../text.ts";
import { hereOf, isHere, isOwn, type Need, needAt, readHandPlace, type Setting } from "../places.ts";

const settings: Readonly<Record<Setting, string>> = {
  stacks: "스택",
  names: "이름",
  antes: "앤티",
  bounties: "바운티",
  blinds: "블라인드",
  straddles: "스트래들",
  posts: "포스트",
  bigBlindAnte: "빅블라인드 앤티",
  buttonAnte: "버튼 앤티",
  buttonBlind: "버튼 블라인드",
  bringIn: "브링인",
  smallBet: "스몰 벳",
  bigBet: "빅 벳",
  minBet: "최소 벳",
  raiseCap: "레이즈 횟수 제한",
  cap: "캡",
  draws: "드로우 횟수",
  boards: "보드 수",
  unit: "가장 작은 칩",
  rake: "레이크",
};
/** Settings with one entry for each player. */
const own: ReadonlySet<Setting> = new Set(["stacks", "names", "antes", "bounties"]);

/** `액션 4`, `플레이어 2(스택)`; null where the path says nothing new. */
function placed(path: string): string | null {
  if (isHere(path)) return null;
  const place = readHandPlace(path);
  if (!place) return path === "board" ? "보드" : showText(path);
  if (place.kind !== "setting") return `${place.kind === "action" ? "액션" : "카드"} ${place.index + 1}`;
  const { setting, index } = place;
  if (index === null) return settings[setting];
  return own.has(setting) ? `플레이어 ${index + 1}(${settings[setting]})` : `${settings[setting]} ${index + 1}`;
}

const at = (path: string, text: string): string => {
  const place = placed(path);
  return place === null ? text : `${place}: ${text}`;
};
const quoted = (text: string): string => `‘${showText(text)}’`;

const needs: Readonly<Record<Need, string>> = {
  chips: "0 이상의 정수로 넣어 주세요.",
  "chips-above-zero": "1 이상의 정수로 넣어 주세요.",
  blinds: "스몰 블라인드와 빅 블라인드를 정수 두 개로, 작은 쪽부터 넣어 주세요. 브링인이 있으면 빼 주세요.",
  straddle: "앞의 블라인드나 스트래들보다 큰 정수로 넣어 주세요.",
  "no-bring-in": "브링인이 있으면 빼 주세요.",
  post: "live와 dead를 0 이상의 정수로 넣어 주세요.",
  each: "플레이어마다 정수 하나씩 넣어 주세요.",
  "small-bet": "픽스드 리밋에는 스몰 벳이 필요해요. 1 이상의 정수로 넣어 주세요.",
  "bring-in": "스터드에는 브링인이 필요해요. 1 이상, 스몰 벳 이하의 정수로 넣어 주세요.",
  "raise-cap": "레이즈 횟수를 정수로 넣거나, 제한이 없으면 null을 넣어 주세요.",
  draws: "1이나 3을 넣어 주세요.",
  boards: "1부터 4까지의 정수를 넣어 주세요.",
  rake: "basisPoints는 0부터 10000까지의 정수로, cap은 칩 수로 넣어 주세요.",
  names: "스택마다 이름을 하나씩 넣어 주세요.",
  amount: "칩 수를 정수로 넣어 주세요.",
};

const range = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? `${grouped(min)}만 할 수 있어요.` : `${grouped(min)}부터 ${grouped(max)}까지 할 수 있어요.`;

const phases = {
  dealing: "지금은 카드를 깔 때예요. 먼저 깔아 주세요.",
  betting: "지금은 베팅할 때예요. 폴드, 체크, 콜, 벳, 레이즈 중에서 고르세요.",
  drawing: "지금은 카드를 바꿀 때예요. 바꾸거나 그대로 두세요.",
  showdown: "지금은 핸드를 공개할 때예요. 공개하거나 머크하세요.",
};

const sentencesWith = (names: readonly string[]): Sentences<Exclude<Illegal, Problem>> => ({
  STREET_NOT_COMPLETE: (i) => at(i.path, `아직 카드를 깔 수 없어요. ${nameAt(names, i.toAct)}의 액션이 남았어요.`),
  NOT_YOUR_TURN: (i) =>
    at(i.path, `${josa(nameAt(names, i.seat), "은/는")} 차례가 아니에요. ${josa(nameAt(names, i.toAct), "이/가")} 먼저예요.`),
  NOT_IN_HAND: (i) => at(i.path, `${josa(nameAt(names, i.seat), "은/는")} 핸드에서 빠져서 액션할 수 없어요. 이 액션을 빼 주세요.`),
  NOT_REOPENED: (i) =>
    at(
      i.path,
      `더 낼 칩 ${josa(grouped(i.facing), "은/는")} 풀 레이즈 ${grouped(i.full)}보다 적어요. 그래서 베팅이 다시 열리지 않아요(TDA 47-A). 콜하거나 폴드하세요.`,
    ),
  BELOW_MINIMUM: (i) => at(i.path, `${josa(grouped(i.to), "은/는")} 최소 ${grouped(i.min)}보다 적어요. ${range(i)}`),
  ABOVE_MAXIMUM: (i) => at(i.path, `${josa(grouped(i.to), "은/는")} 최대 ${grouped(i.max)}보다 많아요. ${range(i)}`),
  NOTHING_TO_CALL: (i) => at(i.path, "콜할 벳이 없어요. 체크하세요."),
  CANNOT_CHECK: (i) =>
    at(
      i.path,
      `${josa(grouped(i.owed), "을/를")} 더 내야 해서 체크할 수 없어요. ${josa(grouped(i.owed), "을/를")} 콜하거나 레이즈하거나 폴드하세요.`,
    ),
  HAND_OVER: (i) => at(i.path, "핸드가 끝나서 더 할 액션이 없어요. 이것을 빼 주세요."),
  ALREADY_BET: (i) => at(i.path, `이미 ${grouped(i.level)} 벳이 있어요. 그보다 크게 레이즈하세요.`),
  NOTHING_TO_RAISE: (i) => at(i.path, "레이즈할 벳이 아직 없어요. 벳하세요."),
  NOBODY_CAN_ANSWER: (i) => at(i.path, "벳이나 레이즈를 받을 칩이 있는 상대가 없어요. 콜, 체크, 폴드 중에서 고르세요."),
  RAISE_CAP: (i) => at(i.path, `레이즈는 ${grouped(i.cap)}번까지이고 이미 다 했어요. 콜하거나 폴드하세요.`),
  STACK_TOO_SHORT: (i) =>
    at(i.path, `스택 ${josa(grouped(i.stack), "은/는")} 더 내야 할 ${grouped(i.owed)}보다 많지 않아요. 모두 넣어 콜하거나 폴드하세요.`),
  CANNOT_FOLD: (i) => at(i.path, "마지막으로 남아 팟을 가져갈 핸드라서, 폴드하거나 데드 핸드로 만들 수 없어요."),
  BRING_IN_DUE: (i) => at(i.path, `브링인 ${josa(grouped(i.amount), "을/를")} 낼 차례예요. 브링인을 내거나 더 크게 벳하세요.`),
  NO_BRING_IN: (i) => at(i.path, "여기서는 브링인을 내지 않아요. 폴드, 체크, 콜, 벳, 레이즈 중에서 고르세요."),
  DEAL_FIRST: (i) => at(i.path, `액션보다 카드가 먼저예요. ${grouped(i.count)}장을 깔아 주세요.`),
  DEAL_COUNT: (i) => at(i.path, `카드가 ${grouped(i.got)}장이에요. 여기에는 ${grouped(i.want)}장을 넣어 주세요.`),
  CARD_NEEDED: (i) => at(i.path, "공개된 카드라서 무엇인지 알아야 해요. As, Td, 9h처럼 넣어 주세요."),
  CARD_IN_PLAY: (i) => at(i.path, `${josa(cardName(i.card), "은/는")} 이미 나와 있어요. 다른 카드를 넣어 주세요.`),
  NOT_NOW: (i) => at(i.path, phases[i.phase]),
  DISCARD_INVALID: (i) =>
    at(i.path, `${josa(quoted(i.got), "으로/로")}는 바꿀 카드를 알 수 없어요. 0부터 ${i.cards - 1}까지의 자리를 한 번씩만 넣어 주세요.`),
  CANNOT_MUCK: (i) => at(i.path, "올인한 플레이어가 있고 베팅이 끝나서 모두 공개해야 해요(TDA 16). 핸드를 공개하세요."),
  RUNS_INVALID: (i) =>
    at(
      i.path,
      i.most < 2
        ? "남은 카드가 모자라서 보드를 여러 번 깔 수 없어요. 한 번만 깔아 주세요."
        : `보드를 ${quoted(i.got)}번 깔 수는 없어요. 2부터 ${i.most}까지의 정수를 넣어 주세요.`,
    ),
  PLAYER_UNKNOWN: (i) => at(i.path, `${quoted(i.got)} 플레이어가 없어요. 이 중에서 골라 주세요: ${i.names.map(showText).join(", ")}.`),
  ACTION_UNREADABLE: (i) =>
    at(
      i.path,
      `${josa(quoted(i.got), "은/는")} 읽을 수 없는 액션이에요. 이름 뒤에 fold, check, call, bet 100, raise 300, all-in 중 하나를 쓰거나 deal을 쓰세요.`,
    ),
  SETTING_INVALID: (i) => {
    const wrong = i.got === "undefined" ? "값이 없어요." : `${josa(quoted(i.got), "은/는")} 여기에 맞지 않아요.`;
    return at(i.path, `${wrong} ${needs[needAt(i.path)]}`);
  },
});

/** Why an action cannot be done, and what can. */
export function illegal(value: Illegal, names: readonly string[]): string {
  const sentences = sentencesWith(names);
  if (isOwn(value, sentences)) return sentence(sentences, value);
  const place = placed(value.path);
  return place === null || place === showText(value.path) ? problem(value) : `${place}: ${problem(hereOf(value))}`;
}

const reasons: Readonly<Record<NonNullable<Legal["closed"]>, string>> = {
  NOT_REOPENED: "베팅이 다시 열리지 않아서 레이즈할 수 없어요(TDA 47-A).",
  NOBODY_CAN_ANSWER: "받을 칩이 있는 상대가 없어서 벳도 레이즈도 할 수 없어요.",
  RAISE_CAP: "레이즈 횟수 제한에 닿아서 더 레이즈할 수 없어요.",
  STACK_TOO_SHORT: "스택이 더 내야 할 칩보다 많지 않아서 레이즈할 수 없어요.",
};

/** Why the one to act may neither bet nor raise. */
export const closed = (why: NonNullable<Legal["closed"]>): string => reasons[why];
