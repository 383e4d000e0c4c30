// What the parts of bench:trainer share.

/** CPU time of this process so far, in ms. */
export function cpuTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A row of the report. `spread`: least and most, or a 95 % interval; `less`: the goals are upper limits. */
export const row = (name, value, unit, { spread = [value, value], ...more } = {}) => ({ name, value, unit, spread, ...more });

export const spreadOf = (values) => [Math.min(...values), Math.max(...values)];

const Z = 1.96;

/** A part of hands in percent, with its 95 % interval (Wilson's, which stays between nothing and all). */
export function percent(name, part, whole, { unit = "%", ...goals } = {}) {
  const share = part / whole;
  const middle = (share + (Z * Z) / (2 * whole)) / (1 + (Z * Z) / whole);
  const half = (Z * Math.sqrt((share * (1 - share)) / whole + (Z * Z) / (4 * whole * whole))) / (1 + (Z * Z) / whole);
  return row(name, 100 * share, unit, { spread: [100 * Math.max(0, middle - half), 100 * Math.min(1, middle + half)], ...goals });
}
