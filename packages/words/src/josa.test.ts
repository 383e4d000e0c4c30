import { describe, expect, test } from "vitest";
import { type Josa, josa } from "./josa.ts";

/** Text, particle, answer. The first block is the list of acceptance point 56. */
const exact: readonly (readonly [string, Josa, string])[] = [
  ["밥", "이/가", "밥이"],
  ["앨리스", "이/가", "앨리스가"],
  ["캐롤", "은/는", "캐롤은"],
  ["캐롤", "으로/로", "캐롤로"],
  ["A", "이/가", "A가"],
  ["L", "은/는", "L은"],
  ["M", "이/가", "M이"],
  ["R", "을/를", "R을"],
  ["N", "과/와", "N과"],
  ["플레이어 3", "이/가", "플레이어 3이"],
  ["플레이어 2", "은/는", "플레이어 2는"],
  ["25", "을/를", "25를"],
  ["100", "을/를", "100을"],
  ["1,000", "을/를", "1,000을"],
  ["10,000", "을/를", "10,000을"],
  ["12,300", "을/를", "12,300을"],
  ["77", "으로/로", "77로"],
  ["6", "으로/로", "6으로"],
  ["81", "으로/로", "81로"],
  ["민수(BTN)", "이/가", "민수(BTN)가"],
  ["사이드 팟 1", "을/를", "사이드 팟 1을"],
  ["사이드 팟 2", "을/를", "사이드 팟 2를"],
  ["タロー", "이/가", "タロー가"],
  ["ケン", "이/가", "ケン이"],
  ["Ｂ", "이/가", "Ｂ가"],
  ["25칩", "을/를", "25칩을"],
  ["스페이드 에이스", "과/와", "스페이드 에이스와"],
  ["하트 킹", "과/와", "하트 킹과"],
  ["Борис", "은/는", "Борис은(는)"],

  ["太郎", "이/가", "太郎이(가)"],
  ["สมชาย", "으로/로", "สมชาย(으)로"],
  ["", "을/를", "을(를)"],
  ["🂡", "과/와", "🂡과(와)"],
  ["L", "으로/로", "L로"],
  ["M", "으로/로", "M으로"],
  ["서울", "으로/로", "서울로"],
  ["0", "은/는", "0은"],
  ["10", "으로/로", "10으로"],
  ["1,000,000,000,000", "이/가", "1,000,000,000,000가"],
  ["100,000,000", "이/가", "100,000,000이"],
  ["1.25", "을/를", "1.25를"],
  ["1.50", "은/는", "1.50은"],
  ["０", "을/를", "０을"],
  ["25\u2060칩", "을/를", "25\u2060칩을"],
  ["민수（BTN）", "은/는", "민수（BTN）는"],
  ["민수 [SB]", "이/가", "민수 [SB]가"],
  ["(BTN)", "이/가", "(BTN)이"],
  ["‘밥’", "은/는", "‘밥’은"],
  ["민수🔥", "이/가", "민수🔥가"],
  ["A♠", "과/와", "A♠와"],
  ["9♣", "과/와", "9♣과"],
  ["ｹﾝ", "이/가", "ｹﾝ이"],
  ["さくら", "이/가", "さくら가"],
  ["ㄱ", "이/가", "ㄱ이"],
  ["ㄹ", "으로/로", "ㄹ로"],
  ["ㅏ", "이/가", "ㅏ가"],
  ["S1", "으로/로", "S1로"],
  ["2", "이나/나", "2나"],
  ["칩", "이에요/예요", "칩이에요"],
  ["팀 A", "이에요/예요", "팀 A예요"],
];

test.each(exact)("[point 56] %s + %s", (text, particle, answer) => {
  expect(josa(text, particle)).toBe(answer);
});

describe("Latin words go by the sound of their end as loan words are spelt", () => {
  const closed = "Kim Bob Jack Eric Philip Ben Jane Anne Tom Jisung Rob Jacob Brook Matt Scott Elliott Park Paik Robot BTN KIM".split(" ");
  const rieul = "Paul Michael Kyle Nicole Bill Carl".split(" ");
  const open =
    "Alice David Peter Mark Scout Chris Max Mike Kate Steve Zoe Sarah Josh Keith Robert Frank Joseph Lee Young-hee René BB UTG Charlie".split(
      " ",
    );
  test.each(closed)("%s이", (name) => expect(josa(name, "이/가")).toBe(`${name}이`));
  test.each(rieul)("%s로", (name) => {
    expect(josa(name, "이/가")).toBe(`${name}이`);
    expect(josa(name, "으로/로")).toBe(`${name}로`);
  });
  test.each(open)("%s가", (name) => expect(josa(name, "이/가")).toBe(`${name}가`));
});

test("[point 56] default names never get both forms", () => {
  for (const name of "ABCDEFGHIJ") {
    for (const particle of ["은/는", "이/가", "을/를", "과/와", "으로/로", "이나/나", "이에요/예요"] as const) {
      expect(josa(name, particle)).not.toContain("(");
    }
  }
});
