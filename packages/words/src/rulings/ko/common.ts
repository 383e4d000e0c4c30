import type { BoardStreet, CardsAt, DealtStreet } from "sidepot/rulings";
import { josa } from "../../josa.ts";
import { list } from "../../ko/lists.ts";
import type { CommonPart } from "../words.ts";

const streets: Readonly<Record<"preflop" | DealtStreet, string>> = {
  preflop: "프리플랍",
  flop: "플랍",
  turn: "턴",
  river: "리버",
  "stud-street": "그 스트리트",
  "shared-seventh": "모두가 함께 쓰는 일곱 번째 카드 한 장",
};

const places: Readonly<Record<CardsAt, string>> = {
  flop: "플랍",
  turn: "턴 카드",
  river: "리버 카드",
  aside: "치워 둔 카드",
  burns: "번 카드",
  "last-burn": "마지막 번 카드",
  marked: "문제의 카드",
  muck: "머크",
};

const cards = (at: readonly CardsAt[]): string => list(at.map((place) => places[place]));
const street = (name: BoardStreet): string => streets[name];
/** As a dealer counts them aloud. */
const sheets = (count: number): string => `${["", "한 ", "두 ", "세 ", "네 "][count] || count}장`;

/** Korean. */
export const common: CommonPart = {
  lang: "ko",
  groups: {
    board: { name: "보드·번", examples: "턴이 먼저, 플랍 4장" },
    deal: { name: "딜", examples: "보인 카드, 장수 틀림" },
    betting: { name: "베팅", examples: "차례 밖, 스트링, 레이즈" },
    showdown: { name: "쇼다운·팟", examples: "머크, 공개 순서, 남는 칩" },
    room: { name: "자리·기기·시간", examples: "휴대폰, 타임, 빈자리" },
  },
  books: {
    "tda-2024": "TDA 2024",
    "tda-pre-2022": "TDA 2022 이전",
    roberts: "로버트 룰",
    "wsop-tournament-2026": "WSOP 2026 토너먼트",
    "wsop-live-2026": "WSOP 2026 캐시 게임",
  },
  basis: { text: "규정에 적혀 있어요", practice: "널리 쓰는 관행이에요", house: "하우스 룰이에요", floor: "플로어 재량이에요" },
  unchanged: { button: "버튼", bets: "벳", burns: "번", board: "보드", hands: "핸드" },
  floorDecides: "플로어가 정해요",
  edition: (version, year, checked) => `버전 ${version}${year === null || version === String(year) ? "" : ` (${year})`}, ${checked} 확인`,
  floorLine: "최종 결정은 플로어가 해요.",
  floorLineTda: "최종 결정은 플로어가 해요 (TDA 1).",
  rightIn: (books, until) => (until === null ? `맞는 규정: ${books}` : `맞는 규정: ${books}. 토너먼트에서는 ${until}년 무렵까지`),
  neverRight: "여기 있는 어느 규정에서도 맞지 않아요",
  houseRule: "하우스 룰",
  steps: {
    "call-floor": () => "플로어를 부른다",
    "finish-betting": ({ street: on }) => (on === undefined ? "남은 베팅을 끝낸다" : `${streets[on]} 베팅을 끝낸다`),
    "keep-burns": () => "번 카드는 그대로 둔다",
    "return-to-stub": ({ cards: at, onTop }) => `${josa(cards(at), "을/를")} 스텁${onTop ? " 맨 위에 올린다" : "에 넣는다"}`,
    "shuffle-stub": () => "스텁 전체를 엎은 채로 섞는다",
    "cut-stub": () => "스텁을 커트한다",
    deal: ({ street: on, burn, cards: count }) => {
      const what = count === undefined ? josa(streets[on], "을/를") : `${streets[on]}에 ${sheets(count)}을 더`;
      return `${burn ? "한 장을 태우고" : "번 없이"} ${what} ${on === "stud-street" ? "돌린다" : "깐다"}`;
    },
    burn: ({ cards: count = 1 }) => `${sheets(count)}을 태운다`,
    scramble: ({ cards: on }) => `${josa(street(on), "을/를")} 엎어서 섞는다`,
    "draw-as-burn": ({ by, for: whose }) =>
      `${by === "floor" ? "플로어가 " : ""}그중 한 장을 무작위로 뽑아 ${whose === "next-street" ? "다음 스트리트의 번 카드로 쓴다" : "번 카드로 쓴다"}`,
    "turn-up": ({ cards: on }) => `남은 카드를 다시 펴서 ${josa(street(on), "으로/로")} 쓴다`,
    "set-aside": ({ cards: at }) => `${josa(cards(at), "을/를")} 치워 둔다`,
    "make-burn": ({ cards: at, for: whose }) =>
      `${josa(cards([at]), "을/를")} ${whose === "next-street" ? "다음 스트리트의" : "이 스트리트의"} 번 카드로 쓴다`,
    "replace-card": () => "스텁 맨 위 카드로 바꿔 준다",
    "give-card": () => "스텁 맨 위에서 모자란 카드를 준다",
    "discard-card": () => "그 카드를 빼고 없는 셈 친다",
    "kill-hand": ({ whose }) => (whose === "absent" ? "자리를 비웠던 사람의 핸드를 죽인다" : "핸드를 죽이고 카드를 머크에 넣는다"),
    "return-bets": () => "모든 벳을 돌려준다",
    "finish-deal": () => "먼저 딜을 끝까지 돌린다",
    "third-card-down": () => "그 카드는 펴 두고, 이 사람의 세 번째 카드를 엎어서 준다",
    "gather-cards": () => "카드를 모두 거두고 덱을 치운다",
    "redeal-hand": () => "카드를 모두 모아 섞고 핸드를 다시 돌린다",
    "restore-stub": () => "스텁을 원래 순서대로 다시 맞춘다",
    "mix-into-stub": ({ cards: at }) => `${josa(cards(at), "과/와")} 스텁을 섞어 새 스텁을 만든다`,
    "let-stand": () => "카드를 그대로 두고 계속한다",
    "move-button": ({ nextHand }) => `${nextHand ? "다음 핸드에서 " : ""}버튼을 제자리로 옮긴다`,
  },
  dealAndBet: ({ street: on, burn }) => `${burn ? "한 장을 태우고" : "번 없이"} ${josa(streets[on], "을/를")} 깔고 베팅한다`,
  returnAndShuffle: ({ cards: at }, cut) => `${josa(cards(at), "을/를")} 스텁에 넣고 엎은 채로 전부 ${cut ? "섞은 뒤 커트한다" : "섞는다"}`,
  list,
};
