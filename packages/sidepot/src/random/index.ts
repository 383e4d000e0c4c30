export { fraction, type Random, seeded, shuffled } from "./random.ts";
