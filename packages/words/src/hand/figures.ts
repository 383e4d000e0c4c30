import { type Card, RANKS, rankOf, suitOf } from "sidepot/cards";
import { grouped } from "../numbers.ts";

const SIGNS = ["♣", "♦", "♥", "♠"] as const;

/** `Q♣ J♦ ?`: cards in a line; one that nobody here knows is a question mark. */
export const cardSigns = (cards: readonly (Card | null)[]): string =>
  cards.map((card) => (card === null ? "?" : `${RANKS[rankOf(card)]}${SIGNS[suitOf(card)]}`)).join(" ");

/**
 * An amount as the record prints it: `1,234`, or `12.34` at a scale of 100. A recorded amount may hold a halved chip, which is
 * written out: `12.5`.
 */
export function written(amount: number, scale = 1): string {
  const places = Math.max(0, String(scale).length - 1);
  if (Number.isSafeInteger(amount) && scale === 10 ** places) {
    const whole = Math.floor(Math.abs(amount) / scale);
    const rest = Math.abs(amount) % scale;
    const text = grouped(whole) + (rest === 0 ? "" : `.${String(rest).padStart(places, "0")}`);
    return amount < 0 ? `−${text}` : text;
  }
  const [whole = "0", decimals = ""] = Math.abs(amount / scale)
    .toFixed(places + 2)
    .split(".");
  const kept = decimals.replace(/0+$/, "");
  return `${amount < 0 ? "−" : ""}${grouped(Number(whole))}${kept === "" ? "" : `.${kept}`}`;
}
