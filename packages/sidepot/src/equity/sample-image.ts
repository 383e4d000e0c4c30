// A question ready for sampling, as one array of 32-bit words, so that the loop in TypeScript and the one in WebAssembly read the same
// numbers at the same places and count the same deals.

import type { Card } from "../cards/card.ts";
import { CARD_KEYS } from "../ranking/evaluate/keys.ts";
import type { Group, Layer, Step } from "./sample-groups.ts";
import { highOf, lowOf } from "./sample-possible.ts";

/** Words of the head, in this order. */
export const HEAD = {
  players: 0,
  /** Cards in the deck. */
  deck: 1,
  /** Cards of the board that are drawn. */
  drawn: 2,
  /** Players who are dealt two cards of the deck whatever they are. */
  open: 3,
  /** Players whose hands are drawn from a list. */
  layers: 4,
  contests: 5,
  /** Low, high and key of the board's known cards. */
  board: 6,
  /** Where the parts begin, in words. */
  hands: 9,
  cards: 10,
  openAt: 11,
  layersAt: 12,
  states: 13,
  steps: 14,
  odds: 15,
  sets: 16,
} as const;
const HEAD_WORDS = 20;

/** Words of a hand, a card and a step: low and high of its cards, key, and of a step the place of the next state. */
export const HAND_WORDS = 4;
/** Words of a state: place of the first step, number of steps, random words to refuse below, whether all steps are alike. */
const STATE_WORDS = 4;
/** Words of a step's odds: the threshold below which it is kept, and the place of the step that is taken otherwise. */
export const ODDS_WORDS = 2;
/** Words of a layer: player, and the place of its first state or -1 to go on from the state that the step before led to. */
export const LAYER_WORDS = 2;

/** The parts of a question that a deal is drawn from. */
export interface Drawn {
  readonly players: number;
  readonly board: readonly Card[];
  readonly deck: readonly Card[];
  readonly fixed: readonly (readonly [Card, Card] | null)[];
  readonly open: readonly number[];
  readonly groups: readonly Group[];
  readonly contests: readonly (readonly number[])[];
}

/** Low, high and key of cards together. */
function words(cards: readonly number[]): [number, number, number] {
  let [low, high, key] = [0, 0, 0];
  for (const card of cards) {
    key = (key + (CARD_KEYS[card] as number)) | 0;
    low |= lowOf(card);
    high |= highOf(card);
  }
  return [low, high, key];
}

/**
 * Walker's alias method as Vose builds it: of `n` places each is drawn equally often, and gives its own step below a threshold and
 * another one from there. Thresholds are 32-bit words, so a probability is right to about 2^-32.
 */
function aliases(steps: readonly Step[], out: Int32Array, at: number, first: number): void {
  const n = steps.length;
  const total = steps.reduce((sum, { chance }) => sum + chance, 0);
  const scaled = steps.map(({ chance }) => (chance * n) / total);
  const small: number[] = [];
  const large: number[] = [];
  for (const [i, part] of scaled.entries()) (part < 1 ? small : large).push(i);
  const put = (i: number, part: number, alias: number): void => {
    out[at + ODDS_WORDS * i] = Math.min(2 ** 32 - 1, Math.round(part * 2 ** 32)) | 0;
    out[at + ODDS_WORDS * i + 1] = first + HAND_WORDS * alias;
  };
  while (small.length > 0 && large.length > 0) {
    const less = small.pop() as number;
    const more = large[large.length - 1] as number;
    put(less, scaled[less] as number, more);
    const rest = (scaled[more] as number) - (1 - (scaled[less] as number));
    scaled[more] = rest;
    if (rest < 1) {
      large.pop();
      small.push(more);
    }
  }
  // What is left has its whole place, but for the rounding of the sums.
  for (const i of [...small, ...large]) put(i, 1, i);
}

const alike = (steps: readonly Step[]): boolean => steps.every(({ chance }) => chance === steps[0]?.chance);

/** Writes the image. */
export function imageOf(deal: Drawn): Int32Array {
  const layers: readonly Layer[] = deal.groups.flat();
  const states = layers.flatMap((layer) => layer.states);
  const steps = states.reduce((sum, state) => sum + state.length, 0);
  // Hands and cards lie at multiples of 16 bytes.
  const hands = HEAD_WORDS;
  const cards = hands + HAND_WORDS * deal.players;
  const stepsAt = cards + HAND_WORDS * deal.deck.length;
  const statesAt = stepsAt + HAND_WORDS * steps;
  const odds = statesAt + STATE_WORDS * states.length;
  const openAt = odds + ODDS_WORDS * steps;
  const layersAt = openAt + deal.open.length;
  const sets = layersAt + LAYER_WORDS * layers.length;
  const image = new Int32Array(sets + deal.contests.length);
  image[HEAD.players] = deal.players;
  image[HEAD.deck] = deal.deck.length;
  image[HEAD.drawn] = 5 - deal.board.length;
  image[HEAD.open] = deal.open.length;
  image[HEAD.layers] = layers.length;
  image[HEAD.contests] = deal.contests.length;
  image.set(words(deal.board), HEAD.board);
  image[HEAD.hands] = hands;
  image[HEAD.cards] = cards;
  image[HEAD.openAt] = openAt;
  image[HEAD.layersAt] = layersAt;
  image[HEAD.states] = statesAt;
  image[HEAD.steps] = stepsAt;
  image[HEAD.odds] = odds;
  image[HEAD.sets] = sets;
  for (const [player, hand] of deal.fixed.entries()) if (hand) image.set(words(hand), hands + HAND_WORDS * player);
  for (const [i, card] of deal.deck.entries()) image.set(words([card]), cards + HAND_WORDS * i);
  image.set(deal.open, openAt);
  for (const [i, eligible] of deal.contests.entries()) image[sets + i] = eligible.reduce((set, player) => set | (1 << player), 0);

  let step = stepsAt;
  let state = statesAt;
  let layer = layersAt;
  for (const group of deal.groups) {
    for (const [at, { player, states: own }] of group.entries()) {
      image.set([player, at === 0 ? state : -1], layer);
      layer += LAYER_WORDS;
      const next = state + STATE_WORDS * own.length;
      for (const steps of own) {
        image.set([step, steps.length, steps.length && 2 ** 32 % steps.length, alike(steps) ? 1 : 0], state);
        aliases(steps, image, odds + (ODDS_WORDS * (step - stepsAt)) / HAND_WORDS, step);
        for (const { hand, next: to } of steps) {
          image.set(words(hand.combo.cards), step);
          image[step + 3] = next + STATE_WORDS * to;
          step += HAND_WORDS;
        }
        state += STATE_WORDS;
      }
    }
  }
  return image;
}
