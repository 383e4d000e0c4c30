import type { StreetName } from "sidepot/hand";

const streets: Readonly<Record<StreetName, string>> = {
  preflop: "プリフロップ",
  flop: "フロップ",
  turn: "ターン",
  river: "リバー",
  third: "サードストリート",
  fourth: "フォースストリート",
  fifth: "フィフスストリート",
  sixth: "シックスストリート",
  seventh: "セブンスストリート",
  predraw: "ドロー前",
  draw: "ドロー",
  "first-draw": "1回目のドロー",
  "second-draw": "2回目のドロー",
  "third-draw": "3回目のドロー",
};

/** `フロップ`. */
export const street = (name: StreetName): string => streets[name];
