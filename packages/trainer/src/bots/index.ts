export { STYLE_CARDS, type StyleCard } from "./cards.ts";
export { decide, SLIPS } from "./decide.ts";
export { type Layer, layersAfter } from "./spot.ts";
export * from "./types.ts";
