import { makeCard } from "sidepot/cards";
import type { BurnStreet, CardsAt } from "sidepot/rulings";
import { josa } from "../../josa.ts";
import { list } from "../../ko/lists.ts";
import { showText } from "../../text.ts";
import type { TablePart } from "../table.ts";

const streets: Readonly<Record<"preflop" | BurnStreet, string>> = {
  preflop: "프리플랍",
  flop: "플랍",
  turn: "턴",
  river: "리버",
  "stud-street": "스트리트",
};

const places: Readonly<Record<CardsAt, string>> = {
  flop: "플랍",
  turn: "턴",
  river: "리버",
  aside: "치워 둔 카드",
  burns: "번 카드",
  "last-burn": "마지막 번",
  marked: "문제의 카드",
  muck: "머크",
};

const cards = (at: readonly CardsAt[]): string => list(at.map((place) => places[place]));
const seats = (at: readonly number[]): string => josa(`${at.map((seat) => `${seat + 1}번`).join(", ")} 자리`, "이/가");
const at = (path: string): string => (path === "" ? "" : `${showText(path)}: `);
const quoted = (text: string): string => (text === "undefined" ? "빈 값" : `‘${showText(text)}’`);

/** Korean. */
export const table: TablePart = {
  verbs: {
    "call-floor": () => "플로어 부르기",
    "finish-betting": () => "베팅 끝내기",
    "keep-burns": () => "번 그대로 두기",
    "return-to-stub": ({ cards: from, onTop }) => (onTop ? `${cards(from)} 맨 위에 올리기` : `${cards(from)} 되돌리기`),
    "shuffle-stub": () => "엎은 채로 섞기",
    "cut-stub": () => "커트하기",
    deal: ({ street, burn, cards: some }) => {
      const what = street === "shared-seventh" ? "함께 쓰는 일곱 번째 카드" : streets[street];
      return `${burn ? "태우고 " : ""}${what}${some === undefined ? "" : ` ${some}장`} 깔기`;
    },
    burn: ({ cards: some = 1 }) => (some === 1 ? "한 장 태우기" : `${some}장 태우기`),
    scramble: ({ cards: street }) => `${streets[street]} 엎어서 섞기`,
    "draw-as-burn": () => "한 장 뽑아 번으로",
    "turn-up": ({ cards: street }) => `${streets[street]} 다시 펴기`,
    "set-aside": ({ cards: from }) => `${cards(from)} 치워 두기`,
    "make-burn": ({ cards: from }) => `${josa(cards([from]), "을/를")} 번으로`,
    "replace-card": () => "카드 바꿔 주기",
    "give-card": () => "모자란 카드 주기",
    "discard-card": () => "카드 빼기",
    "kill-hand": () => "핸드 죽이기",
    "return-bets": () => "벳 모두 돌려주기",
    "finish-deal": () => "딜 끝까지 돌리기",
    "third-card-down": () => "세 번째 카드 엎어 주기",
    "gather-cards": () => "덱 치우기",
    "redeal-hand": () => "핸드 다시 돌리기",
    "restore-stub": () => "스텁 순서 맞추기",
    "mix-into-stub": ({ cards: from }) => `${josa(cards(from), "을/를")} 스텁에 섞기`,
    "let-stand": () => "카드 그대로 두기",
    "move-button": () => "버튼 옮기기",
  },
  now: {
    "call-floor": "이 카드를 어떻게 할지는 딜러가 정하지 않아요",
    "finish-betting": "이 스트리트의 베팅이 끝나기 전에는 카드가 나오지 않아요",
    "keep-burns": "이미 나온 번은 그대로 두고, 더 태우지도 않아요",
    "return-to-stub": "다른 카드가 나오기 전에 그 카드부터 되돌려야 해요",
    "shuffle-stub": "되돌린 카드가 어디 있는지 아무도 몰라야 해요",
    "cut-stub": "섞은 스텁은 커트한 다음에 써요",
    deal: "이 카드보다 먼저 할 일은 다 끝났어요",
    burn: "스트리트는 번 다음에 깔아요",
    scramble: "한 장을 뽑기 전에 엎어서 섞어야 해요",
    "draw-as-burn": "카드가 보이지 않을 때 무작위로 번을 정해야 해요",
    "turn-up": "남은 카드가 이 스트리트가 돼요",
    "set-aside": "다른 카드가 나오기 전에 그 카드를 치워 두어야 해요",
    "make-burn": "모두가 본 카드를 번으로 써요",
    "replace-card": "그 핸드에서 그 카드는 쓸 수 없어요",
    "give-card": "그 핸드에 카드가 모자라요",
    "discard-card": "그 카드는 이번 핸드에 쓰지 않아요",
    "kill-hand": "그 핸드로는 계속할 수 없어요",
    "return-bets": "이번 핸드는 무효라서 칩을 주인에게 돌려줘요",
    "finish-deal": "지금 바꾸면 아직 받지 못한 자리의 카드가 모두 달라져요",
    "third-card-down": "그 카드를 펴 두니 다른 한 장은 엎어서 줘야 해요",
    "gather-cards": "칩을 다 돌려줬고, 이 덱의 카드는 이제 쓸 수 없어요",
    "redeal-hand": "칩을 다 돌려줬으니 핸드를 새로 시작해요",
    "restore-stub": "스텁의 순서를 아직 되살릴 수 있어요",
    "mix-into-stub": "카드가 나오기 전에 스텁부터 새로 만들어야 해요",
    "let-stand": "이 카드는 놓인 그대로 써요",
    "move-button": "버튼이 잘못된 자리에 있어요",
  },
  reasons: {
    STUB_TOO_SHORT: ({ needed, left }) => `${needed}장이 필요한데 스텁에 ${left}장뿐이에요`,
    NOTHING_THERE: ({ cards: from }) => `거기에는 카드가 없어요(${cards(from)})`,
    STILL_OWED: ({ seats: owed }) => `${seats(owed)} 아직 액션을 하지 않았어요`,
    ALREADY_BURNED: ({ street }) => `${streets[street]}의 번은 이미 나와 있어요`,
    NOT_SHUFFLED: () => "스텁에 카드를 되돌린 뒤로 아직 섞지 않았어요",
    NOT_SCRAMBLED: ({ street }) => `${josa(streets[street], "이/가")} 엎어서 섞여 있지 않아요`,
    FACE_DOWN: ({ street }) => `${josa(streets[street], "이/가")} 아직 엎어져 있어요`,
    STREET_FULL: ({ street, cards: there, most }) => `${josa(streets[street], "은/는")} ${most}장인데 이미 ${there}장이 놓여 있어요`,
    STREET_MISSING: ({ street, cards: there, most }) => `${josa(streets[street], "이/가")} 먼저인데 ${most}장 중 ${there}장만 놓여 있어요`,
    NO_STREET_LEFT: () => "모든 스트리트가 깔려 있어서 태울 일이 없어요",
    OTHER_STREET: ({ street, on }) => `지금 베팅은 ${streets[street]} 베팅이 아니라 ${streets[on]} 베팅이에요`,
    HAND_NOT_SHORT: ({ seat, cards: held, most }) => `${seat + 1}번 자리는 ${most}장 중 ${held}장을 들고 있어서 모자라지 않아요`,
    HAND_FULL: ({ seat, cards: held }) => `${seat + 1}번 자리는 이미 ${held}장을 들고 있어요`,
    HAND_OVER: ({ live }) => `남은 핸드가 ${live === 1 ? "하나뿐이라" : "없어서"} 카드가 더 나오지 않아요`,
    BETS_STILL_IN: ({ chips }) => `아직 들어 있는 칩 ${chips}개를 돌려준 다음에 다시 돌려요`,
    NOT_NOW: () => "지금은 다른 일을 할 차례예요",
    SHUFFLE_FIRST: () => "섞지 않으면 되돌린 카드의 자리를 본 사람이 있어요",
    ONE_BURN_A_STREET: ({ street }) => `번은 스트리트마다 한 장이고, ${streets[street]}의 번은 이미 나와 있어요`,
    FINISH_BETTING_FIRST: ({ seats: owed }) => `${seats(owed)} 아직 액션을 하지 않았고, 그 전에는 카드가 나오지 않아요`,
    WOULD_EXPOSE: ({ street }) => `그러면 아직 보이면 안 되는 ${streets[street]} 카드가 보여요`,
    PRACTICE_OVER: () => "모든 단계를 마쳤어요",
  },
  next: (label, reason) => `지금은 ‘${label}’ 차례예요: ${reason}.`,
  alone: (reason) => `${reason}.`,
  setup: {
    SETUP_NOT_AN_OBJECT: ({ path, got }) => `${at(path)}테이블은 players, street, burns가 있는 객체여야 하는데 ${quoted(got)} 값이 왔어요.`,
    KEY_UNKNOWN: ({ path, choices }) => `${at(path)}그런 항목은 없어요. 쓸 수 있는 항목: ${choices.join(", ")}.`,
    PLAYERS_INVALID: ({ path, got, least, most }) => `${at(path)}${quoted(got)} 값은 ${least}~${most}명의 인원수가 아니에요.`,
    COUNT_INVALID: ({ path, got, least, most }) => `${at(path)}${quoted(got)} 값은 ${least}~${most}의 정수가 아니에요.`,
    STREET_UNKNOWN: ({ path, got, choices }) => `${at(path)}${quoted(got)} 값은 스트리트가 아니에요. 쓸 수 있는 값: ${choices.join(", ")}.`,
    CARDS_UNREADABLE: ({ path, got }) => `${at(path)}${quoted(got)} 값은 장수도 아니고 Kh 7c 같은 카드도 아니에요.`,
    CARD_IN_TWO_PLACES: ({ card, first, second }) =>
      `${makeCard(card)} 카드가 두 곳에 있을 수는 없어요: ${showText(first)}, ${showText(second)}.`,
    TOO_MANY_BURNS: ({ street, got, most }) =>
      `${streets[street]}에서 번이 ${got}장일 수는 없어요. 실수로 한 장 더 태웠다고 쳐도 ${most}장까지예요.`,
    BOARD_WITHOUT: ({ street, before }) => `보드에 ${josa(streets[street], "은/는")} 있는데 ${josa(streets[before], "이/가")} 없어요.`,
    SEATS_DIFFER: ({ path, got, players }) => `${at(path)}자리가 ${got}개 적혀 있는데 카드를 받은 플레이어는 ${players}명이에요.`,
    TOO_MANY_CARDS: ({ got, most }) => `그러려면 ${got}장이 필요한데 덱은 ${most}장이에요.`,
    COUNT_DOES_NOT_ADD_UP: ({ got, expected }) => `모두 더하면 ${got}장인데 덱은 ${expected}장이에요.`,
    MORE_LIVE_THAN_DEALT: ({ live, players }) => `카드를 받은 플레이어가 ${players}명인데 핸드가 ${live}개 남을 수는 없어요.`,
  },
};
