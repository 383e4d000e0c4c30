import { type Card, fullDeck, rankOf } from "../cards/index.ts";
import type { Game } from "../ranking/index.ts";
import { apply, legalActions, start } from "./apply.ts";
import { dueCount, takeDue } from "./dealing.ts";
import type { Action, Hand, HandConfig, HandEvent } from "./types.ts";

/** Numbers in 0 ≤ x < 1 from a seed: the same seed gives the same play everywhere (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from 0 to below `n`. */
const below = (random: () => number, n: number): number => Math.floor(random() * n);

const pick = <T>(random: () => number, list: readonly T[]): T => list[below(random, list.length)] as T;

/** The deck of a game in random order. */
export function shuffled(game: Game, random: () => number): Card[] {
  const deck = fullDeck().filter((card) => game !== "short" || rankOf(card) >= 4);
  for (let i = deck.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [deck[i], deck[j]] = [deck[j] as Card, deck[i] as Card];
  }
  return deck;
}

/** One hand played with random legal actions to its end. */
export interface Played {
  readonly hand: Hand;
  readonly events: readonly HandEvent[];
  readonly actions: readonly Action[];
}

/** A legal action chosen at random, and the stub after it. */
function randomAction(hand: Hand, deck: readonly Card[], random: () => number): { action: Action; deck: readonly Card[] } | null {
  const { phase } = hand;
  if (phase.at === "complete") return null;
  const live = hand.folded.flatMap((out, seat) => (out ? [] : [seat]));
  if (live.length > 1 && random() < 0.01) return { action: { do: "kill", seat: pick(random, live) }, deck };
  switch (phase.at) {
    case "dealing": {
      const twice: Action = { do: "run", times: 2 };
      if (random() < 0.2 && apply(hand, twice).ok) return { action: twice, deck };
      const again = deck.length < dueCount(phase.due) ? reshuffled(hand, deck, random) : deck;
      const taken = takeDue(phase.due, again);
      if (!taken) throw new RangeError("the deck is too short");
      return { action: { do: "deal", cards: taken.cards }, deck: taken.deck };
    }
    case "drawing": {
      const own = hand.cards[phase.toAct]?.length ?? 0;
      const discard = Array.from({ length: own }, (_, i) => i).filter(() => random() < 0.4);
      return { action: { do: "draw", seat: phase.toAct, discard }, deck };
    }
    case "showdown":
      return { action: { do: random() < 0.7 || !mayMuck(hand) ? "show" : "muck", seat: phase.toAct }, deck };
    case "betting":
      return { action: randomBet(hand, random), deck };
  }
}

const mayMuck = (hand: Hand): boolean => hand.phase.at === "showdown" && apply(hand, { do: "muck", seat: hand.phase.toAct }).ok;

/** The stub made anew from the cards that were given back. */
function reshuffled(hand: Hand, deck: readonly Card[], random: () => number): Card[] {
  const back = hand.discards.filter((card): card is Card => card !== null);
  for (let i = back.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [back[i], back[j]] = [back[j] as Card, back[i] as Card];
  }
  return [...deck, ...back];
}

function randomBet(hand: Hand, random: () => number): Action {
  const legal = legalActions(hand);
  if (!legal || hand.phase.at !== "betting") throw new RangeError("nobody is to act");
  const seat = hand.phase.toAct;
  const range = legal.bet ?? legal.raise;
  const x = random();
  if (legal.bringIn !== null && (range === null || x < 0.7)) return { do: "bring-in", seat };
  if (range && x > 0.6) {
    const most = range.max - range.min;
    const to = x > 0.95 ? range.max : range.min + below(random, Math.min(most, 4 * range.min) + 1);
    return { do: legal.bet ? "bet" : "raise", seat, to };
  }
  if (legal.check) return { do: "check", seat };
  return legal.fold && x < 0.2 ? { do: "fold", seat } : { do: "call", seat };
}

/** Plays a hand to its end with random legal actions; throws where the engine refuses one that it called legal. */
export function playRandomly(config: HandConfig, random: () => number): Played {
  const begun = start(config);
  if (!begun.ok) throw new RangeError(`no hand: ${JSON.stringify(begun.error)}`);
  let { hand } = begun.value;
  const events = [...begun.value.events];
  const actions: Action[] = [];
  let deck: readonly Card[] = shuffled(config.game, random);
  for (let next = randomAction(hand, deck, random); next !== null; next = randomAction(hand, deck, random)) {
    const done = apply(hand, next.action);
    if (!done.ok) throw new RangeError(`${JSON.stringify(next.action)}: ${JSON.stringify(done.error)}`);
    actions.push(next.action);
    events.push(...done.value.events);
    hand = done.value.hand;
    deck = next.deck;
    if (actions.length > 2000) throw new RangeError("a hand without end");
  }
  return { hand, events, actions };
}

/** A configuration at random: any game and betting, 2 to 10 players as far as the deck serves them, uneven stacks, every kind of forced money. */
export function randomConfig(random: () => number, games: readonly Game[]): HandConfig {
  const game = pick(random, games);
  const stud = game === "stud" || game === "stud8" || game === "razz";
  const most = stud
    ? 8
    : game === "omaha6"
      ? 7
      : game === "omaha5"
        ? 8
        : game === "27" || game === "a5" || game === "draw"
          ? 6
          : game === "badugi"
            ? 8
            : 10;
  const n = 2 + below(random, most - 1);
  const betting = pick(random, ["no-limit", "pot-limit", "fixed-limit"] as const);
  const stacks = Array.from({ length: n }, () => 1 + below(random, pick(random, [30, 300, 3000])));
  const button = below(random, n);
  const board = !stud && game !== "27" && game !== "a5" && game !== "draw" && game !== "badugi";
  const ante = 1 + below(random, 4);
  const money = pick(random, ["none", "antes", "big-blind-ante", "button-ante", "straddle", "posts", "bomb"] as const);
  const straddler = (button + 3) % n;
  return {
    game,
    betting,
    stacks,
    button,
    ...(stud
      ? { bringIn: 2, smallBet: 10, bigBet: 20 }
      : {
          blinds: pick(random, [
            [5, 10],
            [0, 10],
            [10, 10],
          ] as const),
        }),
    ...(betting === "fixed-limit" ? { smallBet: 10, bigBet: 20 } : {}),
    ...(money === "antes" || stud ? { antes: stacks.map(() => (random() < 0.1 ? 3 * ante : ante)) } : {}),
    ...(money === "big-blind-ante" && !stud ? { bigBlindAnte: 10 } : {}),
    ...(money === "button-ante" && !stud ? { buttonAnte: 10 } : {}),
    ...(money === "straddle" && !stud && n > 3 ? { straddles: [{ seat: pick(random, [straddler, button]), amount: 20 }] } : {}),
    ...(money === "posts" && !stud && n > 4 ? { posts: [{ seat: (button + 4) % n, live: 10, dead: 5 }] } : {}),
    ...(money === "bomb" && board
      ? { bombPot: true, blinds: [0, 0] as const, antes: stacks.map(() => 10), minBet: 10, boards: 1 + below(random, 2) }
      : {}),
    ...(random() < 0.3 ? { cap: 50 } : {}),
    ...(random() < 0.3 ? { rake: { basisPoints: 500, cap: 30 } } : {}),
    ...(game === "27" && random() < 0.5 ? { draws: 3 } : {}),
    ...(random() < 0.2 ? { bounties: stacks.map(() => below(random, 50)) } : {}),
    ...(money === "none" && betting === "pot-limit" && !stud ? { deadSmallBlind: true } : {}),
    ...(random() < 0.3 ? { showRules: pick(random, ["wsop-live-2026", "roberts"] as const) } : {}),
    ...(random() < 0.2 ? { shortStackPays: pick(random, ["blind", "ante"] as const) } : {}),
    unit: pick(random, [1, 1, 5]),
  };
}
