import { josa } from "../../josa.ts";
import type { RulingText } from "./ruling.ts";

/** Korean. */
export const ko: RulingText = {
  pageTitle: "포커 판정: 무엇이 잘못됐고 어떻게 하나 · Sidepot",
  pageDescription:
    "테이블에서 잘못된 일을 고르면 할 일을 순서대로, 규정 번호와 함께 보여 줘요. TDA 2024, WSOP 2026, 로버트 룰을 세 언어로 비교하고 오프라인에서도 돼요.",
  casePageTitle: (title) => `${title}: 판정과 순서 · Sidepot`,
  casePageDescription: (title) =>
    `${title}: 플로어가 할 일을 순서대로, TDA 2024와 WSOP 2026, 로버트 룰의 번호와 흔한 오답까지 함께 보여 줘요.`,
  title: "무엇이 잘못됐나요?",
  back: "판정",

  ruleSet: "규정",
  chooseRuleSet: "규정 고르기",
  play: { tournament: "토너먼트", cash: "캐시 게임", any: "토너먼트와 캐시 게임" },
  houses: "이 기기의 하우스 룰",
  houseOn: (base) => `${base} 위에 정한 하우스 룰`,
  myHouse: "우리 하우스 룰",

  search: "판정 찾기",
  searchHint: "턴 깔림, 스트링, 번 빼먹음",
  clearSearch: "검색어 지우기",
  found: (count) => `판정 ${count}개를 찾았어요`,
  noneFound: (query) => `“${query}”에 맞는 판정이 없어요.`,
  noneHelp: "턴, 번, 레이즈, 머크처럼 짧은 말로 찾거나 아래에서 묶음을 골라 보세요.",
  groups: "묶음",
  recent: "최근",
  nothingChosen: "무슨 일이 있었는지 고르면 여기에 순서가 나와요.",

  stopHand: "플로어를 부르고 핸드를 멈추세요",
  misdeal: "미스딜이에요.",
  steps: "순서",
  source: "근거",
  unchanged: (list) => `그대로 두는 것: ${list}`,
  candidates: "규정에 없어요. 플로어들은 이렇게 판정했어요.",
  candidate: (letter) => `후보 ${letter}`,
  notes: "알아 둘 것",
  why: "왜?",
  wrong: "흔한 오답",
  others: "다른 규정",
  wrongShort: "흔한 오답",
  othersShort: "다른 규정",
  alternative: (book) => `다른 방식이에요. ${josa(book, "으로/로")} 낸 답이 아니에요`,
  same: (books) => `${books}: 답이 같아요.`,
  allSame: "여기 있는 다른 규정도 모두 답이 같아요.",
  more: "사정이 달랐나요?",
  acts: { check: "체크", bet: "벳", call: "콜", raise: "레이즈", fold: "폴드", "all-in": "올인" },
  removeLast: "마지막 지우기",
  noActs: "아직 아무도",
  open: "모름",
  yes: "네",
  no: "아니요",
  practise: "덱으로 연습",
  copyLink: "링크 복사",
  houseStays: "하우스 룰은 이 기기에만 있어요. 링크를 여는 쪽에도 같은 룰이 있어야 해요.",
  print: "인쇄",
  printedOn: (date) => `${date} 인쇄`,

  unread: {
    case: (got) => `“${got}”라는 판정은 없어요.`,
    answer: (got) => `이 판정에는 “${got}”라는 답이 없어요.`,
    set: (got) => `이 기기에는 “${got}”라는 규정이 없어요.`,
    fact: (got) => `“${got}”는 이 판정에 없는 내용이에요.`,
  },
  unreadHelp: "링크를 다 읽지 못했어요. 무슨 일이 있었는지 골라 주세요.",
  notRuled: "이 내용으로는 판정할 수 없어요. 뒤로 가서 다시 답해 주세요.",
};
