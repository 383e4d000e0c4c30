import { AWARD_ORDERS, ODD_CHIP_RULES } from "../pots/index.ts";
import { GAMES } from "../ranking/index.ts";
import { fail, ok, type Result } from "../result.ts";
import { show } from "../show.ts";
import { oddChipRule, SHOW_RULES } from "../showdown/index.ts";
import type { Chips, Seat } from "../units.ts";
import type { Illegal } from "./illegal.ts";
import { deckSize, isStud, streetsOf, usualDraws } from "./plans.ts";
import { BETTINGS, type Forced, type HandConfig, type Settings } from "./types.ts";

/** Players whom one deck can serve: their first cards and every board; stud ends with a common card, draws with a new stub. */
function mostPlayers({ game, boards, draws }: HandConfig): number {
  const streets = streetsOf(game, draws ?? usualDraws(game));
  const board = streets.reduce((sum, street) => sum + street.board, 0) * (boards ?? 1);
  const own = streets.reduce((sum, street) => sum + (street.name === "seventh" ? 0 : street.hole.length), 0);
  return Math.floor((deckSize(game) - Math.max(board, isStud(game) ? 1 : 0)) / own);
}

const isChips = (value: unknown): value is Chips => Number.isSafeInteger(value) && (value as number) >= 0;
const bad = (path: string, got: unknown): Illegal => ({ code: "SETTING_INVALID", path, got: show(got) });

/** Fills in every default of a configuration, or names the first thing wrong with it. */
export function settingsOf(config: HandConfig): Result<Settings, Illegal> {
  if (typeof config !== "object" || config === null) return fail({ code: "NOT_AN_OBJECT", path: "", got: show(config) });
  const problem = checkAmounts(config) ?? checkTable(config) ?? checkSeats(config) ?? checkRules(config);
  if (problem) return fail(problem);

  const { game, stacks } = config;
  const n = stacks.length;
  const button = (config.button ?? n - 1) as Seat;
  const betting = config.betting ?? "no-limit";
  const [small, big] = config.blinds ?? [0, 0];
  const smallBet = config.smallBet ?? big;
  const minBet = config.minBet ?? (big || config.buttonBlind || smallBet || Math.max(1, config.unit ?? 1));
  return ok({
    game,
    betting,
    stacks: stacks as readonly Chips[],
    button,
    forced: forcedOf(config, button),
    missing: config.deadSmallBlind ? small : 0,
    bringIn: config.bringIn ?? 0,
    smallBet,
    bigBet: config.bigBet ?? 2 * smallBet,
    minBet,
    raiseCap: config.raiseCap === undefined ? (n === 2 ? null : 3) : config.raiseCap,
    cap: config.cap ?? null,
    draws: config.draws ?? usualDraws(game),
    bombPot: config.bombPot ?? false,
    boards: config.boards ?? 1,
    unit: config.unit ?? 1,
    oddChips: config.oddChips ?? oddChipRule(game),
    awardOrder: config.awardOrder ?? "last-side-first",
    showRules: config.showRules ?? "tda-2024",
    rake: config.rake ?? null,
    bounties: config.bounties ?? null,
  });
}

/** The payments that are due before the cards, each seat's in the order in which a short stack pays them. */
function forcedOf(config: HandConfig, button: Seat): Forced[] {
  const n = config.stacks.length;
  // TDA 2024 34-B: heads-up the button is the small blind. A dead small blind's seat is empty, so that the next one is the big blind.
  const dead = config.deadSmallBlind === true;
  const [first, second] = n === 2 ? [button, (button + 1) % n] : dead ? [button, (button + 1) % n] : [(button + 1) % n, (button + 2) % n];
  const [small, big] = config.bombPot ? [0, 0] : (config.blinds ?? [0, 0]);
  const blinds: Forced[] = [];
  due(blinds, first, "small-blind", dead ? 0 : small);
  due(blinds, second, "big-blind", big);
  due(blinds, button, "big-blind", config.buttonBlind);
  for (const { seat, amount } of config.straddles ?? []) due(blinds, seat, "straddle", amount);
  for (const post of config.posts ?? []) {
    due(blinds, post.seat, "post", post.live);
    due(blinds, post.seat, "dead", post.dead);
  }
  const own: Forced[] = [];
  for (const [seat, amount] of (config.antes ?? []).entries()) due(own, seat, "ante", amount);
  const single: Forced[] = [];
  due(single, second, "ante", config.bigBlindAnte, true);
  due(single, button, "ante", config.buttonAnte, true);
  if (config.shortStackPays === "blind") return [...blinds, ...own, ...single];
  if (config.shortStackPays === "ante") return [...own, ...single, ...blinds];
  // TDA 2024 RP-11: the one who pays an ante for all pays the big blind first.
  return [...own, ...blinds, ...single];
}

/** Adds a payment, when there is anything to pay. */
function due(list: Forced[], seat: number, kind: Forced["kind"], amount = 0, dead: boolean = kind === "dead"): void {
  if (amount > 0) list.push(dead ? { seat, kind, amount, dead } : { seat, kind, amount });
}

function checkTable(config: HandConfig): Illegal | null {
  const { stacks, betting } = config;
  if (betting !== undefined && !BETTINGS.includes(betting)) {
    return { code: "RULE_UNKNOWN", path: "betting", got: show(betting), choices: BETTINGS };
  }
  if (!Array.isArray(stacks)) return { code: "NOT_A_LIST", path: "stacks", got: show(stacks) };
  if (stacks.length < 2) return { code: "TOO_FEW_PLAYERS", path: "stacks", count: stacks.length, least: 2 };
  const most = mostPlayers(config);
  if (stacks.length > most) return { code: "TOO_MANY_PLAYERS", path: "stacks", count: stacks.length, most };
  const wrong = stacks.findIndex((stack) => !isChips(stack) || stack === 0);
  if (wrong >= 0) return bad(`stacks[${wrong}]`, stacks[wrong]);
  if (stacks.reduce((sum, stack) => sum + stack, 0) > Number.MAX_SAFE_INTEGER) return { code: "CHIPS_SUM_UNSAFE", path: "stacks" };
  return null;
}

const AMOUNTS = ["bigBlindAnte", "buttonAnte", "buttonBlind", "bringIn", "smallBet", "bigBet", "minBet"] as const;

function checkAmounts(config: HandConfig): Illegal | null {
  const { game } = config;
  if (!GAMES.includes(game)) return { code: "GAME_UNKNOWN", path: "game", got: show(game), choices: GAMES };
  for (const field of AMOUNTS) if (config[field] !== undefined && !isChips(config[field])) return bad(field, config[field]);
  if (config.blinds !== undefined) {
    const { blinds } = config;
    if (!Array.isArray(blinds) || blinds.length !== 2 || !blinds.every(isChips) || blinds[0] > blinds[1]) return bad("blinds", blinds);
  }
  if (config.betting === "fixed-limit" && (config.smallBet ?? config.blinds?.[1] ?? 0) === 0) return bad("smallBet", config.smallBet);
  if (isStud(config.game) && config.blinds === undefined && !config.bombPot && !config.bringIn) return bad("bringIn", config.bringIn);
  if (config.bringIn && (config.smallBet ?? config.minBet ?? 0) < config.bringIn) return bad("bringIn", config.bringIn);
  if (config.cap !== undefined && (!isChips(config.cap) || config.cap === 0)) return bad("cap", config.cap);
  if (config.unit !== undefined && (!isChips(config.unit) || config.unit === 0)) return bad("unit", config.unit);
  if (config.raiseCap !== undefined && config.raiseCap !== null && !isChips(config.raiseCap)) return bad("raiseCap", config.raiseCap);
  if (config.draws !== undefined && config.draws !== 1 && config.draws !== 3) return bad("draws", config.draws);
  if (config.boards !== undefined && !(isChips(config.boards) && config.boards >= 1 && config.boards <= 4))
    return bad("boards", config.boards);
  const { rake } = config;
  if (rake === undefined) return null;
  const fine = typeof rake === "object" && rake !== null && isChips(rake.basisPoints) && rake.basisPoints <= 10_000;
  return fine && (rake.cap === undefined || isChips(rake.cap)) ? null : bad("rake", rake);
}

function checkSeats(config: HandConfig): Illegal | null {
  const n = config.stacks.length;
  const isSeat = (seat: unknown): boolean => Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < n;
  if (config.button !== undefined && !isSeat(config.button)) {
    return { code: "BUTTON_OUT_OF_RANGE", path: "button", got: show(config.button), players: n };
  }
  for (const field of ["antes", "bounties"] as const) {
    const list = config[field];
    if (list !== undefined && (!Array.isArray(list) || list.length !== n || !list.every(isChips))) return bad(field, list);
  }
  if (config.bringIn) {
    for (const field of ["blinds", "straddles", "posts"] as const) if (config[field] !== undefined) return bad(field, config[field]);
  }
  const lists = checkList(config.straddles, "straddles") ?? checkList(config.posts, "posts");
  if (lists) return lists;
  let last = config.blinds?.[1] ?? config.buttonBlind ?? 0;
  for (const [i, { seat, amount }] of (config.straddles ?? []).entries()) {
    if (!isSeat(seat)) return { code: "SEAT_OUT_OF_RANGE", path: `straddles[${i}].seat`, got: show(seat), players: n };
    if (!isChips(amount) || amount <= last) return bad(`straddles[${i}].amount`, amount);
    last = amount;
  }
  for (const [i, { seat, live, dead }] of (config.posts ?? []).entries()) {
    if (!isSeat(seat)) return { code: "SEAT_OUT_OF_RANGE", path: `posts[${i}].seat`, got: show(seat), players: n };
    if ((live !== undefined && !isChips(live)) || (dead !== undefined && !isChips(dead))) return bad(`posts[${i}]`, { live, dead });
  }
  return null;
}

/** A list of objects, or nothing. */
function checkList(list: unknown, path: string): Illegal | null {
  if (list === undefined) return null;
  if (!Array.isArray(list)) return { code: "NOT_A_LIST", path, got: show(list) };
  const wrong = list.findIndex((entry: unknown) => typeof entry !== "object" || entry === null);
  return wrong < 0 ? null : { code: "NOT_AN_OBJECT", path: `${path}[${wrong}]`, got: show(list[wrong]) };
}

const checkFlag = (flag: unknown, path: string): Illegal | null =>
  flag === undefined || typeof flag === "boolean" ? null : { code: "NOT_TRUE_OR_FALSE", path, got: show(flag) };

function checkRules({ oddChips, awardOrder, showRules, shortStackPays, deadSmallBlind, bombPot }: HandConfig): Illegal | null {
  const unknown = (path: string, got: unknown, choices: readonly string[]): Illegal | null =>
    got === undefined || choices.includes(got as string) ? null : { code: "RULE_UNKNOWN", path, got: show(got), choices };
  return (
    checkFlag(deadSmallBlind, "deadSmallBlind") ??
    checkFlag(bombPot, "bombPot") ??
    unknown("shortStackPays", shortStackPays, ["blind", "ante"]) ??
    unknown("oddChips", oddChips, ODD_CHIP_RULES) ??
    unknown("awardOrder", awardOrder, AWARD_ORDERS) ??
    unknown("showRules", showRules, SHOW_RULES)
  );
}
