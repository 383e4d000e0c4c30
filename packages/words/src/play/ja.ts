import { potName } from "../ja/pots.ts";
import { problem } from "../ja/problems.ts";
import { grouped } from "../numbers.ts";
import { type Sentences, showText } from "../text.ts";
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
};
