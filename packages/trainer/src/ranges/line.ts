import type { HandEvent } from "sidepot/hand";

/** One action of the hand so far, with what it was faced with. Chips are whole numbers in the smallest unit. */
export interface Step {
  readonly seat: number;
  /** 0 before the flop. */
  readonly street: number;
  readonly kind: "fold" | "check" | "call" | "raise";
  /** What the player has in front after it. */
  readonly to: number;
  /** What the player had in front before, and behind. */
  readonly front: number;
  readonly stack: number;
  /** What was to be matched. */
  readonly level: number;
  /** All chips in the middle and in front, before it. */
  readonly pot: number;
  /** Bets and raises of this street before it, and calls since the last one. */
  readonly raises: number;
  readonly callers: number;
  /** Who made the last of the raises; -1 without. */
  readonly raiser: number;
  /** Other players who can still act and have not on this street. */
  readonly behind: number;
  /** The most that another player still in has in front and behind. */
  readonly cover: number;
}

/** A hand as its actions. */
export interface Line {
  readonly players: number;
  /** The largest blind or straddle; the least bet where there is none. */
  readonly blind: number;
  readonly steps: readonly Step[];
  /** What every player had put in, dead chips too, when each street began. */
  readonly atStreet: readonly (readonly number[])[];
  /** As a step that is still to be made by whoever is to act: `kind` and `to` mean nothing. */
  next(seat: number): Step;
}

/** Reads the actions out of a hand's events. Never fails: events that tell no hand are an empty line. */
export function readLine(events: readonly HandEvent[]): Line {
  const [first] = events;
  const settings = first?.type === "started" ? first.settings : null;
  const stacks = settings
    ? settings.stacks.map((chips) => (settings.cap === null ? (chips as number) : Math.min(chips, settings.cap)))
    : [];
  const players = stacks.length;
  let blind = 0;
  for (const { kind, amount, dead } of settings?.forced ?? []) if (kind !== "ante" && dead !== true && amount > blind) blind = amount;
  let level = blind;
  if (blind === 0) blind = Math.max(1, settings?.minBet ?? 1);
  const put = new Array<number>(players).fill(0);
  const front = new Array<number>(players).fill(0);
  const folded = new Array<boolean>(players).fill(false);
  const acted = new Array<boolean>(players).fill(false);
  const atStreet: number[][] = [new Array<number>(players).fill(0)];
  const steps: Step[] = [];
  let street = 0;
  let pot = 0;
  let raises = 0;
  let callers = 0;
  let raiser = -1;
  const pay = (seat: number, amount: number): void => {
    stacks[seat] = (stacks[seat] as number) - amount;
    put[seat] = (put[seat] as number) + amount;
    pot += amount;
  };
  const step = (seat: number, kind: Step["kind"], to: number): Step => {
    let behind = 0;
    let cover = 0;
    for (let other = 0; other < players; other++) {
      if (other === seat || folded[other]) continue;
      if (!acted[other] && (stacks[other] as number) > 0) behind++;
      cover = Math.max(cover, (stacks[other] as number) + (front[other] as number));
    }
    const own = front[seat] as number;
    return { seat, street, kind, to, front: own, stack: stacks[seat] as number, level, pot, raises, callers, raiser, behind, cover };
  };
  for (const event of events) {
    switch (event.type) {
      case "posted":
        pay(event.seat, event.amount);
        if (!event.dead && event.kind !== "ante") front[event.seat] = (front[event.seat] as number) + event.amount;
        break;
      case "opened":
        if (event.street > street) {
          street = event.street;
          level = 0;
          raises = 0;
          callers = 0;
          raiser = -1;
          front.fill(0);
          acted.fill(false);
          while (atStreet.length <= street) atStreet.push(put.slice());
        }
        break;
      case "folded":
      case "checked":
        steps.push(step(event.seat, event.type === "folded" ? "fold" : "check", front[event.seat] as number));
        acted[event.seat] = true;
        if (event.type === "folded") folded[event.seat] = true;
        break;
      case "killed":
        folded[event.seat] = true;
        break;
      case "called":
        steps.push(step(event.seat, "call", (front[event.seat] as number) + event.amount));
        pay(event.seat, event.amount);
        front[event.seat] = (front[event.seat] as number) + event.amount;
        acted[event.seat] = true;
        callers++;
        break;
      case "bet":
      case "raised":
      case "brought-in":
        steps.push(step(event.seat, "raise", event.to));
        pay(event.seat, event.amount);
        front[event.seat] = event.to;
        acted[event.seat] = true;
        level = Math.max(level, event.to);
        raises++;
        raiser = event.seat;
        callers = 0;
        break;
      case "returned":
        pay(event.seat, -event.amount);
        break;
      default:
        break;
    }
  }
  return { players, blind, steps, atStreet, next: (seat) => step(seat, "check", 0) };
}
