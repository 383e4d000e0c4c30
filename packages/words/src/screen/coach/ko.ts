import { josa } from "../../josa.ts";
import type { CoachText } from "./coach.ts";

/** Korean. */
export const ko: CoachText = {
  pageTitle: "코치: 사이드 팟 결정을 팟별로 복기하기 · Sidepot",
  pageDescription:
    "연습 테이블의 핸드가 끝나면 선택마다 팟별로 기댓값이 얼마였는지 여러 상대 모델로 보여 주고, 올인한 사람이 있는 리버도 풀어요. 연습용이에요. 라이브 테이블에서는 쓰지 마세요.",
  title: "코치",
  practiceOnly: "연습용이에요. 라이브 테이블에서는 쓰지 마세요.",

  noHand: "아직 복기할 핸드가 없어요.",
  noHandHow: "연습 테이블에서 핸드를 끝까지 해 보세요. 그러면 여기에서 결정을 하나씩 볼 수 있어요.",
  lostHand: "이 핸드는 이제 이 기기에 없어요.",
  toTable: "연습 테이블로",
  nothingDecided: "이 핸드에서는 결정할 게 없었어요.",

  quiz: "팟마다 얼마가 들어 있을까요?",
  quizLead: "이 핸드에서 각자 낸 칩이에요. 콜을 받지 못해 돌아간 칩은 뺐어요.",
  quizFolded: "폴드",
  quizDead: "한 사람이 낸 앤티(데드 머니)",
  quizCheck: "확인하기",
  quizRight: "맞았어요.",
  quizNot: (said) => `${josa(said, "이/가")} 아니에요.`,
  quizScore: (right, of) => `팟 ${of}개 중 ${right}개가 맞았어요.`,
  quizAllRight: "모든 팟이 맞았어요.",
  quizShow: "계산 보기",

  decisions: "내 결정",
  yourCards: "내 카드",
  board: "보드",
  situation: (pot, toCall) => (toCall === null ? `팟 ${pot}, 콜할 금액 없음` : `팟 ${pot}, 콜할 금액 ${toCall}`),
  reach: (amount) => `그중 내가 가져갈 수 있는 칩은 ${amount}`,
  waiting: "아직 계산 전",
  working: "계산 중",
  notReviewed: "복기 안 함",
  dependsShort: "상대에 따라 다름",
  stop: "멈추기",
  stopped: "멈췄어요. 여기까지의 결과는 남아 있어요.",
  again: "계속하기",
  failed: "계산이 끊겼어요. 계속하거나 페이지를 새로 고쳐 주세요.",
  progress: (done, of) => `${of}단계 중 ${done}단계`,
  converging: (rounds, first, now) =>
    now === null
      ? `푸는 중: ${rounds}번 반복, 착취 가능성은 팟의 ${first}`
      : `푸는 중: ${rounds}번 반복, 착취 가능성은 팟의 ${first} → ${now}`,
  fewModels: "다른 모델을 아직 계산하고 있어요. 결론이 바뀔 수 있고, 배울 점은 끝난 뒤에 나와요.",

  byLayer: "선택마다 팟별로 가져가는 칩",
  wonOnAverage: "가져가는 칩(평균)",
  notInIt: "자격 없음",
  emptyLayer: "비어 있음",
  pays: (amount) => `${amount} 냄`,
  allLayers: "모든 팟",
  youPay: "내는 칩",
  worth: "기댓값",
  worthNote: "기댓값은 평균으로 가져가는 칩에서 지금부터 내는 칩을 뺀 값이에요. 폴드의 기댓값은 0이에요.",
  nobodyGoesOn: "폴드할 수 있는 사람이 모두 폴드할 확률",
  best: "가장 좋음",
  yours: "내 선택",

  picture: "높이는 팟의 크기, 너비는 내가 평균으로 가져가는 비율이에요. 진한 칸이 내 몫이에요.",
  you: "나",
  others: "상대",

  models: "모델별 결과",
  modelsNote: "모델은 상대가 얼마나 많은 핸드로 참가하고 어떻게 대응한다고 볼지를 정한 거예요. 모델을 고르면 그 모델의 표가 나와요.",
  modelColumn: "모델",
  lessons: "배울 점",

  sidePots: "빈 사이드 팟에서 블러프가 사라지는 이유",
  sidePotsLead:
    "리버에서 두 사람이 150을 더 벳할 수 있고, 한 사람은 올인했어요. 가운데에는 언제나 300이 있고, 어느 팟에 있는지만 달라요. 언제 벳할지는 솔버가 계산해요.",
  mainSide: "메인 / 사이드 팟",
  betShare: "벳 비율",
  airShare: "약한 핸드의 벳 비율",
  bluffShare: "벳 중 블러프 비율",
  foldShare: "벳에 폴드하는 비율",
  exploitability: "착취 가능성 (팟 대비)",
  sidePotsNote:
    "보드 하나와 레인지 한 쌍으로 본 예시일 뿐, 법칙은 아니에요. 약한 핸드는 올인하지 않은 상대의 핸드 중 4분의 1도 못 이기는 핸드, 블러프는 40%도 못 이기는 핸드예요.",
  sidePotsRun: "이 기기에서 계산하기",
  dry: "빈 사이드 팟",
  ordinary: "올인한 사람과 겨루는 팟 없음",
};
