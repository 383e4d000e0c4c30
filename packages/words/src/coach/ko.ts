import type { Choice, Finding, Grade, Model, NoReview, Review } from "@sidepot/trainer/coach";
import { cardSigns } from "../hand/figures.ts";
import { josa } from "../josa.ts";
import { list } from "../ko/lists.ts";
import { potName } from "../ko/pots.ts";
import { grouped } from "../numbers.ts";
import { percent } from "../percent.ts";
import { nameAt } from "../text.ts";
import { bandText, errorOf, type Favour, type ReviewFacts, reviewFacts, type StillFacts } from "./facts.ts";
import { mean, prizesText, signed, signedPart } from "./figures.ts";
import type { CoachWords, Lesson, NamedLayer, Saying } from "./words.ts";

const plain = { fold: "폴드", check: "체크", call: "콜" } as const;

function choice(value: Choice): string {
  if (value.do !== "bet" && value.do !== "raise") return plain[value.do];
  if (value.allIn) return `올인 ${grouped(value.to)}`;
  return `${value.do === "bet" ? "벳" : "레이즈"} ${grouped(value.to)}`;
}

/** `150 벳`: a noun that takes a particle. */
function named(value: Choice): string {
  if (value.do !== "bet" && value.do !== "raise") return plain[value.do];
  return `${grouped(value.to)} ${value.allIn ? "올인" : value.do === "bet" ? "벳" : "레이즈"}`;
}

/** `150을 벳`: what goes before 하면. */
function doing(value: Choice): string {
  if (value.do === "bet" && !value.allIn) return `${josa(grouped(value.to), "을/를")} 벳`;
  if (value.do === "raise" && !value.allIn) return `${josa(grouped(value.to), "으로/로")} 레이즈`;
  return named(value);
}

const grades: Readonly<Record<Grade, string>> = { best: "최선", fine: "괜찮음", mistake: "실수", blunder: "큰 실수" };
const widths = { tight: "좁은 레인지", median: "보통 레인지", wide: "넓은 레인지" } as const;
const responses = {
  equilibrium: "솔버의 대응",
  "minimum-defence": "최소 방어",
  "never-folds-better": "더 좋은 핸드는 폴드 안 함",
} as const;
const responseNotes = {
  equilibrium: "솔버가 찾은, 약점을 잡히지 않는 전략대로 대응해요.",
  "minimum-defence": "블러프가 이득이 되지 않을 만큼만 핸드를 남기고 나머지는 폴드하지만, 조금만 더 내면 될 때는 더 많이 남겨요.",
  "never-folds-better": "나보다 좋은 핸드는 모두 남기고, 나머지는 모두 폴드해요.",
} as const;

const noReviews: Readonly<Record<NoReview["code"], string>> = {
  GAME_NOT_COVERED: "보드가 하나인 노리밋 홀덤만 복기해요.",
  NOT_A_DECISION: "여기서는 결정할 게 없었어요.",
  CARDS_UNKNOWN: "내 카드 두 장을 알 수 없어요.",
  PREFLOP_OPEN: "레이즈한 사람도 올인한 사람도 없었어요. 여기서는 플랍 이후의 플레이가 중요한데, 이 방법으로는 거기까지 볼 수 없어요.",
  PREFLOP_DEEP: "스택이 아직 대부분 남아 있어요. 여기서는 플랍 이후의 플레이가 중요한데, 이 방법으로는 거기까지 볼 수 없어요.",
  NO_DEAL: "상대가 들고 있다고 본 핸드로는 나올 수 있는 딜이 없어요.",
};

const model = ({ width, response }: Model): string => `${responses[response]}, ${widths[width]}`;
const models = (count: number): string => (count === 1 ? "상대 모델 하나로만 봤어요." : `상대 모델 ${count}개의 결론이 모두 같아요.`);

const spread = (what: string, { least, most }: { readonly least: number; readonly most: number }): string =>
  `${what} 모델에 따라 ${percent(least)}에서 ${percent(most)} 사이예요.`;

function layer({ kind, pot, band }: NamedLayer): string {
  if (kind !== "new") return potName(pot);
  if (!band) return "이번 스트리트 벳";
  if (band.to === null) return `이번 스트리트 벳 ${grouped(band.from)} 초과`;
  return band.from === 0 ? `이번 스트리트 벳 ${grouped(band.to)}까지` : `이번 스트리트 벳 ${grouped(band.from)}–${grouped(band.to)}`;
}

/** What some models put higher. */
function further(still: StillFacts | null, count: number, right: boolean): string {
  if (!still) return "";
  const head = ` 모델 ${count}개 중 ${still.models}개에서는 ${josa(named(still.choice), "이/가")} ${right ? "더" : "그보다 더"}`;
  return still.size ? `${head} 낫지만, 벳 크기는 솔버의 대응으로만 비교할 수 있어요.` : `${head} 나아요.`;
}

const ofPot = (part: number, short: boolean): string => `${short ? "가져갈 수 있는 칩" : "팟"}의 ${percent(part)}`;

function rightGrounds({ close, short, still, alone, models: count }: Extract<ReviewFacts, { code: "RIGHT" }>): string {
  const near = close
    ? `${josa(named(close.choice), "이/가")} ${mean(close.gain)}칩(${ofPot(close.ofPot, short)}) 더 높게 나오지만, 차이가 있다고 하기에는 너무 작아요. `
    : alone && !still
      ? "기댓값이 뚜렷하게 더 높은 선택은 없었어요. "
      : "";
  return `${near}${models(count)}${further(still, count, true)}`;
}

const favoured = (value: Choice, { models: some, of }: Favour): string =>
  ` 모델 ${of}개 중 ${some}개에서는 ${josa(named(value), "이/가")} 더 나아요.`;

function review(value: Review, names: readonly string[]): Saying {
  const facts = reviewFacts(value, names);
  if (facts.code === "RIGHT") return { verdict: `${josa(named(facts.made), "이/가")} 맞았어요.`, grounds: rightGrounds(facts) };
  if (facts.code === "LOSES") {
    const { made, better, grade, loss, short } = facts;
    const cost = `평균 ${mean(loss)}칩(${ofPot(facts.ofPot, short)})`;
    if (grade === "fine")
      return {
        verdict: `${named(made)}도 괜찮지만 ${josa(named(better), "이/가")} 조금 더 나아요.`,
        grounds: `차이는 ${josa(cost, "이에요/예요")}. ${models(facts.models)}${further(facts.still, facts.models, false)}`,
      };
    return {
      verdict: `${named(made)}보다 ${josa(named(better), "이/가")} 나았어요.`,
      grounds: `${josa(named(made), "은/는")} ${cost}만큼 손해였어요. ${models(facts.models)}${further(facts.still, facts.models, false)}`,
    };
  }
  if (facts.code === "HANGS_ON_HANDS") {
    const [least, most] = facts.gain;
    return {
      verdict: `${josa(named(facts.made), "과/와")} ${named(facts.other)} 중에 무엇이 나은지는 상대 핸드에 달렸어요.`,
      grounds: `${named(facts.made)} 대신 ${doing(facts.other)}하면 모델에 따라 ${signed(least)}칩에서 ${signed(most)}칩까지 차이가 나요.${favoured(facts.other, facts.favour)}`,
    };
  }
  if (facts.code === "HANGS_ON_SHARE") {
    const { needed, seemed } = facts.share;
    return {
      verdict: `가져갈 수 있는 칩 중 내 몫이 ${josa(percent(needed), "을/를")} 넘을 때만 ${josa(named(facts.choice), "이/가")} 나아요.`,
      grounds: `${spread("내 몫은", facts.share)}${seemed < needed ? ` 가져갈 수 없는 칩까지 테이블의 칩을 모두 세면 ${percent(seemed)}만 넘으면 되는 것처럼 보여요.` : ""}${favoured(facts.choice, facts.favour)}`,
    };
  }
  const { live, allIn, breakEven, ordinary } = facts;
  const who = live.length === 0 ? "상대가" : josa(list(live), "이/가");
  const enough = allIn.length === 0 ? "충분해요." : `충분하지만, 여기서는 그래도 올인한 ${josa(list(allIn), "을/를")} 이겨야 해요.`;
  const usual = ordinary === null ? "" : ` 폴드만 시키면 통째로 가져가는 팟이라면 ${josa(percent(ordinary), "으로/로")} ${enough}`;
  return {
    verdict: `${who} 나보다 좋은 핸드를 ${percent(breakEven)} 넘게 폴드할 때만 ${josa(named(facts.choice), "이/가")} 나아요.`,
    grounds: `${spread("그 비율은", facts)}${usual}${favoured(facts.choice, facts.favour)}`,
  };
}

function finding(value: Finding, names: readonly string[]): Lesson {
  const who = (seats: readonly number[]): string => list(seats.map((seat) => nameAt(names, seat)));
  switch (value.id) {
    case "dry-side-pot-bluff":
      return {
        lesson: "빈 사이드 팟에는 블러프로 가져올 칩이 없어요.",
        numbers: `다른 사람이 모두 폴드해도 올인한 ${josa(who(value.allIn), "을/를")} 이겨야 해요. 폴드 덕분에 메인 팟에서 ${josa(mean(value.mainGain), "을/를")} 더 얻지만, 벳에 ${josa(mean(value.cost), "이/가")} 들어요. 가운데 있는 ${josa(mean(value.ordinaryPot), "이/가")} 이 블러프에는 ${mean(value.effectivePot)}짜리 팟일 뿐이에요. 결국 ${josa(mean(value.loss), "을/를")} 잃어요.`,
      };
    case "protection-bet":
      return {
        lesson: "올인한 사람은 벳으로 밀어낼 수 없어요.",
        numbers: `${josa(who(value.allIn), "은/는")} 폴드할 수 없으니, 그쪽에는 벳으로 지킬 것이 없어요. 다른 사람의 폴드로 ${josa(mean(value.fromLive), "을/를")} 얻지만, 벳에 ${josa(mean(value.cost), "이/가")} 들어요.`,
      };
    case "beats-all-in-only": {
      const stand = `올인한 ${who(value.allIn)}에게는 ${josa(percent(value.beatsAllIn), "으로/로")} ${value.beatsLive < 0.5 ? `이기지만, 아직 콜할 수 있는 사람에게는 ${percent(value.beatsLive)}밖에 못 이겨요.` : `이기고, 아직 콜할 수 있는 사람에게도 ${josa(percent(value.beatsLive), "으로/로")} 이겨요.`}`;
      return value.pays
        ? {
            lesson: "예외예요. 더 좋은 핸드를 폴드시켜서 이득이에요.",
            numbers: `${stand} 그래도 나보다 좋은 핸드가 메인 팟을 포기해서, 벳으로 ${josa(mean(value.difference), "을/를")} 더 벌어요.`,
          }
        : {
            lesson: "올인한 사람에게는 이기고 남은 사람에게는 지는 핸드로 벳하면 칩만 버려요.",
            numbers: `${stand} 콜하는 핸드에는 지니까, 벳으로 ${josa(mean(Math.abs(value.difference)), "을/를")} 잃어요.`,
          };
    }
    case "entitlement":
      return {
        lesson: "내가 가져갈 수 있는 칩만 세세요.",
        numbers: `테이블에 있는 ${mean(value.onTable)} 가운데 내가 가져갈 수 있는 칩은 많아야 ${josa(mean(value.canWin), "이에요/예요")}. ${josa(mean(value.call), "을/를")} 콜하려면 ${josa(percent(value.seemed), "이/가")} 아니라 ${josa(percent(value.needed), "이/가")} 필요한데, 에퀴티는 ${percent(value.equity)}였어요.`,
      };
    case "uncalled":
      return {
        lesson: "아무도 콜할 수 없는 칩은 잃을 일이 없어요.",
        numbers: `다른 사람이 콜할 수 있는 칩은 많아야 ${josa(mean(value.cover), "이에요/예요")}. 그걸 넘는 ${josa(mean(value.amount), "은/는")} 바로 돌아와요.`,
      };
    case "missed-value":
      return {
        lesson: value.allIn.length === 0 ? "콜할 핸드보다 앞서면 벳할 수 있어요." : "올인한 사람이 있다고 밸류 벳을 참을 이유는 없어요.",
        numbers: `콜할 핸드 중 ${josa(percent(value.share), "을/를")} 이겨요. ${josa(mean(value.to), "을/를")} 벳하면 체크보다 ${josa(mean(value.gain), "을/를")} 더 벌어요.${value.allIn.length === 0 ? "" : ` ${josa(who(value.allIn), "은/는")} 그 팟을 가져갈 권리가 없어요.`}`,
      };
    case "out-of-play": {
      const five = `가장 좋은 다섯 장: ${cardSigns(value.five)}.`;
      const cards = cardSigns(value.cards);
      if (value.because === "board-plays") return { lesson: "보드를 그대로 써요. 내 홀카드는 쓰이지 않아요.", numbers: five };
      if (value.because === "counterfeit")
        return {
          lesson: "보드가 내 페어를 밀어냈어요.",
          numbers: `${josa(cards, "은/는")} 플랍에서 페어였지만 이제 쓰이지 않아요. ${five}`,
        };
      return { lesson: "보드 카드보다 낮은 키커는 쓰이지 않아요.", numbers: `보드의 카드가 ${cards}보다 높아요. ${five}` };
    }
    case "folded-money":
      return {
        lesson: "폴드하면 권리만 없어지고, 칩은 팟에 남아요.",
        numbers: `${josa(potName(value.pot), "은/는")} ${josa(mean(value.said), "이/가")} 아니라 ${josa(mean(value.amount), "이에요/예요")}. 폴드한 사람이 낸 ${josa(mean(value.folded), "이/가")} 들어 있어요.`,
      };
    case "tournament": {
      const winner = value.prizes.length === 1;
      const assumed = winner ? "우승자가 상금을 모두 가져가고" : `상금을 ${prizesText(value.prizes)}%로 나누고`;
      return {
        lesson: winner ? "우승자가 상금을 모두 가져가면 칩이 곧 상금이에요." : "토너먼트에서는 따는 칩보다 잃는 칩이 더 무거워요.",
        numbers: `벳하면 체크할 때에 비해 칩은 ${signed(value.chips)}, 상금은 전체의 ${josa(signedPart(value.prize), "이에요/예요")}. ${assumed}, 순위는 칩에 비례해서 정해진다고(말무스-하빌) 가정했어요. 결정은 각자 해야 해요. 끝까지 체크하자고 합의하면 규칙 위반이에요.`,
      };
    }
  }
}

/** Korean. */
export const ko: CoachWords = {
  lang: "ko",
  choice,
  grade: (value) => grades[value],
  width: (value) => widths[value],
  response: (value) => responses[value],
  responseNote: (value) => responseNotes[value],
  model,
  layer,
  band: bandText,
  review,
  noReview: ({ code }) => noReviews[code],
  finding,
  method: (value) =>
    `${value.method === "exact" ? "상대가 들 수 있는 핸드를 모두 계산했어요." : `무작위 표본으로 계산했어요. 표준 오차는 최대 ±${mean(errorOf(value))}칩이에요.`}${value.solved ? " 레이즈와 벳 크기는 솔버만 비교해요. 다른 모델에서는 이 벳 뒤로 끝까지 체크한다고 봐요." : " 레이즈와 이후의 벳은 빼고, 이 선택 뒤로는 끝까지 체크한다고 봐요. 벳 크기는 비교하지 않아요."}`,
  solved: ({ solved }) =>
    solved ? `솔버: ${grouped(solved.iterations)}번 반복했고, 균형과의 차이는 팟의 ${percent(solved.ofPot, 3)} 이내예요.` : "",
};
