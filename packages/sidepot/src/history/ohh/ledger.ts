import type { Chips, Seat } from "../../units.ts";
import type { HandRecord, RecordEvent } from "../record.ts";

/** Chips of one action: what was added, and what then stood in front of the player. */
export interface Paid {
  readonly added: Chips;
  readonly to: Chips;
  readonly allIn: boolean;
}

/** What lies in front of the players and what they have left, so that one format's amounts can be said in another's way. */
export class Ledger {
  private readonly left: number[];
  private readonly front: number[];

  constructor(stacks: readonly Chips[]) {
    this.left = [...stacks];
    this.front = stacks.map(() => 0);
  }

  /** What lies in front of a player on this street. */
  inFront(seat: Seat): number {
    return this.front[seat] ?? 0;
  }

  /** Chips go in front of a player, or into the pot where they are dead. */
  put(seat: Seat, amount: number, dead = false): Paid {
    this.left[seat] = (this.left[seat] ?? 0) - amount;
    if (!dead) this.front[seat] = this.inFront(seat) + amount;
    return { added: amount as Chips, to: this.inFront(seat) as Chips, allIn: (this.left[seat] ?? 0) <= 0 };
  }

  /** A new street begins. */
  street(): void {
    this.front.fill(0);
  }

  /** What a check or call adds: up to the largest bet in front of anyone, as far as the stack goes. */
  private toCall(seat: Seat): number {
    return Math.max(0, Math.min(Math.max(...this.front) - this.inFront(seat), this.left[seat] ?? 0));
  }

  /** Follows an event; answers what was paid in it, null where nothing was. */
  follow(event: RecordEvent, record: Pick<HandRecord, "stakes">): Paid | null {
    switch (event.do) {
      case "post":
        return this.put(event.seat, event.amount, event.kind === "ante" || event.kind === "dead");
      case "street":
        if (event.street > 0) this.street();
        return null;
      case "call":
        return this.put(event.seat, event.amount);
      case "check-or-call": {
        const owed = this.toCall(event.seat);
        return owed > 0 ? this.put(event.seat, owed) : null;
      }
      case "bet":
      case "raise":
        return this.put(event.seat, event.to - this.inFront(event.seat));
      case "bring-in":
        return this.put(event.seat, Math.max(0, Math.min(record.stakes.bringIn ?? 0, this.left[event.seat] ?? 0)));
      default:
        return null;
    }
  }
}
