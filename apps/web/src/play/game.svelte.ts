import {
  act,
  checkPushes,
  defaultTable,
  finished,
  handAt,
  heroOf,
  nextHand,
  openTable,
  type PotQuestion,
  type Push,
  type PushFault,
  potQuestion,
  type QuestionPot,
  type Session,
  type TableConfig,
  type TableProblem,
  toAct,
  undoStreet,
  winner,
} from "@sidepot/trainer/table";
import { playWords } from "@sidepot/words/play";
import { playText, type Speed } from "@sidepot/words/screen/play";
import type { Seat } from "sidepot";
import { type Action, type Hand, type HandEvent, viewEvent, viewFor } from "sidepot/hand";
import type { Settlement } from "sidepot/showdown";
import { untrack } from "svelte";
import type { Desk } from "../desk.svelte.ts";
import { type Options, optionsOf, stepped } from "./betting.ts";
import { makeKept, readKept } from "./kept.ts";
import { netLine, saidOf } from "./said.ts";
import { dropHand, idOf, keepHand } from "./shelf.ts";
import { anyway, openThinker } from "./thinker.ts";
import { settledOf } from "./view.ts";

/** An all-in waits so long for its second press. */
const AGAIN_MS = 2000;
/** How long the table waits before it shows what somebody did, and before it turns cards up. */
const DELAYS: Readonly<Record<Speed, readonly [deed: number, cards: number]>> = { slow: [1500, 1300], normal: [650, 600], instant: [0, 0] };
/** Opponents of the table that a beginner finds. */
const OPPONENTS = 5;

/** The buttons that an all-in can stand on. */
type Armed = "call" | "raise" | null;

/** The pause before the pots are pushed, as far as it is answered. */
export interface Asked {
  readonly question: PotQuestion;
  /** The pot that is due; null once all are pushed. */
  readonly due: QuestionPot | null;
  /** What was chosen so far. */
  readonly pot: number | null;
  readonly to: readonly number[];
  readonly faults: readonly PushFault[];
  /** The pot that was pushed last, and whether the person knew it. */
  readonly last: { readonly pot: QuestionPot; readonly known: boolean } | null;
}

/** The practice table. */
export interface Game {
  readonly session: Session;
  /** The person's seat of the hand; null where they are out. */
  readonly hero: Seat | null;
  /** By seat, as plates have them and as sentences do. */
  readonly plates: readonly string[];
  readonly names: readonly string[];
  /** The hand and its events as the person sees them now. */
  readonly hand: Hand;
  readonly events: readonly HandEvent[];
  readonly stage: "playing" | "yours" | "asked" | "pushing" | "over";
  readonly options: Options | null;
  readonly amount: number;
  /** The chosen part of the pot; null for an amount of one's own. */
  readonly preset: number | null;
  readonly armed: Armed;
  readonly settlement: Settlement | null;
  /** How many pots are pushed, in the order of pushing. */
  readonly pushed: number;
  readonly asked: Asked | null;
  /** What is read out. */
  readonly said: string;
  readonly canUndo: boolean;
  /** Who has won the tournament, by name. */
  readonly champion: string | null;
  readonly calm: boolean;
  speed: Speed;
  pause: boolean;
  fold(): void;
  call(): void;
  raise(): void;
  choose(preset: number): void;
  step(by: number): void;
  undo(): void;
  next(): void;
  /** Shows the rest of the hand at once. */
  hurry(): void;
  /** Opens another table and deals; or why it cannot be opened. */
  open(config: TableConfig): TableProblem | null;
  /** The table that a beginner finds, with a seed of its own. */
  fresh(): TableConfig;
  choosePot(pot: number): void;
  chooseSeat(seat: number): void;
  push(): void;
  /** Pushes the pot that is due as it belongs. */
  answer(): void;
  leave(): void;
}

const drawnSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Opens the table that the device kept, or a new one; call it while a component is made. */
export function openGame(desk: Desk): Game {
  const thinker = openThinker();
  const words = $derived(playWords(desk.lang));
  const text = $derived(playText(desk.lang));
  const motion = matchMedia("(prefers-reduced-motion: reduce)");
  let calm = $state(motion.matches);
  const kept = untrack(() => readKept(desk.note("table")));
  let speed = $state<Speed>(kept.speed);
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
  let hurried = false;
  let pushed = $state(0);
  let asked = $state.raw<Asked | null>(null);
  let armed = $state<Armed>(null);
  let preset = $state<number | null>(0);
  let own = $state<number | null>(null);
  let said = $state("");
  let turn = 0;
  let wake: () => void = () => {};
  let disarm: ReturnType<typeof setTimeout> | undefined;

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
  const amount = $derived(own ?? options?.presets[preset ?? 0] ?? 0);
  const champion = $derived.by(() => {
    const place = stage === "over" ? winner(session) : null;
    return place === null ? null : session.config.players[place]?.bot === null ? words.youIn : (session.config.players[place]?.name ?? "");
  });

  const keep = (): void => desk.setNote("table", makeKept({ session, speed, pause }));
  const disarmed = (): void => {
    clearTimeout(disarm);
    armed = null;
  };
  const pace = (): Speed => (calm || hurried ? "instant" : speed);
  const rest = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const tell = (from: number): void => {
    said = saidOf({ events, from, names, lang: desk.lang, yours: stage === "yours" });
  };

  /** Lets the table go on until the person is asked for something. */
  async function run(): Promise<void> {
    const mine = ++turn;
    let from = shown;
    for (;;) {
      while (shown < (play?.events.length ?? 0)) {
        const event = play?.events[shown];
        const wait = event ? DELAYS[pace()][isDeal(event) ? 1 : 0] : 0;
        if (event && wait > 0 && takesTime(event, hero)) {
          if (shown > from) tell(from);
          from = shown;
          await rest(wait);
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
      asked = { question, due: question.pots[0] ?? null, pot: null, to: [], faults: [], last: null };
      return;
    }
    while (pushed < count) {
      const wait = DELAYS[pace()][0];
      if (wait > 0) {
        await rest(wait);
        if (mine !== turn) return;
      }
      pushed++;
    }
    told();
  }

  function told(): void {
    if (!settlement || hero === null) return;
    const lines = settlement.awardOrder.map((pot) => words.addressed(desk.words.awardLine(settlement, pot)));
    said = [...lines, netLine(settlement, hero, text, desk.words)].join(" ");
  }

  function begin(next: Session, from: number): void {
    disarmed();
    hurried = false;
    asked = null;
    pushed = 0;
    preset = 0;
    own = null;
    shown = from;
    put(next);
    run();
  }

  function take(action: Action): void {
    const done = act(session, action);
    disarmed();
    if (!done.ok) return;
    preset = 0;
    own = null;
    put(done.value);
    run();
  }

  /** An all-in is pressed twice. True where this was the second time, or no all-in. */
  function meant(which: Exclude<Armed, null>, allIn: boolean): boolean {
    if (!allIn || armed === which) return true;
    disarmed();
    armed = which;
    said = text.again(desk.words.chips(which === "call" ? (options?.call ?? 0) : amount));
    disarm = setTimeout(() => (armed = null), AGAIN_MS);
    return false;
  }

  function settleDue(known: boolean): void {
    if (!asked?.due) return;
    const { question, due } = asked;
    pushed++;
    asked = { question, due: question.pots[pushed] ?? null, pot: null, to: [], faults: [], last: { pot: due, known } };
    const line = known ? words.question.right(due, names) : words.question.answer(due, names);
    if (asked.due) said = words.addressed(line);
    else told();
  }

  const hear = (): void => {
    calm = motion.matches;
    if (calm) wake();
  };
  motion.addEventListener("change", hear);
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
    if (resumed && ended) pushed = settlement?.layers.pots.length ?? 0;
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
    get amount() {
      return amount;
    },
    get preset() {
      return preset;
    },
    get armed() {
      return armed;
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
      return calm;
    },
    get speed() {
      return speed;
    },
    set speed(value) {
      speed = value;
      keep();
      if (value === "instant") wake();
    },
    get pause() {
      return pause;
    },
    set pause(value) {
      pause = value;
      keep();
    },
    fold() {
      if (options && hero !== null) take({ do: "fold", seat: hero });
    },
    call() {
      if (!options || hero === null || !meant("call", options.callAllIn)) return;
      take({ do: options.check ? "check" : "call", seat: hero });
    },
    raise() {
      if (!options?.kind || hero === null || !meant("raise", amount === options.most)) return;
      take({ do: options.kind, seat: hero, to: amount });
    },
    choose(next) {
      disarmed();
      preset = next;
      own = null;
    },
    step(by) {
      if (!options?.kind) return;
      disarmed();
      own = stepped(amount, by, options);
      preset = null;
    },
    undo() {
      const back = undoStreet(session);
      if (!back) return;
      const over = finished(session);
      if (over) dropHand(desk, idOf(over));
      begin(back, back.play?.events.length ?? 0);
    },
    next() {
      if (stage !== "over") return;
      begin(champion === null ? nextHand(session) : dealt({ ...session.config, seed: drawnSeed() }), 0);
    },
    hurry() {
      hurried = true;
      wake();
    },
    open(config) {
      const opened = openTable(config);
      if (!opened.ok) return opened.error;
      begin(nextHand(opened.value), 0);
      return null;
    },
    fresh,
    choosePot(pot) {
      if (asked) asked = { ...asked, pot, faults: [] };
    },
    chooseSeat(seat) {
      if (!asked) return;
      const to = asked.to.includes(seat) ? asked.to.filter((one) => one !== seat) : [...asked.to, seat];
      asked = { ...asked, to, faults: [] };
    },
    push() {
      if (!asked?.due || asked.pot === null) return;
      const before = asked.question.pots.slice(0, pushed).map(({ pot, winners }): Push => ({ pot, to: winners }));
      const faults = checkPushes(asked.question, [...before, { pot: asked.pot, to: asked.to }]).at(-1)?.faults ?? [];
      if (faults.length === 0) return settleDue(true);
      asked = { ...asked, faults };
      said = faults.map((fault) => words.addressed(words.question.fault(fault, names))).join(" ");
    },
    answer: () => settleDue(false),
    leave() {
      turn++;
      wake();
      clearTimeout(disarm);
      motion.removeEventListener("change", hear);
      thinker.close();
    },
  };
}

const isDeal = (event: HandEvent): boolean => event.type === "dealt" || event.type === "tabled" || event.type === "showed";
/** What the table waits for: what others do, and cards that come for all. */
const takesTime = (event: HandEvent, hero: Seat | null): boolean => {
  if (event.type === "dealt") return event.due.some(({ to }) => to === "board");
  if (event.type === "tabled") return true;
  return ["folded", "checked", "called", "bet", "raised"].includes(event.type) && "seat" in event && event.seat !== hero;
};
