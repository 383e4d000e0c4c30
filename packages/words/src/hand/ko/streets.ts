import type { StreetName } from "sidepot/hand";

const streets: Readonly<Record<StreetName, string>> = {
  preflop: "프리플랍",
  flop: "플랍",
  turn: "턴",
  river: "리버",
  third: "서드 스트리트",
  fourth: "포스 스트리트",
  fifth: "피프스 스트리트",
  sixth: "식스스 스트리트",
  seventh: "세븐스 스트리트",
  predraw: "드로우 전",
  draw: "드로우",
  "first-draw": "첫 번째 드로우",
  "second-draw": "두 번째 드로우",
  "third-draw": "세 번째 드로우",
};

/** `플랍`. */
export const street = (name: StreetName): string => streets[name];
