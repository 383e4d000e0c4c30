import type { BoardPart, FactWords } from "../part.ts";

const pending: FactWords = { name: "카드가 깔릴 때 아직 액션할 사람이 있었나요?" };
const left: FactWords = { name: "아직 끝낼 베팅이 남아 있나요?" };
const acted: FactWords = { name: "새 스트리트에서 이미 액션한 사람이 있나요?" };
const oneHand: FactWords = { name: "폴드로 한 핸드만 남았나요?" };
const premature = { actionPending: pending, bettingLeft: left, actedOnNext: acted, oneHandLeft: oneHand };
const streets = { flop: "플랍", turn: "턴", river: "리버" };
const street: FactWords = { name: "스트리트", values: streets };
const early: FactWords = { name: "먼저 나온 스트리트", values: streets };
const actedOn: FactWords = { name: "그 스트리트에서 누가 액션했나요?" };
const seen: FactWords = { name: "그 스트리트의 카드가 보였나요?" };
const owed = {
  question: "아직 베팅할 사람이 남았나요?",
  answers: { "action-left": "네, 남았어요", "nothing-left": "네, 하지만 더 베팅할 건 없어요", complete: "아니요, 다 끝났어요" },
};

const actedYet = {
  question: "그 카드에 액션한 사람이 있나요?",
  answers: { "no-action": "아니요, 아직 없어요", acted: "네, 체크라도 나왔어요", "not-seen": "아직 카드를 못 봤어요" },
};
const which = { question: "어느 스트리트인가요?", answers: streets };

/** Board and burns. */
export const board: BoardPart = {
  decisions: {
    "redeal-street": "다시 섞고 그 스트리트를 다시 깔아요",
    "natural-river": "리버 카드가 턴이 돼요",
    "keep-river": "리버는 두고 턴을 새로 깔아요",
    "card-plays": "깔린 카드를 그대로 써요",
    "hand-over": "핸드가 끝났어요",
    "redeal-both": "두 스트리트를 모두 다시 섞어요",
    "burn-stays": "그 번을 이 스트리트의 번으로 써요",
    "burn-back": "번을 스텁 맨 위로 되돌려요",
    "scramble-draw-burn": "엎어서 섞고 한 장을 번으로 뽑아요",
    "redeal-flop": "플랍을 다시 깔아요",
    "cards-stand": "깔린 카드를 그대로 인정해요",
    "extras-back": "남는 카드를 스텁에 섞어 넣어요",
    "burn-then-deal": "지금 태우고 나서 깔아요",
    "card-becomes-burn": "공개된 카드를 번으로 써요",
    "order-restored": "원래 순서로 되돌려요",
    "burns-stay": "번 두 장을 그대로 둬요",
    "card-replaced": "폴드된 카드를 새 카드로 바꿔요",
    "board-result-stands": "결과는 그대로예요",
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
    "show-what-would-come": "나왔을 카드를 보여 준다",
    "players-agree": "플레이어끼리 합의해서 정한다",
    "take-last-card": "남는 카드가 뭔지 아니까 그걸 뺀다",
    "redeal-long-flop": "전부 섞어 넣고 플랍을 다시 깐다",
    "scramble-long-flop": "엎어서 섞고 한 장을 번으로 뽑는다",
    "burn-before-turn-too": "턴 전에 스텁에서도 한 장 태운다",
    "redeal-unburned-flop": "플랍을 섞어 넣고 다시 깐다",
    "scramble-unburned-flop": "세 장을 엎어서 섞고 한 장을 번으로 뽑는다",
    "burn-late": "지금 한 장 태우고 보드는 그대로 둔다",
    "take-back-after-action": "액션이 나왔어도 카드를 되돌린다",
    "burn-two-next": "다음 스트리트에서 두 장을 태워 맞춘다",
    "burn-one-next": "다음 스트리트에서 한 장만 태운다",
    "skip-next-burn": "다음 스트리트에서 번을 건너뛰어 맞춘다",
    "take-pot-back": "팟을 돌려받아 다시 친다",
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
    "one-burn-a-street": "번은 스텁을 지키려는 것이지 카드 순서를 지키려는 게 아니에요. 스트리트마다 딱 한 장이에요.",
    "floor-can-choose": "규정에 이 경우가 없어요. 아래는 플로어가 고를 수 있는 방법이에요.",
    "text-at-odds": "이 규정은 두 곳의 내용이 서로 달라서 플로어가 골라야 해요.",
    "nobody-guesses": "어느 카드가 잘못 나왔는지 맞힐 필요가 없어요. 무작위로 정해요.",
    "action-relied-on-cards": "이 카드를 보고 액션한 사람이 있어요. 되돌리면 다른 사람이 공짜 정보를 얻어요.",
    "nothing-seen": "아무도 카드를 보지 못했으니 바로잡아도 손해 보는 사람이 없어요.",
    "claims-end-with-hand": "이의는 핸드가 끝나면 제기할 수 없어요. 나중에 드러난 일로 승자가 바뀌지 않아요.",
  },
  notes: {
    "order-not-stated": "베팅과 카드 정정 중 무엇이 먼저인지는 규정에 없어요. 확률은 똑같아요.",
    "text-not-read": "그 시절의 관행으로 알려져 있고, 조문 자체는 확인하지 못했어요.",
    "fold-changes-nothing": "건너뛴 사람이 이제 폴드해도, 두 핸드 이상 남아 있으면 똑같이 다시 깔아요.",
    "shown-stays-shown": "모두가 그 카드를 봤고, 기억해도 돼요.",
    "years-open": "이 부분은 그 시절의 조문을 확인하지 못했어요.",
    "fold-said-in-text": "규정에 적혀 있어요. 건너뛴 사람이 이제 폴드해도 그 카드는 쓰지 않아요.",
    "skipped-hand": "건너뛴 사람이 무엇을 할 수 있는지도 플로어가 정해요. 라이브로 두거나, 체크·콜·폴드만 허용하거나, 데드로 봐요.",
    "aside-is-burn-and-river": "엎은 채로 치워 두는 건 스텁 맨 위 두 장, 다음 번과 리버예요.",
    "burn-goes-back-too": "이 룸은 그 스트리트의 번도 함께 섞어서, 번을 새로 태워요.",
    "one-burn-next": "다음 스트리트에서는 평소처럼 한 장만 태워요. 모자라거나 넘친 번을 메우지 않아요.",
    "until-awarded": "모두 올인이면 팟을 나눠 주기 전까지 바로잡을 수 있어요.",
    "later-burn-is-out": "뒤 스트리트의 번은 이미 나와 있으니, 그때는 번 없이 깔아요.",
    "same-cards-either-way": "번은 아무도 못 봤으니 어느 쪽이든 같은 카드가 나와요.",
    "next-burn-is-out": "다음 스트리트의 번은 이미 나온 거예요. 스텁에서 또 태우지 마세요.",
    "face-down-back-on-top": "엎어서 내놓은 카드가 있으면 먼저 순서대로 스텁 맨 위에 되돌려요.",
    "practice-only": "규정에는 없고, 룸들이 이렇게 해요.",
    "wsop-at-odds": "한 곳은 체크 한 번이면 그대로 두라고 하고, 다른 곳은 실질 액션 전까지 섞으라고 해요.",
    "method-not-stated": "체크 전에는 바로잡을 수 있다고 하지만 방법은 적혀 있지 않아요.",
    "exposed-is-next-burn": "공개된 카드가 이제 스텁 맨 위에 있고, 다음 스트리트의 번이 돼요.",
    "turned-up-then": "엎어 둔 카드는 베팅이 끝나면 그때 펴요.",
    "folded-stays-folded": "그 카드가 나온 핸드는 폴드된 그대로예요.",
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
    "premature-then-fold": { name: "건너뛴 사람이 폴드함", values: { "card-stays-out": "그 카드는 쓰지 않는다" } },
    "one-hand-left": { name: "폴드로 한 핸드만 남음", values: { "nothing-shown": "더 깔거나 보여 주지 않는다" } },
    "hand-for-hand-early": {
      name: "핸드 포 핸드에서 먼저 깔림",
      values: { "card-stands": "카드를 그대로 쓴다", redeal: "다시 섞고 번 없이 다시 깐다" },
    },
    "two-streets-early": {
      name: "두 스트리트가 먼저 깔림",
      values: { "redeal-both": "둘 다 다시 섞는다", "cards-stand": "둘 다 그대로 쓴다" },
    },
    "early-burn": { name: "번을 먼저 태움", values: { "burn-stays": "그 스트리트의 번으로 쓴다", "burn-back": "스텁 맨 위로 되돌린다" } },
    "early-face-down": { name: "엎은 카드가 먼저 나옴", values: { "card-stands": "그대로 쓴다", redeal: "다시 섞고 번 없이 다시 깐다" } },
    "four-card-flop": {
      name: "플랍 4장",
      values: { scramble: "엎어서 섞고 한 장을 다음 번으로 뽑는다", redeal: "다시 섞고 번 없이 다시 깐다" },
    },
    "five-card-flop": {
      name: "플랍 5장 이상",
      values: { redeal: "다시 섞고 번 없이 다시 깐다", "extras-back": "세 장을 쓰고 나머지를 섞어 넣는다" },
    },
    "long-flop-acted": {
      name: "장수 틀린 플랍에 액션까지 함",
      values: { "cards-stand": "세 장을 그대로 쓴다", scramble: "액션 전처럼 엎어서 섞는다", redeal: "플랍을 다시 깐다" },
    },
    "stuck-cards": {
      name: "턴·리버에 두 장이 붙어 나옴",
      values: {
        scramble: "엎어서 섞고 한 장을 다음 번으로 뽑는다",
        "extras-back": "첫 장을 쓰고 다른 장을 섞어 넣는다",
        redeal: "둘 다 섞고 다시 깐다",
      },
    },
    "muck-card-found": { name: "보드에 폴드된 카드", values: { replace: "스텁에서 새 카드로 바꾼다", "card-stands": "그대로 쓴다" } },
    "muck-card-late": { name: "보드에 폴드된 카드, 팟을 준 뒤 발견", values: { "result-stands": "결과는 그대로다" } },
    "missing-burn-unseen-flop": { name: "번 없음, 플랍을 아직 못 봄", values: { "burn-then-deal": "태우고 나서 깐다" } },
    "missing-burn-unseen-later": { name: "번 없음, 턴·리버를 아직 못 봄", values: { "burn-then-deal": "태우고 나서 깐다" } },
    "missing-burn-flop": {
      name: "번 없이 플랍, 액션 전",
      values: { scramble: "엎어서 섞고 한 장을 번으로 뽑는다", reshuffle: "섞어 넣고 번을 태워 다시 깐다" },
    },
    "missing-burn-flop-checked": {
      name: "번 없이 플랍, 체크가 나옴",
      values: {
        scramble: "엎어서 섞고 한 장을 번으로 뽑는다",
        "one-burn": "그대로 쓰고 다음에 한 장 태운다",
        "natural-order": "그대로 쓰고 다음에 두 장 태운다",
      },
    },
    "missing-burn-flop-acted": {
      name: "번 없이 플랍, 실질 액션 뒤",
      values: { "one-burn": "그대로 쓰고 다음에 한 장 태운다", "natural-order": "그대로 쓰고 다음에 두 장 태운다" },
    },
    "missing-burn-later": {
      name: "번 없이 턴·리버, 액션 전",
      values: { "card-becomes-burn": "그 카드를 번으로 쓴다", redeal: "섞어 넣고 번을 태워 다시 깐다", "card-stands": "그대로 쓴다" },
    },
    "missing-burn-later-acted": {
      name: "번 없이 턴·리버, 액션 뒤",
      values: {
        "one-burn": "그대로 쓰고 다음에 한 장 태운다",
        "natural-order": "그대로 쓰고 다음에 두 장 태운다",
        correct: "액션 전처럼 바로잡는다",
      },
    },
    "missing-burn-all-in": {
      name: "번 없이 리버, 모두 올인",
      values: { correct: "팟을 주기 전까지 바로잡는다", "card-stands": "그대로 쓴다" },
    },
    "extra-burn-unseen": {
      name: "번 두 장, 카드를 아직 못 봄",
      values: { "put-back": "한 장을 맨 위로 되돌린다", "burns-stay": "둘 다 그대로 둔다" },
    },
    "extra-burn-flop": {
      name: "번 두 장 뒤 플랍, 액션 전",
      values: { reshuffle: "플랍과 번 한 장을 섞고 다시 깐다", "burns-stay": "번을 두고 플랍을 그대로 쓴다" },
    },
    "extra-burn-later": {
      name: "번 두 장 뒤 턴·리버, 액션 전",
      values: { restore: "원래 순서로 되돌린다", "burns-stay": "번을 두고 카드를 그대로 쓴다" },
    },
    "extra-burn-acted": {
      name: "번 두 장, 액션 뒤",
      values: {
        "one-burn": "그대로 쓰고 다음에 한 장 태운다",
        "natural-order": "그대로 쓰고 번 한 장을 맨 위로 되돌린다",
        correct: "액션 전처럼 바로잡는다",
      },
    },
  },
  situations: {
    "premature-flop": { name: "플랍이 먼저 깔림", facts: premature },
    "premature-turn": { name: "턴이 먼저 깔림", facts: premature },
    "premature-river": { name: "리버가 먼저 깔림", facts: premature },
    "four-card-flop": { name: "플랍 장수가 많음", facts: { cards: { name: "플랍 카드 수" }, acted: actedOn } },
    "missing-burn": {
      name: "번을 빼먹음",
      facts: {
        street,
        acted: actedOn,
        boardExposed: seen,
        substantial: { name: "실질 액션이 있었나요?" },
        allIn: { name: "모두 올인인가요?" },
      },
    },
    "extra-burn": { name: "번을 두 장 태움", facts: { street, acted: actedOn, boardExposed: seen } },
    "stuck-cards": { name: "턴·리버에 두 장", facts: { street } },
    "early-burn": { name: "번을 먼저 태움", facts: { street: early } },
    "early-face-down": { name: "엎은 카드가 먼저 나옴", facts: { street: early } },
    "two-streets-early": { name: "두 스트리트가 먼저 깔림", facts: { street: { name: "먼저 나온 스트리트", values: streets } } },
    "hand-for-hand-early": { name: "핸드 포 핸드에서 먼저 깔림", facts: { street: early } },
    "muck-card-on-board": { name: "보드에 폴드된 카드", facts: { awarded: { name: "팟을 이미 나눠 줬나요?" } } },
  },
  cases: {
    "premature-turn": { title: "턴이 먼저 깔림", ...owed, slang: ["턴 깔림", "턴 미리 깔림", "턴 빨리", "턴 오픈", "턴 먼저"] },
    "premature-river": { title: "리버가 먼저 깔림", ...owed, slang: ["리버 깔림", "리버 미리 깔림", "리버 빨리", "리버 먼저"] },
    "premature-flop": { title: "플랍이 먼저 깔림", ...owed, slang: ["플랍 깔림", "플랍 미리 깔림", "플랍 빨리", "플랍 먼저", "플롭"] },
    "missing-burn-flop": {
      title: "플랍에서 번 빼먹음",
      ...actedYet,
      slang: ["번 빼먹음", "번 안 태움", "번 까먹음", "번 없이 플랍", "노번", "버닝", "번카드"],
    },
    "four-card-flop": {
      title: "플랍이 4장",
      question: "몇 장이고, 액션이 있었나요?",
      answers: { four: "4장, 액션 없음", "four-acted": "4장, 액션 있음", more: "5장 이상, 액션 없음", "more-acted": "5장 이상, 액션 있음" },
      slang: ["플랍 4장", "플롭 4장", "플랍 네 장", "네장 플랍", "플랍 5장", "한 장 더 깔림"],
    },
    "missing-burn-turn": { title: "턴에서 번 빼먹음", ...actedYet, slang: ["번 빼먹음", "번 안 태움", "번 없이 턴", "노번"] },
    "missing-burn-river": { title: "리버에서 번 빼먹음", ...actedYet, slang: ["번 빼먹음", "번 안 태움", "번 없이 리버", "노번"] },
    "extra-burn": { title: "번 두 장, 카드가 깔림", ...which, slang: ["번 두 장", "번 두 번", "더블 번", "번 2장"] },
    "extra-burn-unseen": { title: "번 두 장, 깔기 전", ...which, slang: ["번 두 장", "번 두 번", "더블 번", "번 2장"] },
    "stuck-cards": {
      title: "턴·리버에 두 장",
      question: which.question,
      answers: { turn: streets.turn, river: streets.river },
      slang: ["턴 두 장", "리버 두 장", "카드 붙음", "두 장 붙어 나옴"],
    },
    "early-burn": { title: "번을 먼저 태움", ...which, slang: ["번 먼저", "번 미리", "번 빨리"] },
    "early-face-down": { title: "엎은 카드가 먼저 나옴", ...which, slang: ["엎어서 깔림", "뒤집힌 턴", "엎은 턴"] },
    "two-streets-early": {
      title: "두 스트리트가 먼저 깔림",
      question: "어느 두 스트리트인가요?",
      answers: { "flop-and-turn": "플랍과 턴", "turn-and-river": "턴과 리버" },
      slang: ["턴 리버 깔림", "두 장 먼저", "턴이랑 리버", "한꺼번에 깔림"],
    },
    "hand-for-hand-early": { title: "핸드 포 핸드에서 먼저", ...which, slang: ["핸드포핸드", "버블", "머니 버블"] },
    "muck-card-on-board": {
      title: "보드에 폴드된 카드",
      question: "핸드가 끝났나요?",
      answers: { "still-playing": "아니요, 진행 중이에요", awarded: "네, 팟을 나눠 줬어요" },
      slang: ["머크 카드 보드", "폴드한 카드가 플랍", "머크에서 나온 카드"],
    },
  },
};
