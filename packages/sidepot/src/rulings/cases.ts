import { BETTING_CASES } from "./betting/cases.ts";
import { BOARD_CASES } from "./board/cases.ts";
import type { Case } from "./case.ts";
import type { Group } from "./codes.ts";
import { DEAL_CASES } from "./deal/cases.ts";
import { ROOM_CASES } from "./room/cases.ts";
import { SHOWDOWN_CASES } from "./showdown/cases.ts";

/** What people look for, by group; within a group in the order in which it happens most. */
export const CASES: Readonly<Record<Group, readonly Case[]>> = {
  board: BOARD_CASES,
  deal: DEAL_CASES,
  betting: BETTING_CASES,
  showdown: SHOWDOWN_CASES,
  room: ROOM_CASES,
};
