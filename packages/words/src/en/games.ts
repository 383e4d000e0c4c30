import type { Game } from "sidepot/ranking";

const games: Readonly<Record<Game, string>> = {
  holdem: "Texas hold'em",
  omaha: "Omaha",
  omaha5: "five-card Omaha",
  omaha6: "six-card Omaha",
  omaha8: "Omaha hi-lo",
  short: "short deck",
  stud: "seven-card stud",
  stud8: "stud hi-lo",
  razz: "razz",
  "27": "deuce-to-seven draw",
  a5: "ace-to-five draw",
  badugi: "badugi",
  draw: "five-card draw",
};

/** `five-card Omaha`. */
export const gameName = (game: Game): string => games[game];
