import type { Layers } from "sidepot/pots";
import type { Settlement } from "sidepot/showdown";
import { awardFacts, type OddFacts, type PartFacts } from "../awards.ts";
import { josa } from "../josa.ts";
import { grouped } from "../numbers.ts";
import { standingsOf } from "../standings.ts";
import { handName } from "./hands.ts";
import { counted, list } from "./lists.ts";

/** `메인 팟`, `사이드 팟 1`. */
export const potName = (pot: number): string => (pot === 0 ? "메인 팟" : `사이드 팟 ${pot}`);

/** `팟 3개`. */
export const potCount = (pots: number): string => (pots === 0 ? "팟 없음" : `팟 ${grouped(pots)}개`);

/** Who may win a pot, and why others may not. */
export function potStanding(layers: Layers, pot: number, names: readonly string[]): string {
  const { eligible, unmatched, folded, foldedChips } = standingsOf(layers, pot, names);
  const who = list(eligible);
  const sentences = [eligible.length === 1 ? `${who}만 가져갈 수 있어요.` : `${josa(who, "이/가")} 겨뤄요.`];
  if (unmatched.length > 0) sentences.push(`${josa(list(unmatched), "은/는")} 덜 넣어서 가져갈 수 없어요.`);
  if (folded.length > 0) {
    const out = josa(list(folded), "은/는");
    sentences.push(`${out} 폴드했어요. ${josa(counted(foldedChips), "은/는")} 팟에 남고, ${out} 가져갈 수 없어요.`);
  }
  return sentences.join(" ");
}

/** `7,700칩은 콜을 받지 못했어요. D에게 돌아가요.` */
export const returnLine = (name: string, amount: number): string =>
  `${josa(counted(amount), "은/는")} 콜을 받지 못했어요. ${name}에게 돌아가요.`;

/** `사이드 팟 2, 12,600: C와 D만 겨뤄요.` */
export function potScript(layers: Layers, pot: number, names: readonly string[]): string {
  const { eligible, live } = standingsOf(layers, pot, names);
  const head = `${potName(pot)}, ${grouped(layers.pots[pot]?.amount ?? 0)}:`;
  const who = list(eligible);
  if (eligible.length === 1) return `${head} ${josa(who, "이/가")} 겨루지 않고 가져가요.`;
  return eligible.length === 2 && live > 2 ? `${head} ${who}만 겨뤄요.` : `${head} ${josa(who, "이/가")} 겨뤄요.`;
}

/** Who gets one pot of a settled hand. */
export function awardLine(settlement: Settlement, pot: number): string {
  const facts = awardFacts(settlement, pot);
  if (!facts) return "";
  if (facts.kind === "waiting") {
    return facts.board ? "보드가 다 깔리지 않아서 아직 정할 수 없어요." : `${list(facts.names)}의 카드를 몰라서 아직 정할 수 없어요.`;
  }
  if (facts.kind === "uncontested") return `${josa(facts.name, "이/가")} ${josa(counted(facts.amount), "을/를")} 겨루지 않고 가져가요.`;
  const { parts, scoop, noLow, oddHalf, everything } = facts;
  const sentences: string[] = [];
  if (scoop) {
    const hands = parts.flatMap((p) => (p.rank ? [`${sides[p.reading]}: ${handIn(settlement, p)}.`] : []));
    sentences.push(`${josa(scoop.name, "이/가")} ${josa(counted(scoop.amount), "을/를")} 스쿱해요.`, ...hands);
  } else {
    for (const p of parts) sentences.push(partLine(settlement, p, parts.length > 1));
    if (noLow) sentences.push("로우 조건을 채운 핸드가 없어요.");
    if (oddHalf > 0) sentences.push(`반으로 나누고 남는 ${josa(counted(oddHalf), "은/는")} 하이 쪽에 남아요(TDA 20).`);
  }
  if (everything) {
    const name = josa(everything.name, "은/는");
    sentences.push(`${name} 가장 좋은 핸드로, 가져갈 수 있는 칩을 모두 가져갔어요: ${grouped(everything.amount)}.`);
  }
  return sentences.join(" ");
}

const sides = { high: "하이", low: "로우" } as const;
const handIn = (settlement: Settlement, { rank, reading }: PartFacts): string => (rank ? handName(rank, settlement.game, reading) : "");

function partLine(settlement: Settlement, part: PartFacts, halves: boolean): string {
  const { shares, rank, odd, amount, side } = part;
  const head = halves && side ? `${sides[side]} 쪽: ` : "";
  const [only] = shares;
  if (shares.length === 1 && only) {
    const line = `${head}${josa(only.name, "이/가")} ${josa(counted(only.amount), "을/를")} 가져가요.`;
    return rank ? `${line} ${josa(handIn(settlement, part), "이에요/예요")}.` : line;
  }
  const split = shares.map((share) => `${share.name} ${grouped(share.amount)}`).join(" · ");
  const line = `${head}${josa(list(shares.map((share) => share.name)), "이/가")} 비겨요. ${grouped(amount)} → ${split}.`;
  return odd ? `${line} ${oddLine(odd)}` : line;
}

function oddLine({ units, unit, below, takers, first, placed, cited }: OddFacts): string {
  const sentences: string[] = [];
  if (units > 0) {
    const what = `남는 ${josa(counted(units * unit), "은/는")}`;
    const taker = takers[0] ?? first;
    const each = takers.length > 1 ? `${list(takers)}에게 ${counted(unit)}씩 가요` : "";
    const where = {
      clockwise: each ? `버튼 왼쪽부터 시계 방향으로 ${each}` : `승자 중 버튼 왼쪽 첫 자리인 ${taker}에게 가요`,
      "all-to-first": `${units > 1 ? "모두 " : ""}승자 중 버튼 왼쪽 첫 자리인 ${taker}에게 가요(하우스 룰)`,
      "high-card": each ? `높은 카드 순서로 ${each}` : `무늬까지 따져 가장 높은 카드를 든 ${taker}에게 가요`,
      "after-high": `하이 쪽에서 받지 않은 사람이 먼저라서 ${each || `${taker}에게 가요`}`,
    }[placed];
    sentences.push(`${what} ${where}${cited ? (placed === "high-card" ? "(TDA 20-B)" : "(TDA 20)") : ""}.`);
  }
  if (below > 0)
    sentences.push(`가장 작은 칩보다 작은 ${units > 0 ? `${grouped(below)}도` : josa(grouped(below), "은/는")} ${first}에게 가요.`);
  return sentences.join(" ");
}
