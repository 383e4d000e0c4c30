import { anteAt, checkPushes, finished, type PotQuestion, type Push, potQuestion, type Session, winner } from "@sidepot/trainer/table";
import { parseAmount, plain } from "@sidepot/words";
import { type Card, makeCard } from "sidepot/cards";
import { type Action, countOf, type HandEvent, type Illegal, legalActions, potsNow } from "sidepot/hand";
import { legalJson } from "./hand-json.ts";
import { STATUS } from "./io.ts";
import { errorText, mapText } from "./json.ts";
import { shownFault } from "./play-ask.ts";
import { type Deed, handOf, isOut, type Place, type Sum } from "./play-game.ts";
import type { Typing } from "./play-input.ts";
import { readTyped } from "./play-keys.ts";
import { readPush } from "./play-pushes.ts";
import { reviewsOf } from "./play-review.ts";
import type { Setup } from "./play-setup.ts";
import { boardOf, type PlayVoice, type View, viewOf } from "./play-view.ts";
import type { JsonWriter } from "./replay.ts";
import { visible } from "./table.ts";

/** The table as JSON, a value for each thing that happens, with actions read as lines. */
export interface JsonPlace extends Place {
  status(): number;
}

/** What a line may hold besides a key. */
interface Said {
  readonly do?: unknown;
  readonly to?: unknown;
  readonly pot?: unknown;
}

const DEEDS: readonly Action["do"][] = ["fold", "check", "call", "bet", "raise", "all-in"];
const cardText = (card: Card | null): string | null => (card === null ? null : makeCard(card));

/** @param out where the values go, one by one */
export function jsonPlace(out: JsonWriter, typing: Typing, setup: Setup, voice: PlayVoice): JsonPlace {
  let status: number = STATUS.fine;
  const add = (value: object): Promise<void> => out.add(JSON.stringify(value));
  const refuse = (code: string, message: string): Promise<void> => {
    status = STATUS.badInput;
    return out.add(errorText(undefined, code, "action", plain(message)));
  };
  const unreadable = (line: string): Promise<void> =>
    refuse("ACTION_UNREADABLE", voice.lines.fault({ code: "ACTION_UNREADABLE", got: short(line) }));

  /** The deed of a line; null: it is none, which was said. */
  const deedOf = async (line: string, view: View): Promise<Deed | null> => {
    const seat = view.hero as number;
    const said = saidIn(line);
    if (said !== null) {
      if (said.do === "undo") return { do: "undo" };
      if (said.do === "quit") return { do: "quit" };
      const what = DEEDS.find((deed) => deed === said.do);
      if (what === "bet" || what === "raise") {
        if (Number.isSafeInteger(said.to)) return { do: "act", action: { do: what, seat, to: said.to as number } };
      } else if (what !== undefined) return { do: "act", action: { do: what, seat } as Action };
      await unreadable(line);
      return null;
    }
    const legal = legalActions(view.hand);
    const typed = readTyped(line, voice.lines);
    const plainly = { f: "fold", k: "check", l: "call", a: "all-in", c: (legal?.call ?? 0) > 0 ? "call" : "check" } as const;
    if (typed.key === "u") return { do: "undo" };
    if (typed.key === "q") return { do: "quit" };
    const amount = typed.key === "r" ? parseAmount(typed.rest) : null;
    if (amount?.ok) return { do: "act", action: { do: legal?.bet ? "bet" : "raise", seat, to: amount.value } };
    if (typed.key !== null && typed.key in plainly) return { do: "act", action: { do: plainly[typed.key as keyof typeof plainly], seat } };
    await unreadable(line);
    return null;
  };

  /** The pots in the order of pushing, without their answers, until each is pushed rightly or the input ends. */
  const ask = async (session: Session, question: PotQuestion): Promise<void> => {
    const { names, inside, hero, play } = viewOf(session, voice);
    const named = (seats: readonly number[]): string[] => seats.map((seat) => names[seat] as string);
    const asked = question.pots.map(({ pot, amount, eligible }) => ({ pot, amount, eligible: named(eligible) }));
    await add({ hand: play.number, type: "question", pots: asked.toSorted((a, b) => a.pot - b.pot) });
    const done: Push[] = [];
    while (done.length < question.pots.length) {
      const line = await typing.next();
      if (line === null) return;
      if (line.trim() === "") continue;
      const pots = question.pots.map(({ pot }) => pot).filter((pot) => !done.some((push) => push.pot === pot));
      const read = pushIn(line, { names, hero, pots });
      if ("fault" in read) {
        await refuse(read.fault.code, voice.lines.fault(shownFault(read.fault)));
        continue;
      }
      const faults = checkPushes(question, [...done, read.push]).at(-1)?.faults ?? [];
      const said = faults.map((fault) => ({ code: fault.code, message: plain(voice.play.question.fault(fault, inside)) }));
      await add({ hand: play.number, type: "push", pot: read.push.pot, to: named(read.push.to), right: faults.length === 0, faults: said });
      if (faults.length === 0) done.push(read.push);
    }
  };

  return {
    status: () => status,
    begun(session) {
      const { play, names, hero } = viewOf(session, voice);
      const { settings } = play.hand;
      const { config, blinds } = session;
      const bots = play.seats.map((place) => config.players[place]?.bot ?? null);
      const head = { hand: play.number, type: "hand", seed: config.seed, mode: config.mode, blinds, ante: anteAt(config, blinds) };
      return add({
        ...head,
        players: names,
        bots,
        stacks: settings.stacks,
        button: names[settings.button],
        you: hero === null ? null : names[hero],
      });
    },
    async happened(session, from) {
      const view = viewOf(session, voice);
      for (const event of view.events.slice(from))
        for (const line of eventsOf(event, view)) await add({ hand: view.play.number, type: "event", ...line });
    },
    async turn(session) {
      const view = viewOf(session, voice);
      const { hand, names, hero, play } = view;
      const legal = JSON.parse(legalJson(legalActions(hand))) as object;
      const pots = potsNow(hand).map(({ amount, eligible }) => ({ amount, eligible: eligible.map((seat) => names[seat]) }));
      const own = (hand.cards[hero ?? -1] ?? []).map(cardText);
      const turn = {
        hand: play.number,
        type: "turn",
        toAct: names[hero ?? -1],
        legal,
        cards: own,
        board: boardOf(hand).map(makeCard),
        pots,
      };
      // Whoever reads waits for a turn before each line, also after one that could not be read.
      for (;;) {
        await add(turn);
        let line = await typing.next();
        while (line?.trim() === "") line = await typing.next();
        if (line === null) return { do: "quit" };
        const deed = await deedOf(line, view);
        if (deed) return deed;
      }
    },
    refused: (session, illegal: Illegal) =>
      refuse(illegal.code, voice.play.addressed(voice.hands.illegal(illegal, viewOf(session, voice).inside))),
    undone(session) {
      if (session === null) return refuse("NOTHING_TO_UNDO", voice.lines.fault({ code: "NOTHING_TO_UNDO" }));
      return add({ hand: handOf(session).number, type: "undone", street: handOf(session).hand.street });
    },
    async pushed(session) {
      const question = setup.pause ? potQuestion(session) : null;
      if (question && question.pots.length > 1) await ask(session, question);
      await out.add(endText(session, voice));
      const hand = setup.coach ? finished(session) : null;
      if (hand) for await (const review of reviewsOf(hand, viewOf(session, voice), voice)) await add(review);
    },
    // A script says what comes next by what it does next.
    after: () => Promise.resolve("next"),
    async left({ hands, net }: Sum, session) {
      const won = winner(session);
      const person = session.config.players.some(({ bot }) => bot === null);
      const ending = won === null ? {} : { winner: session.config.players[won]?.name };
      await add({ type: "over", hands, ...(person ? { net } : {}), ...ending, ...(isOut(session) ? { out: true } : {}) });
    },
  };
}

/** What was typed, fit to stand in a sentence. */
const short = (text: string): string => visible(text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** An object of JSON; null where the line is none. */
function saidIn(line: string): Said | null {
  if (!line.trimStart().startsWith("{")) return null;
  try {
    return JSON.parse(line) as Said;
  } catch {
    return {};
  }
}

function pushIn(line: string, pushing: Parameters<typeof readPush>[1]): ReturnType<typeof readPush> {
  const said = saidIn(line);
  if (said === null) return readPush(line, pushing);
  const to = Array.isArray(said.to) ? said.to : [said.to];
  const named = { pots: pushing.pots.toSorted((a, b) => a - b).join(", "), names: pushing.names.join(", ") };
  if (!Number.isSafeInteger(said.pot) || !pushing.pots.includes(said.pot as number))
    return { fault: { code: "POT_UNKNOWN", got: short(line), pots: named.pots } };
  const seats: number[] = [];
  for (const name of to) {
    const seat = pushing.names.indexOf(String(name));
    if (seat < 0) return { fault: { code: "NAME_UNKNOWN", got: typeof name === "string" ? short(name) : short(line), names: named.names } };
    seats.push(seat);
  }
  return { push: { pot: said.pot as number, to: seats } };
}

/** An event with the players by name and the cards as text; what the other lines tell is left out. */
function eventsOf(event: HandEvent, { names, hand }: View): object[] {
  const player = "seat" in event ? names[event.seat] : undefined;
  switch (event.type) {
    case "started":
    case "opened":
    case "ended":
      return [];
    case "dealt": {
      let at = 0;
      return event.due.map((due) => {
        const cards = event.cards.slice(at, at + countOf(due)).map(cardText);
        at += cards.length;
        return due.to === "board" ? { event: "board", cards } : { event: "dealt", player: names[due.seat], cards };
      });
    }
    case "tabled":
      return event.seats.map((seat) => ({ event: "showed", player: names[seat], cards: (hand.cards[seat] ?? []).map(cardText) }));
    case "showed":
      return [{ event: "showed", player, cards: event.cards.map(cardText) }];
    default: {
      const { type, ...rest } = event;
      const { seat: _, ...told } = rest as { readonly seat?: unknown };
      return [{ event: type, player, ...told }];
    }
  }
}

/** How the hand ended: keys as `settle` has them, and the deck, so that the deal can be made again. */
function endText(session: Session, voice: PlayVoice): string {
  const { names, play } = viewOf(session, voice);
  const hand = finished(session);
  if (!hand) return "{}";
  const { outcome, proof } = hand;
  const pots = outcome.pots.map(({ amount, eligible, awards }) => ({
    amount,
    eligible: eligible.map((seat) => names[seat]),
    awards: awards.map((award) => ({ player: names[award.seat], amount: award.amount, oddChips: award.oddChips })),
  }));
  const order = outcome.pots.map(({ pot }) => pot).reverse();
  const net = outcome.finishing.map((chips, seat) => chips - (play.hand.settings.stacks[seat] as number));
  const told = [
    `"hand":${play.number},"type":"end","pots":${JSON.stringify(pots)},"awardOrder":[${order.join()}]`,
    `"won":${mapText(names, outcome.won)},"finishing":${mapText(names, outcome.finishing)},"net":${mapText(names, net)}`,
    `"proof":${JSON.stringify({ seed: proof.seed, number: proof.number, deck: proof.deck.map(makeCard).join("") })}`,
  ];
  return `{${told.join()}}`;
}
