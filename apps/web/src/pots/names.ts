/** The longest name, in UTF-16 units: ten of these fit a link of 1,500 characters in any script. */
export const LONGEST_NAME = 12;

/** The letter of a row. */
export const letterOf = (row: number): string => String.fromCharCode(65 + row);

/** What no name holds: controls, line ends, halves of characters, what has no width, and all that turns the direction of a text. */
const DROPPED = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}\u00ad\u180e\u200b\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
/** What shows nothing by itself: marks without a letter, joiners, fillers and every kind of blank. */
const UNSEEN = /[\p{M}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A name as a row takes it: trimmed, cut to {@link LONGEST_NAME} between characters, empty where nothing of it could be seen. */
export function fitName(name: string): string {
  let fit = "";
  for (const { segment } of new Intl.Segmenter().segment(name.replace(DROPPED, "").trim())) {
    if (fit.length + segment.length > LONGEST_NAME) break;
    fit += segment;
  }
  return fit.replace(UNSEEN, "") === "" ? "" : fit.trim();
}

/** How a name looks: two that look the same are no two names. */
const lookOf = (name: string): string =>
  name
    .normalize("NFC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\p{Z}+/gu, " ")
    .trim();

/**
 * What the rows are called, each one differently: a name that one row alone has, the row's letter where it has none. Names that are
 * alike get the letter too, and a letter that somebody has for a name gets a number.
 */
export function uniqueNames(typed: readonly string[]): string[] {
  const looks = typed.map(lookOf);
  const isAlone = (look: string): boolean => look !== "" && looks.indexOf(look) === looks.lastIndexOf(look);
  const taken = new Set(looks.filter(isAlone));
  const free = (made: string): string => {
    let name = made;
    for (let n = 2; taken.has(lookOf(name)); n++) name = `${made}${n}`;
    taken.add(lookOf(name));
    return name;
  };
  // Letters come before names that are alike: those have a letter of their own to add.
  const letters = typed.map((name, row) => (name === "" ? free(letterOf(row)) : name));
  return letters.map((name, row) => (typed[row] === "" || isAlone(lookOf(name)) ? name : free(`${name} ${letterOf(row)}`)));
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ["\u2068", "\u2069"];

/** A name that is read from right to left, set apart so that it does not turn the numbers beside it round; any other as it is. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `${FIRST_STRONG_ISOLATE}${name}${POP_ISOLATE}` : name);

/** A name without what sets it apart, for where it stands alone or is measured. */
export const bare = (name: string): string => name.replace(/[\u2068\u2069]/g, "");

/** The most that is quoted of a text that could not be read. */
const LONGEST_QUOTE = 120;

/** A strange text as it can be shown: shortened between characters, and with a sign for what would turn or hide the rest. */
export function shownOf(text: string, most: number = LONGEST_QUOTE): string {
  const characters = Array.from(new Intl.Segmenter().segment(text.slice(0, 8 * most)), ({ segment }) => segment);
  const short = characters.length > most || text.length > 8 * most ? `${characters.slice(0, most).join("")}…` : text;
  return short.replace(DROPPED, "\ufffd");
}
