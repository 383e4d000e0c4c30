import { parseCards } from "sidepot/cards";
import { seeded } from "sidepot/random";
import { describe, expect, test } from "vitest";
import { acting, arranged } from "./arranged.oracle.ts";
import { finished } from "./finished.ts";
import { readSession } from "./kept.ts";
import { done, opened, played, randomBet } from "./random.oracle.ts";
import { act, botRandom, heroOf, nextHand, openTable, seenBy, toAct, undoStreet, winner } from "./session.ts";
import type { Session, TableConfig } from "./types.ts";

const table = (n: number, config: Partial<TableConfig> = {}): TableConfig => ({
  seed: 11,
  players: Array.from({ length: n }, (_, i) => ({ name: `P${i}`, bot: i === 0 ? null : { style: "station" } })),
  mode: "cash",
  blinds: [50, 100],
  ...config,
});

/** Plays the hand to its end: everybody folds, but for who cannot. */
function folded(session: Session): Session {
  let now = session;
  for (let seat = toAct(now); seat !== null; seat = toAct(now)) now = done(now, { do: "fold", seat });
  return now;
}

const forced = ({ play }: Session): (string | number)[][] =>
  (play?.events ?? []).flatMap((e) => (e.type === "posted" ? [[play?.seats[e.seat] as number, e.kind, e.amount]] : []));

describe("the button and the blinds", () => {
  test("the button goes round, one player a hand", () => {
    let session = nextHand(opened(table(4)));
    const first = session.button;
    const buttons = [0, 1, 2, 3, 4].map(() => {
      const at = session.button;
      session = nextHand(folded(session));
      return at;
    });
    expect(buttons).toEqual([0, 1, 2, 3, 4].map((i) => (first + i) % 4));
  });
  test("heads-up the button pays the small blind, and acts first before the flop", () => {
    const session = nextHand(opened(table(2)));
    const other = 1 - session.button;
    expect(forced(session)).toEqual([
      [session.button, "small-blind", 50],
      [other, "big-blind", 100],
    ]);
    expect(toAct(session)).toBe(session.button);
  });
  test("who has the button first is drawn: over many seeds everybody has it", () => {
    const drawn = Array.from({ length: 200 }, (_, seed) => opened(table(5, { seed })).button);
    const counts = [0, 1, 2, 3, 4].map((place) => drawn.filter((button) => button === place).length);
    expect(Math.min(...counts)).toBeGreaterThan(20);
  });
  test("antes: each player's own, or one for all by the big blind after the blind", () => {
    const each = nextHand(opened(table(3, { ante: "each" })));
    expect(forced(each).filter(([, kind]) => kind === "ante")).toEqual([0, 1, 2].map((place) => [place, "ante", 25]));
    const one = nextHand(opened(table(3, { ante: "big-blind" })));
    const big = (one.button + 2) % 3;
    expect(forced(one).slice(1)).toEqual([
      [big, "big-blind", 100],
      [big, "ante", 100],
    ]);
    expect(one.play?.hand.dead[big]).toBe(100);
  });
  test("the straddle is two big blinds left of the big blind, who then acts last; not with two players", () => {
    const session = nextHand(opened(table(4, { straddle: true })));
    expect(forced(session).at(-1)).toEqual([(session.button + 3) % 4, "straddle", 200]);
    expect(toAct(session)).toBe(session.button);
    expect(forced(nextHand(opened(table(2, { straddle: true }))))).toHaveLength(2);
  });
  test("nobody straddles who would be all-in by it", () => {
    const session = nextHand(opened(table(4, { straddle: true, depth: 2 })));
    expect(forced(session)).toHaveLength(2);
  });
  test("a big blind of less than the blind is all-in, and the others still owe the whole of it", () => {
    const session = arranged({ stacks: [1000, 60, 1000], hands: ["AsAh", "KsKh", "QsQh"] });
    expect(forced(session)).toEqual([
      [0, "small-blind", 50],
      [1, "big-blind", 60],
    ]);
    const called = acting(session, "C call");
    expect(called.play?.hand.bets).toEqual([50, 60, 100]);
    const over = acting(called, "A fold");
    expect(over.play?.hand.phase).toMatchObject({ at: "complete", outcome: { pots: [{ amount: 170, eligible: [1, 2] }] } });
  });
});

describe("where chips come from", () => {
  test("cash: who is below the first stack is topped up, who is above keeps it", () => {
    let session = nextHand(opened(table(3, { depth: 20 })));
    for (let seat = toAct(session); seat !== null; seat = toAct(session)) {
      session = done(session, act(session, { do: "all-in", seat }).ok ? { do: "all-in", seat } : { do: "call", seat });
    }
    const after = session.chips;
    expect(after.filter((chips) => chips === 0).length).toBeGreaterThan(0);
    expect(nextHand(session).chips).toEqual(after.map((chips) => Math.max(2000, chips)));
  });
  test("school: everybody's stack anew, the same for the same seed and hand", () => {
    const stacks = (seed: number): (readonly number[])[] => {
      let session = opened(table(6, { seed, mode: "school" }));
      return [1, 2, 3].map(() => {
        session = nextHand(folded(session));
        return session.play?.hand.settings.stacks ?? [];
      });
    };
    expect(stacks(5)).toEqual(stacks(5));
    expect(stacks(5)).not.toEqual(stacks(6));
    expect(new Set(stacks(5).map((list) => list.join())).size).toBe(3);
  });
  test("tournament: the blinds go up every so many hands, within chips that there are", () => {
    let session = opened(table(2, { mode: "tournament", levelHands: 2, depth: 1000, blinds: [50, 100] }));
    const seen: string[] = [];
    for (let i = 0; i < 18; i++) {
      session = nextHand(session);
      seen.push(session.blinds.join("/"));
      session = folded(session);
    }
    const up = ["50/100", "75/150", "100/200", "150/300", "200/400", "300/600", "400/800", "500/1000", "750/1500"];
    expect(seen).toEqual(up.flatMap((pair) => [pair, pair]));
  });
});

/** A tournament in which one hand is arranged. */
const bust = (stacks: readonly number[], hands: readonly string[], actions: readonly string[]): Session =>
  arranged({ config: { mode: "tournament", depth: 10 }, stacks, hands, board: "7c8d9s4hJc", actions });

describe("the end of a tournament", () => {
  const four = ["AsAh", "2s3h", "2d3c", "KsKh"];
  test("two busted in one hand sit out from the next on, and the button goes by them", () => {
    const over = bust([2000, 1000, 500, 500], four, ["C all-in", "D fold", "A call", "B call", "A check", "B all-in", "A call"]);
    expect(over.chips).toEqual([3500, 0, 0, 500]);
    expect(winner(over)).toBeNull();
    const next = nextHand(over);
    expect(next.play?.seats).toEqual([0, 3]);
    expect(heroOf(next)).toBe(0);
  });
  test("a hand that is over carries how many began, and nobody's chips besides those dealt in", () => {
    const over = bust([2000, 1000, 500, 500], four, ["C all-in", "D fold", "A call", "B call", "A check", "B all-in", "A call"]);
    const next = folded(nextHand(over));
    expect(next.play?.seats).toHaveLength(2);
    expect(finished(next)?.tournament).toEqual({ entrants: 4, others: [] });
    expect(finished(folded(nextHand(opened(table(4)))))?.tournament).toBeUndefined();
  });
  test("the last one with chips has won, and no hand follows", () => {
    const over = bust([2000, 500, 500], ["AsAh", "2s3h", "2d3c"], ["C all-in", "A call", "B call"]);
    expect(over.chips).toEqual([3000, 0, 0]);
    expect(winner(over)).toBe(0);
    expect(nextHand(over)).toBe(over);
  });
  test("nobody has won while the hand is at play, though all the others are all-in; nor in a cash game", () => {
    const three = { stacks: [2000, 500, 500], hands: ["AsAh", "2s3h", "2d3c"] };
    expect(winner(arranged({ config: { mode: "tournament", depth: 10 }, ...three, actions: ["C all-in"] }))).toBeNull();
    expect(winner(arranged({ ...three, board: "7c8d9s4hJc", actions: ["C all-in", "A call", "B call"] }))).toBeNull();
  });
  test("with two left nobody pays the big blind twice running (TDA 2024 34-B)", () => {
    // B paid the big blind and is left with the button; A goes out.
    const over = bust([500, 2000, 500], ["2s3h", "AsAh", "KdQc"], ["C fold", "A all-in", "B call"]);
    expect(over.chips).toEqual([0, 2500, 500]);
    const next = nextHand(over);
    expect(next.button).toBe(1);
    expect(forced(next)).toEqual([
      [1, "small-blind", 50],
      [2, "big-blind", 100],
    ]);
  });
  test("whole tournaments come to a winner with all chips", () => {
    for (let seed = 1; seed <= 10; seed++) {
      const config = table(2 + (seed % 8), { seed, mode: "tournament", depth: 20, levelHands: 3 });
      const last = [...played(config, 2000)].at(-1) as Session;
      expect(last.chips[winner(last) as number]).toBe(2000 * config.players.length);
    }
  });
});

describe("what a player sees and does", () => {
  test("hands are dealt from the left of the button, and shown when the betting is over", () => {
    const session = arranged({ stacks: [500, 1000, 1000], hands: ["AsAh", "KsKh", "QsQh"], board: "7c8d9s4hJc" });
    expect(session.play?.hand.cards[0]).toEqual(parseCards("AsAh").ok && [51, 50]);
    expect(seenBy(session, 1 as NonNullable<ReturnType<typeof toAct>>)?.hand.cards[0]).toEqual([null, null]);
    const over = ["C call", "A call", "B check", ...["A", "B", "C", "A", "B", "C", "A", "B", "C"].map((name) => `${name} check`)].reduce(
      acting,
      session,
    );
    expect(over.play?.hand.tabled).toEqual([true, true, true]);
    expect(over.chips).toEqual([700, 900, 900]);
  });
  test("only what a player decides can be done, in turn", () => {
    const session = nextHand(opened(table(3)));
    const seat = toAct(session) as number;
    expect(act(session, { do: "fold", seat: (seat + 1) % 3 })).toMatchObject({ ok: false, error: { code: "NOT_YOUR_TURN" } });
    for (const action of [
      { do: "deal", cards: [1, 2, 3] },
      { do: "kill", seat },
      { do: "run", times: 2 },
      { do: "muck", seat },
    ]) {
      expect(act(session, action as Parameters<typeof act>[1])).toMatchObject({ ok: false, error: { code: "NOT_NOW" } });
    }
    for (const action of [null, "fold", 7]) expect(act(session, action as never)).toMatchObject({ error: { code: "NOT_AN_OBJECT" } });
    expect(act(opened(table(3)), { do: "fold", seat: 0 })).toMatchObject({ error: { code: "HAND_OVER" } });
    expect(act(folded(session), { do: "fold", seat: 0 })).toMatchObject({ error: { code: "HAND_OVER" } });
  });
  test("no next hand while one is at play", () => {
    const session = nextHand(opened(table(3)));
    expect(nextHand(session)).toBe(session);
  });
  test("before the first hand there is nothing to see, to do or to take back", () => {
    const session = opened(table(3));
    expect([seenBy(session, 0 as never), toAct(session), undoStreet(session), heroOf(session), winner(session)]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe("a street taken back", () => {
  const flop = arranged({
    stacks: [2000, 2000, 2000],
    hands: ["AsAh", "KsKh", "QsQh"],
    board: "7c8d9s4hJc",
    actions: ["C call", "A call", "B check"],
  });

  test("to the beginning of the street on which the person last acted", () => {
    const later = ["A bet 200", "B call", "C fold"].reduce(acting, flop);
    expect(undoStreet(later)).toEqual(flop);
    expect(undoStreet(acting(flop, "A check"))).toEqual(flop);
  });
  test("to the street before where the person did nothing on this one yet", () => {
    expect(undoStreet(flop)?.play).toMatchObject({ actions: [], hand: { street: 0 } });
    expect(undoStreet(undoStreet(flop) as Session)).toBeNull();
  });
  test("once the hand is over its chips are back", () => {
    const over = ["A bet 1900", "B fold", "C fold"].reduce(acting, flop);
    expect(over.chips).toEqual([2200, 1900, 1900]);
    const back = undoStreet(over);
    expect(back?.chips).toEqual([2000, 2000, 2000]);
    expect(back).toEqual(flop);
  });
});

test("the randomness of a decision hangs on the hand and the actions so far alone", () => {
  const words = (session: Session): number[] => {
    const random = botRandom(session);
    return [random(2 ** 32), random(2 ** 32)];
  };
  const seen = new Set<string>();
  let states = 0;
  for (const session of played(table(6), 20)) {
    if (toAct(session) === null) continue;
    states++;
    seen.add(words(session).join());
    expect(words(JSON.parse(JSON.stringify(session)))).toEqual(words(session));
  }
  expect(seen.size).toBe(states);
});

describe("a session that was kept", () => {
  const session = [...played(table(4), 1)][3] as Session;
  const kept = (change: (copy: Record<string, unknown>) => void): unknown => {
    const copy = JSON.parse(JSON.stringify(session));
    change(copy);
    return copy;
  };
  test("is dealt again from the seed: what was changed in the cards counts for nothing", () => {
    const cheated = kept((copy) => Object.assign(copy.play as object, { deck: [], events: [], dealt: 0 }));
    expect(readSession(cheated)).toEqual({ ok: true, value: session });
  });
  test.each([
    ["nothing", () => null, "NOT_AN_OBJECT", ""],
    ["another config", (copy: Record<string, unknown>) => ({ ...copy, config: { ...table(4), seed: -1 } }), "SEED_INVALID", "config.seed"],
    ["no config", (copy: Record<string, unknown>) => ({ ...copy, config: undefined }), "NOT_AN_OBJECT", "config"],
    ["other chips", (copy: Record<string, unknown>) => ({ ...copy, chips: [1, 2, 3, 4] }), "SESSION_BROKEN", "chips"],
    ["another hand", (copy: Record<string, unknown>) => ({ ...copy, hands: 7 }), "SESSION_BROKEN", "hands"],
    ["no button", (copy: Record<string, unknown>) => ({ ...copy, button: 4 }), "SESSION_BROKEN", "button"],
    ["hands and no play", (copy: Record<string, unknown>) => ({ ...copy, play: null }), "SESSION_BROKEN", "hands"],
    ["play of another kind", (copy: Record<string, unknown>) => ({ ...copy, play: 7 }), "SESSION_BROKEN", "play"],
  ])("%s", (_, change, code, path) => {
    expect(readSession(change(JSON.parse(JSON.stringify(session))))).toMatchObject({ ok: false, error: { code, path } });
  });
  test.each([
    ["seats", [0, 1, 2], "play.seats"],
    ["seats", [0, 1, 1, 2], "play.seats"],
    ["actions", [{ do: "fold", seat: 9, street: 0 }], "play.actions"],
    ["actions", [{ do: "deal", cards: [] }], "play.actions"],
    ["actions", {}, "play.actions"],
    ["hand", { settings: { stacks: [1, 1, 1, 1] } }, "play.hand.settings.stacks"],
    ["hand", null, "play.hand.settings.stacks"],
  ])("play: other %s %j", (field, value, path) => {
    const changed = kept((copy) => Object.assign(copy.play as object, { [field]: value }));
    expect(readSession(changed)).toMatchObject({ ok: false, error: { code: "SESSION_BROKEN", path } });
  });
  test("a table without a hand is opened again", () => {
    const empty = opened(table(4));
    expect(readSession(JSON.parse(JSON.stringify(empty)))).toEqual(openTable(table(4)));
  });
});

test("random play comes to the end of every hand", () => {
  const random = seeded(3);
  let session = nextHand(opened(table(9, { mode: "school", ante: "each", straddle: true })));
  for (let i = 0; i < 400 && toAct(session) !== null; i++) session = done(session, randomBet(session, random));
  expect(toAct(session)).toBeNull();
});
