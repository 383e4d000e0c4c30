import type { Layers } from "sidepot/pots";
import type { Settlement } from "sidepot/showdown";
import { awardFacts, type OddFacts, type PartFacts } from "../awards.ts";
import { grouped } from "../numbers.ts";
import { standingsOf } from "../standings.ts";
import { handName } from "./hands.ts";
import { counted, list } from "./lists.ts";

/** `メインポット`, `サイドポット1`. */
export const potName = (pot: number): string => (pot === 0 ? "メインポット" : `サイドポット${pot}`);

/** `ポット3個`. */
export const potCount = (pots: number): string => (pots === 0 ? "ポットなし" : `ポット${grouped(pots)}個`);

/** Who may win a pot, and why others may not. */
export function potStanding(layers: Layers, pot: number, names: readonly string[]): string {
  const { eligible, unmatched, folded, foldedChips } = standingsOf(layers, pot, names);
  const who = list(eligible);
  const sentences = [eligible.length === 1 ? `権利があるのは${who}だけです。` : `${who}に権利があります。`];
  if (unmatched.length > 0) sentences.push(`${list(unmatched)}は出した額が足りないので獲得できません。`);
  if (folded.length > 0) {
    const out = list(folded);
    sentences.push(`${out}はフォールドしました。${counted(foldedChips)}はポットに残り、${out}は獲得できません。`);
  }
  return sentences.join("");
}

/** `7,700枚はコールされませんでした。Dに戻ります。` */
export const returnLine = (name: string, amount: number): string => `${counted(amount)}はコールされませんでした。${name}に戻ります。`;

/** `サイドポット2、12,600：CとDだけです。` */
export function potScript(layers: Layers, pot: number, names: readonly string[]): string {
  const { eligible, live } = standingsOf(layers, pot, names);
  const head = `${potName(pot)}、${grouped(layers.pots[pot]?.amount ?? 0)}：`;
  const who = list(eligible);
  if (eligible.length === 1) return `${head}${who}が争わずに獲得します。`;
  return eligible.length === 2 && live > 2 ? `${head}${who}だけで争います。` : `${head}${who}で争います。`;
}

/** Who gets one pot of a settled hand. */
export function awardLine(settlement: Settlement, pot: number): string {
  const facts = awardFacts(settlement, pot);
  if (!facts) return "";
  if (facts.kind === "waiting") {
    return facts.board
      ? "ボードがそろっていないので、まだ決まりません。"
      : `${list(facts.names)}のカードがわからないので、まだ決まりません。`;
  }
  if (facts.kind === "uncontested") return `${facts.name}が${counted(facts.amount)}を争わずに獲得します。`;
  const { parts, scoop, noLow, oddHalf, everything } = facts;
  const sentences: string[] = [];
  if (scoop) {
    const hands = parts.flatMap((p) => (p.rank ? [`${sides[p.reading]}：${handIn(settlement, p)}。`] : []));
    sentences.push(`${scoop.name}が${counted(scoop.amount)}をスクープします。`, ...hands);
  } else {
    for (const p of parts) sentences.push(partLine(settlement, p, parts.length > 1));
    if (noLow) sentences.push("ローの条件を満たすハンドはありません。");
    if (oddHalf > 0) sentences.push(`半分に割れない端数の${counted(oddHalf)}はハイ側に残ります（TDA 20）。`);
  }
  if (everything) {
    sentences.push(`${everything.name}は一番強いハンドで、獲得できるチップをすべて獲得しました：${grouped(everything.amount)}。`);
  }
  return sentences.join("");
}

const sides = { high: "ハイ", low: "ロー" } as const;
const handIn = (settlement: Settlement, { rank, reading }: PartFacts): string => (rank ? handName(rank, settlement.game, reading) : "");

function partLine(settlement: Settlement, part: PartFacts, halves: boolean): string {
  const { shares, rank, odd, amount, side } = part;
  const head = halves && side ? `${sides[side]}側：` : "";
  const [only] = shares;
  if (shares.length === 1 && only) {
    const line = `${head}${only.name}が${counted(only.amount)}を獲得します。`;
    return rank ? `${line}${handIn(settlement, part)}です。` : line;
  }
  const split = shares.map((share) => `${share.name} ${grouped(share.amount)}`).join("・");
  const line = `${head}${list(shares.map((share) => share.name))}は引き分けです。${grouped(amount)} → ${split}。`;
  return odd ? `${line}${oddLine(odd)}` : line;
}

function oddLine({ units, unit, below, takers, first, placed, cited }: OddFacts): string {
  const sentences: string[] = [];
  if (units > 0) {
    const what = `端数の${counted(units * unit)}は`;
    const taker = takers[0] ?? first;
    const each = takers.length > 1 ? `${list(takers)}に${counted(unit)}ずつ渡ります` : "";
    const where = {
      clockwise: each ? `ボタンの左から時計回りに、${each}` : `勝者のうちボタンの左に一番近い${taker}に渡ります`,
      "all-to-first": `${units > 1 ? "すべて" : ""}勝者のうちボタンの左に一番近い${taker}に渡ります（ハウスルール）`,
      "high-card": each ? `高いカードの順に、${each}` : `スートまで比べて一番高いカードを持つ${taker}に渡ります`,
      "after-high": `ハイ側で受け取っていない人が先なので、${each || `${taker}に渡ります`}`,
    }[placed];
    sentences.push(`${what}${where}${cited ? (placed === "high-card" ? "（TDA 20-B）" : "（TDA 20）") : ""}。`);
  }
  if (below > 0) sentences.push(`最小のチップに満たない${grouped(below)}${units > 0 ? "も" : "は"}${first}に渡ります。`);
  return sentences.join("");
}
