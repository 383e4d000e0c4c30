import { splitSeat } from "./seats.ts";

type IsAmount = (text: string) => boolean;

/** A bet that stands in an example, where none was typed. */
const SOME_CHIPS = 2500;
const FOLD_MARK = /(?:f|ｆ|fold|folded|폴드|フォールド)$/iu;
const BETWEEN = /[\s=＝@/|:：-]+$/u;

/**
 * How an argument of `pots` that could not be read may have been meant: `A:5` for `A=5`, `Bob:2500` for `Bob`. Null where it is a
 * number that went wrong, so that the shape of the argument is not what is missing.
 */
export function exampleOf(argument: string, isAmount: IsAmount): string | null {
  const { name, amount } = splitSeat(argument, isAmount);
  if (/^[-+−]?[0-9０-９.,]/u.test(amount)) return null;
  const typed = name ?? argument.trim();
  const bare = typed.replace(FOLD_MARK, "");
  const fold = bare === typed ? "" : "f";
  for (const { index } of bare.matchAll(/(?<![0-9０-９.,])[0-9０-９]/gu)) {
    const who = bare.slice(0, index).replace(BETWEEN, "").trim();
    if (name === null && who !== "" && isAmount(bare.slice(index))) return argumentText(`${who}:${bare.slice(index)}${fold}`);
  }
  const who = typed.replace(BETWEEN, "").trim();
  return argumentText(`${who === "" ? "A" : who}:${SOME_CHIPS}`);
}

/** The players that one argument seems to hold, as arguments of their own; null where it holds one. */
export function playersIn(argument: string, isAmount: IsAmount): string | null {
  const players: string[] = [];
  let words: string[] = [];
  for (const word of argument.trim().split(/[,，、;；]?\s+|[,，、;；](?=[^\d０-９])/u)) {
    words.push(word);
    const { name, amount } = splitSeat(words.join(" "), isAmount);
    if (!name || !isAmount(amount)) continue;
    players.push(argumentText(words.join(" ")));
    words = [];
  }
  return players.length > 1 ? players.join(" ") : null;
}

/** As it is typed in a shell, where spaces part arguments. */
const argumentText = (text: string): string => (/\s/.test(text) ? `"${text}"` : text);
