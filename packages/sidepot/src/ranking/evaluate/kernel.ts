// The door to the kernel (../../../kernel): loops over millions of hands in WebAssembly, where the platform has it.

import { KERNEL_CODE } from "./kernel-code.ts";
import { CARD_KEYS } from "./keys.ts";
import { SEVEN } from "./seven.ts";

/** Loops over seven-card hands in WebAssembly. Values are those of `evaluate7`, cards are numbers 0-51; nothing is checked. */
export interface Kernel {
  /** The value of each hand: 7 bytes a hand in, as many values out as there are whole hands. Copying costs a fifth of the time. */
  evaluateMany(hands: Uint8Array, values: Uint16Array): void;
  /** Room for so many hands in the memory of a kernel of its own, where nothing is copied; null where there is no such memory. */
  room(many: number): Room | null;
  /** How many of all 133,784,560 hands there are in each category, by its number, and the sum of all values. */
  countAll(): { readonly counts: readonly number[]; readonly sum: number };
  /** The sum of the values of all hands alone. */
  sumAll(): number;
  /**
   * Plays so many random deals of a question prepared by the equity room, from the four words of a generator, and adds to `counts`, by
   * contest and set of winners, how often each came.
   */
  deals(image: Int32Array, random: Int32Array, many: number, counts: Float64Array): void;
}

/** Hands and their values, where the kernel reads and writes them. */
export interface Room {
  /** 7 bytes a hand. */
  readonly hands: Uint8Array;
  readonly values: Uint16Array;
  /** Values all hands, or the first `many`. */
  evaluate(many?: number): void;
}

/** The part of WebAssembly that is used; not every platform has it, and the library's own types know no platform. */
interface Platform {
  readonly atob?: (text: string) => string;
  readonly WebAssembly?: {
    readonly Module: new (code: Uint8Array) => object;
    readonly Instance: new (module: object) => { readonly exports: unknown };
  };
}

/** Addresses are numbers of bytes in the memory. */
interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  prepare(): void;
  batch(hands: number, many: number, values: number): void;
  deals(many: number, counts: number): void;
  countAll(): bigint;
  sumAll(): bigint;
}

// As in kernel/memory.ts.
const CARDS = 0x200;
const TOTALS = 0xe00;
const RANDOM = 0xf00;
const FLUSHES = 0x4000;
const OFFSETS = 0x8000;
const VALUES = 0x20000;
const IMAGE = 0x60000;
const PAGE = 0x10000;
/** Hands that are copied and valued at a time. */
const BATCH = 4096;

let made: Kernel | null | undefined;

/**
 * The kernel, made at the first call, in some milliseconds, and kept; null where the platform has no WebAssembly with 128-bit SIMD or may
 * not use it, so that the caller goes on in TypeScript. A page with a content security policy needs `'wasm-unsafe-eval'` in its
 * `script-src`, which permits WebAssembly and no `eval`; the same for a worker, by the policy that its script is served with. Node,
 * Deno, Bun and all browsers since 2023 have SIMD.
 */
export function kernel(): Kernel | null {
  if (made === undefined) made = makeKernel(globalThis as unknown as Platform);
  return made;
}

/** A kernel of one's own, or null. */
export function makeKernel({ WebAssembly, atob }: Platform): Kernel | null {
  if (!WebAssembly || !atob) return null;
  try {
    const module = new WebAssembly.Module(Uint8Array.from(atob(KERNEL_CODE), (byte) => byte.charCodeAt(0)));
    return wrap(() => instantiate(new WebAssembly.Instance(module).exports as Exports));
  } catch {
    // No SIMD (CompileError), not allowed by a policy (CompileError too, or EvalError), no memory (RangeError).
    return null;
  }
}

/** Copies the tables in. */
function instantiate(exports: Exports): Exports {
  const { buffer } = exports.memory;
  new Int32Array(buffer).set(CARD_KEYS, CARDS / 4);
  const halves = new Uint16Array(buffer);
  halves.set(SEVEN.values, VALUES / 2);
  halves.set(SEVEN.flushes, FLUSHES / 2);
  // The kernel reckons in bytes.
  const offsets = SEVEN.offsets.map((offset) => 2 * offset);
  halves.set(offsets, OFFSETS / 2);
  exports.prepare();
  return exports;
}

/** Sees to it that the memory reaches to an address. */
function reach({ memory }: Exports, end: number): void {
  const pages = Math.ceil(end / PAGE) - memory.buffer.byteLength / PAGE;
  if (pages > 0) memory.grow(pages);
}

/** Where the values of so many hands lie, behind the hands. */
const valuesAfter = (many: number): number => IMAGE + 8 * Math.ceil((7 * many) / 8);

function makeRoom(exports: Exports, most: number): Room {
  const valuesAt = valuesAfter(most);
  reach(exports, valuesAt + 2 * most);
  const { buffer } = exports.memory;
  return {
    hands: new Uint8Array(buffer, IMAGE, 7 * most),
    values: new Uint16Array(buffer, valuesAt, most),
    evaluate: (many = most) => exports.batch(IMAGE, Math.min(many, most), valuesAt),
  };
}

function wrap(another: () => Exports): Kernel {
  const exports = another();
  const { memory } = exports;
  let loaded: Int32Array | null = null;
  let bench: Room | null = null;

  return {
    evaluateMany(hands, values) {
      bench ??= makeRoom(another(), BATCH);
      const many = Math.min(Math.floor(hands.length / 7), values.length);
      for (let from = 0; from < many; from += BATCH) {
        const to = Math.min(many, from + BATCH);
        bench.hands.set(hands.subarray(7 * from, 7 * to));
        bench.evaluate(to - from);
        values.set(bench.values.subarray(0, to - from), from);
      }
    },
    room(many) {
      try {
        return makeRoom(another(), many);
      } catch {
        return null;
      }
    },
    countAll() {
      const sum = Number(exports.countAll());
      return { counts: Array.from(new BigUint64Array(memory.buffer, TOTALS, 9), Number), sum };
    },
    sumAll: () => Number(exports.sumAll()),
    deals(image, random, many, counts) {
      const countsAt = IMAGE + image.byteLength;
      reach(exports, countsAt + 4 * counts.length);
      const words = new Int32Array(memory.buffer);
      // An image is never changed once it is made; the kernel writes only to the hands that every deal writes anew.
      if (loaded !== image) words.set(image, IMAGE / 4);
      loaded = image;
      words.set(random, RANDOM / 4);
      const found = new Uint32Array(memory.buffer, countsAt, counts.length);
      found.fill(0);
      exports.deals(many, countsAt);
      for (let i = 0; i < counts.length; i++) counts[i] = (counts[i] as number) + (found[i] as number);
    },
  };
}
