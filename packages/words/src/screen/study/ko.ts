import { josa } from "../../josa.ts";
import type { StudyText } from "./study.ts";

/** Korean. */
export const ko: StudyText = {
  pageTitle: "포커 에퀴티 공부: 핸드, 레인지, 사이드 팟 · Sidepot",
  pageDescription:
    "핸드나 13×13 표의 레인지, 보드, 데드 카드, 사이드 팟까지 넣으면 누가 어느 팟을 얼마나 자주 가져가는지 정확히 계산하거나, 무작위로 돌려서 오차와 함께 보여 줘요. 공부용이에요. 라이브 테이블에서는 쓰지 마세요.",
  title: "공부",
  practiceOnly: "연습용이에요. 라이브 테이블에서는 쓰지 마세요.",
  open: "에퀴티 공부하기",

  question: "질문",
  players: "플레이어",
  more: "벳, 데드 카드, 계산 방법",
  example: "예시 보기",
  clear: "처음부터",
  addPlayer: "플레이어 추가",
  removePlayer: (name) => `${name} 빼기`,
  rangeOf: (name) => `${name}의 레인지`,
  twoCards: "카드 두 장으로",
  emptyRange: "아직 핸드 없음",
  dead: "데드 카드",
  deadSlot: (at) => `데드 카드 ${at + 1}`,
  alreadyDead: (card) => `${josa(card, "은/는")} 이미 데드 카드예요.`,
  isDead: "데드 카드",
  done: "완료",

  range: "레인지",
  rangeText: "글로 쓰기",
  rangeHint: "TT+, AQs+, A5s-A2s, KTo+, 22+@50%, random",
  grid: "모든 시작 핸드: 대각선 위는 같은 무늬, 아래는 다른 무늬",
  gridHint: "누르거나 끌어서 핸드를 넣거나 빼세요.",
  cell: (name, weight) =>
    weight === "mixed"
      ? `${name}, 비중이 여러 가지`
      : weight === 0
        ? `${name}, 빠짐`
        : weight === 1
          ? name
          : `${name}, ${Math.round(weight * 100)}%`,
  weight: "비중",
  noneChosen: "모두 빼기",
  everyHand: "모두 넣기",
  hands: (count, share) => `핸드 ${count}개, 전체의 ${share}`,

  bets: "벳과 사이드 팟",
  betsNote: "이번 핸드에서 각자 낸 칩을 모두 더해 적으세요. 적지 않으면 모두가 겨루는 팟 하나로 계산해요.",
  betOf: (name) => `${josa(name, "이/가")} 낸 칩`,
  foldedBet: (name) => `${name}, 폴드`,
  addFolded: "폴드한 사람 추가",
  removeFolded: (name) => `폴드한 ${name} 빼기`,
  ante: "앤티(데드 칩)",

  counting: "계산 방법",
  methods: { auto: "자동", exact: "모든 경우", sampled: "무작위" },
  methodsNote: "‘자동’은 금방 끝나면 모든 경우를 계산하고, 아니면 무작위로 돌려요.",
  seed: "무작위 시드",

  needCards: (names) => `${names}의 카드 두 장이나 레인지를 넣어 주세요.`,
  needRange: (name) => `${name}의 레인지를 아직 읽을 수 없어요.`,
  needBoard: (cards) => `보드는 0장, 3장, 4장, 5장 중 하나여야 하는데 지금은 ${cards}장이에요.`,
  nothingYet: "모든 플레이어의 카드 두 장이나 레인지를 넣으면 바로 계산해요.",

  answer: "답",
  progress: (share) => `계산 중: ${share}`,
  progressError: (error) => `지금까지 ± ${error}`,
  cancel: "취소",
  cancelled: "취소했어요.",
  countAgain: "다시 계산",
  failed: "계산이 끊겼어요. 다시 계산하거나 페이지를 새로 고쳐 주세요.",
  exact: (boards) => (boards === "1" ? "정확한 값: 한 가지뿐이에요." : `정확한 값: ${boards}가지를 모두 계산했어요.`),
  sampled: (deals, error, seed) => `표본: 무작위 ${deals}번, 표준 오차 ± ${error}, 시드 ${seed}.`,

  ahead: (name, share) => `${josa(name, "이/가")} ${josa(share, "으로/로")} 앞서요.`,
  level: (names) => `${josa(names, "이/가")} 동률이에요.`,
  collectsAndGains: (collects, gains) => `칩을 가장 많이 가져가는 사람은 ${collects}, 가장 많이 버는 사람은 ${josa(gains, "이에요/예요")}.`,
  collectsAlso: (name) => `칩을 가장 많이 가져가고 가장 많이 버는 사람은 ${josa(name, "이에요/예요")}.`,
  eachPot: "팟마다, 칩을 맞춘 사람끼리 따로 겨뤄요.",
  onePot: "비기면 팟을 나눠 갖는 몫만큼 계산해요.",

  win: "승리",
  tie: "무승부",
  equity: "에퀴티",
  error: "표준 오차 ",
  player: "플레이어",
  tableCaption: "플레이어별 에퀴티",
  barCaption: "모든 딜 가운데 이기고 비기는 비율이에요.",
  counts: "정확한 경우의 수",
  countRow: (names, alone) => (alone ? `${names} 단독 승리` : `${names} 무승부`),
  countBoards: "전체",
  countWeights: "전체 (비중 반영)",

  layersCaption: "높이는 팟의 크기, 너비는 가져가는 비율이에요. 진한 칸은 가장 유리한 사람이에요.",
  layersTable: "팟과 플레이어별 칩",
  wonOnAverage: "가져가는 칩(평균)",
  notInIt: "자격 없음",
  allPots: "모든 팟",
  putIn: "낸 칩 (반환\u00a0제외)",
  net: "손익",
  best: "가장 많음",
  netsAddUp: (sum) => `손익을 모두 더하면 ${josa(sum, "이에요/예요")}.`,
  netsAddUpFor: (sum, why) => `손익을 모두 더하면 ${josa(sum, "이에요/예요")}. ${why}만큼이에요.`,
  netsAddUpToNothing: "손익을 모두 더하면 0이에요. 한 사람이 버는 만큼 다른 사람이 잃어요.",
  theAnte: "앤티",
  foldedChips: (amount, name) => `폴드한 ${name}의 칩 ${amount}`,
  openInPots: "이 칩으로 팟 나누기",

  spread: "핸드별 에퀴티",
  spreadNote: (name) => `${name}의 레인지에 있는 핸드마다 이 보드에서 에퀴티가 얼마인지 보여 줘요.`,
  spreadOf: "레인지",
  classEquity: (name, share) => `${name}: ${share}`,
  classHands: (count) => `핸드 ${count}개`,
  pickClass: "핸드를 누르면 에퀴티가 나와요.",
  noDeal: "나올 수 없음",
  spreadProgress: (done, all) => `핸드 ${all}개 중 ${done}개 계산했어요`,
  spreadTable: "표로 보기",
  spreadBars: "레인지의 에퀴티 분포",
  spreadBar: (from, to, share) => `${from}에서 ${to}까지: 레인지의 ${share}`,

  share: "공유",
  linkNote: "모든 내용은 링크 안에 있고, 어디에도 저장하지 않아요.",
  unreadable: "이 링크를 읽지 못해서 빈 화면으로 시작해요. 링크가 잘렸을 수 있어요.",
};
