// Hands a second in the other games, and the npm packages that rank them.
import { createRequire } from "node:module";
import { evaluator } from "sidepot/evaluate/games";
import { deal, letters, lists } from "./deals.mjs";
import { rate } from "./harness.mjs";
import { keep } from "./peers.mjs";

const require = createRequire(import.meta.url);
const apprentice = require("@poker-apprentice/hand-evaluator");
const { SixPlusHoldem } = require("poker-odds-calc");

/** Own cards, common cards, sides, and the lowest rank of the deck. */
const GAMES = {
  omaha: [4, 5, "high"],
  omaha5: [5, 5, "high"],
  omaha6: [6, 5, "high"],
  omaha8: [4, 5, "both"],
  short: [2, 5, "high", 4],
  stud8: [7, 0, "both"],
  razz: [7, 0, "low"],
  a5: [5, 0, "low"],
  27: [5, 0, "low"],
  badugi: [4, 0, "low"],
};

const APPRENTICE = "@poker-apprentice/hand-evaluator";
const exactlyTwo = { minimumHoleCards: 2, maximumHoleCards: 2 };

function apprenticeOmaha(holes, boards) {
  const given = holes.map((hole, i) => ({ holeCards: hole.map(letters), communityCards: boards[i].map(letters), ...exactlyTwo }));
  return {
    work: () => {
      let sum = 0;
      for (let i = 0; i < given.length; i++) sum = (sum + apprentice.evaluate(given[i]).strength) | 0;
      keep(sum);
      return given.length;
    },
    compare: (i, j) => apprentice.compare(apprentice.evaluate(given[i]), apprentice.evaluate(given[j])),
  };
}

function oddsShort(holes, boards) {
  const table = new SixPlusHoldem();
  const deck = new Map(
    table
      .getDeck()
      .getCards()
      .map((card) => [card.toString(), card]),
  );
  const take = (cards) => cards.map((card) => deck.get(letters(card)));
  const given = holes.map((hole, i) => [take(boards[i]), take(hole)]);
  const game = table.getGame();
  return {
    work: () => {
      let sum = 0;
      for (let i = 0; i < given.length; i++) sum = (sum + game.getHandStrentgh(given[i][0], given[i][1]).points) | 0;
      keep(sum);
      return given.length;
    },
    compare: (i, j) => game.getHandStrentgh(...given[j]).points - game.getHandStrentgh(...given[i]).points,
  };
}

const PEERS = {
  omaha: [APPRENTICE, apprenticeOmaha],
  omaha5: [APPRENTICE, apprenticeOmaha],
  omaha6: [APPRENTICE, apprenticeOmaha],
  short: ["poker-odds-calc", oddsShort],
};

/** Rows of ours and of a peer where there is one, their ratio, and how far the peer agrees. */
async function rowsOf(game, hands, peerHands) {
  const [own, common, side, lowest] = GAMES[game];
  const dealt = lists(deal(hands, own + common, lowest), own + common, hands, (card) => card);
  const holes = dealt.map((cards) => cards.slice(0, own));
  const boards = dealt.map((cards) => cards.slice(own));
  const { high, low } = evaluator(game);
  const loops = await import(`./loop.mjs?${game}`);
  const sum = {
    high: () => loops.one(high, holes, boards),
    low: () => loops.one(low, holes, boards),
    both: () => loops.both(high, low, holes, boards),
  }[side];
  const work = () => {
    keep(sum());
    return hands;
  };
  // A name that is a number would lead every table.
  const name = { high: game, low: `${game} low`, both: `${game} high and low` }[side];
  const rows = [rate(name, "M/s", 1e6, work, { required: 1 })];
  if (!PEERS[game]) return { rows, ratios: [], say: () => [] };
  const [peer, make] = PEERS[game];
  const { work: theirs, compare } = make(holes.slice(0, peerHands), boards.slice(0, peerHands));
  rows.push(rate(`${game}, ${peer}`, "M/s", 1e6, theirs));
  const say = () => {
    let same = 0;
    for (let i = 0; i < peerHands; i++) {
      const j = (i + 1) % peerHands;
      if (Math.sign(compare(i, j)) === Math.sign(high(holes[j], boards[j]) - high(holes[i], boards[i]))) same++;
    }
    return [`${game}, ${peer}: of ${peerHands} hands ${same} in our order with the next`];
  };
  return { rows, ratios: [[name, `${game}, ${peer}`, { required: 20 }]], say };
}

/** All games, one after another. */
export async function otherGames({ quick }) {
  const games = [];
  for (const game of Object.keys(GAMES)) games.push(await rowsOf(game, quick ? 200 : 50_000, quick ? 20 : 500));
  return {
    rows: games.flatMap(({ rows }) => rows),
    ratios: games.flatMap(({ ratios }) => ratios),
    notes: () => games.flatMap(({ say }) => say()),
  };
}
