// The kernel: whole loops over hands of seven cards in WebAssembly with SIMD, for batches, enumeration and random deals. A call from
// JavaScript for each hand would cost more than it saves. Nothing is imported and nothing is allocated: tables and work lie at fixed
// places of the memory.
export { batch } from "./batch";
export { deals } from "./deals";
export { countAll, sumAll } from "./enumerate";
export { prepare } from "./memory";
