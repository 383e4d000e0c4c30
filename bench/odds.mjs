// The npm packages that answer questions of equity. None of them takes ranges: those are asked hand by hand, and a row says what all of
// them would take together.
import { createRequire } from "node:module";
import { letters } from "./deals.mjs";
import { time } from "./harness.mjs";

const require = createRequire(import.meta.url);
const { equityHoldem, simulateHoldem } = require("@poker-apprentice/hand-evaluator");
const { TexasHoldem } = require("poker-odds-calc");

/** Every choice of hands, one for each player, that can be held beside each other and the board; cards as strings. */
function choices({ players, board }) {
  const found = [];
  const choose = (hands, used) => {
    const range = players[hands.length];
    if (!range) {
      found.push(hands.map((cards) => cards.map(letters)));
      return;
    }
    for (const { cards } of range) if (!cards.some((card) => used.has(card))) choose([...hands, cards], new Set([...used, ...cards]));
  };
  choose([], new Set(board));
  return found;
}

/** A row for an exact question; `ask(hands, board)` asks the peer about known hands. `say` compares what it last answered with ours. */
function exact(peer, ask, read, limit) {
  return (name, input, ours) => {
    const all = choices(input);
    const board = input.board.map(letters);
    const many = Math.min(all.length, limit.hands);
    let next = 0;
    let last;
    const work = () => {
      for (let i = 0; i < many; i++) last = ask(all[next++ % all.length], board);
      return many / all.length;
    };
    const say = () => {
      const own = ours();
      if (!last || !own || all.length > 1) return [];
      const [theirs, mine] = read(last, own);
      return [`${name}: ${peer} answers ${theirs === mine ? "the same" : `${theirs} instead of ${mine}`}`];
    };
    return { row: time(`${name}, ${peer}`, work, limit), say };
  };
}

export const APPRENTICE = "@poker-apprentice/hand-evaluator";
export const ODDS = "poker-odds-calc";

const asTable = (hands, board) => {
  const table = new TexasHoldem();
  for (const hand of hands) table.addPlayer(hand);
  return board.length ? table.setBoard(board) : table;
};

export const apprenticeExact = exact(
  APPRENTICE,
  (hands, board) => equityHoldem(hands, board),
  (answer, { equity }) => [answer[0].equity.toFixed(6), equity.toFixed(6)],
  { hands: 40, rounds: 5, warm: true },
);
/** Minutes for all questions before the flop, so it is asked once. */
export const oddsExact = exact(
  ODDS,
  (hands, board) => asTable(hands, board).exhaustive().calculate(),
  (answer, { win, boards }) => [answer.getPlayers()[0].getWins(), Math.round(win * boards)],
  { hands: 5, rounds: 1, warm: false },
);

/** A row for random deals between known hands, as time for a million. */
function sampled(peer, deals, draw, rounds) {
  return (name, input) => {
    const [hands] = choices(input);
    const work = () => {
      draw(hands, deals);
      return deals / 1e6;
    };
    return { row: time(`${name}, ${peer}`, work, { rounds }), say: () => [] };
  };
}

export const apprenticeSampled = sampled(
  APPRENTICE,
  50_000,
  (allHoleCards, samplesPerUpdate) => simulateHoldem({ allHoleCards, communityCards: [], samplesPerUpdate }).next(),
  5,
);
export const oddsSampled = sampled(ODDS, 5_000, (hands, deals) => asTable(hands, []).limit(deals).calculate(), 5);
