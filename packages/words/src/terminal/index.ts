import type { Lang } from "../words.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import type { TerminalWords } from "./words.ts";

export type { EquityLines, EquityOptionName } from "./equity-lines.ts";
export type { TerminalFault } from "./faults.ts";
export type { RuleLines } from "./rule-lines.ts";
export type { AuditLines, CommandHelp, CommandName, HandLines, OptionName, ReplayLines, TerminalWords } from "./words.ts";

const all: Readonly<Record<Lang, TerminalWords>> = { en, ko, ja };

/** What the command line says in a language. */
export const terminalWords = (lang: Lang): TerminalWords => all[lang];
