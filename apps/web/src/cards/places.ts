/** A place for one card: whose it is, and which of theirs. */
export interface Place {
  readonly of: string | number;
  readonly at: number;
}

/** Where cards go, and the half of one that is on its way. */
export interface CardEntry<P extends Place> {
  /** The place that the next card goes to; null while none is asked for. */
  readonly slot: P | null;
  readonly rank: number | undefined;
  readonly suit: number | undefined;
  /** Why the last card was refused; null when it was not. */
  readonly fault: string | null;
  isActive(slot: P): boolean;
  moveTo(slot: P): void;
  step(steps: number): void;
  chooseRank(rank: number): void;
  chooseSuit(suit: number): void;
  erase(): void;
  skip(): void;
  /** Takes one typed character; false where it has nothing to do with cards. */
  key(text: string): boolean;
  /** Where a card lies, in words; null where it can still be chosen. */
  taken(rank: number | undefined, suit: number | undefined): string | null;
  slotName(slot: P): string;
}

/** Whether two places are one. */
export const sameSlot = (a: Place | null, b: Place | null): boolean => a?.of === b?.of && a?.at === b?.at;

/** The place a number of steps away in an order, never past an end. */
export function stepAmong<P extends Place>(slots: readonly P[], slot: P, steps: number): P {
  const at = slots.findIndex((one) => sameSlot(one, slot));
  return slots[Math.max(0, Math.min(slots.length - 1, at + steps))] ?? slot;
}
