import type { ShowOrder } from "sidepot/showdown";
import { nameAt } from "../text.ts";
import { list } from "./lists.ts";

const reasons = {
  LAST_AGGRESSOR: "the last to bet or raise on the final street",
  PUSHED_ALL_IN: "the one who moved all-in",
  FIRST_TO_ACT: "nobody bet on the final street, so the first to act there",
};

/** In which order hands are shown, and why. */
export function showing({ mode, order, because, enforced, sidePotFirst }: ShowOrder, names: readonly string[]): string {
  const [first = "", ...rest] = order.map((seat) => nameAt(names, seat));
  if (because === "UNCONTESTED") return `${first} is the last one in and need not show.`;
  if (mode === "together" || because === "ALL_IN")
    return "Somebody is all-in and the betting is over: everyone shows at once. Nobody may muck.";
  const sentences = [`${first} shows first: ${reasons[because]}.`, `Then ${list(rest)}.`];
  if (sidePotFirst) sentences.push("Players in a side pot show before those in the main pot alone.");
  sentences.push(enforced === "may" ? "The floor may demand this order." : "This order is the rule.");
  return sentences.join(" ");
}
