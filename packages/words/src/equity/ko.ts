import { makeCards } from "sidepot/cards";
import { josa } from "../josa.ts";
import { cardName } from "../ko/cards.ts";
import { listOr } from "../ko/lists.ts";
import { potName } from "../ko/pots.ts";
import { problem, place as usualPlace } from "../ko/problems.ts";
import { grouped } from "../numbers.ts";
import { showText } from "../text.ts";
import { readQuestionPlace } from "./places.ts";
import type { EquityPart } from "./problems.ts";

/** `플레이어 2(5번째 핸드)`. */
function place(path: string): string {
  const found = readQuestionPlace(path);
  // The page shows this place too, and calls it by these words.
  if (!found) return path === "method" ? "계산 방법" : usualPlace(path);
  const { kind, item } = found;
  const nth = item === null ? "" : `${item + 1}번째`;
  if (kind === "player" || kind === "hand") {
    return `${kind === "player" ? "플레이어" : "핸드"} ${found.index + 1}${nth === "" ? "" : `(${nth} 핸드)`}`;
  }
  if (kind === "board") return nth === "" ? "보드" : `보드 ${nth}`;
  if (kind === "dead") return nth === "" ? "데드 카드" : `데드 카드 ${nth}`;
  return item === null ? "팟" : potName(item);
}

const at = (path: string, text: string): string => (path === "" ? text : `${place(path)}: ${text}`);

/** Where a card already is. */
function whereIs(path: string): string {
  const kind = readQuestionPlace(path)?.kind;
  if (kind === "board") return "보드에";
  if (kind === "dead") return "데드 카드 중에";
  return `${place(path)}${kind === "player" ? "에게" : "에"}`;
}

const quoted = (text: string): string => `‘${showText(text)}’`;
/** With a word that every particle follows alike, whatever was typed. */
const value = (text: string): string => (text === "undefined" ? "빈 값은" : `${quoted(text)} 값은`);
const nth = (p: { readonly at: number }): string => `(${p.at + 1}번째 글자)`;
const like = (tokens: readonly string[]): string => (tokens.length === 0 ? "" : ` 혹시 ${listOr(tokens.map(quoted))}인가요?`);

/** Korean. */
export const ko: EquityPart = {
  at,
  problem,
  sentences: {
    RANGE_EMPTY: (p) => at(p.path, "핸드가 없어요. TT+, AQs+, AsKh처럼 레인지를 적어 주세요."),
    RANGE_TOO_LONG: (p) => at(p.path, `${grouped(p.length)}자나 돼요. ${grouped(p.most)}자까지 쓸 수 있으니 줄여 주세요.`),
    RANGE_TOKEN_UNKNOWN: (p) =>
      at(p.path, `${quoted(p.token)} 부분을 핸드로 읽을 수 없어요${nth(p)}. AA, AKs, AKo, TT+, A5s-A2s, AsKh, random처럼 적어 주세요.`),
    RANGE_FORM_FOREIGN: (p) =>
      at(p.path, `${quoted(p.token)} 부분은 여기서 쓰는 표기가 아니에요${nth(p)}. ${listOr(p.like.map(quoted))}처럼 적어 주세요.`),
    RANGE_SHARE: (p) =>
      at(p.path, `${quoted(p.token)} 부분은 비율인데, 여기에는 모든 핸드의 순위가 없어요${nth(p)}. 22+,A2s+,KTo+처럼 핸드를 적어 주세요.`),
    RANGE_EXCLUSION: (p) =>
      at(p.path, `${quoted(p.token)} 부분처럼 핸드를 도로 뺄 수는 없어요${nth(p)}. JJ+,99-22처럼 남길 핸드만 적어 주세요.`),
    RANGE_RANK_UNKNOWN: (p) =>
      at(
        p.path,
        `${quoted(p.token)} 부분에서 ${value(p.rank)} 카드 숫자가 아니에요${nth(p)}. A, K, Q, J, T(또는 10), 9부터 2까지의 숫자로 적어 주세요.`,
      ),
    RANGE_PAIR_SUIT: (p) =>
      at(
        p.path,
        `${quoted(p.token)} 부분은 페어라서 s도 o도 붙이지 않아요${nth(p)}. ${josa(p.pair, "으로/로")} 적거나 ${p.pair[0]}s${p.pair[0]}h처럼 카드 두 장을 적어 주세요.`,
      ),
    RANGE_CARD_ALONE: (p) => at(p.path, `${quoted(p.token)} 부분에는 카드가 한 장뿐이에요${nth(p)}. AsKh처럼 두 장을 붙여서 적어 주세요.`),
    RANGE_CARD_TWICE: (p) =>
      at(p.path, `${quoted(p.token)} 부분에 ${josa(cardName(p.card), "이/가")} 두 번 있어요${nth(p)}. 서로 다른 카드 두 장을 적어 주세요.`),
    RANGE_ENDS_MIXED: (p) =>
      at(
        p.path,
        `${quoted(p.token)} 부분은 양 끝의 종류가 달라요${nth(p)}. 양쪽 다 페어로 쓰거나, 양쪽 다 s나 양쪽 다 o를 붙이거나, 양쪽 다 아무것도 붙이지 마세요.${like(p.like)}`,
      ),
    RANGE_ENDS_APART: (p) =>
      at(
        p.path,
        `${quoted(p.token)} 부분은 양 끝이 이어지지 않아요${nth(p)}. 앞 숫자를 같게 두거나 두 숫자를 같은 만큼 내려 주세요.${like(p.like)}`,
      ),
    RANGE_WEIGHT_MISSING: (p) =>
      at(p.path, `${quoted(p.token)} 부분은 @ 뒤에 비중이 없어요${nth(p)}. @50%나 @0.5처럼 적거나 @를 빼 주세요.`),
    RANGE_WEIGHT_ALONE: (p) =>
      at(p.path, `${quoted(p.token)} 부분은 @ 앞에 핸드가 없어요${nth(p)}. 22+@50%처럼 핸드 바로 뒤에 비중을 적어 주세요.`),
    RANGE_WEIGHT_INVALID: (p) =>
      at(
        p.path,
        `${quoted(p.token)} 부분에서 ${value(p.weight)} 비중이 될 수 없어요${nth(p)}. @50%나 @0.5처럼 0%보다 크고 100% 이하로 적어 주세요.`,
      ),
    NO_HANDS: (p) => at(p.path, "핸드가 없어요. 하나 이상 넣어 주세요."),
    HAND_INVALID: (p) => at(p.path, `${value(p.got)} 핸드가 아니에요. 서로 다른 카드 두 장을 번호가 큰 것부터 넣어 주세요.`),
    HAND_TWICE: (p) => at(p.path, `${makeCards(p.cards)} 핸드가 이 레인지에 이미 있어요. 둘 중 하나를 빼 주세요.`),
    HAND_WEIGHT_INVALID: (p) => at(p.path, `${value(p.got)} 비중이 될 수 없어요. 0보다 크고 1 이하인 수를 넣어 주세요.`),
    BOARD_TOO_LONG: (p) => at(p.path, `카드 ${grouped(p.count)}장은 너무 많아요. ${p.most}장까지 돼요.`),
    NO_HAND_LEFT: (p) => at(p.path, "남은 핸드가 없어요. 모두 보드나 데드 카드와 겹쳐요. 핸드를 더 넣거나 그 카드를 바꿔 주세요."),
    NO_DEAL: () => "레인지끼리 필요한 카드가 겹쳐서 모두에게 핸드를 나눠 줄 수 없어요. 어느 한 레인지에 핸드를 더 넣어 주세요.",
    DECK_TOO_SHORT: (p) => at(p.path, `보드에 ${p.need}장이 더 필요한데 ${p.left}장밖에 남지 않아요. 데드 카드나 플레이어를 줄여 주세요.`),
    CONTEST_EMPTY: (p) =>
      at(p.path, p.path === "contests" ? "팟이 없어요. 하나 이상 넣어 주세요." : "겨루는 플레이어가 없어요. 한 명 이상 넣어 주세요."),
    CONTEST_PLAYER_UNKNOWN: (p) =>
      at(p.path, `${value(p.got)} 없는 플레이어 번호예요. ${p.players}명이면 0부터 세어 ${p.players - 1}까지 넣을 수 있어요.`),
    CONTEST_PLAYER_TWICE: (p) => at(p.path, `${josa(`플레이어 ${p.player + 1}`, "이/가")} 두 번 들어 있어요. 한 번만 넣어 주세요.`),
    SEED_INVALID: (p) => at(p.path, `${value(p.got)} 시드가 될 수 없어요. 0부터 4294967295까지의 정수를 넣어 주세요.`),
    PRECISION_INVALID: (p) =>
      at(p.path, `${value(p.got)} 표준 오차가 될 수 없어요. 0.001(0.1%)처럼 0보다 크고 1보다 작은 값을 넣어 주세요.`),
    TOO_MUCH_TO_COUNT: () => "모든 경우를 계산하려면 며칠씩 걸려요. 무작위로 돌리거나 레인지를 좁혀 주세요.",
    SAMPLES_INVALID: (p) => at(p.path, `${value(p.got)} 딜 횟수가 될 수 없어요. 1 이상의 정수를 넣어 주세요.`),
    CARD_TWICE: (p) => at(p.path, `${josa(cardName(p.card), "은/는")} 이미 ${whereIs(p.first)} 있어요. 둘 중 하나를 바꿔 주세요.`),
  },
};
