import { grouped } from "../numbers.ts";
import { showText } from "../text.ts";
import { equity } from "./equity/en.ts";
import type { TerminalFault } from "./faults.ts";
import { en as play } from "./play/en.ts";
import { rule } from "./rule/en.ts";
import type { TerminalWords } from "./words.ts";

const quoted = (list: readonly string[]): string => list.map((word) => `“${word}”`).join(", ");
const like = (word: string | null): string => (word === null ? "" : ` Did you mean “${word}”?`);
const titled = (items: readonly { readonly id: string; readonly title: string }[]): string =>
  items.map(({ id, title }) => `${id} (${title})`).join(", ");

/** `500–1,000`, or one amount. */
const between = (min: string, max: string): string => (min === max ? min : `${min}–${max}`);

const reasons = {
  missing: "there is no such file",
  directory: "it is a directory",
  forbidden: "it may not be read",
  other: "reading failed",
};

function notWritten(folder: string, reason: "folder" | "directory" | "forbidden" | "other"): string {
  switch (reason) {
    case "folder":
      return `there is no folder “${folder}”. Create it, or name a file in a folder that exists.`;
    case "directory":
      return "it is a directory. Name a file in it.";
    case "forbidden":
      return "writing there is not allowed. Name a file in a folder of your own.";
    case "other":
      return "writing failed. Check the disk, or name another file.";
  }
}

function notAmount(where: string, because: string | null, example: string | null): string {
  const form = example === null ? null : `Write each player as NAME:AMOUNT, for example ${example}`;
  return [`“${where}”${because === null ? " is not a player and an amount." : `: ${because}`}`, form]
    .filter((text) => text !== null)
    .join(" ");
}

function fault(f: TerminalFault): string {
  switch (f.code) {
    case "NOT_UTF8":
      return "The input is not UTF-8 text. Save or convert it as UTF-8 and try again.";
    case "KEY_TWICE":
      return `${showText(f.path)}: this key stands twice in one object, and only one can be meant. Leave the other out.`;
    case "LINE_TOO_LONG":
      return `A line is longer than ${f.limit} bytes and was skipped. Put one JSON object on each line.`;
    case "INPUT_TOO_LONG":
      return `The input is longer than ${f.limit} bytes. For many hands use --jsonl, one JSON object on each line.`;
    case "FILE_NOT_READ":
      return `${f.file === "-" ? "Standard input" : `“${f.file}”`} cannot be read: ${reasons[f.reason]}.`;
    case "FILE_NOT_WRITTEN":
      return `“${f.file}” cannot be written: ${notWritten(f.folder, f.reason)}`;
    case "OUTPUT_NOT_WRITTEN":
      return `Standard output cannot be written: ${f.reason === "full" ? "no space is left where it goes. Make room and try again." : "writing failed."}`;
    case "NOTHING_READ":
      return "The input is empty. One JSON object is expected, from a file or from standard input.";
    case "INTERNAL_FAULT":
      return `Internal fault, please report it: ${f.detail}`;
    case "COMMAND_UNKNOWN":
      return `There is no command “${f.command}”.${like(f.like)}`;
    case "OPTION_UNKNOWN":
      return `There is no option “${f.option}”.${like(f.like)}`;
    case "OPTION_VALUE_MISSING":
      return `The option “${f.option}” needs a value.`;
    case "OPTION_VALUE_UNKNOWN":
      return `“${f.got}” does not fit the option “${f.option}”. Choose one of ${quoted(f.choices)}.`;
    case "OPTIONS_EXCLUDE":
      return `“${f.one}” and “${f.other}” exclude each other. Leave one out.`;
    case "OPTION_TWICE":
      return `The option “${f.option}” is there more than once. Give it once.`;
    case "OPTION_NEEDS":
      return `“${f.option}” does nothing without ${f.needs.map((need) => `“${need}”`).join(" or ")}. Add that, or leave “${f.option}” out.`;
    case "ARGUMENTS_TOO_MANY":
      return "Too many arguments: one file at most.";
    case "PLAYERS_MISSING":
      return "No players given. Write what each one put in, clockwise: sidepot pots A:2500 B:6000 C:4000f";
    case "FILES_MISSING":
      return `No file given. Write the hand histories, or a folder of them: sidepot ${f.command} hands.phh`;
    case "FOLDER_EMPTY":
      return `“${f.folder}” holds no hand history. Name a folder with .phh, .phhs or .txt files, or name the file itself.`;
    case "AMOUNT_UNREADABLE":
      return notAmount(f.where, f.because, f.example);
    case "PLAYERS_IN_ONE_ARGUMENT":
      return `“${f.where}” is one argument, but reads as several players. Give each an argument of its own, NAME:AMOUNT, for example: sidepot pots ${f.example}`;
    case "NAME_LEFT_OUT":
      return `“${f.where}” has no name, so it would be called “${f.name}”, and so is another player. Write NAME:AMOUNT there, for example ${f.example}`;
    case "BUTTON_UNKNOWN":
      return `Nobody is called “${f.got}”, so the button cannot be there. The players are ${quoted(f.names)}.`;
    case "SITUATION_UNREAD":
      return `${f.like.length > 1 ? `“${f.got}” may be several things` : `There is no situation “${f.got}”`}.${f.like.length > 0 ? ` Near it: ${titled(f.like)}.` : ""} All of them: sidepot rule --list`;
    case "FACT_TWICE":
      return `“${f.fact}” is given more than once. Give it once.`;
    case "HOUSE_NOT_JSON":
      return `“${f.file}” is no JSON, so no house rulebook. See docs/house-rules.example.json for one.`;
    case "HOUSE_FILE_TOO_LONG":
      return `“${f.file}” is longer than ${f.limit} bytes, too long for a house rulebook.`;
    case "OPTION_NUMBER_INVALID":
      return `“${f.got}” does not fit the option “${f.option}”. Give a whole number from ${grouped(f.least)} to ${grouped(f.most)}.`;
    case "PRECISION_UNREADABLE":
      return `“${f.got}” does not fit the option “${f.option}”. Give a standard error above 0 and below 1, such as 0.001 (0.1%).`;
    case "HANDS_TOO_FEW":
      return `At least two hands are needed, each as an argument of its own, for example: sidepot equity ${f.hands}`;
    case "BET_UNREADABLE":
      return `“${f.where}”: ${f.because} Write each hand as HAND or HAND:CHIPS, for example ${f.example}`;
    case "BET_MISSING":
      return `“${f.where}” has no chips, and other hands have. Write HAND:CHIPS for every hand, for example ${f.example}`;
    case "WEIGHT_AS_BET":
      return `“${f.where}”: chips stand after a colon, and a weight after an @. Write the weight as ${f.example}`;
    case "BETS_MISSING":
      return `“${f.where}” is about chips, and no hand has any. Write HAND:CHIPS for every hand, for example ${f.example}`;
    case "FOLDED_CARDS_UNKNOWN":
      return `“${f.where}”: the cards of one who folded are dead, so they must be two known cards. Write the chips alone, ${f.chips}f, or two cards with them, such as AsAh:${f.chips}f`;
    case "ARGUMENT_NOT_TAKEN":
      return `“${f.got}” is too much: ${f.command} takes options alone.`;
    case "BLINDS_UNREADABLE":
      return `“${f.got}” does not fit the option “--blinds”. Write the small and the big blind, as 50/100.`;
    case "OPPONENTS_TOO_MANY":
      return `${grouped(f.got)} styles are given, and there are seats for ${grouped(f.most)}. Leave some out, or give more seats with --seats.`;
    case "RUN_CANCELLED":
      return "Stopped before the answer was there.";
  }
}

/** English. */
export const en: TerminalWords = {
  lang: "en",
  columns: {
    player: "Player",
    putIn: "Put in",
    returned: "Returned",
    state: "State",
    won: "Won",
    net: "Net",
    place: "Place",
    cards: "Cards",
    hand: "Hand",
    plays: "Plays",
  },
  states: { folded: "folded", short: "all-in?", in: "in" },
  deadMoney: "(dead money)",
  deadLine: (amount) => `+${amount} dead money: in the main pot`,
  sum: "Sum",
  board: "Board",
  sides: { high: "High", low: "Low" },
  noLow: "no low",
  steps: "In this order:",
  nothingIn: "Nothing was put in: there is no pot.",
  check: (putIn, pots, returned) => `Put in ${putIn} = pots ${pots}${returned === null ? "" : ` + returned ${returned}`}`,
  rake: (total, each) => `Rake ${total}${each === null ? "" : ` (${each})`}`,
  out: (places) => `Out of chips, best place first: ${places}`,
  bounty: (name, worth, pot, to) => `Bounty on ${name}, ${worth} (${pot}): ${to ?? "nobody to take it"}`,
  notYet: (names) => `Not paid yet: the hand of ${names} cannot be compared.`,
  shortNote: "all-in? = has less in than another live player: all-in, or still to act.",
  hand: {
    street: (name) => `Street: ${name}`,
    toAct: (name) => `To act: ${name}`,
    owed: (amount) => `To call: ${amount ?? "nothing"}`,
    may: (name, actions) => `${name} may: ${actions.join(", ")}`,
    actions: {
      fold: "fold",
      check: "check",
      call: (amount) => `call ${amount}`,
      bringIn: (amount) => `bring in for ${amount}`,
      bet: (min, max) => `bet ${between(min, max)}`,
      raise: (min, max) => `raise to ${between(min, max)}`,
    },
    pot: (name, amount, eligible) => `${name} ${amount}: ${eligible}`,
    roundOver: "The round is over: deal the next street.",
    handOver: "The hand is over: nobody can act any more.",
  },
  replay: {
    hand: (number, variant) => `Hand ${number} (${variant})`,
    putIn: "Put in",
    returned: "Returned",
    pots: "Pots",
    finishing: "Stacks after the hand",
    deviations: "Departures from the rules",
    none: "none",
    notShown: "The record does not show who won.",
  },
  audit: {
    agrees: "agrees",
    differs: "differs",
    first: "First departure:",
    nothingRecorded: "The record does not say how the hand ended.",
    columns: {
      file: "File",
      hands: "Hands",
      agree: "Agree",
      differ: "Differ",
      unchecked: "Not checked",
      unreadable: "Unreadable",
      withSidePots: "With side pots",
    },
    all: "All",
    progress: (done, files) => `${done} of ${files} ${files === "1" ? "file" : "files"}`,
    unknownLines: "Lines not understood:",
  },
  rule,
  equity,
  titles: { usage: "Usage:", arguments: "Arguments:", options: "Options:", commands: "Commands:", examples: "Examples:" },
  program: "The poker referee: who may win which pot, who is paid what, and which hand is best.",
  commands: {
    settle: {
      summary: "from amounts and cards to pots and pay",
      about:
        "Cuts what the players put in into pots and pays each pot to the best hand that may win it.\nReads one hand as JSON, players clockwise; bet is everything put in over the whole hand. rake, stack and bounties may be given too: the house's share, and who is out.",
      argument: "a JSON file; standard input when left out",
      examples: ["one hand, for people", "one hand, as JSON", "many hands, one a line"],
    },
    showdown: {
      summary: "from cards to the order of hands",
      about: "Orders hands from best to worst and says which cards count.\nReads one showdown as JSON.",
      argument: "a JSON file; standard input when left out",
      examples: ["two hands, for people", "the same as JSON", "many showdowns, one a line"],
    },
    pots: {
      summary: "from what each player put in to a table of pots",
      about: "Cuts what the players put in into the main pot, the side pots and the uncalled return.",
      argument: "NAME:AMOUNT, clockwise; a trailing f means folded; names may be left out",
      examples: [
        "four players, one folded, a big blind ante of 1,000",
        "amounts alone: the players are A, B, C",
        "the same shape as settle, for programs",
      ],
    },
    hand: {
      summary: "from the betting so far to whose turn it is and what is legal",
      about:
        "Plays the betting of one hand and says who is to act, what may be done, and what lies in the pots.\nReads one hand as JSON, players clockwise. The first action that is not legal is the answer.\nActions: NAME fold, check, call, all-in or bring-in; NAME bet N; NAME raise N (to N, the street's total); deal, or deal CARDS.\nFields: game, betting, blinds, stacks, names, button, antes, bigBlindAnte, straddles, bringIn, smallBet, bigBet, cap, actions.",
      argument: "a JSON file; standard input when left out",
      examples: ["who is to act, for people", "the same as JSON", "many hands, one a line"],
    },
    replay: {
      summary: "from recorded hands to pots, returns and stacks",
      about:
        "Settles recorded hands as they happened and lists where they left the rules.\nReads hand histories: PHH, and the text that sites write; with --jsonl each hand is one line of JSON.",
      argument: "hand histories, or folders of them",
      examples: ["one file, for people", "many files, one JSON line a hand", "every hand of a folder"],
    },
    audit: {
      summary: "hold recorded results against the rules",
      about:
        "Settles recorded hands and compares what the play states of its end: total, pots, returns, payments, stacks.\nSays which pot differs and why. The exit status is 1 when something differs.",
      argument: "hand histories, or folders of them",
      examples: ["one file", "a folder, with a summary", "as JSON"],
    },
    rule: {
      summary: "from what went wrong to what the floor should do",
      about:
        "Rules on a mistake or a question at the table: the steps in order, what stays, where the rulebook says so, and what is often said wrongly.\nA situation is a name, its beginning, or what people call it; --list shows all with their facts. What is not given is never guessed.\nWith a file or standard input in place of a situation, one question as JSON; with --jsonl many.\nRulebooks: tda-2024, tda-pre-2022, roberts, wsop-tournament-2026, wsop-live-2026, or the file of a house's own.",
      argument: "the situation, then its facts as fact=value; or a JSON file",
      examples: ["a turn card too early, six players", "a misdeal by Robert's Rules", "two rulebooks side by side"],
    },
    equity: {
      summary: "from hands or ranges to how often each one wins",
      about:
        "Counts how often each hand wins and ties at hold'em. For study, not at a live table.\nCounts every deal where that is soon done, and deals at random with a stated error where it is not.\nWith a file or standard input in place of hands, one question as JSON; with --jsonl many.\nWith chips, as AsAh:2500, it says who wins which pot how often and what that comes to; 4000f are the chips of one who folded.\nFields: hands, board, dead, bets, folded, deadMoney, button, unit, method, seed, precision, samples. Hands are numbered from 0, and those who folded count on after them.",
      argument: "a hand (AsAh) or a range (TT+,AQs+,AKo) for each player, with chips or without; or a JSON file",
      examples: [
        "a hand against a range, on a flop",
        "four players all-in, one folded: who wins which pot how often",
        "many questions, one a line",
      ],
    },
    play: play.help,
  },
  options: {
    lang: "en, ko or ja (default: the locale; JSON messages: en)",
    json: "print one JSON value",
    jsonl: "JSON, one value a line: read so where JSON is read, and answered so, in order",
    explain: "JSON: add how the answer came about",
    dead: "dead money: a big blind ante, a dead blind; several are added up",
    unit: "the smallest chip in play",
    button: "the player with the dealer button (default: the last one)",
    order: "last-side-first (default) or main-first",
    svg: "write the picture of the pots as an SVG file; - writes it, and nothing else, to standard output",
    theme: "of the picture: light or dark (default: light in a file)",
    "no-strata": "leave the picture out",
    rules: "the rulebook: an id or a file (default: tda-2024); several with commas stand side by side",
    players: "players dealt in: count stub, burns and board after each step",
    list: "print every situation with its facts",
    chances: "add the chances of the cards, for the number of players",
    help: "show this help",
    version: "show the version",
  },
  seeHelp: (command) => `Help: ${command} --help`,
  fault,
};
