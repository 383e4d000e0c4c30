import { josa } from "../../josa.ts";
import { type Sentences, sentence } from "../../text.ts";
import type { PlayFault, PlayLines } from "./words.ts";

const between = (min: string, max: string): string => (min === max ? min : `${min}~${max}`);
const quoted = (text: string): string => `‘${text}’`;

const faults: Sentences<PlayFault> = {
  NOT_A_KEY: (f) => `여기서 ${quoted(f.got)} 입력은 쓸 수 없어요. ${f.keys}`,
  AMOUNT_MISSING: ({ range }) =>
    range === null
      ? "지금은 벳이나 레이즈를 할 수 없어요."
      : `얼마인지 스트리트 총액으로 써 주세요: r ${range[0]}${range[0] === range[1] ? "" : `부터 r ${range[1]}까지`}.`,
  AMOUNT_UNREADABLE: (f) => `${quoted(f.got)}: ${f.because}`,
  NOTHING_TO_UNDO: () => "이 핸드에는 되돌릴 내 액션이 없어요.",
  HAND_AT_PLAY: (f) => `${quoted(f.key)} 키는 핸드가 끝난 뒤에 써요. 먼저 핸드를 끝내 주세요.`,
  POT_UNKNOWN: (f) => `${quoted(f.got)}: 남아 있는 팟이 아니에요. 다음 중 하나로 시작해 주세요: ${f.pots}.`,
  NAME_UNKNOWN: (f) => `${quoted(f.got)}: 그런 플레이어가 없거나 둘 이상이에요. 플레이어: ${f.names}.`,
  ACTION_UNREADABLE: (f) => `${quoted(f.got)}: 액션이 아니에요. {"do":"call"}이나 {"do":"raise","to":600}, 또는 c 같은 키를 써 주세요.`,
  NOT_WRITTEN: (f) => `이 핸드는 ${josa(f.format, "으로/로")} 쓸 수 없어요.`,
};

/** Korean. */
export const ko: PlayLines = {
  help: {
    summary: "봇과 홀덤을 치면서 사이드 팟 연습",
    about:
      '봇들과 홀덤을 쳐요. 스택이 서로 달라서 사이드 팟이 나오고, 핸드가 끝나면 팟을 하나씩 나눠 줘요.\n시드와 키가 같으면 같은 게임이에요. 칩에는 아무 가치가 없어요.\n테이블에서: f 폴드, c 체크나 콜, r 600 벳이나 600으로 레이즈, a 올인(한 번 더 확인), u 스트리트 처음으로, ? 모든 키, q 끝.\n표준 입력이 터미널이 아니면 한 줄이 키 하나예요. --jsonl이면 일어난 일과 질문이 JSON으로 한 줄씩 나오고, 액션은 {"do":"raise","to":600}처럼 써도 돼요.\n스타일: random, fold-man, station, maniac, naive, honest, nit, loose-aggressive, tight-aggressive, solver.',
    argument: null,
    examples: ["여섯 명, 서로 다른 스택", "스타일을 정한 봇 셋, 어느 팟이 먼저인지 물어보기", "봇끼리 치는 한 핸드 전체를 JSON으로"],
  },
  options: {
    seats: "테이블 인원, 2~9 (기본: 6)",
    mode: "school (서로 다른 스택, 기본), cash, tournament",
    blinds: "스몰 블라인드와 빅 블라인드 (기본: 50/100)",
    ante: "none, each, big-blind (기본: school은 big-blind, 나머지는 none)",
    straddle: "빅 블라인드 왼쪽 사람이 빅 블라인드의 두 배를 내기",
    seed: "모든 카드와 봇의 액션을 정하는 값. 시드가 같으면 같은 게임 (기본: 무작위)",
    opponents: "내 왼쪽부터 시계 방향으로 봇의 스타일, 쉼표로 구분. 모자라면 처음부터 되풀이",
    level: "easy, normal, hard (기본: normal)",
    hands: "이만큼 핸드를 치고 끝내기",
    pause: "팟을 주기 전에 어느 팟을 먼저, 누구에게 줄지 물어보기",
    auto: "내 자리도 이 스타일의 봇에게 맡기고 핸드를 통째로 보기 (기본: 한 핸드)",
    coach: "핸드가 끝날 때마다 내 결정을 팟별로 복기하기",
    json: "일어난 일을 JSON 목록 하나로 출력",
    jsonl: "일어난 일을 JSON으로 한 줄씩 출력하고, 액션도 한 줄씩 읽기",
  },
  spoken: {
    f: ["fold", "폴드"],
    k: ["check", "x", "체크"],
    l: ["call", "콜"],
    r: ["raise", "bet", "b", "레이즈", "벳"],
    a: ["all-in", "allin", "all in", "올인"],
    u: ["undo", "되돌리기"],
    t: ["table", "테이블"],
    n: ["next", "다음"],
    h: ["history", "기록"],
    p: ["phh"],
    s: ["settle", "정산"],
    g: ["coach", "코치"],
    "?": ["help", "도움말"],
    q: ["quit", "exit", "끝"],
  },
  table: (blinds, ante, straddle, seed) =>
    [`블라인드 ${blinds}`, ante, straddle ? "스트래들" : null, `시드 ${seed}`].filter((part) => part !== null).join(" · "),
  style: (name, style) => `${name}: ${style}`,
  columns: { player: "플레이어", stack: "스택", front: "벳", state: "상태", choice: "선택", worth: "기댓값" },
  states: { allIn: "올인", folded: "폴드", button: "버튼", toAct: "차례" },
  yourCards: (cards, hand) => `내 카드: ${cards}${hand === null ? "" : `, ${hand}`}`,
  may: {
    fold: "f 폴드",
    check: "c 체크",
    call: (amount) => `c 콜 ${amount}`,
    bet: (min, max) => `r 벳 ${between(min, max)}`,
    raise: (min, max) => `r 레이즈 ${between(min, max)}`,
    allIn: (amount) => `a 올인 ${amount}`,
    help: "? 키",
  },
  again: (amount) => `한 번 더 a: 올인 ${amount}. 다른 키를 누르면 올인하지 않고 그 키대로 해요.`,
  keysAtPlay: [
    "f        폴드",
    "c        체크 또는 콜",
    "r 600    600 벳, 또는 600으로 레이즈 (스트리트 총액)",
    "a        올인 (한 번 더 확인)",
    "u        스트리트 처음으로 되돌리기",
    "t        테이블과 팟",
    "q        끝",
  ],
  keysAfter: [
    "Enter, n 다음 핸드",
    "h        PokerStars 형식의 핸드 기록",
    "p        PHH 기록",
    "s        이 핸드의 팟을 sidepot settle로 정산",
    "g        코치와 내 결정 복기",
    "u        마지막 스트리트 다시 치기",
    "q        끝",
  ],
  after: "Enter 다음 핸드 · h 기록 · p PHH · s 정산 · g 코치 · u 되돌리기 · q 끝",
  afterLast: "Enter 끝 · h 기록 · p PHH · s 정산 · g 코치 · u 되돌리기",
  undone: (street) => `스트리트 처음으로 돌아왔어요: ${street}`,
  pushed: "팟을 주는 순서, 메인 팟은 맨 나중이에요:",
  shown: "핸드:",
  result: (name, stack, net) => `${name}: ${stack} (${net})`,
  proof: (seed, hand) => `시드 ${seed}, 핸드 ${hand}에서 나온 카드예요.`,
  howToPush: (pots, example) => `팟: ${pots}. 팟과 받을 사람을 쓰세요: ${example}. Enter를 누르면 답을 보여 줘요.`,
  answered: (answer) => `답: ${answer}`,
  out: "칩이 다 떨어졌어요.",
  wonAll: "칩을 모두 땄어요. 토너먼트 우승이에요.",
  wonBy: (name) => `${josa(name, "이/가")} 칩을 모두 따서 토너먼트가 끝났어요.`,
  sum: (hands, net) => `끝난 핸드 ${hands}개.${net === null ? "" : ` 내 손익: ${net}.`}`,
  settleLine: "셸에서 같은 팟을 보려면:",
  reviewing: "코치가 계산하고 있어요…",
  nothingToReview: "이 핸드에는 복기할 내 결정이 없어요.",
  made: "(내 선택)",
  fault: (fault) => sentence(faults, fault),
};
