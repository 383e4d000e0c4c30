import type { Problem } from "sidepot";
import type { Because, Deviation, DeviationCode, Difference, RecordEvent, RecordProblem } from "sidepot/history";
import { josa } from "../../josa.ts";
import { potName } from "../../ko/pots.ts";
import { problem } from "../../ko/problems.ts";
import { nameAt, type Sentences, sentence, showText } from "../../text.ts";
import { written } from "../figures.ts";
import { countedBy } from "../places.ts";
import type { About } from "../words.ts";

const quoted = (text: string): string => `‘${showText(text)}’`;

/** `7번째 줄: `; nothing for the text as a whole. */
function front(at: number, code: string, about: About): string {
  if (at === 0) return "";
  const by = countedBy(code, about.format);
  return by === "action" ? `액션 ${at}: ` : `${at}번째${by === "line" ? " 줄" : ""}: `;
}

const problemsWith = (about: About): Sentences<RecordProblem> => ({
  FORMAT_UNKNOWN: (p) =>
    `${josa(quoted(p.text), "은/는")} 모르는 형식의 핸드 기록이에요. PHH 파일이나 사이트가 남긴 기록을 그대로 넣어 주세요.`,
  TOML_INVALID: (p) => `TOML이 아니에요: ${quoted(p.text)}. 따옴표, 괄호, 쉼표를 확인해 주세요.`,
  JSON_INVALID: (p) => `JSON이 아니에요: ${quoted(p.text)}. 따옴표, 괄호, 쉼표를 확인해 주세요.`,
  FIELD_MISSING: (p) => `${quoted(p.field)} 항목이 없어요. 넣어 주세요.`,
  FIELD_INVALID: (p) => `${quoted(p.field)} 항목에 ${josa(quoted(p.text), "은/는")} 맞지 않아요. 고쳐 주세요.`,
  VARIANT_UNKNOWN: (p) => `${josa(quoted(p.text), "은/는")} 모르는 게임이에요. 철자를 확인해 주세요.`,
  ACTION_UNREADABLE: (p) => `${josa(quoted(p.text), "은/는")} 읽을 수 없는 액션이에요. 고쳐 주세요.`,
  PLAYER_UNKNOWN: (p) => `이 핸드에 자리가 없는 플레이어예요: ${quoted(p.text)}. 이름과 자리를 확인해 주세요.`,
  STACK_EXCEEDED: (p) => {
    const who = about.names ? nameAt(about.names, p.seat) : `플레이어 ${p.seat + 1}`;
    return `${josa(who, "은/는")} ${josa(written(p.amount, about.scale), "을/를")} 내는데 스택은 ${josa(written(p.stack, about.scale), "이에요/예요")}. 칩 수와 스택을 확인해 주세요.`;
  },
  AMOUNT_UNREADABLE: (p) => `${josa(quoted(p.text), "은/는")} 정확히 셀 수 없어요. 소수점 아래 두 자리까지 넣어 주세요.`,
  RECORD_CUT: () => "핸드가 끝나기 전에 기록이 끊겼어요. 기록을 끝까지 넣어 주세요.",
});

/** Why a record cannot be read or settled. */
export function recordProblem(value: RecordProblem | Problem, about: About = {}): string {
  if (!("at" in value) || "path" in value) return problem(value as Problem);
  return front(value.at, value.code, about) + sentence(problemsWith(about), value);
}

/** `300으로 레이즈했어요`, in the form that a clause goes on from: `300으로 레이즈했는데`. */
function did(event: RecordEvent | null, about: About, otherwise: string): string {
  switch (event?.do) {
    case "bet":
      return `${josa(written(event.to, about.scale), "을/를")} 벳했`;
    case "raise":
      return `${josa(written(event.to, about.scale), "으로/로")} 레이즈했`;
    case "call":
      return `${josa(written(event.amount, about.scale), "을/를")} 콜했`;
    case "check":
      return "체크했";
    case "fold":
      return "폴드했";
    default:
      return otherwise;
  }
}

const deviations: Readonly<Record<DeviationCode, (who: string, what: (otherwise: string) => string) => string>> = {
  NOT_YOUR_TURN: (who, what) => `${who} 차례가 아닌데 ${what("액션했")}어요.`,
  NOT_REOPENED: (who, what) => `${who} ${what("레이즈했")}지만, 베팅이 다시 열리지 않은 때였어요(TDA 47-A).`,
  BELOW_MINIMUM: (who, what) => `${who} ${what("벳하거나 레이즈했")}는데, 최소보다 적어요.`,
  ABOVE_MAXIMUM: (who, what) => `${who} ${what("벳하거나 레이즈했")}는데, 최대보다 많아요.`,
  CANNOT_CHECK: (who) => `${who} 콜할 벳이 있는데 체크했어요.`,
  NOTHING_TO_CALL: (who, what) => `${who} 콜할 벳이 없는데 ${what("콜했")}어요.`,
  NOBODY_CAN_ANSWER: (who, what) => `${who} ${what("벳하거나 레이즈했")}지만, 받을 수 있는 상대가 없었어요.`,
  RAISE_CAP: (who, what) => `${who} ${what("레이즈했")}지만, 레이즈 횟수 제한을 넘었어요.`,
  STREET_NOT_COMPLETE: () => "액션이 남은 플레이어가 있는데 다음 스트리트가 열렸어요.",
  BRING_IN_DUE: (who, what) => `${who} 브링인을 내기 전에 ${what("액션했")}어요.`,
  NO_BRING_IN: (who) => `${who} 낼 때가 아닌 브링인을 냈어요.`,
  NOT_IN_HAND: (who, what) => `${who} 이미 폴드했는데 ${what("액션했")}어요.`,
  HAND_OVER: (who, what) => `${who} 남은 액션이 없는데 ${what("액션했")}어요.`,
  CALLED_SHORT: (who, what) => `${who} ${what("콜했")}는데, 칩이 있으면서 내야 할 것보다 적게 냈어요.`,
  CALLED_MORE: (who, what) => `${who} ${what("콜했")}는데, 내야 할 것보다 많이 냈어요.`,
  RAISED_NOTHING: (who, what) => `${who} ${what("벳하거나 레이즈했")}지만, 이미 있던 벳보다 크지 않아요.`,
};

/** Where a record left the rules. */
export function deviation(value: Deviation, names: readonly string[], event: RecordEvent | null = null, about: About = {}): string {
  const who = josa(event && "seat" in event ? nameAt(names, event.seat) : "플레이어", "은/는");
  return front(value.action, value.code, about) + deviations[value.code](who, (otherwise) => did(event, about, otherwise));
}

const reasons: Readonly<Record<Because, string>> = {
  ODD_CHIPS_ALL_TO_ONE: "남는 칩이 모두 한 사람에게 갔어요",
  ODD_CHIPS_ELSEWHERE: "남는 칩이 다른 자리로 갔어요",
  ODD_CHIP_HALVED: "남는 칩을 반으로 나눴어요",
  UNCALLED_IN_POT: "기록된 팟에 콜을 받지 못한 벳이 남아 있어요",
  RETURN_DIFFERS: "콜을 받지 못한 벳을 돌려주지 않았거나 다르게 돌려줬어요",
  DOES_NOT_ADD_UP: "기록된 칩을 더해도 팟과 맞지 않아요",
  OTHER_WINNER: "이길 수 있는 가장 높은 핸드가 아닌 다른 플레이어에게 팟이 갔어요",
  OTHER_LAYERS: "팟을 다른 곳에서 나눴어요",
  UNEXPLAINED: "이유를 찾지 못했어요",
};

/** Why a record and the rules differ. */
export const because = (code: Because): string => `${reasons[code]}.`;

function head({ what, seat, pot }: Difference, names: readonly string[]): string {
  const who = seat === null ? "모두" : nameAt(names, seat);
  switch (what) {
    case "finishing":
      return `${who}의 마지막 스택`;
    case "collected":
      return seat === null ? "모두가 받은 칩" : `${josa(who, "이/가")} 받은 칩`;
    case "returned":
      return `${who}에게 반환`;
    case "total-pot":
      return "전체 팟";
    case "pots":
      return potName(pot ?? 0);
  }
}

/** What a record says, what the rules say, and why they differ. */
export function difference(value: Difference, names: readonly string[], about: About = {}): string {
  const { what, pot, recorded, ours } = value;
  const where = pot === null || what === "pots" ? "" : `(${potName(pot)})`;
  const amounts = `기록은 ${written(recorded, about.scale)}, 규칙으로는 ${josa(written(ours, about.scale), "이에요/예요")}`;
  return `${head(value, names)}: ${amounts}. ${reasons[value.because]}${where}.`;
}

/** A line of a record that was not understood. */
export const unknownLine = (at: number, text: string, about: About = {}): string =>
  `${front(at, "", about)}알 수 없어서 계산에 넣지 않았어요: ${quoted(text)}.`;
