import { josa } from "../josa.ts";
import { grouped } from "../numbers.ts";
import { showText } from "../text.ts";
import { equity } from "./equity/ko.ts";
import type { TerminalFault } from "./faults.ts";
import { ko as play } from "./play/ko.ts";
import { rule } from "./rule/ko.ts";
import type { TerminalWords } from "./words.ts";

const quoted = (list: readonly string[]): string => list.map((word) => `‘${word}’`).join(", ");
const like = (word: string | null): string => (word === null ? "" : ` 혹시 ‘${word}’인가요?`);
const titled = (items: readonly { readonly id: string; readonly title: string }[]): string =>
  items.map(({ id, title }) => `${id}(${title})`).join(", ");

/** `500~1,000`, or one amount. */
const between = (min: string, max: string): string => (min === max ? min : `${min}~${max}`);

const reasons = { missing: "파일이 없어요", directory: "폴더예요", forbidden: "읽을 권한이 없어요", other: "읽지 못했어요" };

function notWritten(folder: string, reason: "folder" | "directory" | "forbidden" | "other"): string {
  switch (reason) {
    case "folder":
      return `‘${folder}’ 폴더가 없어요. 폴더를 만들거나 있는 폴더의 파일 이름을 쓰세요.`;
    case "directory":
      return "폴더예요. 그 안의 파일 이름을 쓰세요.";
    case "forbidden":
      return "그곳에 쓸 권한이 없어요. 쓸 수 있는 폴더의 파일 이름을 쓰세요.";
    case "other":
      return "쓰지 못했어요. 디스크를 확인하거나 다른 파일 이름을 쓰세요.";
  }
}

function notAmount(where: string, because: string | null, example: string | null): string {
  const form = example === null ? null : `플레이어마다 이름:칩으로 쓰세요. 예: ${example}`;
  return [`‘${where}’: ${because ?? "이름과 칩을 읽을 수 없어요."}`, form].filter((text) => text !== null).join(" ");
}

function fault(f: TerminalFault): string {
  switch (f.code) {
    case "NOT_UTF8":
      return "입력이 UTF-8 글자가 아니에요. UTF-8로 저장하거나 바꿔서 다시 넣어 주세요.";
    case "KEY_TWICE":
      return `${showText(f.path)}: 한 객체에 같은 키가 두 번 있어서 어느 쪽인지 알 수 없어요. 하나를 빼세요.`;
    case "LINE_TOO_LONG":
      return `한 줄이 ${f.limit}바이트보다 길어서 건너뛰었어요. 한 줄에 JSON 객체 하나씩 써 주세요.`;
    case "INPUT_TOO_LONG":
      return `입력이 ${f.limit}바이트보다 길어요. 핸드가 많으면 --jsonl로 한 줄에 JSON 객체 하나씩 넣어 주세요.`;
    case "FILE_NOT_READ":
      return `${f.file === "-" ? "표준 입력을" : `‘${f.file}’ 파일을`} 읽을 수 없어요: ${reasons[f.reason]}.`;
    case "FILE_NOT_WRITTEN":
      return `‘${f.file}’ 파일을 쓸 수 없어요: ${notWritten(f.folder, f.reason)}`;
    case "OUTPUT_NOT_WRITTEN":
      return `표준 출력에 쓸 수 없어요: ${f.reason === "full" ? "남은 공간이 없어요. 공간을 비우고 다시 해 보세요." : "쓰지 못했어요."}`;
    case "NOTHING_READ":
      return "입력이 비어 있어요. 파일이나 표준 입력으로 JSON 객체 하나를 넣어 주세요.";
    case "INTERNAL_FAULT":
      return `내부 오류예요. 알려 주세요: ${f.detail}`;
    case "COMMAND_UNKNOWN":
      return `‘${f.command}’ 명령은 없어요.${like(f.like)}`;
    case "OPTION_UNKNOWN":
      return `‘${f.option}’ 옵션은 없어요.${like(f.like)}`;
    case "OPTION_VALUE_MISSING":
      return `‘${f.option}’ 옵션에 값을 써 주세요.`;
    case "OPTION_VALUE_UNKNOWN":
      return `‘${f.option}’ 옵션에 ‘${f.got}’ 값은 쓸 수 없어요. 다음 중에서 고르세요: ${quoted(f.choices)}.`;
    case "OPTIONS_EXCLUDE":
      return `‘${f.one}’ 옵션과 ‘${f.other}’ 옵션은 함께 쓸 수 없어요. 하나만 쓰세요.`;
    case "OPTION_TWICE":
      return `‘${f.option}’ 옵션이 두 번 이상 있어요. 한 번만 쓰세요.`;
    case "OPTION_NEEDS":
      return `‘${f.option}’ 옵션은 ${f.needs.map((need) => `‘${need}’`).join(" 또는 ")} 옵션이 없으면 아무 일도 하지 않아요. 그 옵션을 더하거나 ‘${f.option}’ 옵션을 빼세요.`;
    case "ARGUMENTS_TOO_MANY":
      return "인수가 너무 많아요. 파일은 하나만 쓰세요.";
    case "PLAYERS_MISSING":
      return "플레이어가 없어요. 시계 방향으로 각자 낸 칩을 쓰세요: sidepot pots A:2500 B:6000 C:4000f";
    case "FILES_MISSING":
      return `파일이 없어요. 핸드 기록 파일이나 폴더를 쓰세요: sidepot ${f.command} hands.phh`;
    case "FOLDER_EMPTY":
      return `‘${f.folder}’ 폴더에 핸드 기록이 없어요. .phh, .phhs, .txt 파일이 있는 폴더를 쓰거나 파일 이름을 쓰세요.`;
    case "AMOUNT_UNREADABLE":
      return notAmount(f.where, f.because, f.example);
    case "PLAYERS_IN_ONE_ARGUMENT":
      return `‘${f.where}’ 인수 하나에 플레이어가 여러 명 있는 것 같아요. 플레이어마다 이름:칩을 따로 쓰세요. 예: sidepot pots ${f.example}`;
    case "NAME_LEFT_OUT":
      return `‘${f.where}’에는 이름이 없어서 ‘${f.name}’ 이름이 붙는데, 같은 이름의 플레이어가 또 있어요. 이름:칩으로 쓰세요. 예: ${f.example}`;
    case "BUTTON_UNKNOWN":
      return `‘${f.got}’ 플레이어가 없어서 버튼을 둘 수 없어요. 플레이어: ${quoted(f.names)}.`;
    case "SITUATION_UNREAD":
      return `${f.like.length > 1 ? `‘${f.got}’에 맞는 상황이 여럿이에요` : `‘${f.got}’ 상황은 없어요`}.${f.like.length > 0 ? ` 비슷한 것: ${titled(f.like)}.` : ""} 전체 목록: sidepot rule --list`;
    case "FACT_TWICE":
      return `‘${f.fact}’ 항목이 두 번 이상 있어요. 한 번만 쓰세요.`;
    case "HOUSE_NOT_JSON":
      return `‘${f.file}’ 파일은 JSON이 아니라서 하우스 룰로 읽을 수 없어요. 예: docs/house-rules.example.json`;
    case "HOUSE_FILE_TOO_LONG":
      return `‘${f.file}’ 파일이 ${f.limit}바이트보다 길어서 하우스 룰로 읽을 수 없어요.`;
    case "OPTION_NUMBER_INVALID":
      return `‘${f.option}’ 옵션에 ‘${f.got}’ 값은 쓸 수 없어요. ${grouped(f.least)}부터 ${grouped(f.most)}까지의 정수를 쓰세요.`;
    case "PRECISION_UNREADABLE":
      return `‘${f.option}’ 옵션에 ‘${f.got}’ 값은 쓸 수 없어요. 0.001(0.1%)처럼 0보다 크고 1보다 작은 표준 오차를 쓰세요.`;
    case "HANDS_TOO_FEW":
      return `핸드가 둘 이상 있어야 해요. 핸드마다 인수를 따로 쓰세요. 예: sidepot equity ${f.hands}`;
    case "BET_UNREADABLE":
      return `‘${f.where}’: ${f.because} 핸드마다 인수를 핸드나 핸드:칩으로 쓰세요. 예: ${f.example}`;
    case "BET_MISSING":
      return `‘${f.where}’에는 칩이 없는데 다른 핸드에는 있어요. 모든 핸드를 핸드:칩으로 쓰세요. 예: ${f.example}`;
    case "WEIGHT_AS_BET":
      return `‘${f.where}’: 콜론 뒤에는 칩을, @ 뒤에는 비중을 써요. 비중은 이렇게 쓰세요. 예: ${f.example}`;
    case "BETS_MISSING":
      return `‘${f.where}’: 칩을 낸 핸드가 있어야 하는데 하나도 없어요. 모든 핸드를 핸드:칩으로 쓰세요. 예: ${f.example}`;
    case "FOLDED_CARDS_UNKNOWN":
      return `‘${f.where}’: 폴드한 사람의 카드는 데드 카드가 되므로 카드 두 장을 정확히 알아야 해요. 칩만 쓰거나 카드 두 장과 함께 쓰세요. 예: ${f.chips}f 또는 AsAh:${f.chips}f`;
    case "ARGUMENT_NOT_TAKEN":
      return `‘${f.got}’: ${josa(f.command, "은/는")} 옵션만 받아요. 빼 주세요.`;
    case "BLINDS_UNREADABLE":
      return `‘--blinds’ 옵션에 ‘${f.got}’ 값은 쓸 수 없어요. 스몰 블라인드와 빅 블라인드를 50/100처럼 써 주세요.`;
    case "OPPONENTS_TOO_MANY":
      return `스타일이 ${grouped(f.got)}개인데 자리는 ${grouped(f.most)}개예요. 몇 개를 빼거나 --seats로 자리를 늘려 주세요.`;
    case "RUN_CANCELLED":
      return "답이 나오기 전에 멈췄어요.";
  }
}

/** Korean. */
export const ko: TerminalWords = {
  lang: "ko",
  columns: {
    player: "플레이어",
    putIn: "낸 칩",
    returned: "반환",
    state: "상태",
    won: "받은 칩",
    net: "손익",
    place: "순위",
    cards: "카드",
    hand: "족보",
    plays: "쓰인 카드",
  },
  states: { folded: "폴드", short: "올인?", in: "참여" },
  deadMoney: "(데드 칩)",
  deadLine: (amount) => `+${amount} 데드 칩: 메인 팟에 들어 있어요`,
  sum: "합계",
  board: "보드",
  sides: { high: "하이", low: "로우" },
  noLow: "로우 없음",
  steps: "이 순서로:",
  nothingIn: "낸 칩이 없어서 팟도 없어요.",
  check: (putIn, pots, returned) => `낸 칩 ${putIn} = 팟 ${pots}${returned === null ? "" : ` + 반환 ${returned}`}`,
  rake: (total, each) => `레이크 ${total}${each === null ? "" : ` (${each})`}`,
  out: (places) => `탈락(순위가 높은 순서): ${places}`,
  bounty: (name, worth, pot, to) => `${name}의 바운티 ${worth} (${pot}): ${to ?? "받을 사람 없음"}`,
  notYet: (names) => `아직 지급하지 않아요. 비교할 수 없는 핸드: ${names}.`,
  shortNote: "올인? = 남아 있는 다른 플레이어보다 적게 냈어요. 올인이거나 아직 액션이 남았어요.",
  hand: {
    street: (name) => `스트리트: ${name}`,
    toAct: (name) => `차례: ${name}`,
    owed: (amount) => (amount === null ? "콜할 벳 없음" : `콜하려면: ${amount}`),
    may: (name, actions) => `${josa(name, "이/가")} 할 수 있는 액션: ${actions.join(", ")}`,
    actions: {
      fold: "폴드",
      check: "체크",
      call: (amount) => `콜 ${amount}`,
      bringIn: (amount) => `브링인 ${amount}`,
      bet: (min, max) => `벳 ${between(min, max)}`,
      raise: (min, max) => `${josa(between(min, max), "으로/로")} 레이즈`,
    },
    pot: (name, amount, eligible) => `${name} ${amount}: ${eligible}`,
    roundOver: "베팅 라운드가 끝났어요. 다음 스트리트를 깔아 주세요.",
    handOver: "핸드가 끝났어요. 더 할 액션이 없어요.",
  },
  replay: {
    hand: (number, variant) => `핸드 ${number} (${variant})`,
    putIn: "낸 칩",
    returned: "반환",
    pots: "팟",
    finishing: "핸드가 끝난 뒤 스택",
    deviations: "규칙에서 벗어난 곳",
    none: "없음",
    notShown: "누가 이겼는지 기록에 없어요.",
  },
  audit: {
    agrees: "일치",
    differs: "다름",
    first: "처음 달라진 곳:",
    nothingRecorded: "핸드가 어떻게 끝났는지 기록에 없어요.",
    columns: {
      file: "파일",
      hands: "핸드",
      agree: "일치",
      differ: "다름",
      unchecked: "확인 못 함",
      unreadable: "못 읽음",
      withSidePots: "사이드 팟 있음",
    },
    all: "전체",
    progress: (done, files) => `파일 ${files}개 중 ${done}개`,
    unknownLines: "알 수 없는 줄:",
  },
  rule,
  equity,
  titles: { usage: "사용법:", arguments: "인수:", options: "옵션:", commands: "명령:", examples: "예:" },
  program: "포커 심판: 누가 어느 팟을 이길 수 있는지, 누가 얼마를 받는지, 어느 핸드가 가장 높은지.",
  commands: {
    settle: {
      summary: "낸 칩과 카드로 팟을 나누고 지급",
      about:
        "플레이어들이 낸 칩을 팟으로 나누고, 팟마다 이길 수 있는 가장 높은 핸드에 지급해요.\n한 핸드를 JSON으로 읽어요. 플레이어는 시계 방향, bet은 핸드 전체에서 낸 칩이에요. rake, stack, bounties도 넣을 수 있어요: 하우스 몫과 탈락한 플레이어예요.",
      argument: "JSON 파일. 없으면 표준 입력",
      examples: ["한 핸드를 읽기 쉽게", "한 핸드를 JSON으로", "여러 핸드를 한 줄에 하나씩"],
    },
    showdown: {
      summary: "카드로 핸드 순위",
      about: "핸드를 높은 순서로 늘어놓고 어느 카드가 쓰이는지 알려 줘요.\n쇼다운 하나를 JSON으로 읽어요.",
      argument: "JSON 파일. 없으면 표준 입력",
      examples: ["두 핸드를 읽기 쉽게", "같은 것을 JSON으로", "여러 쇼다운을 한 줄에 하나씩"],
    },
    pots: {
      summary: "각자 낸 칩으로 팟 표",
      about: "플레이어들이 낸 칩을 메인 팟, 사이드 팟, 콜되지 않은 반환으로 나눠요.",
      argument: "이름:칩, 시계 방향. 끝에 f를 붙이면 폴드. 이름은 없어도 돼요",
      examples: ["네 명, 폴드 한 명, 빅 블라인드 앤티 1,000", "칩만 쓰면 플레이어는 A, B, C", "프로그램에는 settle과 같은 모양"],
    },
    hand: {
      summary: "지금까지의 베팅으로 누구 차례이고 무엇을 할 수 있는지",
      about:
        "한 핸드의 베팅을 따라가며 누구 차례인지, 무엇을 할 수 있는지, 팟에 얼마가 있는지 알려 줘요.\n한 핸드를 JSON으로 읽어요. 플레이어는 시계 방향이에요. 규칙에 맞지 않는 첫 액션이 있으면 그것이 답이에요.\n액션: 이름 fold, check, call, all-in, bring-in / 이름 bet N / 이름 raise N(스트리트 총액 N까지) / deal, deal 카드.\n필드: game, betting, blinds, stacks, names, button, antes, bigBlindAnte, straddles, bringIn, smallBet, bigBet, cap, actions.",
      argument: "JSON 파일. 없으면 표준 입력",
      examples: ["누구 차례인지 읽기 쉽게", "같은 것을 JSON으로", "여러 핸드를 한 줄에 하나씩"],
    },
    replay: {
      summary: "기록된 핸드로 팟, 반환, 스택",
      about:
        "기록된 핸드를 일어난 그대로 정산하고, 규칙에서 벗어난 곳을 알려 줘요.\n핸드 기록을 읽어요: PHH와 사이트가 남긴 글. --jsonl이면 핸드마다 JSON 한 줄이에요.",
      argument: "핸드 기록 파일 또는 폴더",
      examples: ["파일 하나를 읽기 쉽게", "여러 파일, 핸드마다 JSON 한 줄", "폴더의 모든 핸드"],
    },
    audit: {
      summary: "기록된 결과를 규칙과 비교",
      about:
        "기록된 핸드를 정산하고, 기록에 있는 결과(반환, 팟, 지급, 스택)를 비교해요.\n어느 팟이 왜 다른지 알려 줘요. 다른 것이 있으면 종료 상태는 1이에요.",
      argument: "핸드 기록 파일 또는 폴더",
      examples: ["파일 하나", "폴더와 요약", "JSON으로"],
    },
    rule: {
      summary: "테이블에서 잘못된 일과 플로어가 할 일",
      about:
        "테이블의 실수나 궁금한 일에 판정을 내려요: 할 일의 순서, 그대로 두는 것, 규정의 근거, 흔한 오답을 알려 줘요.\n상황은 이름, 이름의 앞부분, 흔히 부르는 말로 써요. --list로 모든 상황과 항목을 볼 수 있어요. 적지 않은 것은 짐작하지 않아요.\n상황 대신 파일이나 표준 입력을 주면 JSON 질문 하나를, --jsonl이면 여러 개를 읽어요.\n규정: tda-2024, tda-pre-2022, roberts, wsop-tournament-2026, wsop-live-2026 또는 하우스 룰 파일.",
      argument: "상황, 그다음 항목=값. 또는 JSON 파일",
      examples: ["턴이 먼저 깔림, 6명", "로버트 룰로 본 미스딜", "두 규정을 나란히"],
    },
    equity: {
      summary: "핸드나 레인지가 이길 확률",
      about:
        "홀덤에서 각 핸드가 얼마나 자주 이기고 비기는지 계산해요. 공부용이에요. 라이브 테이블에서는 쓰지 마세요.\n금방 끝나면 모든 경우를 계산하고, 아니면 무작위로 돌려 오차와 함께 알려 줘요.\n핸드 대신 파일이나 표준 입력을 주면 JSON 질문 하나를, --jsonl이면 여러 개를 읽어요.\nAsAh:2500처럼 칩도 쓰면 누가 어느 팟을 얼마나 자주 가져가는지, 평균 몇 칩이 되는지 알려 줘요. 4000f는 폴드한 사람의 칩이에요.\n필드: hands, board, dead, bets, folded, deadMoney, button, unit, method, seed, precision, samples. 핸드 번호는 0부터 세고, 폴드한 사람이 그 뒤를 이어요.",
      argument: "플레이어마다 핸드(AsAh)나 레인지(TT+,AQs+,AKo). 칩은 없어도 돼요. 또는 JSON 파일",
      examples: ["플랍에서 핸드 대 레인지", "올인 4명과 폴드 1명: 누가 어느 팟을 얼마나 자주 가져가나", "여러 질문을 한 줄에 하나씩"],
    },
    play: play.help,
  },
  options: {
    lang: "en, ko, ja (기본: 로캘, JSON 메시지는 en)",
    json: "JSON 값 하나를 출력",
    jsonl: "JSON을 한 줄에 하나씩: JSON을 읽는 명령은 그렇게 읽고, 답도 순서대로 한 줄씩",
    explain: "JSON: 답이 나온 과정을 덧붙이기",
    dead: "데드 칩: 빅 블라인드 앤티, 데드 블라인드. 여러 번 쓰면 더해요",
    unit: "가장 작은 칩",
    button: "딜러 버튼이 있는 플레이어 (기본: 마지막 플레이어)",
    order: "last-side-first (기본) 또는 main-first",
    svg: "팟 그림을 SVG 파일로 쓰기. -이면 표준 출력에 그림만 쓰기",
    theme: "그림의 테마: light 또는 dark (기본: 파일은 light)",
    "no-strata": "그림 빼기",
    rules: "규정 이름이나 파일 (기본: tda-2024). 쉼표로 여럿 쓰면 나란히 비교",
    players: "카드를 받은 인원수: 순서마다 스텁, 번, 보드를 세기",
    list: "모든 상황과 항목 보기",
    chances: "인원수에 따른 카드 확률 덧붙이기",
    help: "도움말 보기",
    version: "버전 보기",
  },
  seeHelp: (command) => `도움말: ${command} --help`,
  fault,
};
