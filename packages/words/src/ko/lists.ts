import { josa } from "../josa.ts";
import { grouped } from "../numbers.ts";
import { JOINER } from "../text.ts";

/** `B와 C`, `B, C, D`: a particle after it goes by the last name. */
export const list = (names: readonly string[]): string =>
  names.length === 2 ? `${josa(names[0] ?? "", "과/와")} ${names[1]}` : names.join(", ");

/** `B나 C`, `B, C 또는 D`. */
export function listOr(names: readonly string[]): string {
  if (names.length === 2) return `${josa(names[0] ?? "", "이나/나")} ${names[1]}`;
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} 또는 ${names.at(-1)}`;
}

/** `12,300칩`, never parted at a line's end. */
export const counted = (amount: number): string => `${grouped(amount)}${JOINER}칩`;
