import type { HandState, Legal } from "sidepot/hand";
import { ended } from "./pots-text.ts";
import type { Voice } from "./speech.ts";
import { visible } from "./table.ts";

/** Whose turn it is, for people: the street, what the one to act may do, and the pots. */
export function handStateText(state: HandState, { words, terminal, hands }: Voice): string {
  const names = state.names.map(visible);
  const { hand } = terminal;
  const turn =
    state.toAct === null || state.legal === null
      ? [state.complete ? hand.handOver : hand.roundOver]
      : turnLines(names[state.toAct] as string, state.legal);
  const pots = state.pots.map(({ amount, eligible }, pot) =>
    hand.pot(words.potName(pot), words.chips(amount), words.list(eligible.map((seat) => names[seat] as string))),
  );
  const warned = state.warnings.map((warning) => words.warning(warning, names));
  return ended([hand.street(hands.street(state.street)), ...turn, "", ...pots, ...warned]);

  function turnLines(name: string, legal: Legal): string[] {
    const closed = legal.closed === null ? [] : [hands.closed(legal.closed)];
    return [hand.toAct(name), hand.owed(legal.call > 0 ? words.chips(legal.call) : null), hand.may(name, mayDo(legal)), ...closed];
  }

  function mayDo({ fold, check, call, bringIn, bet, raise }: Legal): string[] {
    const may = hand.actions;
    return [
      ...(fold ? [may.fold] : []),
      ...(check ? [may.check] : []),
      ...(call > 0 ? [may.call(words.chips(call))] : []),
      ...(bringIn === null ? [] : [may.bringIn(words.chips(bringIn))]),
      ...(bet ? [may.bet(words.chips(bet.min), words.chips(bet.max))] : []),
      ...(raise ? [may.raise(words.chips(raise.min), words.chips(raise.max))] : []),
    ];
  }
}
