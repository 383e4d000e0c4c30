import type { BoardPart, FactWords } from "../part.ts";

const pending: FactWords = { name: "카드가 깔릴 때 아직 액션할 사람이 있었나요?" };
const left: FactWords = { name: "아직 끝낼 베팅이 남아 있나요?" };
const acted: FactWords = { name: "새 스트리트에서 이미 액션한 사람이 있나요?" };
const premature = { actionPending: pending, bettingLeft: left, actedOnNext: acted };
const owed = {
  question: "아직 베팅할 사람이 남았나요?",
  answers: { "action-left": "네, 남았어요", "nothing-left": "네, 하지만 더 베팅할 건 없어요", complete: "아니요, 다 끝났어요" },
};

/** Board and burns. */
export const board: BoardPart = {
  decisions: {
    "redeal-street": "다시 섞고 그 스트리트를 다시 깔아요",
    "natural-river": "리버 카드가 턴이 돼요",
    "keep-river": "리버는 두고 턴을 새로 깔아요",
    "card-plays": "깔린 카드를 그대로 써요",
    "hand-over": "핸드가 끝났어요",
  },
  wrong: {
    "deal-hand-again": "판을 처음부터 다시 돌린다",
    "move-river-up": "턴을 빼고 리버를 당겨 쓴다",
    "burn-again": "다시 깔기 전에 한 장 더 태운다",
    "let-premature-stand": "이미 봤으니 그대로 쓴다",
    "redeal-though-complete": "빨리 나왔으니 다시 깐다",
    "no-shuffle": "스텁 밑에 넣고 다음 장을 쓴다",
    "reshuffle-at-once": "바로 다시 섞고 턴을 다시 깐다",
    "fold-makes-it-good": "그 사람이 폴드했으니 카드는 그대로 쓴다",
  },
  why: {
    "burn-protects-stub":
      "번은 스텁을 지키려는 것이지 카드 순서를 지키려는 게 아니에요. 스트리트마다 한 장이고, 그 한 장은 이미 나와 있어요.",
    "card-keeps-its-chance": "카드가 남은 카드들 사이로 돌아가서 다른 카드와 똑같은 확률을 가져요.",
    "one-way-back": "노출된 카드는 리버로만 돌아올 수 있어요.",
    "premature-means-unfinished": "앞 라운드에 액션할 사람이 남아 있을 때만 ‘미리 깔린’ 카드예요. 그런 사람이 없었어요.",
    "no-misdeal-after-deal":
      "미스딜은 처음 카드를 돌릴 때의 이야기예요. 보드 카드는 그 자리만 고치고, 판을 다시 돌리거나 칩을 돌려주지 않아요.",
    "natural-order": "이 규정은 원래 나왔을 카드 순서를 되살려요.",
    "one-hand-left": "한 핸드만 남아서 끝났어요. 카드를 더 깔거나 보여 주지 않아요.",
    "rulebook-silent": "규정에 이 경우가 없어요. 아래는 플로어들이 실제로 내린 결정이에요.",
  },
  notes: {
    "order-not-stated": "베팅과 카드 정정 중 무엇이 먼저인지는 규정에 없어요. 확률은 똑같아요.",
    "text-not-read": "그 시절의 관행으로 알려져 있고, 조문 자체는 확인하지 못했어요.",
    "fold-changes-nothing": "건너뛴 사람이 이제 폴드해도, 두 핸드 이상 남아 있으면 똑같이 다시 깔아요.",
    "shown-stays-shown": "모두가 그 카드를 봤고, 기억해도 돼요.",
  },
  steps: {},
  points: {
    "premature-flop": {
      name: "플랍이 먼저 깔림",
      values: { reshuffle: "다시 섞고 번 없이 다시 깐다", "reshuffle-with-burns": "번까지 함께 섞고 다시 깐다" },
    },
    "premature-turn": {
      name: "턴이 먼저 깔림",
      values: {
        reshuffle: "다시 섞고 번 없이 다시 깐다",
        "natural-river": "치워 두고 리버 카드를 턴으로 쓴다",
        "keep-river": "번과 리버를 따로 두고 나머지에서 턴을 새로 깐다",
      },
    },
    "premature-river": { name: "리버가 먼저 깔림", values: { reshuffle: "다시 섞고 번 없이 다시 깐다" } },
    "reshuffle-cut": { name: "핸드 중에 섞은 뒤 커트", values: { cut: "커트한다", "no-cut": "커트하지 않는다" } },
    "premature-acted-on": {
      name: "먼저 깔린 카드에 액션까지 함",
      values: { "card-stands": "카드를 그대로 쓴다", "go-back": "되돌려 다시 깐다" },
    },
  },
  situations: {
    "premature-flop": { name: "플랍이 먼저 깔림", facts: premature },
    "premature-turn": { name: "턴이 먼저 깔림", facts: premature },
    "premature-river": { name: "리버가 먼저 깔림", facts: premature },
  },
  cases: {
    "premature-turn": { title: "턴이 먼저 깔림", ...owed, slang: ["턴 깔림", "턴 미리 깔림", "턴 빨리", "턴 오픈", "턴 먼저"] },
    "premature-river": { title: "리버가 먼저 깔림", ...owed, slang: ["리버 깔림", "리버 미리 깔림", "리버 빨리", "리버 먼저"] },
    "premature-flop": { title: "플랍이 먼저 깔림", ...owed, slang: ["플랍 깔림", "플랍 미리 깔림", "플랍 빨리", "플랍 먼저", "플롭"] },
  },
};
