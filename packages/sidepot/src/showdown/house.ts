import { badChips } from "../chips.ts";
import { awardBounties, bustedPlaces, type Layers, type PotAward, takeRake } from "../pots/index.ts";
import type { Problem } from "../problem.ts";
import { GAME_SHAPES } from "../ranking/index.ts";
import { fail, ok, type Result } from "../result.ts";
import { show } from "../show.ts";
import type { Chips, Seat } from "../units.ts";
import type { SettleHands } from "./read.ts";
import type { SettleInput, Settlement, SettleRake } from "./types.ts";

/** The rake of a hand to settle; null where the house takes no share. */
export function rakeOf(input: SettleInput, hands: SettleHands, layers: Layers): Result<Settlement["rake"], Problem> {
  const { rake } = input;
  if (rake === undefined) return ok(null);
  if (typeof rake !== "object" || rake === null || Array.isArray(rake))
    return fail({ code: "NOT_AN_OBJECT", path: "rake", got: show(rake) });
  const basisPoints = rateOf(rake);
  if (typeof basisPoints !== "number") return fail(basisPoints);
  const { cap, noFlopNoDrop } = rake;
  const flopSeen = noFlopNoDrop === false ? true : flopOf(input, hands, rake);
  if (typeof flopSeen !== "boolean") return fail(flopSeen);
  const taken = takeRake(layers.pots, {
    basisPoints,
    ...(cap === undefined ? {} : { cap }),
    ...(noFlopNoDrop === undefined ? {} : { noFlopNoDrop }),
    flopSeen,
    ...(input.unit === undefined ? {} : { unit: input.unit }),
  });
  if (!taken.ok) return taken;
  return ok({ total: taken.value.reduce((sum, part) => sum + part, 0) as Chips, pots: taken.value });
}

/** Two decimals at most, read from the digits, so that 0.29 % is 29 and not 28.999… */
const PERCENT = /^(\d{1,3})(?:\.(\d{1,2}))?$/;

function rateOf({ percent, basisPoints }: SettleRake): number | Problem {
  if (percent === undefined && basisPoints !== undefined) return basisPoints;
  const digits = typeof percent === "number" ? PERCENT.exec(String(percent)) : null;
  const points = digits ? Number(digits[1]) * 100 + Number((digits[2] ?? "").padEnd(2, "0")) : Number.NaN;
  const path = percent === undefined ? "rake" : "rake.percent";
  if (basisPoints !== undefined) return { code: "RAKE_INVALID", path, got: `${show(percent)}, ${show(basisPoints)}` };
  return points <= 10_000 ? points : { code: "RAKE_INVALID", path, got: show(percent) };
}

/** Whether there was a flop: as said, by the board, or since two players still in can only be settled after one. */
function flopOf({ board, players }: SettleInput, hands: SettleHands, { flopSeen }: SettleRake): boolean | Problem {
  if (flopSeen !== undefined && typeof flopSeen !== "boolean") {
    return { code: "NOT_TRUE_OR_FALSE", path: "rake.flopSeen", got: show(flopSeen) };
  }
  if (!GAME_SHAPES[hands.game].deals.some((deal) => deal.board === 5)) return true;
  const cards = hands.board.length;
  if (flopSeen === false && cards > 0) return { code: "FLOP_UNCLEAR", path: "rake.flopSeen", board: cards };
  if (flopSeen !== undefined) return flopSeen;
  if (cards > 0 || players.filter((player) => player.folded !== true).length > 1) return true;
  return board === undefined ? { code: "FLOP_UNCLEAR", path: "rake.flopSeen", board: 0 } : false;
}

/** The first thing wrong with stacks and bounties. */
export function checkStacks({ players, bounties }: SettleInput): Problem | null {
  for (const [i, { stack, bet, dead = 0 }] of players.entries()) {
    if (stack === undefined && bounties === undefined) continue;
    const path = `players[${i}].stack`;
    const wrong = badChips(stack, path);
    if (wrong) return wrong;
    if (bet + dead > (stack as number)) return { code: "MORE_THAN_STACK", path, amount: bet + dead, stack: stack as number };
  }
  if (bounties === undefined) return null;
  if (!Array.isArray(bounties)) return badChips(bounties, "bounties");
  if (bounties.length !== players.length) {
    return { code: "NOT_ONE_EACH", path: "bounties", count: bounties.length, players: players.length };
  }
  for (const [i, amount] of bounties.entries()) {
    const wrong = badChips(amount, `bounties[${i}]`);
    if (wrong) return wrong;
  }
  const sum = bounties.reduce((all: number, amount: number) => all + amount, 0);
  return sum > Number.MAX_SAFE_INTEGER ? { code: "CHIPS_SUM_UNSAFE", path: "bounties" } : null;
}

/** Who is out and who receives whose bounty; unknown while a pot is open, or where somebody's stack is not given. */
export function bustOf(
  { players, bounties }: SettleInput,
  layers: Layers,
  awards: readonly PotAward[],
  won: readonly Chips[],
  button: Seat,
): Pick<Settlement, "asked" | "bounties" | "busted"> {
  const stacks = players.flatMap(({ stack }) => (stack === undefined ? [] : [stack]));
  const asked = { busted: stacks.length === players.length, bounties: bounties !== undefined };
  if (!asked.busted || awards.some((pot) => pot.awards === null)) return { asked, bounties: null, busted: null };
  const { returned } = layers;
  const finishing = players.map(({ bet, dead = 0 }, seat) => {
    const back = returned?.seat === seat ? returned.amount : 0;
    return (stacks[seat] as number) - bet - dead + back + (won[seat] as number);
  });
  const busted = bustedPlaces(stacks, finishing);
  if (bounties === undefined) return { asked, bounties: null, busted };
  const worth = typeof bounties === "number" ? players.map(() => bounties) : bounties;
  const pushed = awards.map((pot, i) => ({ pot: i, awards: pot.awards ?? [] }));
  return { asked, busted, bounties: awardBounties({ layers, pushed, busted: busted.flat(), bounties: worth, button }) };
}
