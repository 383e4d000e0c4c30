import { fail, ok, type Result } from "../../result.ts";
import type { Chips, Seat } from "../../units.ts";
import type { Format, HandRecord, RecordEvent, RecordProblem } from "../record.ts";
import type { Draft, DraftPlayer } from "./draft.ts";

type Stakes = HandRecord["stakes"];

/** Turns a whole draft into a record: seats from the left of the button, chips in the scale that the text needs. */
export function finish(draft: Draft, format: Format, last: number): Result<HandRecord, RecordProblem> {
  const { header } = draft;
  if (!draft.ended) return fail({ code: "RECORD_CUT", at: last });
  const players = seated(draft);
  if (players.length < 2) return fail({ code: "FIELD_MISSING", at: last, field: "seats" });
  // Stud has no button. Elsewhere every seat hangs on it, and a guess would accuse the players of what they never did.
  if (draft.button === null && header.named.kind !== "stud") return fail({ code: "FIELD_MISSING", at: last, field: "button" });
  const parts = [...header.stakes, header.ante, draft.cap ?? 0].some((amount) => amount % 100 !== 0);
  const scale = draft.decimals || parts || (header.currency !== null && !header.tournament) ? 100 : 1;
  const chips = (hundredths: number): Chips => (scale === 100 ? hundredths : hundredths / 100) as Chips;
  if (draft.exceeded) {
    const { at, player, amount, stack } = draft.exceeded;
    return fail({ code: "STACK_EXCEEDED", at, seat: players.indexOf(player), amount: chips(amount), stack: chips(stack) });
  }
  if (!whole(draft)) return fail({ code: "RECORD_CUT", at: last });
  const places = draft.players.map((player) => players.indexOf(player) as Seat);
  const events = inSeats(draft.events, places, chips);
  const antes = new Set(events.flatMap((event) => (event.do === "post" && event.kind === "ante" ? [event.seat] : [])));
  return ok({
    format,
    id: header.id,
    variant: header.variant,
    game: header.named.game,
    draws: header.named.draws,
    betting: header.betting,
    cap: draft.cap === null ? null : chips(draft.cap),
    scale,
    currency: header.tournament ? null : header.currency,
    tournament: header.tournament,
    table: draft.table,
    when: header.when,
    stakes: stakesOf(draft, events, chips),
    // One ante among several players is the big blind's for all of them, and dead; everybody's own ante is matched by everybody's.
    antesLive: antes.size !== 1,
    seats: players.map(({ name, label, stack }) => ({ name, label, stack: chips(stack) })),
    events,
    result: {
      totalPot: draft.totalPot === null ? null : chips(draft.totalPot),
      pots: draft.pots?.map(chips) ?? null,
      rake: draft.rake === null ? null : chips(draft.rake),
      finishing: null,
    },
    unknown: draft.unknown,
    extra: draft.extra,
  });
}

/**
 * Whether the text goes as far as the hand. Seats of the summary end every site's text; one that has none is whole when all chips
 * were collected, since only the line of the totals could say that a rake is what is missing.
 */
function whole(draft: Draft): boolean {
  if (draft.outcomes) return true;
  const totals = draft.players.map((player) => player.total).toSorted((a, b) => b - a);
  const put = totals.reduce((sum, total) => sum + total, 0);
  const collected = draft.events.reduce((sum, event) => (event.do === "collect" ? sum + event.amount : sum), 0);
  if (draft.totalled) return collected > 0 || put === 0;
  const [most = 0, next = 0] = totals;
  // A bet that nobody called may come back without a line.
  return collected >= put || collected === put - (most - next);
}

/** Who was dealt in, clockwise, the button or the last one before it at the end. Stud has no button: the lowest seat is first. */
function seated({ players, button }: Draft): DraftPlayer[] {
  const dealt = players.filter((player) => player.dealt).toSorted((a, b) => a.label - b.label);
  const behind = (player: DraftPlayer): boolean => button !== null && player.label > button;
  return [...dealt.filter(behind), ...dealt.filter((player) => !behind(player))];
}

function inSeats(events: readonly RecordEvent[], places: readonly Seat[], chips: (hundredths: number) => Chips): RecordEvent[] {
  const moved = events.map((event): RecordEvent => {
    const placed = "seat" in event ? { ...event, seat: places[event.seat] as Seat } : event;
    if ("amount" in placed) return { ...placed, amount: chips(placed.amount) };
    return "to" in placed ? { ...placed, to: chips(placed.to) } : placed;
  });
  // Newcomers post as much as the big blind, and sites call it that; the big blind is the first of them left of the button.
  const first = moved.reduce((least, e) => (e.do === "post" && e.kind === "big-blind" ? Math.min(least, e.seat) : least), places.length);
  // A show whose cards no line prints says nothing.
  const told = moved.filter((event) => event.do !== "show" || event.cards.length > 0);
  return told.map((event) =>
    event.do === "post" && event.kind === "big-blind" && event.seat !== first ? { ...event, kind: "post" } : event,
  );
}

function stakesOf(draft: Draft, events: readonly RecordEvent[], chips: (hundredths: number) => Chips): Stakes {
  const posted = (kind: string): number =>
    events.reduce((most, e) => (e.do === "post" && e.kind === kind ? Math.max(most, e.amount) : most), 0);
  const { header } = draft;
  const [low, high] = header.stakes.map(chips) as [Chips, Chips];
  const ante = Math.max(posted("ante"), chips(header.ante)) as Chips;
  const bringIn = draft.bringIn === null ? null : chips(draft.bringIn);
  if (header.betting !== "fixed-limit") {
    const base = { ante, bringIn, smallBet: null, bigBet: null, minBet: high };
    return { ...base, smallBlind: low, bigBlind: high };
  }
  const stud = header.named.kind === "stud";
  // Limit tables print the bets, but some tournaments print the blinds; the big blind that was posted tells which.
  const blindsPrinted = !stud && posted("big-blind") === high && high === 2 * low;
  const [smallBet, bigBet] = blindsPrinted ? [high, (2 * high) as Chips] : [low, high];
  const smallBlind = stud ? smallBet : ((posted("small-blind") || Math.floor(smallBet / 2)) as Chips);
  const bigBlind = stud ? bigBet : smallBet;
  return { smallBlind, bigBlind, ante, bringIn, smallBet, bigBet, minBet: smallBet };
}
