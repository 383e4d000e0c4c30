export type { SettledShowdown, SettleInput, Settlement, SettlePlayer, Showdown, ShowdownInput, ShowdownSide } from "./types.ts";
