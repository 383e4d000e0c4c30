import type { Card } from "./card.ts";

/** Cards as people and programs give them: one text, or a list of texts or card numbers. */
export type CardsInput = string | readonly (string | Card)[];
