import { readFileSync } from "node:fs";
import { LANGS } from "@sidepot/words";
import type { CommandName, OptionName } from "@sidepot/words/terminal";
import { playLines } from "@sidepot/words/terminal/play";
import { Command, Option } from "commander";
import type { Settlement } from "sidepot/showdown";
import stringWidth from "string-width";
import { type Answer, faultAnswer, problemAnswer } from "./answers.ts";
import { runAudit } from "./audit.ts";
import { EQUITY_OPTIONS, type EquityFlags } from "./equity-flags.ts";
import { EXAMPLES } from "./examples.ts";
import { Refusal } from "./fault.ts";
import { handJudge } from "./hand.ts";
import { complain, type Io, STATUS, write } from "./io.ts";
import { type Asked, type Judge, type Refused, runJudge } from "./judge.ts";
import { type Page, pageOf, THEMES, type Theme } from "./page.ts";
import { pictureSvg, refuseTwo, writePicture } from "./picture.ts";
import { PLAY_OPTIONS, type PlayFlags } from "./play-flags.ts";
import { type PotsOptions, potsOf } from "./pots.ts";
import { potsText } from "./pots-text.ts";
import { runReplay } from "./replay.ts";
import { type RuleFlags, runRule } from "./rule-command.ts";
import { settleJudge } from "./settle.ts";
import { settlementJson } from "./settlement-json.ts";
import { showdownJudge } from "./showdown.ts";
import type { Speech, Voice } from "./speech.ts";

interface Flags extends Asked, PotsOptions, RuleFlags {
  readonly explain?: boolean;
  readonly theme?: Theme;
  /** False after `--no-strata`. */
  readonly strata?: boolean;
}

/** The program and, once it has parsed, the exit status of the command that ran. */
export interface Program {
  readonly command: Command;
  readonly status: () => number;
}

/** Builds the `sidepot` command around a world and a language. */
export function makeProgram(io: Io, speech: Speech): Program {
  const { terminal } = speech.human;
  let status: number = STATUS.fine;
  const command = quiet(new Command("sidepot"), io, speech);
  command
    .description(terminal.program)
    .usage("<command> [options]")
    .version(version(), "-V, --version", terminal.options.version)
    .addOption(choice("lang", LANGS, speech))
    .helpCommand(false);

  const add = (name: CommandName, argument = ""): Command => {
    const { summary, about, argument: meaning, examples } = terminal.commands[name];
    const lines = examples.map((caption, i) => `  # ${caption}\n  ${EXAMPLES[name][i]}`).join("\n");
    const sub = quiet(command.command(name), io, speech);
    if (meaning !== null) sub.argument(argument, meaning);
    return sub.summary(summary).description(about).addHelpText("after", `\n${terminal.titles.examples}\n${lines}`);
  };
  const flag = (sub: Command, name: OptionName, value = ""): Command => {
    const option = new Option(`--${name}${value}`, terminal.options[name]);
    return sub.addOption(value === "" ? option : once(option));
  };

  const judged = <A, P extends Refused>(name: CommandName, judge: (flags: Flags) => Judge<A, P>): Command => {
    const sub = add(name, "[file]");
    flag(flag(sub, "json"), "jsonl");
    return sub.addOption(choice("lang", LANGS, speech)).action(async (file: string | undefined, flags: Flags) => {
      // Waiting for someone to type JSON would look like a hang.
      if (file === undefined && io.stdin.isTTY === true) return sub.help({ error: true });
      refuseIdle(flags, ["--json", "--jsonl"]);
      status = await runJudge(io, judge(flags), { ...flags, file }, speech);
    });
  };
  const page = (flags: Flags): Page => pageOf(io, speech.human, { theme: flags.theme, strata: flags.strata !== false });
  const picture = (sub: Command): Command => flag(flag(sub, "svg", " <file>").addOption(choice("theme", THEMES, speech)), "no-strata");
  picture(
    flag(
      judged("settle", (flags) => settleJudge(speech.human, flags.explain === true, page(flags))),
      "explain",
    ),
  );
  judged("showdown", () => showdownJudge(speech.human));
  judged("hand", () => handJudge(speech.human));
  for (const [name, runFiles] of [
    ["replay", runReplay],
    ["audit", runAudit],
  ] as const) {
    const sub = flag(flag(add(name, "[file...]"), "json"), "jsonl");
    sub.addOption(choice("lang", LANGS, speech)).action(async (files: string[], flags: Flags) => {
      status = await runFiles(io, files, flags, speech);
    });
  }

  const pots = add("pots", "<player...>");
  pots.addOption(many(new Option("--dead <chips>", terminal.options.dead)));
  for (const [name, value] of [
    ["unit", " <chips>"],
    ["button", " <name>"],
    ["order", " <order>"],
  ] as const)
    flag(pots, name, value);
  picture(flag(flag(pots, "json"), "explain"));
  pots.addOption(choice("lang", LANGS, speech)).action(async (args: string[], flags: Flags) => {
    status = await runPots(io, args, flags, speech, page(flags));
  });

  const rule = add("rule", "[situation...]").usage("[options] [situation] [fact=value...]");
  flag(flag(rule, "rules", " <rulebooks>"), "players", " <number>");
  for (const name of ["list", "chances", "json", "jsonl"] as const) flag(rule, name);
  rule.addOption(choice("lang", LANGS, speech)).action(async (args: string[], flags: Flags) => {
    status = (await runRule(io, args, flags, speech, page(flags).width)) ?? rule.help({ error: true });
  });

  const equity = add("equity", "[hand...]");
  for (const [name, value] of EQUITY_OPTIONS) {
    const option = new Option(`--${name}${value}`, terminal.equity.options[name]);
    equity.addOption(name === "dead-money" ? many(option) : value === "" ? option : once(option));
  }
  flag(flag(equity, "json"), "jsonl");
  equity.addOption(choice("lang", LANGS, speech)).action(async (args: string[], flags: EquityFlags) => {
    // Its tables take longer to make than most commands to run.
    const { runEquity } = await import("./equity-command.ts");
    status = (await runEquity(io, args, flags, speech, page({}).width)) ?? equity.help({ error: true });
  });

  const play = add("play").allowExcessArguments(true);
  const playOptions = playLines(speech.human.words.lang).options;
  for (const [name, value] of PLAY_OPTIONS) {
    const option = new Option(`--${name}${value}`, playOptions[name]);
    play.addOption(value === "" ? option : once(option));
  }
  flag(play.addOption(choice("theme", THEMES, speech)), "no-strata");
  play.addOption(choice("lang", LANGS, speech)).action(async (flags: PlayFlags & Flags) => {
    const [got] = play.args;
    if (got !== undefined) throw new Refusal({ code: "ARGUMENT_NOT_TAKEN", got, command: "sidepot play" });
    const { runPlay } = await import("./play-command.ts");
    status = await runPlay(io, flags, speech, page(flags));
  });
  return { command, status: () => status };
}

async function runPots(io: Io, args: readonly string[], flags: Flags, { human, json }: Speech, page: Page): Promise<number> {
  const { svg } = flags;
  refuseIdle(flags, ["--json"]);
  if (svg !== undefined) refuseTwo(flags.json === true, svg);
  const draw = async (s: Settlement): Promise<void> => {
    if (svg !== undefined) await writePicture(io, svg, pictureSvg(s, human, page));
  };
  if (flags.json) {
    const { text, status } = await potsAnswer(args, flags, json, draw);
    await write(io.stdout, `${text}\n`);
    return status;
  }
  const settled = potsOf(args, flags, human);
  if (!settled.ok) {
    await complain(io, human.words.problem(settled.error));
    return STATUS.badInput;
  }
  await draw(settled.value);
  if (svg !== "-") await write(io.stdout, potsText(settled.value, human, page));
  return STATUS.fine;
}

async function potsAnswer(args: readonly string[], flags: Flags, voice: Voice, draw: (s: Settlement) => Promise<void>): Promise<Answer> {
  try {
    const settled = potsOf(args, flags, voice);
    if (!settled.ok) return problemAnswer(undefined, settled.error, voice);
    await draw(settled.value);
    return { text: settlementJson(settled.value, undefined, flags.explain === true), status: STATUS.fine };
  } catch (error) {
    if (error instanceof Refusal) return faultAnswer(undefined, error, voice);
    throw error;
  }
}

/** Commander speaks only where we let it: help and version; what it refuses becomes a fault in `run`. */
function quiet(command: Command, io: Io, { human }: Speech): Command {
  const { titles, options } = human.terminal;
  const title: Readonly<Record<string, string>> = {
    "Usage:": titles.usage,
    "Arguments:": titles.arguments,
    "Options:": titles.options,
    "Commands:": titles.commands,
  };
  return command
    .exitOverride()
    .allowExcessArguments(false)
    .helpOption("-h, --help", options.help)
    .configureHelp({ styleTitle: (text) => title[text] ?? text, displayWidth: (text) => stringWidth(text) })
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
      outputError: () => {},
      getOutHelpWidth: () => io.stdout.columns || 100,
      getErrHelpWidth: () => io.stderr.columns || 100,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
}

/** An option that may stand once: the last one would win over the others without a word. */
const once = <T>(option: Option, read: (value: string) => T = (value) => value as T): Option =>
  option.argParser((value: string, before: T | undefined) => {
    if (before !== undefined) throw new Refusal({ code: "OPTION_TWICE", option: `--${option.name()}` });
    return read(value);
  });

/** An option that may stand several times. */
const many = (option: Option): Option => option.argParser((value: string, before: readonly string[] = []) => [...before, value]);

/** An option whose value is one of a few words. */
const choice = (name: "lang" | "theme", choices: readonly string[], { human }: Speech): Option =>
  once(new Option(`--${name} <${name}>`, human.terminal.options[name]), (got) => {
    if (choices.includes(got)) return got;
    throw new Refusal({ code: "OPTION_VALUE_UNKNOWN", option: `--${name}`, got, choices });
  });

/** What would be passed over in silence; `needs` are the options of the command that ask for JSON. */
function refuseIdle({ explain, json, jsonl, svg, strata, theme }: Flags, needs: readonly string[]): void {
  const asJson = json === true || jsonl === true;
  if (explain && !asJson) throw new Refusal({ code: "OPTION_NEEDS", option: "--explain", needs });
  // Without --svg the theme is the terminal's picture's.
  if (theme !== undefined && svg === undefined && (asJson || strata === false))
    throw new Refusal({ code: "OPTION_NEEDS", option: "--theme", needs: ["--svg"] });
}

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  return (manifest as { readonly version: string }).version;
}
