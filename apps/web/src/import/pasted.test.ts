import { expect, test } from "vitest";
import { EXAMPLE } from "./example.ts";
import { tellPasted } from "./pasted.ts";

test("our own link opens on its screen, whatever stands around it", () => {
  const fragment = "#1;u=100;p=A:2500,B:6000,E:4000f";
  expect(tellPasted(`https://example.org/ko/pot${fragment}`)).toEqual({ kind: "hand", fragment, screen: "pot" });
  expect(tellPasted(`https://example.org/ja/showdown${fragment}`)).toEqual({ kind: "hand", fragment, screen: "showdown" });
  expect(tellPasted(`look: https://example.org/en/showdown${fragment}\n`)).toEqual({ kind: "hand", fragment, screen: "showdown" });
  expect(tellPasted(fragment)).toEqual({ kind: "hand", fragment, screen: "pot" });
});

test("a link that cannot be read says why, and keeps its text", () => {
  expect(tellPasted("https://example.org/en/pot#1;p=A:1")).toEqual({
    kind: "bad-link",
    fault: { code: "PLAYER_COUNT", count: 1 },
    text: "1;p=A:1",
  });
  expect(tellPasted("https://example.org/en/pot#9;p=A:1,B:2")).toMatchObject({ kind: "bad-link", fault: { code: "OTHER_VERSION" } });
});

test("two columns open as a hand", () => {
  expect(tellPasted("Ann\t2500\nBob\t6,000\nCho 12.3k")).toEqual({
    kind: "hand",
    fragment: "#1;p=Ann:2500,Bob:6000,Cho:12300",
    screen: "pot",
  });
  expect(tellPasted("A 1\nB 2\nC 3\nD 4\nE 5\nF 6")).toMatchObject({ fragment: "#1;p=A:1,B:2,C:3,D:4,E:5,F:6" });
});

test("columns with a line that is no amount are perhaps a history, and the line is named", () => {
  expect(tellPasted("Ann 2500\nBob lots")).toMatchObject({ kind: "history", columns: { code: "LINE", line: 2 } });
});

test("everything else is left to the reader", () => {
  expect(tellPasted(" \n ")).toEqual({ kind: "empty" });
  expect(tellPasted(EXAMPLE)).toEqual({ kind: "history", columns: null });
  expect(tellPasted("Hello there")).toEqual({ kind: "history", columns: null });
  expect(tellPasted("Ann 2500")).toEqual({ kind: "history", columns: null });
});
