import { describe, expect, test } from "vitest";
import { answerOf } from "./answer.oracle.ts";

const FLOOR = "floor-decides: call-floor";
const BACK = "return-to-stub cards=last-burn onTop=true";
const TDA = "TDA-2024 38, TDA-2024 RP-14, TDA-2024 1";
const STAY = "burns-stay: keep-burns; let-stand";
const again = (cut = ""): string =>
  `redeal-flop: return-to-stub cards=flop+last-burn; shuffle-stub faceDown=true; ${cut}deal street=flop burn=false`;
const restored = (street: string): string =>
  `order-restored: return-to-stub cards=${street} onTop=true; ${BACK}; deal street=${street} burn=false`;
const ONE = "cards-stand: let-stand";
/** The burn goes back before anybody plays on. */
const NATURAL = `cards-stand: ${BACK}; let-stand`;
const AS_CHOICE = NATURAL.replace("cards-stand", "order-restored");

/** Three texts that are silent, with the choices; and the two that hold something. */
function rows(
  facts: Readonly<Record<string, unknown>>,
  choices: readonly string[],
  roberts: readonly [says: string, cites: string],
  live: readonly [says: string, cites: string],
): void {
  test.each([
    ["tda-2024", TDA],
    ["tda-pre-2022", "TDA-2019 1"],
    ["wsop-tournament-2026", ""],
  ])("%s is silent", (rules, cites) => {
    expect(answerOf(rules, "extra-burn", facts)).toEqual({ says: FLOOR, basis: "floor", cites, choices });
  });
  test("roberts", () => {
    expect(answerOf("roberts", "extra-burn", facts)).toEqual({ says: roberts[0], basis: "text", cites: roberts[1], choices: [] });
  });
  test("wsop-live-2026", () => {
    expect(answerOf("wsop-live-2026", "extra-burn", facts)).toEqual({ says: live[0], basis: "text", cites: live[1], choices: [] });
  });
}

describe.each(["flop", "turn", "river"])("two burns before the %s, no card of it seen: one goes back on top", (street) => {
  const back = `burn-back: ${BACK}; deal street=${street} burn=false`;
  rows(
    { street, boardExposed: false },
    [back, `burns-stay: keep-burns; deal street=${street} burn=false`],
    [back, "ROBERTS HOLDEM-4, ROBERTS HOLDEM-5"],
    [back, "WSOP-LIVE-2026 126, WSOP-LIVE-2026 168, WSOP-LIVE-2026 169"],
  );
});

describe("flop behind two burns, no action", () => {
  rows(
    { street: "flop" },
    [STAY, again()],
    [again("cut-stub; "), "ROBERTS HOLDEM-4, ROBERTS HOLDEM-7, ROBERTS HOLDEM-8"],
    [again(), "WSOP-LIVE-2026 168"],
  );
});

describe.each(["turn", "river"])("%s behind two burns, no action: the exposed card is the next burn", (street) => {
  rows(
    { street },
    [STAY, restored(street)],
    [restored(street), "ROBERTS HOLDEM-5"],
    [restored(street), "WSOP-LIVE-2026 126, WSOP-LIVE-2026 169"],
  );
});

describe.each(["flop", "turn"])("%s behind two burns, after action: it stands, and the next street comes as it would have", (street) => {
  rows({ street, acted: true }, [ONE, AS_CHOICE], [NATURAL, "ROBERTS HOLDEM-5"], [NATURAL, "WSOP-LIVE-2026 126, WSOP-LIVE-2026 169"]);
});

describe("river behind two burns, after action: nothing is left to burn for", () => {
  const stands = "cards-stand: let-stand";
  rows(
    { street: "river", acted: true },
    [stands, restored("river")],
    [stands, "ROBERTS HOLDEM-5"],
    [stands, "WSOP-LIVE-2026 126, WSOP-LIVE-2026 169"],
  );
});
