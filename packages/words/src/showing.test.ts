import { type ShowInput, showOrder } from "sidepot/showdown";
import { describe, expect, test } from "vitest";
import { LANGS, say } from "./index.ts";

const names = ["A", "B", "C"];
const told = (lang: (typeof LANGS)[number], input: Partial<ShowInput>): string => {
  const order = showOrder({ players: 3, live: [{ seat: 0 }, { seat: 1 }, { seat: 2 }], ...input });
  if (!order.ok) throw new Error(order.error.code);
  return say(lang).showing(order.value, names);
};

describe("who shows first", () => {
  test("after a bet on the final street", () => {
    expect(told("en", { lastAggressor: 1 })).toMatch(/^B shows first: .* Then C and A\. The floor may/);
    expect(told("ko", { lastAggressor: 1 })).toMatch(/^B가 먼저 공개해요\. .*그다음은 C, A 순서예요\./);
    expect(told("ja", { lastAggressor: 1 })).toMatch(/^Bが先に開きます。.*続いてC、Aの順です。/);
  });
  test("all-in: at once", () => {
    const live = [{ seat: 0, allIn: true }, { seat: 2 }];
    expect(LANGS.map((lang) => told(lang, { live }))).toEqual([
      expect.stringContaining("everyone shows at once"),
      expect.stringContaining("모두 한꺼번에"),
      expect.stringContaining("全員が一斉に"),
    ]);
  });
  test("the last one in", () => {
    expect(LANGS.map((lang) => told(lang, { live: [{ seat: 2 }] }))).toEqual([
      "C is the last one in and need not show.",
      "C만 남았어요. 카드를 공개하지 않아도 돼요.",
      "残っているのはCだけです。カードを開かなくてもかまいません。",
    ]);
  });
  test("cash: side pots first, and it is the rule", () => {
    const live = [{ seat: 0, allIn: true, mainPotOnly: true }, { seat: 1 }, { seat: 2 }];
    expect(told("en", { rules: "roberts", live })).toMatch(/^B shows first.* Then C and A\. Players in a side pot.* the rule\.$/);
    expect(told("ko", { rules: "roberts", live })).toContain("메인 팟만 남은");
    expect(told("ja", { rules: "roberts", live })).toContain("この順番がルールです。");
  });
});
