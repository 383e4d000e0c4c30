import type { BettingDecision, BettingNote, BettingWhy, BettingWrong } from "./betting/codes.ts";
import type { BoardDecision, BoardNote, BoardWhy, BoardWrong } from "./board/codes.ts";
import type { DealDecision, DealNote, DealWhy, DealWrong } from "./deal/codes.ts";
import type { RoomDecision, RoomNote, RoomWhy, RoomWrong } from "./room/codes.ts";
import type { ShowdownDecision, ShowdownNote, ShowdownWhy, ShowdownWrong } from "./showdown/codes.ts";

/** The five groups in which situations are looked for. */
export const GROUPS = ["board", "deal", "betting", "showdown", "room"] as const;
/** One of {@link GROUPS}. */
export type Group = (typeof GROUPS)[number];

/** What is decided, in one word. `floor-decides` is the only one that every group shares. */
export type DecisionCode = "floor-decides" | BoardDecision | DealDecision | BettingDecision | ShowdownDecision | RoomDecision;
/** An answer that people give and that is wrong by the book asked for. */
export type WrongCode = BoardWrong | DealWrong | BettingWrong | ShowdownWrong | RoomWrong;
/** Why the decision is what it is. */
export type WhyCode = BoardWhy | DealWhy | BettingWhy | ShowdownWhy | RoomWhy;
/** What has to be said beside a decision: a limit, something the text leaves open, a step that only practice knows. */
export type NoteCode = BoardNote | DealNote | BettingNote | ShowdownNote | RoomNote;
