import type { Lang } from "@sidepot/words";

/** The device's voice in a language, where it has one. */
export interface Speech {
  readonly able: boolean;
  readonly speaking: boolean;
  say(lines: readonly string[]): void;
  stop(): void;
}

/** Finds a voice for the language; voices may come late, and some devices have none. */
export function openSpeech(lang: () => Lang): Speech {
  const device = "speechSynthesis" in globalThis ? globalThis.speechSynthesis : null;
  let voices = $state.raw<readonly SpeechSynthesisVoice[]>(device?.getVoices() ?? []);
  let speaking = $state(false);
  const voice = $derived(voices.find((v) => v.lang.toLowerCase().split(/[-_]/)[0] === lang()) ?? null);
  $effect(() => {
    const look = (): void => {
      voices = device?.getVoices() ?? [];
    };
    device?.addEventListener?.("voiceschanged", look);
    return () => {
      device?.removeEventListener?.("voiceschanged", look);
      device?.cancel();
    };
  });
  return {
    get able() {
      return voice !== null;
    },
    get speaking() {
      return speaking;
    },
    say(lines) {
      if (!device || !voice) return;
      device.cancel();
      for (const [i, line] of lines.entries()) {
        const utterance = new SpeechSynthesisUtterance(line);
        utterance.voice = voice;
        utterance.lang = voice.lang;
        const end = (): void => {
          if (i === lines.length - 1) speaking = false;
        };
        utterance.onend = end;
        utterance.onerror = end;
        device.speak(utterance);
      }
      speaking = lines.length > 0;
    },
    stop() {
      device?.cancel();
      speaking = false;
    },
  };
}
