import { openTable } from "@sidepot/trainer/table";
import { plain } from "@sidepot/words";
import { faultAnswer } from "./answers.ts";
import { Refusal } from "./fault.ts";
import { complain, type Io, STATUS, write } from "./io.ts";
import { errorText } from "./json.ts";
import type { Page } from "./page.ts";
import type { PlayFlags } from "./play-flags.ts";
import { playGame } from "./play-game.ts";
import { typing } from "./play-input.ts";
import { jsonPlace } from "./play-json.ts";
import { setupIn } from "./play-setup.ts";
import { textPlace } from "./play-text.ts";
import { type PlayVoice, playVoice } from "./play-view.ts";
import { jsonWriter } from "./replay.ts";
import type { Speech } from "./speech.ts";

/** `sidepot play`: the practice table, for a person or for a script. */
export async function runPlay(io: Io, flags: PlayFlags, speech: Speech, page: Page): Promise<number> {
  const asJson = flags.json === true || flags.jsonl === true;
  try {
    return await playAs(io, flags, playVoice(asJson ? speech.json : speech.human), page, asJson);
  } catch (error) {
    if (!asJson || !(error instanceof Refusal)) throw error;
    const { text, status } = faultAnswer(undefined, error, speech.json);
    await write(io.stdout, `${text}\n`);
    return status;
  }
}

async function playAs(io: Io, flags: PlayFlags, voice: PlayVoice, page: Page, asJson: boolean): Promise<number> {
  const setup = setupIn(flags, voice.play);
  const opened = openTable(setup.config);
  if (!opened.ok) {
    const { code, path } = opened.error;
    const said = voice.play.problem(opened.error);
    if (asJson) await write(io.stdout, `${errorText(undefined, code, path, plain(said))}\n`);
    else await complain(io, said);
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
