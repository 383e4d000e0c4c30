import { afterRake, awardPots, type Layers, layerPots, type PotAward, potWarnings, pushingOrder } from "../pots/index.ts";
import type { Problem, Warning } from "../problem.ts";
import { GAME_SHAPES, type Game } from "../ranking/index.ts";
import { fail, ok, type Result } from "../result.ts";
import type { Chips, Seat } from "../units.ts";
import { orderHands } from "./compare.ts";
import { bustOf, checkStacks, rakeOf } from "./house.ts";
import { comparisons, oddChipRule, type PlayerRank, rankPlayers } from "./judge.ts";
import { checkInput, readHands, type SettleHands, unknownFields } from "./read.ts";
import type { SettleInput, Settlement } from "./types.ts";

/**
 * Settles a hand: amounts → return and pots → who is paid what, and every step between as data.
 *
 * The rules of cutting are those of `layerPots`, the rules of pushing those of `awardPots`. A pot is pushed when every player
 * eligible for it has cards (and the board is complete) or a strength, or when one player alone is eligible. Where the house
 * takes its share, what is pushed is what that leaves: the pots as cut are the chips won and the rake.
 *
 * @param input players clockwise; chips are safe integers in the smallest unit
 * @returns the settlement, or the first thing wrong with its place in the input; nothing is guessed
 */
export function settle(input: SettleInput): Result<Settlement, Problem> {
  const shape = checkInput(input);
  if (shape) return fail(shape);
  const layers = layerPots(input.players);
  if (!layers.ok) return layers;
  const hands = readHands(input);
  if (!hands.ok) return hands;

  const { oddChips, awardOrder } = input.rules ?? {};
  const rules = {
    ...(input.button === undefined ? {} : { button: input.button }),
    ...(input.unit === undefined ? {} : { unit: input.unit }),
    ...(oddChips === undefined ? {} : { oddChips }),
    ...(awardOrder === undefined ? {} : { awardOrder }),
  };
  const { game } = hands.value;
  const rake = rakeOf(input, hands.value, layers.value);
  if (!rake.ok) return rake;
  const stacks = checkStacks(input);
  if (stacks) return fail(stacks);
  const ranked = rankPlayers(hands.value, layers.value);
  const raked = rake.value ? afterRake(layers.value, rake.value.pots) : layers.value;
  const awards = awardPots(raked, comparisons(input.players, game, ranked), rules);
  if (!awards.ok) return awards;

  const won = totals(awards.value, input.players.length);
  const { returned, pots } = layers.value;
  const button = (input.button ?? input.players.length - 1) as Seat;
  return ok({
    game,
    names: input.players.map((player) => player.name),
    button,
    unit: input.unit ?? 1,
    oddChips: oddChips ?? "one-each",
    board: hands.value.board,
    layers: layers.value,
    awards: awards.value,
    awardOrder: pushingOrder(pots.length, awardOrder ?? "last-side-first"),
    cards: hands.value.cards,
    showdown: ranked.some((r) => r !== null) ? sides(ranked, game) : null,
    rake: rake.value,
    ...bustOf(input, layers.value, awards.value, won, button),
    won,
    net: input.players.map(({ bet, dead }, seat) => {
      const back = returned?.seat === seat ? returned.amount : 0;
      return (won[seat] as number) + back - bet - (dead ?? 0);
    }),
    warnings: warnings(input, hands.value, layers.value, awards.value),
  });
}

function sides(ranked: readonly PlayerRank[], game: Game): Settlement["showdown"] {
  const { high, low } = GAME_SHAPES[game];
  const side = (which: "high" | "low") =>
    orderHands(
      ranked.map((r) => r?.[which] ?? null),
      game,
      which,
    );
  return { high: high && side("high"), low: low && side("low") };
}

function totals(awards: readonly PotAward[], players: number): Chips[] {
  const won = new Array<number>(players).fill(0);
  for (const { seat, amount } of awards.flatMap((pot) => pot.awards ?? [])) won[seat] = (won[seat] as number) + amount;
  return won as Chips[];
}

function warnings(input: SettleInput, hands: SettleHands, layers: Layers, awards: readonly PotAward[]): Warning[] {
  const found = [...unknownFields(input), ...potWarnings(input.players, layers, input.unit ?? 1)];
  const waiting = awards.some((pot) => pot.awards === null);
  if (waiting && hands.boardMissing > 0 && hands.cards.some((hand) => hand !== null)) {
    found.push({ code: "BOARD_INCOMPLETE", path: "board", missing: hands.boardMissing });
  }
  const byCard = oddChipRule(hands.game) === "high-card-by-suit" && input.rules?.oddChips === undefined;
  for (const [pot, { awards: parts }] of awards.entries()) {
    const placed = parts?.some((part) => part.oddBy === "position") ?? false;
    if (placed && input.rules?.oddChips === "high-card-by-suit") found.push({ code: "ODD_CHIP_CARD_SHARED", path: `pots[${pot}]`, pot });
    if (byCard && parts?.some((part) => part.oddChips > 0)) found.push({ code: "STUD_ODD_CHIP_BY_POSITION", path: `pots[${pot}]`, pot });
  }
  return found;
}
