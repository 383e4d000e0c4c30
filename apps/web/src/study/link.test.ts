import type { Card } from "sidepot/cards";
import { expect, test } from "vitest";
import { makeFragment, readFragment } from "./link.ts";
import { emptyQuestion, exampleQuestion, type Question, withMore, withPlayer } from "./question.ts";

const card = (number: number): Card => number as Card;

test("the example is a short link, and the link the example", () => {
  const made = makeFragment(exampleQuestion());
  expect(made).toBe("1;p=AhAd:2500,KcKs:6000,JcTc:12300,QcQs:20000;f=4000;d=1000");
  expect(readFragment(`#${made}`)).toEqual(exampleQuestion());
});

test("everything that can be asked comes back", () => {
  let question: Question = withMore({
    ...emptyQuestion(),
    board: [card(1), null, card(2), null, null],
    dead: [card(9), card(10)],
    folded: [5, 0],
    method: "sampled",
    seed: 7,
  });
  question = withPlayer(question, 0, { range: "TT+, AKs@50%; (!*~')", bet: 3 });
  question = withPlayer(question, 1, { cards: [null, card(51)] });
  const made = makeFragment(question);
  expect(made).not.toMatch(/[ ()!*'+@]/);
  expect(readFragment(made)).toEqual(question);
  expect(readFragment(encodeURIComponent(made))).toEqual(question);
});

test.each([
  "",
  "1",
  "2;p=AhAd,KcKs",
  "1;p=AhAd",
  "1;p=AhAd,AhKs",
  "1;p=AhAd,KcKs;c=Ah",
  "1;p=AhAd,KcKx",
  "1;p=AhAdAc,KcKs",
  "1;p=AhAd:x,KcKs",
  "1;p=AhAd,KcKs;x=--",
  "1;p=AhAd,KcKs;c=2c3c4c5c6c7c",
  "1;p=AhAd,KcKs;m=guess",
  "1;p=AhAd,KcKs;s=4294967296",
  "1;p=AhAd,KcKs;f=-1",
  "1;p=~%,KcKs",
  `1;p=${Array.from({ length: 11 }, () => "").join(",")}`,
])("no question: %j", (fragment) => expect(readFragment(fragment)).toBeNull());
