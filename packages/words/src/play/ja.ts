import type { PushFault, QuestionPot } from "@sidepot/trainer/table";
import { why } from "../ja/hands.ts";
import { list } from "../ja/lists.ts";
import { potName } from "../ja/pots.ts";
import { problem } from "../ja/problems.ts";
import { grouped } from "../numbers.ts";
import { nameAt, type Sentences, sentence, showText } from "../text.ts";
import { type OwnProblem, sayTable } from "./problems.ts";
import type { PlayWords } from "./words.ts";

const YOU = "自分";

const problems: Sentences<OwnProblem> = {
  SEED_INVALID: (p) => `「${showText(p.got)}」はシードとして使えません。0から4,294,967,295までの整数を入れてください。`,
  PEOPLE_TOO_MANY: (p) =>
    `自分で操作する席が${grouped(p.count)}つあります。${grouped(p.most)}つまでなので、ほかの席にはスタイルを選んでください。`,
  BLINDS_INVALID: (p) =>
    `ブラインドに「${showText(p.got)}」は使えません。スモールブラインドとビッグブラインドを1から${grouped(p.most)}までの整数で、スモールがビッグを超えないように入れてください。`,
  NUMBER_INVALID: (p) =>
    `${numbers[p.path] ?? showText(p.path)}：「${showText(p.got)}」は使えません。${grouped(p.least)}から${grouped(p.most)}までの整数を入れてください。`,
  SESSION_BROKEN: () => "保存されていたテーブルを読めません。新しいテーブルを開いてください。",
};
const numbers: Readonly<Record<string, string>> = { depth: "最初のスタック（ビッグブラインド数）", levelHands: "1レベルのハンド数" };

const goes = ({ pot, amount, winners }: QuestionPot, names: readonly string[]): string => {
  const who = list(winners.map((seat) => nameAt(names, seat)));
  return `${potName(pot)}（${grouped(amount)}）は${who}${winners.length > 1 ? "で分けます" : "に渡します"}。`;
};

const faults = (names: readonly string[]): Sentences<PushFault> => ({
  POT_ORDER: (f) => `${potName(f.pot)}より先に${potName(f.first)}を渡します。最後のサイドポットから順に渡し、メインポットが一番後です。`,
  POT_NOT_THERE: (f) => `まだ渡していないポットに、${potName(f.pot)}はありません。`,
  NOBODY_NAMED: (f) => `${potName(f.pot)}を誰に渡すか選んでください。`,
  FOLDED: (f) => `${nameAt(names, f.seat)}はフォールドしました。チップは${potName(f.pot)}に残りますが、獲得する権利はもうありません。`,
  NOT_ELIGIBLE: (f) => {
    const who = nameAt(names, f.seat);
    return `${who}が出したのは${grouped(f.put)}で、${potName(f.pot)}は${grouped(f.floor)}を超えた分のチップです。${who}は獲得できません。`;
  },
  BETTER_HAND: (f) => `${nameAt(names, f.winner)}のほうが${nameAt(names, f.seat)}より強いハンドです。${why(f.why)}`,
  TIE: (f) => `${nameAt(names, f.seat)}は${nameAt(names, f.with)}と同じ強さのハンドなので、${potName(f.pot)}を分け合います。`,
  ODD_CHIP: (f) => {
    const pot = potName(f.pot);
    if (f.odd.length === 0) return `${pot}はちょうど分けられるので、端数チップはありません。`;
    const who = list(f.odd.map((seat) => nameAt(names, seat)));
    return `${pot}の端数チップは、勝者のうちボタンの左${f.odd.length === 1 ? `に一番近い${who}` : `から順に${who}`}に渡ります（TDA 20）。`;
  },
});

/** Japanese. */
export const ja: PlayWords = {
  lang: "ja",
  styles: {
    random: { name: "ランダム", about: "できるアクションから、運任せで選びます。" },
    "fold-man": { name: "フォールドマン", about: "チェックできればチェックし、ベットには必ずフォールドします。" },
    station: { name: "コーリングステーション", about: "ほとんど何にでもコールし、レイズはめったにしません。" },
    maniac: { name: "マニアック", about: "たいていのハンドでベットやレイズをします。" },
    naive: { name: "サイドポット初心者", about: "タイトアグレッシブに打ちますが、どのポットも獲得できるつもりで計算します。" },
    honest: { name: "正直者", about: "人数割り以上に勝てそうならコールし、レイズは一切しません。" },
    nit: { name: "ニット", about: "参加するハンドは少なく、大きなポットは強いハンドだけで争います。" },
    "loose-aggressive": { name: "ルーズアグレッシブ", about: "多くのハンドで参加し、よくベットします。" },
    "tight-aggressive": { name: "タイトアグレッシブ", about: "良いハンドに絞ってベットで攻め、獲得できるポットを数えて判断します。" },
    solver: { name: "リバーソルバー", about: "タイトアグレッシブに打ち、2人がまだベットできるリバーでは計算して決めます。" },
  },
  levels: {
    easy: { name: "やさしい", about: "わかっていても、劣るアクションをよく選びます。" },
    normal: { name: "ふつう", about: "わかっていても、劣るアクションをときどき選びます。" },
    hard: { name: "むずかしい", about: "わかる範囲で一番良いアクションをいつも選びます。" },
  },
  modes: {
    school: { name: "サイドポット教室", about: "ハンドごとにスタックをばらばらに配り直すので、サイドポットがよくできます。" },
    cash: { name: "キャッシュゲーム", about: "ハンドの前に毎回、全員を最初のスタックまで補充します。" },
    tournament: { name: "トーナメント", about: "残ったチップで続け、ブラインドが上がっていきます。" },
  },
  antes: {
    none: { name: "アンティなし", about: "ブラインドだけを出します。" },
    each: { name: "各自アンティ", about: "全員がアンティを出します。" },
    "big-blind": { name: "ビッグブラインドアンティ", about: "ビッグブラインドが、全員の分としてアンティを1つ出します。" },
  },
  opponents: ["ミン", "レオ", "ハナ", "ユウ", "ソラ", "ケン", "エマ", "ノア", "エイダ"],
  you: YOU,
  youIn: YOU,
  addressed: (sentence) => sentence,
  yourTurn: "自分の番",
  turnOf: (name) => `${name}の番`,
  handNumber: (hand) => `ハンド${grouped(hand)}`,
  potOf: (pot, amount) => `${potName(pot)} ${grouped(amount)}`,
  potsIn: (pots) => list(pots.map(potName)),
  wins: (name, pot, amount) => `${name}が${potName(pot)}を獲得します：${grouped(amount)}`,
  problem: (value) => sayTable(problems, problem, value),
  question: {
    ask: "どのポットから、誰に渡しますか？",
    right: (pot, names) => `正解です。${goes(pot, names)}`,
    answer: goes,
    fault: (fault, names) => sentence(faults(names), fault),
  },
};
