export { CATEGORIES, type Category, type Deal, GAME_SHAPES, GAMES, type Game, type GameShape, isHiLo } from "./games.ts";
export { type HandRank, type Ranked, rankHand } from "./rank.ts";
export { compareHands, type HandNote, handNotes, type Part, type Why } from "./why.ts";
