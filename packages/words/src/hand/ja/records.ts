import type { Problem } from "sidepot";
import type { Because, Deviation, DeviationCode, Difference, RecordEvent, RecordProblem } from "sidepot/history";
import { potName } from "../../ja/pots.ts";
import { problem } from "../../ja/problems.ts";
import { nameAt, type Sentences, sentence, showText } from "../../text.ts";
import { written } from "../figures.ts";
import { countedBy } from "../places.ts";
import type { About } from "../words.ts";

const quoted = (text: string): string => `「${showText(text)}」`;

/** `7行目：`; nothing for the text as a whole. */
function front(at: number, code: string, about: About): string {
  if (at === 0) return "";
  const by = countedBy(code, about.format);
  return by === "action" ? `アクション${at}：` : `${at}${by === "line" ? "行目" : "番目"}：`;
}

const problemsWith = (about: About): Sentences<RecordProblem> => ({
  FORMAT_UNKNOWN: (p) => `${quoted(p.text)}は知らない形式のハンド履歴です。PHHファイルか、サイトが残した履歴をそのまま入れてください。`,
  TOML_INVALID: (p) => `TOMLではありません：${quoted(p.text)}。引用符、かっこ、カンマを確かめてください。`,
  JSON_INVALID: (p) => `JSONではありません：${quoted(p.text)}。引用符、かっこ、カンマを確かめてください。`,
  FIELD_MISSING: (p) => `項目${quoted(p.field)}がありません。入れてください。`,
  FIELD_INVALID: (p) => `項目${quoted(p.field)}に${quoted(p.text)}は合いません。直してください。`,
  VARIANT_UNKNOWN: (p) => `${quoted(p.text)}というゲームはわかりません。つづりを確かめてください。`,
  ACTION_UNREADABLE: (p) => `${quoted(p.text)}はアクションとして読めません。直してください。`,
  PLAYER_UNKNOWN: (p) => `このハンドに席のないプレイヤーです：${quoted(p.text)}。名前と席を確かめてください。`,
  STACK_EXCEEDED: (p) => {
    const who = about.names ? nameAt(about.names, p.seat) : `プレイヤー${p.seat + 1}`;
    return `${who}は${written(p.amount, about.scale)}を出していますが、スタックは${written(p.stack, about.scale)}です。チップの数とスタックを確かめてください。`;
  },
  AMOUNT_UNREADABLE: (p) => `${quoted(p.text)}は正確に数えられません。小数点以下2桁までで入れてください。`,
  RECORD_CUT: () => "ハンドが終わる前に記録が切れています。最後まで入れてください。",
});

/** Why a record cannot be read or settled. */
export function recordProblem(value: RecordProblem | Problem, about: About = {}): string {
  if (!("at" in value) || "path" in value) return problem(value as Problem);
  return front(value.at, value.code, about) + sentence(problemsWith(about), value);
}

/** `300にレイズし`, in the form that a clause goes on from: `300にレイズしました`. */
function did(event: RecordEvent | null, about: About, otherwise: string): string {
  switch (event?.do) {
    case "bet":
      return `${written(event.to, about.scale)}をベットし`;
    case "raise":
      return `${written(event.to, about.scale)}にレイズし`;
    case "call":
      return `${written(event.amount, about.scale)}をコールし`;
    case "check":
      return "チェックし";
    case "fold":
      return "フォールドし";
    default:
      return otherwise;
  }
}

const deviations: Readonly<Record<DeviationCode, (who: string, what: (otherwise: string) => string) => string>> = {
  NOT_YOUR_TURN: (who, what) => `${who}は番ではないのに${what("アクションし")}ました。`,
  NOT_REOPENED: (who, what) => `${who}は${what("レイズし")}ましたが、ベットは再開していませんでした（TDA 47-A）。`,
  BELOW_MINIMUM: (who, what) => `${who}は${what("ベットかレイズをし")}ましたが、最小に足りません。`,
  ABOVE_MAXIMUM: (who, what) => `${who}は${what("ベットかレイズをし")}ましたが、最大を超えています。`,
  CANNOT_CHECK: (who) => `${who}はコールするベットがあるのにチェックしました。`,
  NOTHING_TO_CALL: (who, what) => `${who}はコールするベットがないのに${what("コールし")}ました。`,
  NOBODY_CAN_ANSWER: (who, what) => `${who}は${what("ベットかレイズをし")}ましたが、受けられる相手がいませんでした。`,
  RAISE_CAP: (who, what) => `${who}は${what("レイズし")}ましたが、レイズ回数の上限を超えています。`,
  STREET_NOT_COMPLETE: () => "アクションの残っているプレイヤーがいるのに、次のストリートが始まりました。",
  BRING_IN_DUE: (who, what) => `${who}はブリングインが出る前に${what("アクションし")}ました。`,
  NO_BRING_IN: (who) => `${who}は必要のないブリングインを出しました。`,
  NOT_IN_HAND: (who, what) => `${who}はフォールドした後に${what("アクションし")}ました。`,
  HAND_OVER: (who, what) => `${who}はもうアクションがないのに${what("アクションし")}ました。`,
  CALLED_SHORT: (who, what) => `${who}は${what("コールし")}ましたが、チップがあるのに必要な額より少なく出しました。`,
  CALLED_MORE: (who, what) => `${who}は${what("コールし")}ましたが、必要な額より多く出しました。`,
  RAISED_NOTHING: (who, what) => `${who}は${what("ベットかレイズをし")}ましたが、前のベットを超えていません。`,
};

/** Where a record left the rules. */
export function deviation(value: Deviation, names: readonly string[], event: RecordEvent | null = null, about: About = {}): string {
  const who = event && "seat" in event ? nameAt(names, event.seat) : "プレイヤー";
  return front(value.action, value.code, about) + deviations[value.code](who, (otherwise) => did(event, about, otherwise));
}

const reasons: Readonly<Record<Because, string>> = {
  ODD_CHIPS_ALL_TO_ONE: "端数チップがすべて1人に渡っています",
  ODD_CHIPS_ELSEWHERE: "端数チップが別の席に渡っています",
  ODD_CHIP_HALVED: "端数チップが半分に分けられています",
  UNCALLED_IN_POT: "コールされなかったベットが記録のポットに残っています",
  RETURN_DIFFERS: "コールされなかったベットが返却されていないか、額が違います",
  DOES_NOT_ADD_UP: "記録のチップを足してもポットと合いません",
  OTHER_WINNER: "ポットが、獲得できる一番強いハンドではないプレイヤーに渡っています",
  OTHER_LAYERS: "ポットが別のところで分けられています",
  UNEXPLAINED: "理由は見つかりません",
};

/** Why a record and the rules differ. */
export const because = (code: Because): string => `${reasons[code]}。`;

function head({ what, seat, pot }: Difference, names: readonly string[]): string {
  const who = seat === null ? "全員" : nameAt(names, seat);
  switch (what) {
    case "finishing":
      return `${who}の最後のスタック`;
    case "collected":
      return `${who}が受け取ったチップ`;
    case "returned":
      return `${who}への返却`;
    case "total-pot":
      return "ポットの合計";
    case "pots":
      return potName(pot ?? 0);
  }
}

/** What a record says, what the rules say, and why they differ. */
export function difference(value: Difference, names: readonly string[], about: About = {}): string {
  const { what, pot, recorded, ours } = value;
  const where = pot === null || what === "pots" ? "" : `（${potName(pot)}）`;
  const amounts = `記録は${written(recorded, about.scale)}、ルールでは${written(ours, about.scale)}です`;
  return `${head(value, names)}：${amounts}。${reasons[value.because]}${where}。`;
}

/** A line of a record that was not understood. */
export const unknownLine = (at: number, text: string, about: About = {}): string =>
  `${front(at, "", about)}わからないので計算に入れていません：${quoted(text)}。`;
