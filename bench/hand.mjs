// Hands a second: six players, no-limit hold'em, random legal actions, every action validated, all cards dealt. Peer: npm poker-ts.
// `--proof [HANDS]` plays hands of every game instead (100,000 a game unless told) and checks each: see hand-proof.mjs.
import { createRequire } from "node:module";
import vm from "node:vm";
import { apply, legalActions, replayEvents, start } from "sidepot/hand";
import { prove } from "./hand-proof.mjs";
import { rate, run } from "./harness.mjs";
import { readOptions } from "./options.mjs";

const require = createRequire(import.meta.url);
const { Table } = require("poker-ts");

// Every amount is a multiple of 60, so that no pot ever leaves an odd chip: the peer's showdown() does not return when one falls to
// players who folded, whom it leaves in its pots.
const CHIP = 60;
const STACKS = [40, 70, 100, 100, 150, 240].map((chips) => chips * CHIP);
const CHIPS = STACKS.reduce((sum, stack) => sum + stack, 0);
const BLINDS = [CHIP, 2 * CHIP];

/** mulberry32: 0 ≤ x < 1, the same hands on every machine. */
function random(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const FULL = Array.from({ length: 52 }, (_, card) => card);
const UNSEEN = Array.from({ length: 52 }, () => null);

/** A whole deck in random order, as the peer shuffles one too. */
function shuffled(next) {
  const deck = FULL.slice();
  for (let i = 51; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    const card = deck[i];
    deck[i] = deck[j];
    deck[j] = card;
  }
  return deck;
}

const config = { game: "holdem", blinds: BLINDS, stacks: STACKS, button: 0 };

/** A size from the least to the most, each as likely. */
const sized = ({ min, max }, next) => min + CHIP * Math.floor(next() * ((max - min) / CHIP + 1));

/** One of the legal actions, each as likely; a bet or raise of any legal size. The peer plays by the same rule. */
function choose(legal, seat, next) {
  const range = legal.bet ?? legal.raise;
  const pick = Math.floor(next() * (range ? 3 : 2));
  if (pick === 0) return { do: "fold", seat };
  if (pick === 1) return { do: legal.check ? "check" : "call", seat };
  return { do: legal.bet ? "bet" : "raise", seat, to: sized(range, next) };
}

/** Plays a hand to its end; with unseen cards to where hands would be shown. `kept` takes the events. */
function play(seed, seen, kept) {
  const next = random(seed);
  const deck = seen ? shuffled(next) : UNSEEN;
  const begun = start(config);
  let { hand } = begun.value;
  if (kept) kept.push(...begun.value.events);
  let at = 0;
  for (;;) {
    const { phase } = hand;
    let action;
    if (phase.at === "betting") action = choose(legalActions(hand), phase.toAct, next);
    else if (phase.at === "dealing") {
      let count = 0;
      for (const due of phase.due) count += due.to === "seat" ? due.up.length : due.count;
      action = { do: "deal", cards: deck.slice(at, at + count) };
      at += count;
    } else if (phase.at === "showdown" && seen) action = { do: "show", seat: phase.toAct };
    else return hand;
    const done = apply(hand, action);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    hand = done.value.hand;
    if (kept) kept.push(...done.value.events);
  }
}

/** The peer's hand, by its public interface; it shuffles by itself. The chips at the end. */
function peer(seed) {
  const next = random(seed);
  const table = new Table({ smallBlind: BLINDS[0], bigBlind: BLINDS[1] }, STACKS.length);
  for (const [seat, stack] of STACKS.entries()) table.sitDown(seat, stack);
  table.startHand(0);
  while (table.isHandInProgress()) {
    while (table.isBettingRoundInProgress()) {
      const { actions, chipRange } = table.legalActions();
      const raise = actions.includes("bet") ? "bet" : actions.includes("raise") ? "raise" : null;
      const pick = Math.floor(next() * (raise ? 3 : 2));
      if (pick === 0) table.actionTaken("fold");
      else if (pick === 1) table.actionTaken(actions.includes("check") ? "check" : "call");
      else table.actionTaken(raise, sized(chipRange, next));
    }
    table.endBettingRound();
    if (table.areBettingRoundsCompleted()) table.showdown();
  }
  return table.seats().reduce((sum, player) => sum + (player ? player.totalChips : 0), 0);
}

/** The peer over a list of seeds, under a watchdog that ends even a loop without end. */
function watched(seeds) {
  const seen = { thrown: 0, chipsWrong: 0, hung: 0 };
  const batch = () => {
    let played = 0;
    for (const seed of seeds) {
      try {
        const chips = peer(seed);
        played++;
        if (chips !== CHIPS) seen.chipsWrong++;
      } catch {
        seen.thrown++;
      }
    }
    return played;
  };
  const context = vm.createContext({ batch });
  const script = new vm.Script("batch()");
  const work = () => {
    try {
      return script.runInContext(context, { timeout: 2000 });
    } catch {
      seen.hung++;
      return 0;
    }
  };
  return { work, seen };
}

function bench() {
  const options = readOptions();
  const seeds = Array.from({ length: options.quick ? 50 : 400 }, (_, i) => i + 1);
  const peerHands = watched(seeds);
  peerHands.work();
  const histories = seeds.map((seed) => {
    const events = [];
    play(seed, true, events);
    return events;
  });
  const replayed = seeds.filter((seed, i) => JSON.stringify(replayEvents(histories[i])) === JSON.stringify(play(seed, true))).length;
  const shown = seeds.filter((seed) => play(seed, true).tabled.includes(true)).length;
  const actions = histories.flat().filter((event) => event.type !== "opened" && "seat" in event && event.type !== "posted").length;
  const { thrown, chipsWrong, hung } = peerHands.seen;
  const peerNote = `poker-ts, first ${seeds.length} hands by the same rule: ${thrown} threw, ${chipsWrong} made or lost chips, ${hung} batches stopped by the watchdog`;
  let round = 0;
  const hands = (name, list, work) =>
    rate(name, "k hands/s", 1000, () => {
      const from = (round++ * 50) % list.length;
      const part = list.slice(from, from + 50);
      for (const item of part) work(item);
      return part.length;
    });
  run({
    bench: "hand",
    options,
    contenders: [
      hands("sidepot/hand", seeds, (seed) => play(seed, true)),
      hands("sidepot/hand, history kept as JSON", seeds, (seed) => {
        const events = [];
        play(seed, true, events);
        JSON.stringify(events);
      }),
      hands("sidepot/hand, hands not compared", seeds, (seed) => play(seed, false)),
      hands("replay of the events, nothing validated", histories, replayEvents),
      rate("poker-ts", "k hands/s", 1000, peerHands.work),
    ],
    ratios: [
      ["sidepot/hand", "poker-ts", 50],
      ["sidepot/hand, hands not compared", "poker-ts", 50],
      ["sidepot/hand", "sidepot/hand, history kept as JSON"],
      ["replay of the events, nothing validated", "sidepot/hand"],
    ],
    notes: [
      "aim: 90 k hands/s on one core",
      `${seeds.length} hands, ${(actions / seeds.length).toFixed(1)} actions, returns and hands shown each; ${shown} of them with hands compared; ${replayed} replay to the same state`,
      peerNote,
    ],
  });
}

const asked = process.argv.indexOf("--proof");
if (asked >= 0) prove(Number(process.argv[asked + 1]) || 100_000);
else bench();
