import type { Choice, Finding, Grade, Model, NoReview, Review } from "@sidepot/trainer/coach";
import { cardSigns } from "../hand/figures.ts";
import { list } from "../ja/lists.ts";
import { potName } from "../ja/pots.ts";
import { grouped } from "../numbers.ts";
import { percent } from "../percent.ts";
import { nameAt } from "../text.ts";
import { errorOf, reviewFacts } from "./facts.ts";
import { mean, signed } from "./figures.ts";
import type { CoachWords, Lesson, Saying } from "./words.ts";

const plain = { fold: "フォールド", check: "チェック", call: "コール" } as const;

function choice(value: Choice): string {
  if (value.do !== "bet" && value.do !== "raise") return plain[value.do];
  if (value.allIn) return `オールイン${grouped(value.to)}`;
  return `${value.do === "bet" ? "ベット" : "レイズ"}${grouped(value.to)}`;
}

/** `150のベット`: within a sentence. */
function named(value: Choice): string {
  if (value.do !== "bet" && value.do !== "raise") return plain[value.do];
  return `${grouped(value.to)}の${value.allIn ? "オールイン" : value.do === "bet" ? "ベット" : "レイズ"}`;
}

const grades: Readonly<Record<Grade, string>> = { best: "最善", fine: "問題なし", mistake: "ミス", blunder: "大きなミス" };
const widths = { tight: "狭いレンジ", median: "標準のレンジ", wide: "広いレンジ" } as const;
const responses = {
  equilibrium: "ソルバーの応じ方",
  "minimum-defence": "最小限の防御",
  "never-folds-better": "勝っている手は降りない",
} as const;
const responseNotes = {
  equilibrium: "弱点を突かれないソルバーの戦略どおりに応じます。",
  "minimum-defence": "ブラフで得をさせない、ぎりぎりの範囲で続けます。",
  "never-folds-better": "こちらに勝つハンドだけで続けます。",
} as const;

const noReviews: Readonly<Record<NoReview["code"], string>> = {
  GAME_NOT_COVERED: "検討できるのは、ボードが1つのノーリミットホールデムだけです。",
  NOT_A_DECISION: "ここでは決めることがありませんでした。",
  CARDS_UNKNOWN: "手札の2枚が分かりません。",
  PREFLOP_OPEN: "レイズした人もオールインした人もいません。フロップ後のプレイが決め手ですが、この方法では分かりません。",
  PREFLOP_DEEP: "チップがまだ多く残っています。フロップ後のプレイが決め手ですが、この方法では分かりません。",
  NO_DEAL: "相手が持つとしたカードでは、成り立つ配り方がありません。",
};

const model = ({ width, response }: Model): string => `${responses[response]}、${widths[width]}`;
const models = (count: number): string =>
  count === 1 ? "相手のモデル1つで調べました。" : `相手のモデル${count}つの結論がすべて一致しました。`;

const spread = ({ least, most }: { readonly least: number; readonly most: number }): string =>
  `モデルの見積もりは${percent(least)}から${percent(most)}です。`;

function review(value: Review, names: readonly string[]): Saying {
  const facts = reviewFacts(value, names);
  if (facts.code === "RIGHT")
    return { verdict: `${named(facts.made)}で正解です。`, grounds: `期待値がこれより高い選択はありません。${models(facts.models)}` };
  if (facts.code === "LOSES") {
    const { made, better, grade, loss, ofPot } = facts;
    const cost = `平均${mean(loss)}枚（ポットの${percent(ofPot)}）`;
    if (grade === "fine")
      return {
        verdict: `${named(made)}でも問題ありませんが、${named(better)}のほうが少し上です。`,
        grounds: `差は${cost}です。${models(facts.models)}`,
      };
    return {
      verdict: `${named(made)}より${named(better)}が上でした。`,
      grounds: `${named(made)}は${cost}の損でした。${models(facts.models)}`,
    };
  }
  if (facts.code === "HANGS_ON_HANDS") {
    const [least, most] = facts.gain;
    return {
      verdict: `${named(facts.made)}か${named(facts.other)}かは、相手のハンド次第です。`,
      grounds: `${named(facts.made)}の代わりに${named(facts.other)}を選ぶと、モデルによって${signed(least)}枚から${signed(most)}枚の差が出ます。`,
    };
  }
  if (facts.code === "HANGS_ON_SHARE") {
    const { needed, seemed } = facts.share;
    return {
      verdict: `${named(facts.choice)}は、取れるチップの${percent(needed)}より多く勝てるときだけにします。`,
      grounds: `${spread(facts.share)}${seemed < needed ? `取れない分も含めてテーブルのチップを全部数えると、${percent(seemed)}で足りるように見えます。` : ""}`,
    };
  }
  const { live, allIn, breakEven, ordinary } = facts;
  const who = live.length === 0 ? "相手" : list(live);
  const beaten = allIn.length === 0 ? "" : `ここでは、オールインしている${list(allIn)}にも勝つ必要があります。`;
  const usual = ordinary === null ? "" : `降ろせば全部取れるポットなら${percent(ordinary)}で足ります。${beaten}`;
  return {
    verdict: `${named(facts.choice)}は、${who}が勝っている手を${percent(breakEven)}より多く降りるときだけにします。`,
    grounds: `${spread(facts)}${usual}`,
  };
}

function finding(value: Finding, names: readonly string[]): Lesson {
  const who = (seats: readonly number[]): string => list(seats.map((seat) => nameAt(names, seat)));
  switch (value.id) {
    case "dry-side-pot-bluff":
      return {
        lesson: "空のサイドポットでは、ブラフで得るものがありません。",
        numbers: `ほかの全員が降りても、オールインしている${who(value.allIn)}に勝つ必要があります。降ろすことでメインポットから${mean(value.mainGain)}多く取れますが、ベットには${mean(value.cost)}かかります。中央の${mean(value.ordinaryPot)}は、このブラフにとって${mean(value.effectivePot)}の価値しかなく、${mean(value.loss)}の損です。`,
      };
    case "protection-bet":
      return {
        lesson: "オールインした人は、ベットでは降ろせません。",
        numbers: `${who(value.allIn)}は降りられないので、守ることにはなりません。ほかの人が降りる分で${mean(value.fromLive)}得て、ベットには${mean(value.cost)}かかります。`,
      };
    case "beats-all-in-only": {
      const stand = `オールインしている${who(value.allIn)}には${percent(value.beatsAllIn)}勝ちますが、まだコールできる人には${percent(value.beatsLive)}しか勝てません。`;
      return value.pays
        ? {
            lesson: "例外です。勝っている手を降ろせるので得になります。",
            numbers: `${stand}それでも、勝っている手がメインポットをあきらめるので、ベットは${mean(value.difference)}の得です。`,
          }
        : {
            lesson: "オールインの人には勝ち、残る相手には負ける手のベットは、チップを捨てるだけです。",
            numbers: `${stand}コールするのは勝っている手なので、ベットは${mean(Math.abs(value.difference))}の損です。`,
          };
    }
    case "entitlement":
      return {
        lesson: "自分が取れるチップだけを数えます。",
        numbers: `テーブルの${mean(value.onTable)}のうち、取れるのは最大${mean(value.canWin)}です。${mean(value.call)}のコールに必要なのは${percent(value.seemed)}ではなく${percent(value.needed)}で、エクイティは${percent(value.equity)}でした。`,
      };
    case "uncalled":
      return {
        lesson: "誰もコールできないチップに、リスクはありません。",
        numbers: `ほかの人がコールできるのは最大${mean(value.cover)}です。それを超える${mean(value.amount)}はすぐに戻ります。`,
      };
    case "missed-value":
      return {
        lesson:
          value.allIn.length === 0
            ? "コールする手に勝っているなら、ベットできます。"
            : "オールインの人がいても、バリューベットはできます。",
        numbers: `コールする手の${percent(value.share)}に勝っています。${mean(value.to)}をベットすれば、チェックより${mean(value.gain)}の得です。${value.allIn.length === 0 ? "" : `${who(value.allIn)}はそのポットを取れません。`}`,
      };
    case "out-of-play": {
      const five = `最強の5枚：${cardSigns(value.five)}。`;
      const cards = cardSigns(value.cards);
      if (value.because === "board-plays") return { lesson: "ボードの5枚がそのまま役です。手札は使われません。", numbers: five };
      if (value.because === "counterfeit")
        return {
          lesson: "ボードに自分のペアを打ち消されました。",
          numbers: `${cards}はフロップではペアでしたが、今は使われません。${five}`,
        };
      return { lesson: "ボードより低いキッカーは使われません。", numbers: `${cards}より高いカードがボードにあります。${five}` };
    }
    case "folded-money":
      return {
        lesson: "降りると権利はなくなりますが、チップはポットに残ります。",
        numbers: `${potName(value.pot)}は${mean(value.said)}ではなく${mean(value.amount)}です。降りた人の${mean(value.folded)}が入っています。`,
      };
    case "tournament":
      return {
        lesson: "トーナメントでは、失うチップのほうが得るチップより重くなります。",
        numbers: `このベットの価値は、チップで${signed(value.chips)}、賞金で${signed(value.prize)}です。判断は各自でします。チェックで回す約束は反則です。`,
      };
  }
}

/** Japanese. */
export const ja: CoachWords = {
  lang: "ja",
  choice,
  grade: (value) => grades[value],
  width: (value) => widths[value],
  response: (value) => responses[value],
  responseNote: (value) => responseNotes[value],
  model,
  layer: ({ kind, pot }) => (kind === "new" ? "新しいベット" : potName(pot)),
  review,
  noReview: ({ code }) => noReviews[code],
  finding,
  method: (value) =>
    `${value.method === "exact" ? "ありうるハンドをすべて数えました。" : `サンプルから求めました。標準誤差は最大±${mean(errorOf(value))}枚です。`}${value.solved ? "レイズとベット額を比べるのはソルバーだけで、ほかのモデルでは、このベットの後は最後までチェックで進むものとしています。" : "レイズやその後のベットは含めず、この選択の後は最後までチェックで進むものとしています。ベット額は比べていません。"}`,
  solved: ({ solved }) =>
    solved ? `ソルバー：${grouped(solved.iterations)}回反復、均衡との差はポットの${percent(solved.ofPot, 3)}以内。` : "",
};
