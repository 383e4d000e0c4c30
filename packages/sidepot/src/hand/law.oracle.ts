// Who owes an action, kept in the simplest way there is: a queue of those who are still to speak. No-limit and pot-limit hold'em.

/** One hand of the model. Everything is by seat; amounts are in chips. */
export interface Law {
  readonly betting: "no-limit" | "pot-limit";
  readonly button: number;
  readonly small: number;
  readonly big: number;
  /** Chips behind. */
  stacks: number[];
  /** Put in on this street, and over the hand. */
  front: number[];
  total: number[];
  folded: boolean[];
  /** Who has spoken on this street, and how much was raised over each since then. */
  spoken: boolean[];
  over: number[];
  /** Those still to speak, in their order. */
  queue: number[];
  level: number;
  full: number;
  street: number;
  /** What is due now. */
  now: "cards" | "betting" | "showdown" | "end";
}

/** A hand after its blinds, before its cards. */
export function newLaw(betting: Law["betting"], stacks: readonly number[], button: number, small: number, big: number): Law {
  const n = stacks.length;
  const law: Law = {
    betting,
    button,
    small,
    big,
    stacks: [...stacks],
    front: stacks.map(() => 0),
    total: stacks.map(() => 0),
    folded: stacks.map(() => false),
    spoken: stacks.map(() => false),
    over: stacks.map(() => 0),
    queue: [],
    level: big,
    full: big,
    street: 0,
    now: "cards",
  };
  put(law, n === 2 ? button : (button + 1) % n, small);
  put(law, (button + (n === 2 ? 1 : 2)) % n, big);
  return law;
}

function put(law: Law, seat: number, amount: number): void {
  const paid = Math.min(amount, law.stacks[seat] as number);
  law.stacks[seat] = (law.stacks[seat] as number) - paid;
  law.front[seat] = (law.front[seat] as number) + paid;
  law.total[seat] = (law.total[seat] as number) + paid;
}

const inHand = (law: Law): number[] => law.folded.flatMap((out, seat) => (out ? [] : [seat]));

/** The seats from one on, clockwise, that are in and have chips. */
const speakersFrom = (law: Law, first: number): number[] =>
  law.stacks.map((_, i) => (first + i) % law.stacks.length).filter((seat) => !law.folded[seat] && (law.stacks[seat] as number) > 0);

/** Who must act; null when nobody owes anything. Whom nobody can answer owes no more than the others have in. */
export function owing(law: Law): number | null {
  if (law.now !== "betting") return null;
  for (const seat of law.queue) {
    const others = inHand(law).filter((other) => other !== seat);
    const alone = others.every((other) => law.stacks[other] === 0);
    const covered = others.every((other) => (law.front[other] as number) <= (law.front[seat] as number));
    if (!(alone && covered)) return seat;
  }
  return null;
}

/** How many cards are due; 0 when none are. */
export const cardsDue = (law: Law): number => (law.now === "cards" ? ([2 * law.stacks.length, 3, 1, 1][law.street] as number) : 0);

/** The cards have come. */
export function lawDealt(law: Law): void {
  const n = law.stacks.length;
  law.now = "betting";
  if (law.street > 0) {
    law.front = law.front.map(() => 0);
    law.level = 0;
    law.full = law.big;
  }
  law.spoken = law.spoken.map(() => false);
  law.over = law.over.map(() => 0);
  const first = law.street > 0 ? law.button + 1 : law.button + (n === 2 ? 2 : 3);
  law.queue = speakersFrom(law, first % n);
  settle(law);
}

/** Closes what is closed: the round, with what nobody called, and the hand. */
function settle(law: Law): void {
  if (inHand(law).length > 1 && owing(law) !== null) return;
  const most = Math.max(...law.total);
  const [, second] = law.total.toSorted((a, b) => b - a) as [number, number];
  const owner = law.total.indexOf(most);
  law.stacks[owner] = (law.stacks[owner] as number) + most - second;
  law.total[owner] = second;
  if (inHand(law).length === 1) law.now = "end";
  else if (law.street < 3) {
    law.street++;
    law.now = "cards";
  } else law.now = inHand(law).some((seat) => law.stacks[seat] === 0) ? "end" : "showdown";
}

/** An attempt at an action. */
export interface Attempt {
  readonly do: "fold" | "check" | "call" | "bet" | "raise" | "all-in" | "bring-in" | "show" | "muck";
  readonly seat: number;
  readonly to: number;
}

/** How high a bet or raise may be: [least, most], or the code why it may not be made. */
export function bounds(law: Law, seat: number): [number, number] | string {
  const all = (law.front[seat] as number) + (law.stacks[seat] as number);
  if (all <= law.level) return "STACK_TOO_SHORT";
  const answer = inHand(law).some(
    (other) =>
      other !== seat && (law.stacks[other] as number) > 0 && (law.front[other] as number) + (law.stacks[other] as number) > law.level,
  );
  if (!answer) return "NOBODY_CAN_ANSWER";
  if (law.spoken[seat] && (law.over[seat] as number) < law.full) return "NOT_REOPENED";
  const least = Math.min(all, law.level + law.full);
  if (law.betting === "no-limit") return [least, all];
  // The pot as if the blinds were whole, with the call in it, on top of the level.
  const headsUp = law.stacks.length === 2;
  const lacking = law.street > 0 ? 0 : short(law, headsUp ? 0 : 1, law.small) + short(law, headsUp ? 1 : 2, law.big);
  const pot = law.total.reduce((sum, chips) => sum + chips, 0) + lacking + law.level - (law.front[seat] as number);
  return [least, Math.max(least, Math.min(all, law.level + pot))];
}

/** What a blind lacks: the poster's whole start was below it. */
function short(law: Law, place: number, blind: number): number {
  const seat = (law.button + place) % law.stacks.length;
  const began = (law.stacks[seat] as number) + (law.total[seat] as number);
  return Math.max(0, blind - began);
}

/** The code that an attempt must be answered with; null when it is legal. */
export function verdict(law: Law, { do: what, seat, to }: Attempt): string | null {
  if (law.now === "end") return "HAND_OVER";
  if (law.folded[seat]) return "NOT_IN_HAND";
  if (law.now === "cards") return "DEAL_FIRST";
  if (law.now === "showdown") return null;
  if (seat !== owing(law)) return "NOT_YOUR_TURN";
  const owed = law.level - (law.front[seat] as number);
  const stack = law.stacks[seat] as number;
  if (what === "fold") return null;
  if (what === "check") return owed > 0 ? "CANNOT_CHECK" : null;
  if (what === "call") return owed > 0 ? null : "NOTHING_TO_CALL";
  if (what === "bring-in") return "NO_BRING_IN";
  if (what === "show" || what === "muck") return "NOT_NOW";
  if (what === "bet" && law.level > 0) return "ALREADY_BET";
  if (what === "raise" && law.level === 0) return "NOTHING_TO_RAISE";
  if (what === "all-in" && owed > 0 && stack <= owed) return null;
  const range = bounds(law, seat);
  if (typeof range === "string") return range;
  const want = what === "all-in" ? (law.front[seat] as number) + stack : to;
  return want < range[0] ? "BELOW_MINIMUM" : want > range[1] ? "ABOVE_MAXIMUM" : null;
}

/** A legal betting action is done. */
export function lawActed(law: Law, { do: what, seat, to }: Attempt): void {
  law.queue = law.queue.slice(law.queue.indexOf(seat) + 1);
  law.spoken[seat] = true;
  law.over[seat] = 0;
  const all = (law.front[seat] as number) + (law.stacks[seat] as number);
  const want = what === "all-in" ? all : what === "call" ? Math.min(all, law.level) : to;
  if (what === "fold") law.folded[seat] = true;
  else if (what !== "check") {
    const more = want - law.level;
    put(law, seat, want - (law.front[seat] as number));
    if (more > 0) {
      for (let i = 0; i < law.over.length; i++) if (i !== seat) law.over[i] = (law.over[i] as number) + more;
      law.full = Math.max(law.full, more);
      law.level = want;
      law.queue = speakersFrom(law, (seat + 1) % law.stacks.length).filter((other) => other !== seat);
    }
  }
  settle(law);
}
