import type { Session, TableConfig, TableProblem } from "@sidepot/trainer/table";
import type { Speed } from "@sidepot/words/screen/play";
import type { Seat } from "sidepot";
import type { Hand, HandEvent } from "sidepot/hand";
import type { Settlement } from "sidepot/showdown";
import type { Asked } from "./asked.ts";
import type { Bet } from "./bet.svelte.ts";
import type { Options } from "./betting.ts";

/** The practice table. */
export interface Game {
  readonly session: Session;
  /** The person's seat of the hand; null where they are out. */
  readonly hero: Seat | null;
  /** By seat, as plates have them and as sentences do. */
  readonly plates: readonly string[];
  readonly names: readonly string[];
  /** The hand and its events as the person sees them now. */
  readonly hand: Hand;
  readonly events: readonly HandEvent[];
  readonly stage: "playing" | "yours" | "asked" | "pushing" | "over";
  readonly options: Options | null;
  /** What is set for the person's turn. */
  readonly bet: Bet;
  readonly settlement: Settlement | null;
  /** How many pots are pushed, in the order of pushing. */
  readonly pushed: number;
  readonly asked: Asked | null;
  /** What is read out. */
  readonly said: string;
  readonly canUndo: boolean;
  /** Who has won the tournament, by name. */
  readonly champion: string | null;
  readonly calm: boolean;
  speed: Speed;
  pause: boolean;
  fold(): void;
  call(): void;
  raise(): void;
  undo(): void;
  next(): void;
  /** Shows the rest of the hand at once. */
  hurry(): void;
  /** Opens another table and deals; or why it cannot be opened. */
  open(config: TableConfig): TableProblem | null;
  /** The table that a beginner finds, with a seed of its own. */
  fresh(): TableConfig;
  choosePot(pot: number): void;
  chooseSeat(seat: number): void;
  push(): void;
  /** Pushes the pot that is due as it belongs. */
  answer(): void;
  leave(): void;
}
