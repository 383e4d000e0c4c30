import type { ShowOrder } from "sidepot/showdown";
import { josa } from "../josa.ts";
import { nameAt } from "../text.ts";

const reasons = {
  LAST_AGGRESSOR: "마지막 스트리트에서 마지막으로 벳하거나 레이즈했어요.",
  PUSHED_ALL_IN: "올인을 건 사람이에요.",
  FIRST_TO_ACT: "마지막 스트리트에 벳이 없어서 거기서 첫 차례인 사람부터예요.",
};

/** In which order hands are shown, and why. */
export function showing({ mode, order, because, enforced, sidePotFirst }: ShowOrder, names: readonly string[]): string {
  const [first = "", ...rest] = order.map((seat) => nameAt(names, seat));
  if (because === "UNCONTESTED") return `${first}만 남았어요. 카드를 공개하지 않아도 돼요.`;
  if (mode === "together" || because === "ALL_IN") {
    return "올인한 플레이어가 있고 베팅이 끝났어요. 모두 한꺼번에 공개해요. 아무도 머크할 수 없어요.";
  }
  const sentences = [`${josa(first, "이/가")} 먼저 공개해요. ${reasons[because]}`, `그다음은 ${rest.join(", ")} 순서예요.`];
  if (sidePotFirst) sentences.push("사이드 팟에 있는 플레이어가 메인 팟만 남은 플레이어보다 먼저 공개해요.");
  sentences.push(enforced === "may" ? "플로어가 이 순서를 요구할 수 있어요." : "이 순서가 규칙이에요.");
  return sentences.join(" ");
}
