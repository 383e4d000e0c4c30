/** Whether a key press is meant for the cards: a single character, no shortcut, and nobody is typing text. */
export function isCardKey(event: KeyboardEvent): boolean {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  return !isTextField(event.target);
}

/** The character of a key; where an input method has taken it, the one printed on it. */
export function typedOf({ key, code }: KeyboardEvent): string {
  const printed = key === "Process" ? /^(?:Key([A-Z])|Digit(\d))$/.exec(code) : null;
  return printed ? (printed[1] ?? printed[2] ?? key).toLowerCase() : key;
}

/** Whether something takes text, or a sheet is open above the cards. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest("input, textarea, select, dialog") !== null);
