import { makeCard } from "sidepot/cards";
import { shareOf, standingIn } from "sidepot/pots";
import type { HandRank } from "sidepot/ranking";
import type { Settlement } from "sidepot/showdown";
import { mapText } from "./json.ts";

/** A settlement as the contract's JSON, keys in its order. `id` is JSON text; `explain` adds the `derivation`. */
export function settlementJson(s: Settlement, id: string | undefined, explain: boolean): string {
  const quoted = s.names.map((name) => JSON.stringify(name));
  const name = (seat: number): string => quoted[seat] as string;
  const { returned, pots } = s.layers;
  let text = id === undefined ? "{" : `{"id":${id},`;
  text += `"returned":[${returned ? `{"player":${name(returned.seat)},"amount":${returned.amount}}` : ""}],"pots":[`;
  for (const [i, pot] of pots.entries()) {
    const awards = s.awards[i]?.awards;
    const parts = awards?.map(
      (a) => `{"player":${name(a.seat)},"amount":${a.amount},"oddChips":${a.oddChips}${a.side ? `,"side":"${a.side}"` : ""}}`,
    );
    text += `${i > 0 ? "," : ""}{"amount":${pot.amount},"eligible":[${pot.eligible.map(name).join()}],`;
    text += `"awards":${parts ? `[${parts.join()}]` : "null"}${s.rake ? `,"rake":${s.rake.pots[i] ?? 0}` : ""}}`;
  }
  text += `],"awardOrder":[${s.awardOrder.join()}],"won":${mapText(s.names, s.won)},"net":${mapText(s.names, s.net)},${house(s, name)}"warnings":[`;
  text += `${s.warnings.map((warning) => JSON.stringify(warning)).join()}]`;
  return `${text}${explain ? `,"derivation":${JSON.stringify(derivation(s))}` : ""}}`;
}

/** The house's share, who is out and whose bounties go to whom, each where it was asked for; `null` while a pot is open. */
function house({ rake, asked, busted, bounties }: Settlement, name: (seat: number) => string): string {
  const groups = busted?.map((seats) => `[${seats.map(name).join()}]`);
  const paid = bounties?.map(({ seat, amount, pot, to }) => {
    const parts = to.map((part) => `{"player":${name(part.seat)},"amount":${part.amount},"oddChips":${part.oddChips}}`);
    return `{"player":${name(seat)},"amount":${amount},"pot":${pot},"to":[${parts.join()}]}`;
  });
  return [
    rake ? `"rake":${rake.total},` : "",
    asked.busted ? `"busted":${groups ? `[${groups.join()}]` : "null"},` : "",
    asked.bounties ? `"bounties":${paid ? `[${paid.join()}]` : "null"},` : "",
  ].join("");
}

/** A hand as the contract has it: what it is, the cards that count, those of them from the player's own hand. */
export const handJson = ({ category, cards, hole }: HandRank): { category: string; cards: string[]; hole: string[] } => ({
  category,
  cards: cards.map(makeCard),
  hole: hole.map(makeCard),
});

/** How the answer came about. Everything that may be named by any text is a list, so that no name can be lost as a key. */
function derivation(s: Settlement): object {
  const seats = s.names.map((_, seat) => seat);
  return {
    game: s.game,
    button: s.names[s.button],
    unit: s.unit,
    oddChips: s.oddChips,
    board: s.board.map(makeCard),
    total: s.layers.total,
    layers: s.layers.pots.map((pot, i) => ({
      pot: i,
      floor: pot.floor,
      cap: pot.cap,
      amount: pot.amount,
      dead: pot.dead,
      foldedAbove: pot.foldedAbove,
      players: seats.map((seat) => ({
        player: s.names[seat],
        amount: shareOf(s.layers, pot, seat as Settlement["button"]),
        standing: standingIn(s.layers, pot, seat as Settlement["button"]),
      })),
      uncontested: s.awards[i]?.uncontested ?? false,
      missing: (s.awards[i]?.missing ?? []).map((seat) => s.names[seat]),
      odd: (s.awards[i]?.awards ?? [])
        .filter((award) => award.oddChips > 0)
        .map(({ seat, oddChips, side }) => ({ player: s.names[seat], seat, oddChips, ...(side ? { side } : {}) })),
    })),
    hands: s.showdown && {
      high: s.showdown.high && handsOf(s, s.showdown.high.hands),
      low: s.showdown.low && handsOf(s, s.showdown.low.hands),
    },
  };
}

const handsOf = (s: Settlement, hands: readonly (HandRank | null)[]): object[] =>
  hands.flatMap((hand, seat) => (hand ? [{ player: s.names[seat], ...handJson(hand) }] : []));
