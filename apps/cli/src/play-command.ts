import { openTable } from "@sidepot/trainer/table";
import { playWords } from "@sidepot/words/play";
import { complain, type Io, STATUS } from "./io.ts";
import type { Page } from "./page.ts";
import type { PlayFlags } from "./play-flags.ts";
import { playGame } from "./play-game.ts";
import { typing } from "./play-input.ts";
import { jsonPlace } from "./play-json.ts";
import { setupIn } from "./play-setup.ts";
import { textPlace } from "./play-text.ts";
import { playVoice } from "./play-view.ts";
import { jsonWriter } from "./replay.ts";
import type { Speech } from "./speech.ts";

/** `sidepot play`: the practice table, for a person or for a script. */
export async function runPlay(io: Io, flags: PlayFlags, speech: Speech, page: Page): Promise<number> {
  const asJson = flags.json === true || flags.jsonl === true;
  const voice = playVoice(asJson ? speech.json : speech.human);
  const setup = setupIn(flags, voice.play);
  const opened = openTable(setup.config);
  if (!opened.ok) {
    await complain(io, playWords(speech.human.words.lang).problem(opened.error));
    return STATUS.badInput;
  }
  const typed = typing(io, voice, asJson ? null : "> ");
  try {
    if (!asJson) {
      await playGame(opened.value, setup.hands, textPlace(io, typed, setup, voice, page));
      return typed.interrupted() ? STATUS.cancelled : STATUS.fine;
    }
    const out = jsonWriter(io, flags);
    const place = jsonPlace(out, typed, setup, voice);
    await playGame(opened.value, setup.hands, place);
    await out.end();
    return typed.interrupted() ? STATUS.cancelled : place.status();
  } finally {
    typed.end();
  }
}
