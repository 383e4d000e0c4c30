// Random deals where hands collide so often that nearly every try would be thrown away: nine players with big pairs, say. Hands are
// drawn one player after another, each from those that are still possible; a deal that so comes too often, or too rarely, counts with
// the weight that sets it right (importance sampling).

import { nextRandom, type RandomState } from "../random/random.ts";
import { HAND_WORDS, HEAD, LIST, LIST_WORDS } from "./sample-image.ts";
import { type Desk, giveHand, makeDesk, playDeal } from "./sample-plain.ts";

/**
 * Draws the hands, each in proportion to its weight among the possible ones, and answers the product of what those weigh together: what
 * a deal's weight is above its probability here. 0 where a player has no hand left; such a draw stands for deals that are none.
 */
function drawPossible(desk: Desk, weights: readonly Float64Array[], sums: Float64Array): number {
  const { image, random } = desk;
  const lists = image[HEAD.listsAt] as number;
  desk.low = 0;
  desk.high = 0;
  let product = 1;
  for (const [i, own] of weights.entries()) {
    const list = lists + LIST_WORDS * i;
    const hands = image[list + LIST.hands] as number;
    const { low, high } = desk;
    let sum = 0;
    for (let hand = 0; hand < own.length; hand++) {
      const place = hands + HAND_WORDS * hand;
      if ((((image[place] as number) & low) | ((image[place + 1] as number) & high)) === 0) sum += own[hand] as number;
      sums[hand] = sum;
    }
    if (sum === 0) return 0;
    product *= sum;
    const drawn = ((nextRandom(random) >>> 0) / 2 ** 32) * sum;
    let hand = 0;
    while ((sums[hand] as number) <= drawn) hand++;
    giveHand(desk, image[list + LIST.player] as number, hands + HAND_WORDS * hand);
  }
  return product;
}

/** Hands in the longest list. */
const longest = (weights: readonly Float64Array[]): number => Math.max(...weights.map((own) => own.length));

/**
 * Plays so many random deals and adds their weights to `counts`; answers the sum of the weights.
 *
 * @param weights of the hands of each list, in the order of the image
 * @param scale what each deal's weight is multiplied by
 */
export function playWeighed(
  image: Int32Array,
  random: RandomState,
  deals: number,
  counts: Float64Array,
  weights: readonly Float64Array[],
  scale: number,
): number {
  const desk = makeDesk(image, random);
  const values = new Int32Array(image[HEAD.players] as number);
  const sums = new Float64Array(longest(weights));
  let total = 0;
  for (let deal = 0; deal < deals; deal++) {
    const weight = scale * drawPossible(desk, weights, sums);
    if (weight === 0) continue;
    total += weight;
    playDeal(desk, values, counts, weight);
  }
  return total;
}

/**
 * The scale by which the sum of all weights is about the number of deals of equal weight that would tell as much (Kish's effective
 * sample size), so that a standard error is reckoned from it as from a number of deals. Found out by so many tries.
 */
export function findScale(image: Int32Array, random: RandomState, weights: readonly Float64Array[], tries: number): number {
  const desk = makeDesk(image, random);
  const sums = new Float64Array(longest(weights));
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < tries; i++) {
    const weight = drawPossible(desk, weights, sums);
    sum += weight;
    squares += weight * weight;
  }
  return squares === 0 ? 1 : sum / squares;
}
