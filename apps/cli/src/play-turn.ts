import { parseAmount } from "@sidepot/words";
import type { PlayFault } from "@sidepot/words/terminal/play";
import type { Legal } from "sidepot/hand";
import type { Deed } from "./play-game.ts";
import type { Typed } from "./play-keys.ts";
import { mayDo } from "./play-show.ts";
import type { PlayVoice } from "./play-view.ts";
import { visible } from "./table.ts";

/** What a key of the turn means: a deed, a press that must be repeated, something to show, or a fault. */
export type Meaning =
  | { readonly deed: Deed }
  | { readonly again: string }
  | { readonly show: "table" | "keys" | "nothing" }
  | { readonly fault: PlayFault };

/** What a key means while a hand is at play and `seat` is to act. */
export function meaningOf({ key, rest, text }: Typed, legal: Legal, seat: number, voice: PlayVoice): Meaning {
  const { chips } = voice.words;
  const range = legal.bet ?? legal.raise;
  switch (key) {
    case "f":
      return acts({ do: "fold", seat });
    case "c":
      return acts({ do: legal.call > 0 ? "call" : "check", seat });
    case "k":
      return acts({ do: "check", seat });
    case "l":
      return acts({ do: "call", seat });
    case "a":
      return { again: chips(range?.max ?? legal.call) };
    case "r": {
      if (rest === "") return { fault: { code: "AMOUNT_MISSING", range: range && [chips(range.min), chips(range.max)] } };
      const read = parseAmount(rest);
      if (read.ok) return acts({ do: legal.bet ? "bet" : "raise", seat, to: read.value });
      return { fault: { code: "AMOUNT_UNREADABLE", got: visible(rest), because: voice.words.amount(read.error) } };
    }
    case "u":
      return { deed: { do: "undo" } };
    case "q":
      return { deed: { do: "quit" } };
    case "t":
      return { show: "table" };
    case "?":
      return { show: "keys" };
    case "h":
    case "p":
    case "s":
    case "g":
      return { fault: { code: "HAND_AT_PLAY", key: visible(text) } };
    default:
      // An empty line: somebody pressed Enter once too often.
      return text === ""
        ? { show: "nothing" }
        : { fault: { code: "NOT_A_KEY", got: visible(text), keys: mayDo(legal, voice).join(" · ") } };
  }
}

const acts = (action: Extract<Deed, { readonly do: "act" }>["action"]): Meaning => ({ deed: { do: "act", action } });
