export { type AmountFault, parseAmount } from "./amount.ts";
export { type AwardFacts, awardFacts, type OddFacts, type PartFacts } from "./awards.ts";
export { type Josa, josa } from "./josa.ts";
export { isLang, pickLang, say } from "./languages.ts";
export type { DeadKind } from "./sums.ts";
export { plain, showText } from "./text.ts";
export { LANGS, type Lang, type Words } from "./words.ts";
