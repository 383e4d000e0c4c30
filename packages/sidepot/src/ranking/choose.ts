const known = new Map<string, readonly (readonly number[])[]>();

/** Every way to choose `k` of `n` things, as lists of indices in lexicographic order; computed once. */
export function choose(n: number, k: number): readonly (readonly number[])[] {
  const key = `${n} ${k}`;
  const before = known.get(key);
  if (before) return before;
  const from = (start: number, left: number): number[][] => {
    if (left === 0) return [[]];
    const found: number[][] = [];
    for (let i = start; i <= n - left; i++) for (const rest of from(i + 1, left - 1)) found.push([i, ...rest]);
    return found;
  };
  const all = from(0, k);
  known.set(key, all);
  return all;
}
