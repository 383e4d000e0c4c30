export { type FileOptions, strataFile } from "./file.ts";
export {
  type Band,
  type Box,
  type Cell,
  type Column,
  type FoldedCap,
  type Label,
  layStrata,
  type Pill,
  type ReturnedPiece,
  type Strata,
  type StrataOptions,
  type StrataWords,
} from "./geometry.ts";
export { LEAST_BAND } from "./heights.ts";
export type { TerminalColour } from "./rows.ts";
export { DARK_PAINT, LIGHT_PAINT, PAGE_PAINT, type Paint, type SvgOptions, strataSvg } from "./svg.ts";
export { strataLines, type TerminalOptions } from "./terminal.ts";
export { strataText } from "./text.ts";
