import type { Card } from "sidepot/cards";
import { expect, test } from "vitest";
import { emptyHand, type Hand, withBet, withName, withState } from "./hand.ts";
import { type PasteFault, parseColumns, withColumns } from "./paste.ts";

const columns = (text: string): unknown => {
  const read = parseColumns(text);
  return read?.ok ? read.value.map(({ name, bet }) => [name, bet]) : read;
};
const fault = (text: string, room?: number): PasteFault | null => {
  const read = parseColumns(text, room);
  return read && !read.ok ? read.error : null;
};
const pasted = (hand: Hand, text: string, from: number): Hand => {
  const read = parseColumns(text);
  if (!read?.ok) throw new Error("no columns");
  return withColumns(hand, read.value, from);
};

test("two columns of a sheet", () => {
  expect(columns("Ann\t2,500\nBob\t6000\r\nCy\t1만2300\n")).toEqual([
    ["Ann", 2500],
    ["Bob", 6000],
    ["Cy", 12300],
  ]);
});

test("typed lists and single columns", () => {
  expect(columns("Ann Lee 50\n민수: 120")).toEqual([
    ["Ann Lee", 50],
    ["민수", 120],
  ]);
  expect(columns("50\n1만 2천\n200")).toEqual([
    ["", 50],
    ["", 12000],
    ["", 200],
  ]);
});

test("one line without columns is left to the field", () => {
  for (const text of ["12300", "", "hello", "Ann\tBob"]) expect(parseColumns(text)).toBeNull();
});

test("a line that is no amount is named, and nothing of the rest is taken", () => {
  expect(fault("hello\nworld")).toMatchObject({ code: "LINE", line: 1 });
  expect(fault("A\t1\nB\t9999999999999")).toMatchObject({ code: "LINE", line: 2, fault: { code: "TOO_LARGE" } });
  expect(fault("A\t1\n\nB\t-5")).toMatchObject({ code: "LINE", line: 2, fault: { code: "MINUS" } });
  expect(fault("5\n1,2,3")).toMatchObject({ code: "LINE", line: 2, fault: { code: "GROUPING" } });
});

test("more lines than rows are refused with the number of rows that fit", () => {
  expect(fault(Array(11).fill("5").join("\n"))).toEqual({ code: "TOO_LONG", lines: 11, room: 10 });
  expect(fault(Array(10).fill("A\t1").join("\n"), 7)).toEqual({ code: "TOO_LONG", lines: 10, room: 7 });
  expect(fault(Array(7).fill("5").join("\n"), 7)).toBeNull();
});

const table: Hand = {
  ...withState(withBet(withName(withName(emptyHand(), 1, "Bob"), 2, "Cy"), 2, 7), 2, "folded"),
  button: 1,
};
const held: Hand = {
  ...table,
  players: table.players.map((player, row) => (row === 1 ? { ...player, cards: [51, 47] as Card[] } : player)),
};

test("a column of amounts changes amounts alone", () => {
  const next = pasted(held, "10\n20\n30", 1);
  expect(next.players.map(({ bet }) => bet)).toEqual([0, 10, 20, 30]);
  expect({ ...next, players: next.players.map(({ bet: _, ...player }) => player) }).toEqual({
    ...held,
    players: held.players.map(({ bet: _, ...player }) => player),
  });
});

test("a longer column adds rows, and the button stays with its player", () => {
  const next = pasted(held, "1\n2\n3\n4", 2);
  expect(next.players.map(({ bet }) => bet)).toEqual([0, 0, 1, 2, 3, 4]);
  expect(next.button).toBe(1);
});

test("another name is another player; the same or a first one is not", () => {
  const next = pasted(held, "Ann\t5\nBob\t6\nDee\t7", 0);
  expect(next.players[0]).toMatchObject({ name: "Ann", bet: 5 });
  expect(next.players[1]?.cards).toHaveLength(2);
  expect(next.players[2]).toEqual({ name: "Dee", bet: 7, state: "live" });
  expect(next.button).toBe(1);
});
