import type { Game } from "sidepot/ranking";

const games: Readonly<Record<Game, string>> = {
  holdem: "홀덤",
  omaha: "오마하",
  omaha5: "5카드 오마하",
  omaha6: "6카드 오마하",
  omaha8: "오마하 하이로우",
  short: "숏덱",
  stud: "세븐카드 스터드",
  stud8: "스터드 하이로우",
  razz: "래즈",
  "27": "2-7 드로우",
  a5: "A-5 드로우",
  badugi: "바둑이",
  draw: "5카드 드로우",
};

/** `5카드 오마하`. */
export const gameName = (game: Game): string => games[game];
