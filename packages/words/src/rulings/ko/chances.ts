import type { ChancePart } from "../chances.ts";

/** Korean. */
export const chances: ChancePart = {
  procedures: {
    reshuffle: "다시 섞어 새로 깔 때",
    "reshuffle-with-burns": "번까지 함께 다시 섞을 때",
    "natural-river": "예전 방식(내추럴 리버)일 때",
    "keep-river": "리버는 두고 턴만 새로 깔 때",
    "no-error": "실수가 없었을 때",
    "scramble-draw": "엎어서 섞고 한 장을 뽑을 때",
    "redeal-flop": "플랍을 다시 깔 때",
  },
  what: {
    "card-is-turn": "이 카드가 턴이 될 확률",
    "card-is-river": "이 카드가 리버가 될 확률",
    "card-on-board": "이 카드가 보드에 깔릴 확률",
    "card-in-flop": "이 카드가 플랍에 들어갈 확률",
    "one-of-flop-again": "이 세 장 중 적어도 한 장이 새 플랍에 나올 확률",
    "same-flop": "원래 나왔어야 할 플랍이 그대로 될 확률",
    "river-to-be-on-board": "원래 리버였을 카드가 보드에 깔릴 확률",
    "card-is-burn": "이 카드가 번 카드가 될 확률",
    "true-burn-burned": "원래 태웠어야 할 카드가 번 카드가 될 확률",
    "to-reshuffle": "이 카드의 확률, 다시 섞을 때와 비교하면",
    "to-no-error": "이 카드의 확률, 실수가 없을 때와 비교하면",
  },
  outs: (outs, cardIsOut) => `아웃츠 ${outs}장(${cardIsOut ? "이 카드 포함" : "이 카드 제외"}), 리버까지 맞을 확률`,
  share: (num, den) => `${den}분의 ${num}`,
  never: "없음",
  always: "반드시",
  times: (number) => `${number}배`,
  withPercent: (share, percent) => `${share} (${percent})`,
  line: (label, value) => `${label}: ${value}`,
  half: (quotient, nineOuts) => [
    "예전 방식은 확률을 절반으로 줄인다고들 하지만, 정확히 절반이 되는 것은 없어요.",
    `이 카드 한 장이 나올 확률은 다시 섞을 때의 ${quotient}배예요. 언제나 절반보다 커요.`,
    `이 카드를 포함해 아웃츠가 9장인 핸드는 확률이 ${nineOuts}배로 거의 그대로예요. 절반에 가까운 것은 아웃츠가 이 카드 한 장뿐일 때예요.`,
  ],
};
