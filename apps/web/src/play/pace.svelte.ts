import type { Speed } from "@sidepot/words/screen/play";
import type { Seat } from "sidepot";
import type { HandEvent } from "sidepot/hand";

/** How long the table waits before it shows what somebody did, and before it turns cards up. */
const DELAYS: Readonly<Record<Speed, readonly [deed: number, cards: number]>> = { slow: [1500, 1300], normal: [650, 600], instant: [0, 0] };

/** How fast the table goes on. */
export interface Pace {
  speed: Speed;
  /** The system asks for less motion: nothing is waited for. */
  readonly calm: boolean;
  /** How long it waits before something that somebody does, in milliseconds. */
  readonly deed: number;
  /** How long it waits before an event, as who sits at `hero` sees it, in milliseconds. */
  before(event: HandEvent, hero: Seat | null): number;
  rest(ms: number): Promise<void>;
  /** Shows the rest of the hand at once. */
  hurry(): void;
  /** Another hand begins. */
  begin(): void;
  leave(): void;
}

/** Begins at a speed and follows the system's wish for less motion. */
export function openPace(begun: Speed): Pace {
  const motion = matchMedia("(prefers-reduced-motion: reduce)");
  let calm = $state(motion.matches);
  let speed = $state(begun);
  let hurried = false;
  let wake: () => void = () => {};
  const delays = (): readonly [number, number] => DELAYS[calm || hurried ? "instant" : speed];
  const hear = (): void => {
    calm = motion.matches;
    if (calm) wake();
  };
  motion.addEventListener("change", hear);

  return {
    get speed() {
      return speed;
    },
    set speed(value) {
      speed = value;
      if (value === "instant") wake();
    },
    get calm() {
      return calm;
    },
    get deed() {
      return delays()[0];
    },
    before: (event, hero) => (takesTime(event, hero) ? delays()[isDeal(event) ? 1 : 0] : 0),
    rest: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    hurry() {
      hurried = true;
      wake();
    },
    begin() {
      hurried = false;
    },
    leave() {
      wake();
      motion.removeEventListener("change", hear);
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
