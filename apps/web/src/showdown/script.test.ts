import { say } from "@sidepot/words";
import { showdownText } from "@sidepot/words/screen/showdown";
import { decidedPots } from "sidepot/showdown";
import { expect, test } from "vitest";
import { emptyHand } from "../pots/hand.ts";
import { parseFragment } from "../pots/link.ts";
import { type Judged, judge } from "./judged.ts";
import { canSay, potLine, scriptOf } from "./script.ts";

const judged = (fields: string): Judged =>
  judge(parseFragment(`1;${fields}`) ?? emptyHand(), { awardOrder: "last-side-first", oddChips: "one-each" });
const scriptIn = (answer: Judged, lang: "en" | "ko" | "ja"): string[] =>
  scriptOf(answer, say(lang), showdownText(lang), answer.settlement ? decidedPots(answer.settlement) : []);

/** A has quads on the turn. */
const QUADS = "p=A:100,B:100,C:100f;c=AsAcKh2d;h=A:AhAd,B:7c6c";

test("a pot that no card can change is said to be decided, not open", () => {
  const answer = judged(QUADS);
  expect(scriptIn(answer, "en")).toEqual(["Main pot. A takes 300. Decided already: no card to come can change it."]);
  expect(scriptIn(answer, "ko")).toEqual([expect.stringMatching(/A.*300.*요\. 이미 정해졌어요\. 남은 카드가 무엇이든 바뀌지 않아요\.$/)]);
  expect(scriptIn(answer, "ja")).toEqual([expect.stringMatching(/A.*300.*ます。もう決まっています。残りのカードが何でも変わりません。$/)]);
});

test("beside a decided pot, an open one is still said to be open", () => {
  const answer = judged("p=A:100,B:200,C:200;c=AsAcKh2d;h=A:AhAd,B:7c6c,C:8c9d");
  const lines = scriptIn(answer, "en");
  expect(lines).toEqual([
    "Side pot 1. Not decided: the board is not complete.",
    "Main pot. A takes 300. A had the best hand and won everything A could: 300. Decided already: no card to come can change it.",
  ]);
  expect(potLine(answer, 0, say("en"), showdownText("en"))).toBe("Main pot. Not decided: the board is not complete.");
});

test("something can be said once a pot is decided", () => {
  const answer = judged(QUADS);
  expect(canSay(answer, [])).toBe(false);
  expect(canSay(answer, answer.settlement ? decidedPots(answer.settlement) : [])).toBe(true);
});
