/** A chip: its value, its colours and how many spots its edge has; the count rises with the value, so that colour is not all there is. */
export interface ChipLook {
  readonly value: number;
  readonly body: string;
  readonly spot: string;
  readonly spots: number;
}

/** Chips as common in American rooms, the smallest first. */
export const CHIPS: readonly ChipLook[] = [
  { value: 1, body: "#f3efe6", spot: "#6e6a62", spots: 4 },
  { value: 5, body: "#b3202a", spot: "#f3efe6", spots: 4 },
  { value: 25, body: "#1f7a46", spot: "#f3efe6", spots: 6 },
  { value: 100, body: "#25272a", spot: "#f3efe6", spots: 6 },
  { value: 500, body: "#6b3a8c", spot: "#f3efe6", spots: 8 },
  { value: 1000, body: "#e2b020", spot: "#2a2416", spots: 8 },
  { value: 5000, body: "#c65a1e", spot: "#f3efe6", spots: 10 },
  { value: 10_000, body: "#8e9499", spot: "#1b1c1a", spots: 10 },
  { value: 25_000, body: "#2c7c9b", spot: "#f3efe6", spots: 12 },
];

/** The largest chip that makes an amount by itself. */
export const chipFor = (amount: number): ChipLook => CHIPS.findLast(({ value }) => amount % value === 0) ?? (CHIPS[0] as ChipLook);
