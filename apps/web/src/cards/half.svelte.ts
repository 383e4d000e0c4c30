import { type Card, isCard, rankOf } from "sidepot/cards";
import { RANK_TEXTS } from "./faces.ts";
import type { CardEntry, Place } from "./places.ts";
import { type Half, join, readCharacter } from "./typing.ts";

/** What keys and typed characters have made of the next card, and why the last one was refused. */
interface HalfCard extends Pick<CardEntry<Place>, "rank" | "suit" | "chooseRank" | "chooseSuit" | "key"> {
  /** What was chosen first; null where nothing is on its way. */
  half: Half | null;
  /** Why the last card was refused; null when it was not. */
  fault: string | null;
  /** Forgets a refusal, and a `1` that may become a ten. */
  calm(): void;
}

/** Begins without a half. `put` lays a whole card down; true where it did not and the rank is to stay, for another suit. */
export function openHalf(put: (card: Card) => boolean): HalfCard {
  let half = $state.raw<Half | null>(null);
  let fault = $state<string | null>(null);
  /** `1` was typed and may become a ten. */
  let one = false;

  const calm = (): void => {
    fault = null;
    one = false;
  };
  const take = (next: Half): void => {
    calm();
    const made = join(half, next);
    if (!isCard(made)) {
      half = made;
      return;
    }
    half = null;
    if (put(made)) half = { rank: rankOf(made) };
  };

  return {
    get half() {
      return half;
    },
    set half(next) {
      half = next;
    },
    get rank() {
      return half && "rank" in half ? half.rank : undefined;
    },
    get suit() {
      return half && "suit" in half ? half.suit : undefined;
    },
    get fault() {
      return fault;
    },
    set fault(next) {
      fault = next;
    },
    chooseRank: (rank) => take({ rank }),
    chooseSuit: (suit) => take({ suit }),
    key(typed) {
      if (one && (typed === "0" || typed === "０")) {
        take({ rank: RANK_TEXTS.indexOf("10") });
        return true;
      }
      const read = readCharacter(typed);
      if (read === null) return false;
      if (read === "one") one = true;
      else take(read);
      return true;
    },
    calm,
  };
}
