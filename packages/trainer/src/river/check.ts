// What a spot must be before anything is built from it, so that nothing behind this meets a number that it cannot count with.
import { isCard } from "sidepot/cards";
import { isMenu } from "./tree.ts";
import type { RiverProblem, RiverSpot } from "./types.ts";

/** The first thing that is wrong with a spot, whatever it is; null where it can be made ready. */
export function problemOf(spot: RiverSpot): RiverProblem | null {
  return shapeProblem(spot) ?? cardProblem(spot) ?? rangeProblem(spot) ?? potProblem(spot) ?? stackProblem(spot) ?? menuProblem(spot);
}

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null;

/** Lists are where lists belong. */
function shapeProblem(spot: RiverSpot): RiverProblem | null {
  if (!isObject(spot)) return { code: "FIELD_INVALID", path: "" };
  const { board, ranges, allIn, pots, stacks, dead = [] } = spot;
  for (const [path, list] of Object.entries({ board, ranges, allIn, pots, stacks, dead })) {
    if (!Array.isArray(list)) return { code: "FIELD_INVALID", path };
  }
  if (ranges.length !== 2) return { code: "FIELD_INVALID", path: "ranges" };
  if (stacks.length !== 2) return { code: "FIELD_INVALID", path: "stacks" };
  for (const [path, lists] of Object.entries({ ranges, allIn })) {
    for (const [at, list] of lists.entries()) if (!Array.isArray(list)) return { code: "FIELD_INVALID", path: `${path}[${at}]` };
  }
  for (const [at, pot] of pots.entries()) {
    if (!isObject(pot) || !Array.isArray(pot.allIn)) return { code: "POT_INVALID", pot: at };
  }
  return null;
}

function cardProblem({ board, dead = [] }: RiverSpot): RiverProblem | null {
  const known = new Set(board.filter(isCard)).size;
  if (board.length !== 5 || known !== 5) return { code: "BOARD_NOT_FIVE", got: board.length === 5 ? known : board.length };
  for (const [at, card] of dead.entries()) if (!isCard(card)) return { code: "CARD_UNKNOWN", path: `dead[${at}]` };
  return null;
}

/** As equities have it: two different cards, a weight above 0 and at most 1, no hand twice. Which card comes first does not matter here. */
function rangeProblem({ ranges, allIn }: RiverSpot): RiverProblem | null {
  for (const [player, range] of [...ranges, ...allIn].entries()) {
    const seen = new Set<number>();
    for (const [hand, combo] of range.entries()) {
      const cards: unknown = combo?.cards;
      if (!Array.isArray(cards) || cards.length !== 2 || !cards.every(isCard) || cards[0] === cards[1]) {
        return { code: "HAND_INVALID", player, hand };
      }
      const { weight } = combo;
      if (!(typeof weight === "number" && weight > 0 && weight <= 1)) return { code: "HAND_WEIGHT_INVALID", player, hand };
      const key = 52 * Math.max(...cards) + Math.min(...cards);
      if (seen.has(key)) return { code: "HAND_TWICE", player, hand };
      seen.add(key);
    }
  }
  return null;
}

function potProblem({ pots, allIn }: RiverSpot): RiverProblem | null {
  let total = 0;
  for (const [pot, { amount, allIn: contestants }] of pots.entries()) {
    const known = contestants.every((player) => Number.isInteger(player) && player >= 0 && player < allIn.length);
    if (!known || new Set(contestants).size < contestants.length) return { code: "POT_INVALID", pot };
    if (!Number.isSafeInteger(amount) || amount < 0) return { code: "POT_INVALID", pot };
    total += amount;
    if (!Number.isSafeInteger(total)) return { code: "POT_INVALID", pot };
  }
  return total > 0 ? null : { code: "POT_INVALID", pot: 0 };
}

function stackProblem({ stacks }: RiverSpot): RiverProblem | null {
  for (const [player, stack] of stacks.entries()) {
    if (!Number.isSafeInteger(stack) || stack < 1) return { code: "STACK_INVALID", player };
  }
  return null;
}

const menuProblem = ({ menu }: RiverSpot): RiverProblem | null => (isObject(menu) && isMenu(menu) ? null : { code: "MENU_INVALID" });
