import type { HandEvent, Phase, StreetName } from "sidepot/hand";
import type { PostKind, RecordEvent } from "sidepot/history";
import { josa } from "../../josa.ts";
import { list } from "../../ko/lists.ts";
import { potName } from "../../ko/pots.ts";
import { type Sentences, sentence } from "../../text.ts";
import { type Happening, happened, recorded, standing } from "../happenings.ts";
import type { Around } from "../words.ts";
import { street } from "./streets.ts";

const posts: Readonly<Record<PostKind, string>> = {
  ante: "앤티 ",
  "small-blind": "스몰 블라인드 ",
  "big-blind": "빅 블라인드 ",
  "button-blind": "버튼 블라인드 ",
  straddle: "스트래들 ",
  post: "포스트 ",
  dead: "데드 칩 ",
  "bring-in": "브링인 ",
};

const subject = (name: string): string => josa(name, "이/가");
const allIn = (yes: boolean): string => (yes ? "(올인)" : "");

type Cards = Extract<Happening, { code: "CARDS" }>;

function dealt({ hands, boards, street: name }: Cards): string {
  const parts = boards.map(({ board, cards, count }) => {
    const head = name ? street(name) : count === 3 ? "플랍" : null;
    const which = board === null ? "보드" : `보드 ${board + 1}`;
    return `${head === null ? which : board === null ? head : `${head}, ${which}`}: ${cards}`;
  });
  const [only] = hands;
  if (only && hands.length === 1) parts.unshift(`${only.name}에게 ${only.known ? only.cards : `${only.count}장`}`);
  else if (hands.some((hand) => hand.known)) parts.unshift(`카드: ${hands.map((hand) => `${hand.name} [${hand.cards}]`).join(" · ")}`);
  else if (only && hands.every((hand) => hand.count === only.count)) {
    parts.unshift(`${list(hands.map((hand) => hand.name))}에게 ${only.count}장씩`);
  } else if (only) parts.unshift(`카드: ${hands.map((hand) => `${hand.name} ${hand.count}장`).join(", ")}`);
  return parts.join("; ");
}

const happenings: Sentences<Happening> = {
  STARTED: (h) => `새 핸드: ${h.players}명, 버튼 ${h.button}`,
  POSTED: (h) => `${subject(h.name)} ${posts[h.kind]}${josa(h.amount, "을/를")} 내요${h.dead && h.kind !== "dead" ? "(데드 칩)" : ""}`,
  CARDS: dealt,
  FOLDED: (h) => `${subject(h.name)} 폴드해요`,
  CHECKED: (h) => `${subject(h.name)} 체크해요`,
  CHECKED_OR_CALLED: (h) => `${subject(h.name)} 체크하거나 콜해요`,
  KILLED: (h) => `${h.name}의 핸드는 데드 핸드예요`,
  CALLED: (h) => `${subject(h.name)} ${josa(h.amount, "을/를")} 콜해요${allIn(h.allIn)}`,
  BET: (h) => `${subject(h.name)} ${josa(h.amount, "을/를")} 벳해요${allIn(h.allIn)}`,
  RAISED: (h) => `${subject(h.name)} ${josa(h.amount, "으로/로")} 레이즈해요${allIn(h.allIn)}`,
  BROUGHT_IN: (h) => `${subject(h.name)} ${h.amount === null ? "브링인을" : `브링인 ${josa(h.amount, "을/를")}`} 내요${allIn(h.allIn)}`,
  DREW: (h) =>
    h.count === 0
      ? `${subject(h.name)} 카드를 바꾸지 않아요`
      : `${subject(h.name)} ${h.count}장을 바꿔요${h.cards === null ? "" : `: ${h.cards}`}`,
  RETURNED: (h) => `콜을 받지 못한 ${josa(h.amount, "이/가")} ${h.name}에게 돌아가요`,
  SHOWED: (h) => `${subject(h.name)} 카드를 공개해요: ${h.cards}`,
  MUCKED: (h) => `${subject(h.name)} 머크해요${h.cards === null ? "" : `: ${h.cards}`}`,
  TABLED: (h) => `${subject(list(h.names))} 카드를 모두 공개해요`,
  RUN: (h) => `남은 보드를 ${h.times}번 깔아요`,
  ROUND: (h) => (h.street ? `베팅: ${street(h.street)}` : `베팅 라운드 ${h.number}`),
  TO_DEAL: (h) => `깔 차례: ${h.street ? `${street(h.street)}, ` : ""}${h.count}장`,
  TO_ACT: (h) => `${h.street ? `${street(h.street)}: ` : ""}${h.name} 차례예요`,
  TO_DRAW: (h) => `${h.street ? `${street(h.street)}: ` : ""}${subject(h.name)} 카드를 바꿀 차례예요`,
  TO_SHOW: (h) => `${subject(h.name)} 공개할 차례예요`,
  OVER: ({ shares, rake }) => {
    const said = shares.map((share) => `${share.name} ${share.amount}`).concat(rake === null ? [] : [`레이크 ${rake}`]);
    return said.length === 0 ? "핸드가 끝났어요" : `핸드가 끝났어요: ${said.join(", ")}`;
  },
  COLLECTED: (h) => {
    const pot = h.pot === null ? "" : ` ${potName(h.pot)}에서`;
    return `${subject(h.name)}${pot} ${josa(h.amount, "을/를")} 받아요${h.run === null ? "" : `(보드 ${h.run + 1})`}`;
  },
};

/** One line of what happened. */
export const event = (value: HandEvent, names: readonly string[], around: Around = {}): string =>
  sentence(happenings, happened(value, names, around));

/** The same of a record. */
export const recordEvent = (value: RecordEvent, names: readonly string[], around: Around = {}): string =>
  sentence(happenings, recorded(value, names, around));

/** Who or what is next. */
export const phase = (value: Phase, names: readonly string[], name: StreetName | null = null): string =>
  sentence(happenings, standing(value, names, value.at === "dealing" ? name : null));
