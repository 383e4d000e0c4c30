import type { RoomPart } from "../part.ts";

/** Seats, devices, time. */
export const room: RoomPart = { decisions: {}, wrong: {}, why: {}, notes: {}, steps: {}, points: {}, situations: {}, cases: {} };
