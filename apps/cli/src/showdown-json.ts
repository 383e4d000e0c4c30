import type { Showdown, ShowdownSide } from "sidepot/showdown";
import { handJson } from "./settlement-json.ts";

/** A showdown as the contract's JSON: only the sides that the game has. `id` is JSON text. */
export function showdownJson({ high, low }: Showdown, id: string | undefined): string {
  const sides = [...(high ? [`"high":${sideText(high)}`] : []), ...(low ? [`"low":${sideText(low)}`] : [])];
  return `{${[...(id === undefined ? [] : [`"id":${id}`]), ...sides].join()}}`;
}

const sideText = ({ order, hands }: ShowdownSide): string => JSON.stringify({ order, hands: hands.map((hand) => hand && handJson(hand)) });
