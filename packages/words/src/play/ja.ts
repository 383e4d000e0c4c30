import type { PushFault, QuestionPot } from "@sidepot/trainer/table";
import { why } from "../ja/hands.ts";
import { list } from "../ja/lists.ts";
import { potName } from "../ja/pots.ts";
import { problem } from "../ja/problems.ts";
import { grouped } from "../numbers.ts";
import { nameAt, type Sentences, sentence, showText } from "../text.ts";
import { type OwnProblem, sayTable } from "./problems.ts";
import type { PlayWords } from "./words.ts";

const YOU = "あなた";

const problems: Sentences<OwnProblem> = {
  SEED_INVALID: (p) => `「${showText(p.got)}」はシードになりません。0から4,294,967,295までの整数を書いてください。`,
  PEOPLE_TOO_MANY: (p) => `人が${grouped(p.count)}人います。人は${grouped(p.most)}人までです。ほかの席にはスタイルを選んでください。`,
  BLINDS_INVALID: (p) =>
    `ブラインドに「${showText(p.got)}」は使えません。スモールブラインドとビッグブラインドを1以上の整数で、スモールがビッグを超えないように書いてください。`,
  NUMBER_INVALID: (p) =>
    `${numbers[p.path] ?? showText(p.path)}：「${showText(p.got)}」は使えません。${grouped(p.least)}から${grouped(p.most)}までの整数を書いてください。`,
  SESSION_BROKEN: () => "保存したテーブルを読めません。新しいテーブルを開いてください。",
};
const numbers: Readonly<Record<string, string>> = { depth: "最初のスタック（ビッグブラインド単位）", levelHands: "1レベルのハンド数" };

const goes = ({ pot, amount, winners }: QuestionPot, names: readonly string[]): string => {
  const who = list(winners.map((seat) => nameAt(names, seat)));
  return `${potName(pot)}、${grouped(amount)}は${winners.length > 1 ? `${who}で分けます` : `${who}に渡します`}。`;
};

const faults = (names: readonly string[]): Sentences<PushFault> => ({
  POT_ORDER: (f) => `${potName(f.first)}を${potName(f.pot)}より先に渡します。最後のサイドポットから始めて、メインポットが最後です。`,
  POT_NOT_THERE: (f) => `渡す${potName(f.pot)}は残っていません。`,
  NOBODY_NAMED: (f) => `${potName(f.pot)}を誰に渡すか選んでください。`,
  FOLDED: (f) => `${nameAt(names, f.seat)}はフォールドしました。チップは${potName(f.pot)}に残り、獲得する権利はありません。`,
  NOT_ELIGIBLE: (f) => {
    const who = nameAt(names, f.seat);
    return `${who}が出したのは${grouped(f.put)}で、${potName(f.pot)}は${grouped(f.floor)}を超えるチップです。${who}は獲得できません。`;
  },
  BETTER_HAND: (f) => `${nameAt(names, f.winner)}のハンドは${nameAt(names, f.seat)}より強いです。${why(f.why)}`,
  TIE: (f) => `${nameAt(names, f.seat)}は${nameAt(names, f.with)}と同じハンドなので、${potName(f.pot)}を分けます。`,
  ODD_CHIP: (f) =>
    f.odd.length === 0
      ? `${potName(f.pot)}はちょうど分けられ、端数はありません。`
      : `${potName(f.pot)}の端数は、勝者のうちボタンの左から順に${list(f.odd.map((seat) => nameAt(names, seat)))}に渡ります（TDA 20）。`,
});

/** Japanese. */
export const ja: PlayWords = {
  lang: "ja",
  styles: {
    random: { name: "ランダム", about: "できるアクションの中から、でたらめに選びます。" },
    "fold-man": { name: "フォールドマン", about: "無料ならチェックし、ベットにはすべてフォールドします。" },
    station: { name: "コーリングステーション", about: "ほとんどすべてコールし、レイズはほぼしません。" },
    maniac: { name: "マニアック", about: "たいていのハンドでベットやレイズをします。" },
    naive: { name: "サイドポット初心者", about: "タイトアグレッシブと同じですが、すべてのポットを取れるつもりで計算します。" },
    honest: { name: "正直", about: "人数割り以上に勝てそうならコールし、レイズはしません。" },
    nit: { name: "ニット", about: "少ないハンドだけで参加し、大きなポットは強いハンドだけで争います。" },
    "loose-aggressive": { name: "ルーズアグレッシブ", about: "多くのハンドで参加し、よくベットします。" },
    "tight-aggressive": { name: "タイトアグレッシブ", about: "良いハンドをベットで押します。取れるポットだけを計算します。" },
    solver: { name: "リバーソルバー", about: "タイトアグレッシブと同じですが、2人がまだベットできるリバーは計算して打ちます。" },
  },
  levels: {
    easy: { name: "やさしい", about: "分かっていても悪いアクションをよく選びます。" },
    normal: { name: "ふつう", about: "分かっていても悪いアクションをときどき選びます。" },
    hard: { name: "むずかしい", about: "分かる中で一番良いアクションを選びます。" },
  },
  modes: {
    school: { name: "サイドポット教室", about: "ハンドごとにスタックをばらばらに配り、サイドポットがよくできます。" },
    cash: { name: "キャッシュゲーム", about: "ハンドごとに最初のスタックまで補充します。" },
    tournament: { name: "トーナメント", about: "残ったチップで続け、ブラインドが上がります。" },
  },
  antes: {
    none: { name: "アンティなし", about: "ブラインドだけを出します。" },
    each: { name: "全員アンティ", about: "全員がアンティを出します。" },
    "big-blind": { name: "ビッグブラインドアンティ", about: "ビッグブラインドが全員分のアンティを出します。" },
  },
  opponents: ["ミン", "レオ", "ハナ", "ユウ", "ソラ", "ケン", "エマ", "ノア", "アダ"],
  you: YOU,
  youIn: YOU,
  addressed: (sentence) => sentence,
  yourTurn: "あなたの番",
  turnOf: (name) => `${name}の番`,
  handNumber: (hand) => `ハンド${grouped(hand)}`,
  potOf: (pot, amount) => `${potName(pot)} ${grouped(amount)}`,
  wins: (name, pot, amount) => `${name}が${potName(pot)}を取ります：${grouped(amount)}`,
  problem: (value) => sayTable(problems, problem, value),
  question: {
    ask: "どのポットを先に、誰に渡しますか。",
    right: (pot, names) => `正解です。${goes(pot, names)}`,
    answer: goes,
    fault: (fault, names) => sentence(faults(names), fault),
  },
};
