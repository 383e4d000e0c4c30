export { CATEGORIES, type Category, GAME_SHAPES, GAMES, type Game, type GameShape, isHiLo } from "./games.ts";
export type { HandRank } from "./rank.ts";
export type { HandNote, Part, Why } from "./why.ts";
