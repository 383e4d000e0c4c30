import type { Game } from "sidepot/ranking";

const games: Readonly<Record<Game, string>> = {
  holdem: "ホールデム",
  omaha: "オマハ",
  omaha5: "5カードオマハ",
  omaha6: "6カードオマハ",
  omaha8: "オマハハイロー",
  short: "ショートデッキ",
  stud: "セブンカードスタッド",
  stud8: "スタッドハイロー",
  razz: "ラズ",
  "27": "2-7ドロー",
  a5: "A-5ドロー",
  badugi: "バドゥーギ",
  draw: "5カードドロー",
};

/** `5カードオマハ`. */
export const gameName = (game: Game): string => games[game];
