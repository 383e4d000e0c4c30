import { finished, potQuestion, type Session, toRecord, winner } from "@sidepot/trainer/table";
import { plain } from "@sidepot/words";
import type { PlayFault } from "@sidepot/words/terminal/play";
import { legalActions, potsNow, streetsOf } from "sidepot/hand";
import { makeHistory } from "sidepot/history";
import { type Io, write } from "./io.ts";
import type { Page } from "./page.ts";
import { pictureLines } from "./picture.ts";
import { askPushes } from "./play-ask.ts";
import { type Deed, handOf, isOut, type Place, type Sum, type Then } from "./play-game.ts";
import type { Typing } from "./play-input.ts";
import { readTyped } from "./play-keys.ts";
import { reviewLines } from "./play-review.ts";
import type { Setup } from "./play-setup.ts";
import {
  beginningOf,
  eventLines,
  finalPicture,
  fitted,
  layersNow,
  numbered,
  openingLines,
  pushLines,
  resultLines,
  seatLines,
  shownLines,
  signed,
  turnLines,
} from "./play-show.ts";
import { meaningOf } from "./play-turn.ts";
import { type PlayVoice, questionOf, viewOf } from "./play-view.ts";
import { visible } from "./table.ts";

/** The table as text: what is shown, and keys read as lines. */
export function textPlace(io: Io, typing: Typing, setup: Setup, voice: PlayVoice, page: Page): Place {
  const { lines, play: words, hands } = voice;
  const { chips } = voice.words;
  const say = (text: readonly string[]): Promise<void> => draw(fitted(text, page));
  /** Lines that are fitted already: tables and pictures. */
  const draw = (text: readonly string[]): Promise<void> => write(io.stdout, text.length === 0 ? "" : `${plain(text.join("\n"))}\n`);
  const fault = (value: PlayFault): Promise<void> => say([lines.fault(value)]);
  /** The picture that was drawn last, which is not drawn again. */
  let pictured = "";
  let opened = false;
  /** An action was just refused: the sentence on it stands right under what it is about. */
  let refused = false;
  /** An action that was typed where a hand was over, for the next one. */
  let kept: string | null = null;

  const nextLine = async (): Promise<string | null> => {
    const line = kept ?? (await typing.next());
    kept = null;
    return line;
  };

  const picture = async (session: Session): Promise<void> => {
    const { hand, names } = viewOf(session, voice);
    if (potsNow(hand).length < 2) return;
    const drawn = pictureLines({ layers: layersNow(hand), names }, voice, page);
    if (drawn.join("\n") !== pictured) await draw(drawn);
    pictured = drawn.join("\n");
  };
  const seats = (session: Session): Promise<void> => draw(seatLines(viewOf(session, voice), voice, page.colour > 0));

  /** What a line means at the person's turn; null: it was answered here, and it is still their turn. */
  const deedOf = async (session: Session, line: string): Promise<Deed | null> => {
    const { hand, hero } = viewOf(session, voice);
    const legal = legalActions(hand);
    if (!legal || hero === null) return { do: "quit" };
    const meaning = meaningOf(readTyped(line, lines), legal, hero, voice);
    if ("deed" in meaning) return meaning.deed;
    if ("fault" in meaning) await fault(meaning.fault);
    else if ("again" in meaning) {
      await say([lines.again(meaning.again)]);
      const second = await nextLine();
      if (second === null) return { do: "quit" };
      return readTyped(second, lines).key === "a" ? { do: "act", action: { do: "all-in", seat: hero } } : deedOf(session, second);
    } else if (meaning.show === "table") {
      await seats(session);
      pictured = "";
      await picture(session);
    } else if (meaning.show === "keys") await say(lines.keysAtPlay);
    return null;
  };

  const written = async (session: Session, format: "pokerstars" | "phh"): Promise<void> => {
    const hand = finished(session);
    const record = hand && toRecord(hand);
    const text = record && makeHistory([record], format);
    if (text?.ok) await write(io.stdout, `${text.value.trimEnd()}\n`);
    else await fault({ code: "NOT_WRITTEN", format: format === "phh" ? "PHH" : "PokerStars" });
  };
  const settleLine = async (session: Session): Promise<void> => {
    const view = viewOf(session, voice);
    await say([lines.settleLine]);
    // A quote within quotes would end the line in a shell.
    await write(io.stdout, `echo '${JSON.stringify(questionOf(view, view.names)).replaceAll("'", "\\u0027")}' | sidepot settle\n`);
  };
  const coach = async (session: Session): Promise<void> => {
    const hand = finished(session);
    if (!hand) return;
    await say([lines.reviewing]);
    for await (const reviewed of reviewLines(hand, viewOf(session, voice), voice, page)) await draw(reviewed);
  };

  /** Does what a key asks for after a hand; what it says of going on. */
  const afterwards = async (session: Session, line: string, last: boolean): Promise<Then | null> => {
    const { key, text } = readTyped(line, lines);
    switch (key) {
      case "n":
        return "next";
      case "q":
        return "quit";
      case "u":
        return "undo";
      case "h":
        await written(session, "pokerstars");
        return null;
      case "p":
        await written(session, "phh");
        return null;
      case "s":
        await settleLine(session);
        return null;
      case "g":
        await coach(session);
        return null;
      case "t":
        await seats(session);
        return null;
      case "?":
        await say(lines.keysAfter);
        return null;
    }
    // A script that only ever calls should come through; a person who pressed once too often should not have acted.
    if (key !== null && io.stdin.isTTY !== true) {
      kept = last ? null : line;
      return "next";
    }
    await fault({ code: "NOT_A_KEY", got: visible(text), keys: afterLine(last) });
    return null;
  };
  const afterLine = (last: boolean): string => (last ? lines.afterLast : lines.after);

  return {
    async begun(session) {
      pictured = "";
      const view = viewOf(session, voice);
      if (!opened) await say(openingLines(view, voice));
      opened = true;
      await say(["", words.handNumber(view.play.number)]);
      await draw(seatLines(beginningOf(view), voice, page.colour > 0));
    },
    happened: (session, from) => say(eventLines(viewOf(session, voice), from, voice)),
    async turn(session) {
      if (!refused) {
        await say([""]);
        await picture(session);
        await say(turnLines(viewOf(session, voice), voice));
      }
      refused = false;
      for (;;) {
        const line = await nextLine();
        const deed: Deed | null = line === null ? { do: "quit" } : await deedOf(session, line);
        if (deed) return deed;
      }
    },
    refused(session, illegal) {
      refused = true;
      return say([words.addressed(hands.illegal(illegal, viewOf(session, voice).inside))]);
    },
    async undone(session) {
      if (session === null) return fault({ code: "NOTHING_TO_UNDO" });
      pictured = "";
      const street = streetsOf("holdem", 0)[handOf(session).hand.street];
      await say(["", lines.undone(street ? hands.street(street.name) : "")]);
    },
    async pushed(session) {
      const view = viewOf(session, voice);
      const question = potQuestion(session);
      await draw(["", ...shownLines(view, voice, page)]);
      if (setup.pause && question) await askPushes(question, view, voice, { say, next: nextLine });
      await draw(["", ...finalPicture(view, voice, page)]);
      const pushes = pushLines(view, voice);
      if (pushes.length > 1) await say([lines.pushed]);
      for (const [i, push] of pushes.entries()) await draw(numbered(push, i + 1, page));
      await say(resultLines(view, voice));
      if (setup.coach) await coach(session);
    },
    async after(session, last) {
      const played = session.config.players.some(({ bot }) => bot === null);
      if (!played) return "next";
      await say(["", afterLine(last)]);
      for (;;) {
        const line = await nextLine();
        const follows = line === null ? "quit" : await afterwards(session, line, last);
        if (follows !== null) return follows;
      }
    },
    async left({ hands: count, net }: Sum, session) {
      const won = winner(session);
      const person = session.config.players.findIndex(({ bot }) => bot === null);
      const name = session.config.players[won ?? -1]?.name ?? "";
      if (won !== null) await say([won === person ? lines.wonAll : lines.wonBy(name)]);
      else if (isOut(session)) await say([lines.out]);
      if (person >= 0 && count > 0) await say([lines.sum(chips(count), signed(net, chips))]);
    },
  };
}
