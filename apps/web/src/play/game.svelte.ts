import {
  act,
  defaultTable,
  finished,
  handAt,
  heroOf,
  nextHand,
  openTable,
  potQuestion,
  type Session,
  type TableConfig,
  toAct,
  undoStreet,
  winner,
} from "@sidepot/trainer/table";
import { playWords } from "@sidepot/words/play";
import { playText } from "@sidepot/words/screen/play";
import { type Action, type Hand, viewEvent, viewFor } from "sidepot/hand";
import { untrack } from "svelte";
import type { Desk } from "../desk.svelte.ts";
import { type Asked, askedOf, faultsOf, withPot, withPushed, withSeat } from "./asked.ts";
import { type Armed, openBet } from "./bet.svelte.ts";
import { optionsOf } from "./betting.ts";
import type { Game } from "./game.ts";
import { makeKept, readKept } from "./kept.ts";
import { openPace } from "./pace.svelte.ts";
import { netLine, saidOf } from "./said.ts";
import { dropHand, idOf, keepHand } from "./shelf.ts";
import { anyway, openThinker } from "./thinker.ts";
import { settledOf } from "./view.ts";

/** Opponents of the table that a beginner finds. */
const OPPONENTS = 5;

/** A press so soon after another one that did something was meant for that one: nobody has seen yet what it would do now. */
const TWICE_MS = 350;

const drawnSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Opens the table that the device kept, or a new one; call it while a component is made. */
export function openGame(desk: Desk): Game {
  const thinker = openThinker();
  const words = $derived(playWords(desk.lang));
  const text = $derived(playText(desk.lang));
  const kept = untrack(() => readKept(desk.note("table")));
  const pace = openPace(kept.speed);
  let pause = $state(kept.pause);

  const fresh = (): TableConfig => {
    const { you, opponents } = untrack(() => words);
    return defaultTable([you, ...opponents.slice(0, OPPONENTS)], drawnSeed());
  };
  const dealt = (config: TableConfig): Session => {
    const opened = openTable(config);
    if (!opened.ok) throw new RangeError(`the first table is refused: ${opened.error.code}`);
    return nextHand(opened.value);
  };
  const resumed = kept.session?.play ?? null;
  let session = $state.raw<Session>(kept.session ? (resumed ? kept.session : nextHand(kept.session)) : dealt(fresh()));
  /** How many events are shown already. What came before the page was opened needs no telling. */
  let shown = $state(resumed?.events.length ?? 0);
  let pushed = $state(0);
  let asked = $state.raw<Asked | null>(null);
  let said = $state("");
  let turn = 0;
  let pressed = Number.NEGATIVE_INFINITY;

  const play = $derived(session.play);
  const hero = $derived(heroOf(session));
  const viewer = $derived(hero ?? "rail");
  const events = $derived((play?.events ?? []).slice(0, shown).map((event) => viewEvent(event, viewer)));
  const hand = $derived(viewFor(handAt(play?.events ?? [], Math.max(1, shown)) as Hand, viewer));
  const plates = $derived(
    (play?.seats ?? []).map((place, seat) => (seat === hero ? words.you : (session.config.players[place]?.name ?? ""))),
  );
  const names = $derived(plates.map((name, seat) => (seat === hero ? words.youIn : name)));
  const caughtUp = $derived(shown >= (play?.events.length ?? 0));
  const ended = $derived(caughtUp && play?.hand.phase.at === "complete");
  const settlement = $derived(ended && play ? settledOf(play.hand, names) : null);
  const stage = $derived.by((): Game["stage"] => {
    if (!ended) return caughtUp && hero !== null && toAct(session) === hero ? "yours" : "playing";
    if (asked?.due) return "asked";
    return pushed < (settlement?.layers.pots.length ?? 0) ? "pushing" : "over";
  });
  const options = $derived(stage === "yours" && play ? optionsOf(play.hand) : null);
  const bet = openBet(() => options);
  const champion = $derived.by(() => {
    const place = stage === "over" ? winner(session) : null;
    return place === null ? null : session.config.players[place]?.bot === null ? words.youIn : (session.config.players[place]?.name ?? "");
  });

  const keep = (): void => desk.setNote("table", makeKept({ session, speed: pace.speed, pause, pushed: stage === "over" }));
  const tell = (from: number): void => {
    said = saidOf({ events, from, names, lang: desk.lang, yours: stage === "yours", aloud: { number: session.hands, words: desk.words } });
  };

  /** Lets the table go on until the person is asked for something. */
  async function run(): Promise<void> {
    const mine = ++turn;
    let from = shown;
    for (;;) {
      while (shown < (play?.events.length ?? 0)) {
        const event = play?.events[shown];
        const wait = event ? pace.before(event, hero) : 0;
        if (wait > 0) {
          if (shown > from) tell(from);
          from = shown;
          await pace.rest(wait);
          if (mine !== turn) return;
        }
        shown++;
      }
      const seat = toAct(session);
      if (seat === null || seat === hero) break;
      const action = await thinker.decide(session);
      if (mine !== turn) return;
      const done = act(session, action);
      const next = done.ok ? done : act(session, anyway(session));
      if (!next.ok) return;
      put(next.value);
    }
    tell(from);
    if (ended) await award(mine);
  }

  /** The session has gone on. A hand that is over is on the shelf at once. */
  function put(next: Session): void {
    session = next;
    keep();
    const over = finished(next);
    if (over) keepHand(desk, over, Date.now());
  }

  /** Pushes the pots one by one, or asks first. */
  async function award(mine: number): Promise<void> {
    const count = settlement?.layers.pots.length ?? 0;
    const question = pause && session.config.mode === "school" && hero !== null ? potQuestion(session) : null;
    if (question && question.pots.length > 1) {
      asked = askedOf(question);
      return;
    }
    let from = pushed;
    while (pushed < count) {
      const wait = pace.deed;
      if (wait > 0) {
        if (pushed > from) told(from);
        from = pushed;
        await pace.rest(wait);
        if (mine !== turn) return;
      }
      pushed++;
    }
    told(from);
  }

  /** Says who got the pots from that place in the order of pushing on, and after the last one what it came to. */
  function told(from: number): void {
    if (stage === "over") keep();
    if (!settlement || hero === null) return;
    const lines = settlement.awardOrder.slice(from, pushed).map((pot) => words.addressed(desk.words.awardLine(settlement, pot)));
    said = [...lines, ...(stage === "over" ? [netLine(settlement, hero, text, desk.words)] : [])].join(" ");
  }

  function begin(next: Session, from: number): void {
    bet.clear();
    pace.begin();
    asked = null;
    pushed = 0;
    shown = from;
    put(next);
    run();
  }

  function take(action: Action): void {
    const done = act(session, action);
    bet.disarm();
    if (!done.ok) return;
    bet.clear();
    pressed = performance.now();
    put(done.value);
    run();
  }

  const twice = (): boolean => performance.now() - pressed < TWICE_MS;

  /** Whether a press is meant; where it has to be repeated, that is said. */
  function meant(which: Armed, allIn: boolean): boolean {
    if (bet.meant(which, allIn)) return true;
    said = text.again(desk.words.chips(which === "call" ? (options?.call ?? 0) : bet.amount));
    return false;
  }

  function settleDue(known: boolean): void {
    if (!asked?.due) return;
    const { due } = asked;
    pushed++;
    asked = withPushed(asked, known);
    const line = known ? words.question.right(due, names) : words.question.answer(due, names);
    if (asked.due) said = words.addressed(line);
    else told(pushed - 1);
  }

  // What this device keeps was deleted: a table that goes on would bring it back.
  let known = untrack(() => desk.note("table") !== null);
  $effect(() => {
    const there = desk.note("table") !== null;
    untrack(() => {
      if (known && !there) begin(dealt(fresh()), 0);
      known = desk.note("table") !== null;
    });
  });
  untrack(() => {
    if (resumed && ended && kept.pushed) pushed = settlement?.layers.pots.length ?? 0;
    else {
      put(session);
      run();
    }
  });

  return {
    get session() {
      return session;
    },
    get hero() {
      return hero;
    },
    get plates() {
      return plates;
    },
    get names() {
      return names;
    },
    get hand() {
      return hand;
    },
    get events() {
      return events;
    },
    get stage() {
      return stage;
    },
    get options() {
      return options;
    },
    get settlement() {
      return settlement;
    },
    get pushed() {
      return pushed;
    },
    get asked() {
      return asked;
    },
    get said() {
      return said;
    },
    get canUndo() {
      return undoStreet(session) !== null;
    },
    get champion() {
      return champion;
    },
    get calm() {
      return pace.calm;
    },
    get speed() {
      return pace.speed;
    },
    set speed(value) {
      pace.speed = value;
      keep();
    },
    get pause() {
      return pause;
    },
    set pause(value) {
      pause = value;
      keep();
    },
    fold() {
      if (options && hero !== null && !twice()) take({ do: "fold", seat: hero });
    },
    call() {
      if (!options || hero === null || twice() || !meant("call", options.callAllIn)) return;
      take({ do: options.check ? "check" : "call", seat: hero });
    },
    raise() {
      if (!options?.kind || hero === null || twice() || !meant("raise", bet.amount === options.most)) return;
      take({ do: options.kind, seat: hero, to: bet.amount });
    },
    bet,
    undo() {
      const back = undoStreet(session);
      if (!back) return;
      const over = finished(session);
      if (over) dropHand(desk, idOf(over));
      begin(back, back.play?.events.length ?? 0);
    },
    next() {
      if (stage !== "over") return;
      pressed = performance.now();
      begin(champion === null ? nextHand(session) : dealt({ ...session.config, seed: drawnSeed() }), 0);
    },
    hurry: pace.hurry,
    open(config) {
      const opened = openTable(config);
      if (!opened.ok) return opened.error;
      begin(nextHand(opened.value), 0);
      return null;
    },
    fresh,
    choosePot(pot) {
      if (asked) asked = withPot(asked, pot);
    },
    chooseSeat(seat) {
      if (asked) asked = withSeat(asked, seat);
    },
    push() {
      const faults = asked && faultsOf(asked);
      if (!asked || !faults) return;
      if (faults.length === 0) return settleDue(true);
      asked = { ...asked, faults };
      said = faults.map((fault) => words.addressed(words.question.fault(fault, names))).join(" ");
    },
    answer: () => settleDue(false),
    leave() {
      turn++;
      pace.leave();
      bet.disarm();
      thinker.close();
    },
  };
}
