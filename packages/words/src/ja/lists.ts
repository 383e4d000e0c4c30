import { grouped } from "../numbers.ts";
import { JOINER } from "../text.ts";

/** `BとC`, `B、C、D`. */
export const list = (names: readonly string[]): string => names.join(names.length === 2 ? "と" : "、");

/** `BかC`, `B、CまたはD`. */
export const listOr = (names: readonly string[]): string =>
  names.length <= 2 ? names.join("か") : `${names.slice(0, -1).join("、")}または${names.at(-1)}`;

/** `12,300枚`, never parted at a line's end. */
export const counted = (amount: number): string => `${grouped(amount)}${JOINER}枚`;
