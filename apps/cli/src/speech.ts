import { LANGS, type Lang, pickLang, say, type Words } from "@sidepot/words";
import { type HandWords, handWords } from "@sidepot/words/hand";
import { type RulingWords, rulingWords } from "@sidepot/words/rulings";
import { type TerminalWords, terminalWords } from "@sidepot/words/terminal";

/** One language: what the referee says, of single hands and rulings too, and what the terminal says. */
export interface Voice {
  readonly words: Words;
  readonly terminal: TerminalWords;
  readonly hands: HandWords;
  readonly rulings: RulingWords;
}

/** The language for people, and the one for messages inside JSON: English, as programs read it, unless `--lang` says otherwise. */
export interface Speech {
  readonly human: Voice;
  readonly json: Voice;
}

/** The voice of a language. */
const voice = (lang: Lang): Voice => ({
  words: say(lang),
  terminal: terminalWords(lang),
  hands: handWords(lang),
  rulings: rulingWords(lang),
});

/** The languages of a run, from `--lang` and the locale; looked up before the arguments are parsed, as help needs them too. */
export function speechFor(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Speech {
  const asked = langOption(argv);
  return { human: voice(asked ?? localeLang(env)), json: voice(asked ?? "en") };
}

function langOption(argv: readonly string[]): Lang | undefined {
  const end = argv.indexOf("--");
  const options = end < 0 ? argv : argv.slice(0, end);
  const at = options.findLastIndex((arg) => arg === "--lang" || arg.startsWith("--lang="));
  const given = options[at]?.startsWith("--lang=") ? options[at].slice("--lang=".length) : options[at + 1];
  return at < 0 ? undefined : LANGS.find((lang) => lang === given);
}

/** The first of these that is set decides, as POSIX has it. */
const localeLang = (env: Readonly<Record<string, string | undefined>>): Lang =>
  pickLang([[env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value) ?? ""]);
