import { expect, test } from "vitest";
import { regrouped } from "./commas.ts";

test("figures put in or taken out move the commas", () => {
  expect(regrouped("12,300", "12,3004")).toBe(123004);
  expect(regrouped("12,300", "12,30")).toBe(1230);
  expect(regrouped("1,234", ",234")).toBe(234);
  expect(regrouped("", "12300")).toBe(12300);
  expect(regrouped("12,300", "1245,300")).toBe(1245300);
});

test("a comma that came in is not dropped", () => {
  expect(regrouped("", "1,2,3")).toBeNull();
  expect(regrouped("1", "1,")).toBeNull();
  expect(regrouped("1,234", "1,2,34")).toBeNull();
  expect(regrouped("12", "12x")).toBeNull();
  expect(regrouped("12", "")).toBeNull();
  expect(regrouped("1,234", ",")).toBeNull();
});
