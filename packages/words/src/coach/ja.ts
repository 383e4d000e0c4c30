import type { Choice, Finding, Grade, Model, NoReview, Review } from "@sidepot/trainer/coach";
import { cardSigns } from "../hand/figures.ts";
import { list } from "../ja/lists.ts";
import { potName } from "../ja/pots.ts";
import { grouped } from "../numbers.ts";
import { percent } from "../percent.ts";
import { nameAt } from "../text.ts";
import { bandText, errorOf, type Favour, type ReviewFacts, reviewFacts, type StillFacts } from "./facts.ts";
import { mean, prizesText, signed, signedPart } from "./figures.ts";
import type { CoachWords, Lesson, NamedLayer, Saying } from "./words.ts";

const plain = { fold: "フォールド", check: "チェック", call: "コール" } as const;

function choice(value: Choice): string {
  if (value.do !== "bet" && value.do !== "raise") return plain[value.do];
  if (value.allIn) return `オールイン${grouped(value.to)}`;
  return value.do === "bet" ? `ベット${grouped(value.to)}` : `${grouped(value.to)}にレイズ`;
}

/** `150のベット`, `600へのレイズ`: within a sentence. */
function named(value: Choice): string {
  if (value.do !== "bet" && value.do !== "raise") return plain[value.do];
  return `${grouped(value.to)}${value.allIn ? "のオールイン" : value.do === "bet" ? "のベット" : "へのレイズ"}`;
}

const grades: Readonly<Record<Grade, string>> = { best: "最善", fine: "問題なし", mistake: "ミス", blunder: "大きなミス" };
const widths = { tight: "狭いレンジ", median: "標準のレンジ", wide: "広いレンジ" } as const;
const responses = {
  equilibrium: "ソルバーの応じ方",
  "minimum-defence": "最小限のディフェンス",
  "never-folds-better": "勝っていれば降りない",
} as const;
const responseNotes = {
  equilibrium: "つけ込まれる隙のない、ソルバーの戦略どおりに応じます。",
  "minimum-defence": "ブラフが得にならない、ぎりぎりの広さのハンドで続けます。少し足すだけで済むときは、もっと広く続けます。",
  "never-folds-better": "こちらに勝つハンドだけで続けます。",
} as const;

const noReviews: Readonly<Record<NoReview["code"], string>> = {
  GAME_NOT_COVERED: "検討できるのは、ボードが1つのノーリミットホールデムだけです。",
  NOT_A_DECISION: "ここでは判断することがありませんでした。",
  CARDS_UNKNOWN: "自分のカード2枚がわかりません。",
  PREFLOP_OPEN: "まだ誰もレイズもオールインもしていない場面です。フロップ以降のプレイで決まりますが、この方法ではそこまで見られません。",
  PREFLOP_DEEP: "チップの大半がまだ手元にある場面です。フロップ以降のプレイで決まりますが、この方法ではそこまで見られません。",
  NO_DEAL: "相手が持つと仮定したカードでは、配り方が成り立ちません。",
};

const model = ({ width, response }: Model): string => `${responses[response]}、${widths[width]}`;
const models = (count: number): string =>
  count === 1 ? "調べた相手のモデルは1つです。" : `相手のモデル${count}種類すべてで、結論が一致しました。`;

const spread = (what: string, { least, most }: { readonly least: number; readonly most: number }): string =>
  `${what}は、モデルの見積もりで${percent(least)}から${percent(most)}です。`;

function layer({ kind, pot, band }: NamedLayer): string {
  if (kind !== "new") return potName(pot);
  if (!band) return "このストリートのベット";
  if (band.to === null) return `このストリートのベット（${grouped(band.from)}超）`;
  return band.from === 0
    ? `このストリートのベット（${grouped(band.to)}まで）`
    : `このストリートのベット（${grouped(band.from)}–${grouped(band.to)}）`;
}

/** What some models put higher. */
function further(still: StillFacts | null, count: number, right: boolean): string {
  if (!still) return "";
  const head = `${count}種類のうち${still.models}種類のモデルでは、${named(still.choice)}のほうが${right ? "" : "さらに"}得`;
  return still.size ? `${head}ですが、ベット額まで比べられるのはソルバーの応じ方だけです。` : `${head}です。`;
}

const ofPot = (part: number, short: boolean): string => `${short ? "獲得できるチップ" : "ポット"}の${percent(part)}`;

function rightGrounds({ close, short, still, alone, models: count }: Extract<ReviewFacts, { code: "RIGHT" }>): string {
  const near = close
    ? `${named(close.choice)}のほうが${mean(close.gain)}枚（${ofPot(close.ofPot, short)}）多くなりますが、差があるとは言えません。`
    : alone && !still
      ? "これよりはっきり得な選択はありません。"
      : "";
  return `${near}${models(count)}${further(still, count, true)}`;
}

const favoured = (value: Choice, { models: some, of }: Favour): string =>
  `${of}種類のうち${some}種類のモデルでは、${named(value)}のほうが得です。`;

function review(value: Review, names: readonly string[]): Saying {
  const facts = reviewFacts(value, names);
  if (facts.code === "RIGHT") return { verdict: `${named(facts.made)}で正解でした。`, grounds: rightGrounds(facts) };
  if (facts.code === "LOSES") {
    const { made, better, grade, loss, short } = facts;
    const cost = `平均${mean(loss)}枚（${ofPot(facts.ofPot, short)}）`;
    if (grade === "fine")
      return {
        verdict: `${named(made)}でも問題ありませんが、${named(better)}のほうが少し得です。`,
        grounds: `差は${cost}です。${models(facts.models)}${further(facts.still, facts.models, false)}`,
      };
    return {
      verdict: `${named(made)}より${named(better)}のほうが得でした。`,
      grounds: `${named(made)}は、${named(better)}に比べて${cost}の損でした。${models(facts.models)}${further(facts.still, facts.models, false)}`,
    };
  }
  if (facts.code === "HANGS_ON_HANDS") {
    const [least, most] = facts.gain;
    return {
      verdict: `${named(facts.made)}か${named(facts.other)}かは、相手のハンド次第です。`,
      grounds: `${named(facts.made)}と比べた${named(facts.other)}の損得は、モデルによって${signed(least)}枚から${signed(most)}枚です。${favoured(facts.other, facts.favour)}`,
    };
  }
  if (facts.code === "HANGS_ON_SHARE") {
    const { needed, seemed } = facts.share;
    return {
      verdict: `${named(facts.choice)}が得なのは、獲得できるチップの${percent(needed)}より多くを勝ち取れるときだけです。`,
      grounds: `${spread("自分の取り分", facts.share)}${seemed < needed ? `獲得できない分も含めてテーブルのチップをすべて数えると、${percent(seemed)}で足りるように見えます。` : ""}${favoured(facts.choice, facts.favour)}`,
    };
  }
  const { live, allIn, breakEven, ordinary } = facts;
  const who = live.length === 0 ? "相手" : list(live);
  const beaten = allIn.length === 0 ? "" : `ここでは、オールインしている${list(allIn)}にも勝たなければなりません。`;
  const usual = ordinary === null ? "" : `降ろせばすべて獲得できるポットなら${percent(ordinary)}で足ります。${beaten}`;
  return {
    verdict: `${named(facts.choice)}が得なのは、こちらに勝つハンドを${who}が${percent(breakEven)}より多く降りるときだけです。`,
    grounds: `${spread("その割合", facts)}${usual}${favoured(facts.choice, facts.favour)}`,
  };
}

function finding(value: Finding, names: readonly string[]): Lesson {
  const who = (seats: readonly number[]): string => list(seats.map((seat) => nameAt(names, seat)));
  switch (value.id) {
    case "dry-side-pot-bluff":
      return {
        lesson: "空のサイドポット（ドライサイドポット）には、ブラフで取れるチップがありません。",
        numbers: `ほかの全員が降りても、オールインしている${who(value.allIn)}に勝たなければなりません。降ろすことでメインポットから増えるのは${mean(value.mainGain)}枚、ベットの代償は${mean(value.cost)}枚です。中央の${mean(value.ordinaryPot)}枚は、このブラフには${mean(value.effectivePot)}枚の価値しかありません。ベットは${mean(value.loss)}枚の損です。`,
      };
    case "protection-bet":
      return {
        lesson: "オールインした人は、ベットでは降ろせません。",
        numbers: `${who(value.allIn)}は降りられないので、この相手からポットを守ることにはなりません。ほかの人が降りて得るのは${mean(value.fromLive)}枚、ベットの代償は${mean(value.cost)}枚です。`,
      };
    case "beats-all-in-only": {
      const stand = `オールインしている${who(value.allIn)}には${percent(value.beatsAllIn)}、まだコールできる人には${percent(value.beatsLive)}の割合で勝ちます。`;
      return value.pays
        ? {
            lesson: "例外です。こちらに勝つハンドを降ろせるなら得になります。",
            numbers: `${stand}それでも、こちらに勝つハンドがメインポットをあきらめるので、ベットは${mean(value.difference)}枚の得です。`,
          }
        : {
            lesson: "オールインの人に勝っても、まだベットできる相手に負けるハンドでは、ベットはチップを捨てるだけです。",
            numbers: `${stand}コールするのはこちらに勝つハンドなので、ベットは${mean(Math.abs(value.difference))}枚の損です。`,
          };
    }
    case "entitlement":
      return {
        lesson: "数えるのは、自分が獲得できるチップだけです。",
        numbers: `テーブルの${mean(value.onTable)}枚のうち、獲得できるのは最大${mean(value.canWin)}枚です。${mean(value.call)}枚のコールに必要なエクイティは${percent(value.seemed)}ではなく${percent(value.needed)}で、実際は${percent(value.equity)}でした。`,
      };
    case "uncalled":
      return {
        lesson: "誰もコールできないチップは、失う心配がありません。",
        numbers: `ほかの人がコールできるのは最大${mean(value.cover)}枚です。それを超える${mean(value.amount)}枚はすぐに戻ります。`,
      };
    case "missed-value":
      return {
        lesson:
          value.allIn.length === 0
            ? "コールしてくるハンドに勝っているなら、ベットできます。"
            : "オールインの人がいても、バリューベットを控える理由にはなりません。",
        numbers: `コールしてくるハンドの${percent(value.share)}に勝っています。${mean(value.to)}のベットは、チェックより${mean(value.gain)}枚の得です。${value.allIn.length === 0 ? "" : `${who(value.allIn)}にそのポットの権利はありません。`}`,
      };
    case "out-of-play": {
      const five = `一番強い5枚：${cardSigns(value.five)}。`;
      const cards = cardSigns(value.cards);
      if (value.because === "board-plays") return { lesson: "ボードをそのまま使うので、自分のカードは役に入りません。", numbers: five };
      if (value.because === "counterfeit")
        return {
          lesson: "ボードにもっと強いカードが出て、自分のペアが5枚から外れました（カウンターフィット）。",
          numbers: `${cards}はフロップでペアになりましたが、今は使いません。${five}`,
        };
      return { lesson: "ボードのカードより低いキッカーは使いません。", numbers: `${cards}より高いカードがボードにそろっています。${five}` };
    }
    case "folded-money":
      return {
        lesson: "フォールドすると権利はなくなりますが、チップはポットに残ります。",
        numbers: `${potName(value.pot)}は${mean(value.said)}枚ではなく${mean(value.amount)}枚です。フォールドした人の${mean(value.folded)}枚が入っています。`,
      };
    case "tournament": {
      const winner = value.prizes.length === 1;
      const assumed = winner ? "優勝者が賞金をすべて獲得する" : `賞金の配分は${prizesText(value.prizes)}%`;
      return {
        lesson: winner ? "優勝者がすべて獲得するなら、チップがそのまま賞金です。" : "トーナメントでは、失う1枚は得る1枚より重くなります。",
        numbers: `ベットはチェックに比べて、チップでは${signed(value.chips)}、賞金では総額の${signedPart(value.prize)}です。${assumed}、順位の確率はチップの割合どおり（マルムス・ハービル）と仮定しています。判断は各自がするもので、最後までチェックで回そうという約束は反則です。`,
      };
    }
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
  layer,
  band: bandText,
  review,
  noReview: ({ code }) => noReviews[code],
  finding,
  method: (value) =>
    `${value.method === "exact" ? "ありうるハンドをすべて数えました。" : `ランダムに配った推定値です。標準誤差は最大±${mean(errorOf(value))}枚です。`}${value.solved ? "レイズやベット額まで比べているのはソルバーだけです。ほかのモデルでは、このベットの後は最後までチェックで進むものとします。" : "レイズやその後のベットは考えず、この選択の後は最後までチェックで進むものとします。ベット額どうしも比べていません。"}`,
  solved: ({ solved }) =>
    solved ? `ソルバー：${grouped(solved.iterations)}回反復し、均衡との差はポットの${percent(solved.ofPot, 3)}以内です。` : "",
};
