import type { StreetName } from "sidepot/hand";

const streets: Readonly<Record<StreetName, string>> = {
  preflop: "Preflop",
  flop: "Flop",
  turn: "Turn",
  river: "River",
  third: "Third street",
  fourth: "Fourth street",
  fifth: "Fifth street",
  sixth: "Sixth street",
  seventh: "Seventh street",
  predraw: "Before the draw",
  draw: "Draw",
  "first-draw": "First draw",
  "second-draw": "Second draw",
  "third-draw": "Third draw",
};

/** `Flop`. */
export const street = (name: StreetName): string => streets[name];
