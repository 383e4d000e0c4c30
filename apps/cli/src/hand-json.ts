import type { HandState, Legal } from "sidepot/hand";

/** Whose turn it is as the contract's JSON, keys in its order. `id` is JSON text. */
export function handStateJson({ names, street, toAct, legal, pots, complete, warnings }: HandState, id: string | undefined): string {
  const quoted = names.map((name) => JSON.stringify(name));
  const lying = pots.map(({ amount, eligible }) => `{"amount":${amount},"eligible":[${eligible.map((seat) => quoted[seat]).join()}]}`);
  const warned = warnings.length > 0 ? `,"warnings":${JSON.stringify(warnings)}` : "";
  const head = id === undefined ? "{" : `{"id":${id},`;
  return `${head}"street":"${street}","toAct":${toAct === null ? "null" : quoted[toAct]},"legal":${legalJson(legal)},"pots":[${lying.join()}],"complete":${complete}${warned}}`;
}

/** What the one to act may do, as JSON; `bringIn` stands there only while one is due. */
export function legalJson(legal: Legal | null): string {
  if (!legal) return "null";
  const { fold, check, call, bringIn, bet, raise } = legal;
  return JSON.stringify({ fold, check, call, ...(bringIn === null ? {} : { bringIn }), bet, raise });
}
