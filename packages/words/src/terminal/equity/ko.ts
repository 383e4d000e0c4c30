import type { EquityLines } from "../equity-lines.ts";

/** Korean. */
export const equity: EquityLines = {
  study: "공부용이에요. 라이브 테이블에서는 쓰지 마세요.",
  columns: { hand: "핸드", win: "승", tie: "무승부", equity: "에퀴티" },
  deadCards: "데드 카드",
  exactBoards: (boards) => (boards === "1" ? "정확한 값: 보드가 한 가지뿐이에요." : `정확한 값: 보드 ${boards}가지를 모두 계산했어요.`),
  exactDeals: (deals) =>
    deals === "1" ? "정확한 값: 핸드와 보드가 한 가지뿐이에요." : `정확한 값: 핸드와 보드 ${deals}가지를 모두 계산했어요.`,
  sampled: (deals, error, seed) => `표본: 무작위 딜 ${deals}번, 표준 오차 최대 ±${error}, 시드 ${seed}.`,
  progress: (percent, error) => `${percent}${error === null ? "" : `, 오차 ±${error}`}`,
  onAverage: "가져가는 칩(평균):",
  pot: "팟",
  chips: "칩",
  putIn: "낸 칩(반환 제외)",
  options: {
    board: "보드의 카드, 다섯 장까지",
    dead: "덱에서 빠진 카드: 폴드할 때 보였거나 노출된 카드",
    "dead-money": "메인 팟의 데드 칩: 빅 블라인드 앤티, 데드 블라인드. 여러 번 쓰면 더해요",
    button: "딜러 버튼이 있는 핸드의 글자. 폴드한 사람이면 그 앞의 핸드 (기본: 마지막 핸드)",
    unit: "가장 작은 칩 (기본: 1)",
    exact: "오래 걸려도 모든 경우를 계산하기",
    sampled: "금방 계산할 수 있어도 무작위로 돌리기",
    precision: "무작위: 표준 오차가 이 값까지 줄면 멈추기. 0.001이나 0.1%처럼 (기본: 0.05%)",
    samples: "무작위: 최대 이 횟수만큼 돌리기 (20,000번 묶음으로 올림, 핸드가 자주 겹치면 더 작은 묶음)",
    seed: "무작위 딜의 시작점: 시드가 같으면 답도 같아요 (기본: 1)",
    threads: "계산에 쓸 스레드 수 (기본: 기기에 있는 만큼). 답은 달라지지 않아요",
  },
};
