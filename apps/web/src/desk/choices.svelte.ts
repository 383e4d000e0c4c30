import { type Ante, type Blinds, FIRST_SETTINGS, parseSettings, type Settings } from "../device/saved.ts";
import type { Keep } from "../device/storage.ts";
import type { Hands } from "./hands.svelte.ts";

/** What was chosen for this device. */
export interface Choices {
  readonly settings: Settings;
  /** Whose the ante is: as chosen, or as a hand from elsewhere has it. */
  readonly ante: Ante;
  set(change: Partial<Settings>): void;
  setAnte(ante: Ante): void;
  setBlinds(blinds: Blinds | null): void;
  /** Everything as at the start. */
  reset(): void;
  /** Takes over what another tab has chosen since. */
  reread(): void;
}

/** Opens what the device remembers. */
export function openChoices(keep: Keep, hands: Hands): Choices {
  let settings = $state.raw<Settings>(parseSettings(keep.get("settings")));
  const ante = $derived<Ante>(hands.hand.dead > 0 ? (settings.ante === "button" ? "button" : "big-blind") : settings.ante);
  const choices: Choices = {
    get settings() {
      return settings;
    },
    get ante() {
      return ante;
    },
    set(change) {
      // Another tab may have chosen something else in the meantime.
      settings = { ...parseSettings(keep.get("settings")), ...change };
      keep.set("settings", JSON.stringify(settings));
    },
    setAnte(next) {
      choices.set({ ante: next });
      const dead = next === "none" || next === "each" ? 0 : hands.hand.dead || (settings.blinds?.[1] ?? 0);
      hands.edit({ ...hands.hand, dead });
    },
    setBlinds(blinds) {
      const was = settings.blinds?.[1];
      choices.set({ blinds });
      // A big blind ante is one big blind until somebody says otherwise; a hand that has begun keeps what was paid.
      const follows = hands.hand.dead === 0 ? ante === "big-blind" : hands.hand.dead === was;
      const fresh = hands.hand.players.every(({ bet }) => bet === 0);
      if (blinds && follows && fresh) hands.edit({ ...hands.hand, dead: blinds[1] });
    },
    reset() {
      settings = FIRST_SETTINGS;
    },
    reread() {
      settings = parseSettings(keep.get("settings"));
    },
  };
  return choices;
}
