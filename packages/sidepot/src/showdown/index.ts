export { decidedPots } from "./decided.ts";
export { oddChipRule } from "./judge.ts";
export { SHOW_RULES, type ShowInput, type ShowOrder, type ShowRules, showOrder } from "./order.ts";
export { settle } from "./settle.ts";
export { showdown } from "./showdown.ts";
export type { SettleInput, Settlement, SettlePlayer, SettleRake, Showdown, ShowdownInput, ShowdownSide } from "./types.ts";
