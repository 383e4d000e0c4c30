import { readHistory } from "sidepot/history";
import { expect, test } from "vitest";
import { EXAMPLE } from "./example.ts";
import { MOST_HANDS, type News, type Records, readSources } from "./reading.ts";
import { counted, judge, listed, type Row } from "./rows.ts";

const rowOf = (text: string): ReturnType<typeof judge> => {
  const [first] = readHistory(text);
  if (!first) throw new Error("nothing");
  return judge(first, null, 0);
};

const row = (index: number, pots: number, verdict: Row["verdict"]): Row => ({
  ...{ index, file: null, hand: index + 1, id: null, format: "phh", game: "holdem", variant: "NT", players: 3 },
  ...{ smallBlind: 1, bigBlind: 2, scale: 1, pots, amount: 10, verdict, differences: verdict === "differs" ? 1 : 0 },
});

test("a row says what the list shows", () => {
  expect(rowOf(EXAMPLE).row).toEqual({
    ...{
      index: 0,
      file: null,
      hand: 1,
      id: "7",
      format: "phh",
      game: "holdem",
      variant: "NT",
      players: 5,
      smallBlind: 500,
      bigBlind: 1000,
    },
    ...{ scale: 1, pots: 3, amount: 36600, verdict: "agrees", differences: 0 },
  });
});

test("the verdict is what the audit finds, and none where nothing is recorded", () => {
  expect(rowOf(EXAMPLE.replace("[10500, 0,", "[10400, 100,")).row?.verdict).toBe("differs");
  expect(rowOf(EXAMPLE.replace(/finishing_stacks.*\n/, "")).row?.verdict).toBe("unsaid");
});

test("a hand that cannot be settled is a fault, with the names that its sentence needs", () => {
  const { row: none, fault } = rowOf(EXAMPLE.replace("p1 cbr 3500", "p1 cbr 9000"));
  expect(none).toBeNull();
  expect(fault).toMatchObject({ hand: 1, format: "phh", names: ["Bea", "Cho", "Dai", "Eli", "Ann"], problem: { code: "STACK_EXCEEDED" } });
});

test("hands with side pots come first, each kind in its order", () => {
  const rows = [row(0, 1, "agrees"), row(1, 2, "differs"), row(2, 0, "unsaid"), row(3, 3, "agrees"), row(4, 1, "differs")];
  const order = (filter: Parameters<typeof listed>[1]): number[] => listed(rows, filter).map(({ index }) => index);
  expect([order("all"), order("side-pots"), order("differ")]).toEqual([
    [1, 3, 0, 2, 4],
    [1, 3],
    [1, 4],
  ]);
  expect(counted(rows)).toEqual({ all: 5, "side-pots": 2, differ: 2 });
});

async function readAll(sources: Parameters<typeof readSources>[0], stopped = false): Promise<{ records: Records; news: News[] }> {
  const records: Records = new Map();
  const news: News[] = [];
  await readSources(
    sources,
    records,
    (one) => news.push(one),
    () => stopped,
  );
  return { records, news };
}

test("files are read one after another; one that cannot be opened, an empty one and a strange one are named", async () => {
  const lost = { size: 5, slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException("gone")) }) } as unknown as Blob;
  const { records, news } = await readAll([
    { name: "a.phh", file: new Blob([EXAMPLE]) },
    { name: "lost.phh", file: lost },
    { name: "empty.txt", file: new Blob([]) },
    { name: "b.txt", file: new Blob(["What is this?\n"]) },
    { name: "c.phh", file: new Blob([EXAMPLE]) },
  ]);
  const all = <K extends "rows" | "faults" | "closed">(key: K): News[K][number][] => news.flatMap((one) => [...one[key]]);
  expect(all("rows").map(({ index, file, hand }) => [index, file, hand])).toEqual([
    [0, "a.phh", 1],
    [1, "c.phh", 1],
  ]);
  expect(all("closed")).toEqual(["lost.phh", "empty.txt"]);
  expect(all("faults")).toMatchObject([{ file: "b.txt", hand: 1, problem: { code: "FORMAT_UNKNOWN" } }]);
  expect([records.size, news.at(-1)?.over]).toEqual([2, "read"]);
});

test("a reading that is stopped says so", async () => {
  const { news } = await readAll([{ name: null, text: EXAMPLE }], true);
  expect(news.at(-1)?.over).toBe("stopped");
  expect(MOST_HANDS).toBeGreaterThan(10_000);
});
