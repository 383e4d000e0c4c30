export { settle } from "./settle.ts";
export { showdown } from "./showdown.ts";
export type { SettleInput, Settlement, SettlePlayer, Showdown, ShowdownInput, ShowdownSide } from "./types.ts";
