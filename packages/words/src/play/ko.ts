import type { PushFault, QuestionPot } from "@sidepot/trainer/table";
import { josa } from "../josa.ts";
import { why } from "../ko/hands.ts";
import { list } from "../ko/lists.ts";
import { potName } from "../ko/pots.ts";
import { problem } from "../ko/problems.ts";
import { grouped } from "../numbers.ts";
import { nameAt, type Sentences, sentence, showText } from "../text.ts";
import { type OwnProblem, sayTable } from "./problems.ts";
import type { PlayWords } from "./words.ts";

const YOU = "나";
const quoted = (text: string): string => `‘${showText(text)}’`;

const problems: Sentences<OwnProblem> = {
  SEED_INVALID: (p) => `${quoted(p.got)} 값은 시드가 될 수 없어요. 0부터 4,294,967,295까지의 정수를 써 주세요.`,
  PEOPLE_TOO_MANY: (p) =>
    `사람은 ${grouped(p.most)}명까지 앉을 수 있는데 ${grouped(p.count)}명이에요. 나머지 자리에는 봇의 스타일을 정해 주세요.`,
  BLINDS_INVALID: (p) =>
    `블라인드로 ${quoted(p.got)} 값은 쓸 수 없어요. 스몰 블라인드와 빅 블라인드를 1부터 ${grouped(p.most)}까지의 정수로, 스몰이 빅보다 크지 않게 써 주세요.`,
  NUMBER_INVALID: (p) =>
    `${numbers[p.path] ?? showText(p.path)}: ${quoted(p.got)} 값은 쓸 수 없어요. ${grouped(p.least)}부터 ${grouped(p.most)}까지의 정수를 써 주세요.`,
  SESSION_BROKEN: () => "저장된 테이블을 읽을 수 없어요. 새 테이블을 열어 주세요.",
};
const numbers: Readonly<Record<string, string>> = { depth: "처음 스택(빅 블라인드 수)", levelHands: "레벨당 핸드 수" };

const goes = ({ pot, amount, winners }: QuestionPot, names: readonly string[]): string => {
  const who = list(winners.map((seat) => nameAt(names, seat)));
  const what = `${potName(pot)}의 ${josa(grouped(amount), "은/는")}`;
  return winners.length > 1 ? `${what} ${josa(who, "이/가")} 나눠 가져요.` : `${what} ${who}에게 가요.`;
};

const faults = (names: readonly string[]): Sentences<PushFault> => ({
  POT_ORDER: (f) =>
    `${josa(potName(f.first), "을/를")} ${potName(f.pot)}보다 먼저 줘요. 마지막 사이드 팟부터 주고, 메인 팟은 맨 나중이에요.`,
  POT_NOT_THERE: (f) => `줄 팟 중에 ${josa(potName(f.pot), "은/는")} 없어요.`,
  NOBODY_NAMED: (f) => `${josa(potName(f.pot), "을/를")} 누구에게 줄지 골라 주세요.`,
  FOLDED: (f) => `${josa(nameAt(names, f.seat), "은/는")} 폴드했어요. 칩은 ${potName(f.pot)}에 남고, 가져갈 권리는 없어요.`,
  NOT_ELIGIBLE: (f) =>
    `${josa(nameAt(names, f.seat), "은/는")} ${josa(grouped(f.put), "을/를")} 냈는데, ${josa(potName(f.pot), "은/는")} ${josa(grouped(f.floor), "을/를")} 넘는 칩이 모인 팟이에요. 그래서 가져갈 수 없어요.`,
  BETTER_HAND: (f) => `${nameAt(names, f.winner)}의 핸드가 ${nameAt(names, f.seat)}의 핸드보다 좋아요. ${why(f.why)}`,
  TIE: (f) =>
    `${josa(nameAt(names, f.seat), "은/는")} ${josa(nameAt(names, f.with), "과/와")} 비겨서 ${josa(potName(f.pot), "을/를")} 나눠 가져요.`,
  ODD_CHIP: (f) => {
    if (f.odd.length === 0) return `${josa(potName(f.pot), "은/는")} 똑같이 나뉘어서 남는 칩이 없어요.`;
    const who = list(f.odd.map((seat) => nameAt(names, seat)));
    const where = f.odd.length > 1 ? `버튼 왼쪽부터 시계 방향으로 ${who}에게` : `버튼 왼쪽 첫 자리인 ${who}에게`;
    return `${potName(f.pot)}에서 남는 칩은 승자 중 ${where} 가요(TDA 20).`;
  },
});

/** Korean. */
export const ko: PlayWords = {
  lang: "ko",
  styles: {
    random: { name: "무작위", about: "할 수 있는 액션 중에서 아무거나 골라요." },
    "fold-man": { name: "폴드맨", about: "공짜면 체크하고, 벳에는 언제나 폴드해요." },
    station: { name: "콜링 스테이션", about: "거의 다 콜하고, 레이즈는 좀처럼 하지 않아요." },
    maniac: { name: "매니악", about: "대부분의 핸드로 벳하고 레이즈해요." },
    naive: { name: "사이드 팟 초보", about: "타이트 어그레시브처럼 치지만, 어느 팟이든 가져갈 수 있다고 계산해요." },
    honest: { name: "정직", about: "자기 몫만큼 이길 만하면 콜하고, 레이즈는 하지 않아요." },
    nit: { name: "니트", about: "참가하는 핸드가 적고, 큰 팟은 강한 핸드로만 쳐요." },
    "loose-aggressive": { name: "루즈 어그레시브", about: "많은 핸드에 참가하고, 벳도 많이 해요." },
    "tight-aggressive": { name: "타이트 어그레시브", about: "좋은 핸드로 벳하며 쳐요. 가져갈 수 있는 팟만 계산해요." },
    solver: { name: "리버 솔버", about: "타이트 어그레시브처럼 치다가, 두 명이 아직 벳할 수 있는 리버는 계산해서 쳐요." },
  },
  levels: {
    easy: { name: "쉬움", about: "더 나은 액션을 알면서도 나쁜 쪽을 자주 골라요." },
    normal: { name: "보통", about: "더 나은 액션을 알면서도 나쁜 쪽을 가끔 골라요." },
    hard: { name: "어려움", about: "아는 것 중에서 언제나 가장 좋은 액션을 골라요." },
  },
  modes: {
    school: { name: "사이드 팟 교실", about: "핸드마다 서로 다른 스택을 새로 줘서 사이드 팟이 자주 나와요." },
    cash: { name: "캐시 게임", about: "핸드를 시작하기 전에 모두의 스택을 처음만큼 채워 줘요." },
    tournament: { name: "토너먼트", about: "남은 칩으로 계속하고, 블라인드가 올라가요." },
  },
  antes: {
    none: { name: "앤티 없음", about: "블라인드만 내요." },
    each: { name: "각자 앤티", about: "모두 앤티를 내요." },
    "big-blind": { name: "빅 블라인드 앤티", about: "빅 블라인드가 모두를 대신해 앤티를 한 번 내요." },
  },
  opponents: ["민", "레오", "한나", "유진", "소라", "켄", "엠마", "노아", "에이다"],
  you: YOU,
  youIn: YOU,
  // `나` takes another form before 이/가 and 의; 하나가 and the like are other words.
  addressed: (sentence) =>
    sentence.replace(/(?<![\p{L}\p{N}])나(가|의)(?![\p{L}\p{N}])/gu, (_, particle: string) => (particle === "가" ? "내가" : "내")),
  yourTurn: "내 차례",
  turnOf: (name) => `${name} 차례`,
  handNumber: (hand) => `핸드 ${grouped(hand)}`,
  potOf: (pot, amount) => `${potName(pot)} ${grouped(amount)}`,
  potsIn: (pots) => list(pots.map(potName)),
  wins: (name, pot, amount) => `${name === YOU ? "내가" : josa(name, "이/가")} ${josa(potName(pot), "을/를")} 가져가요: ${grouped(amount)}`,
  problem: (value) => sayTable(problems, problem, value),
  question: {
    ask: "어느 팟을 먼저, 누구에게 줄까요?",
    right: (pot, names) => ko.addressed(`맞아요. ${goes(pot, names)}`),
    answer: (pot, names) => ko.addressed(goes(pot, names)),
    fault: (fault, names) => ko.addressed(sentence(faults(names), fault)),
  },
};
