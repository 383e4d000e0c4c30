import { EventEmitter } from "node:events";
import { PassThrough, Readable, Writable } from "node:stream";
import { fc, test as property } from "@fast-check/vitest";
import { STYLES } from "@sidepot/trainer/bots";
import { LANGS, plain, say } from "@sidepot/words";
import { coachWords } from "@sidepot/words/coach";
import { playWords } from "@sidepot/words/play";
import { audit, readHistory } from "sidepot/history";
import stringWidth from "string-width";
import { describe, expect, test } from "vitest";
import { EXAMPLES } from "./examples.ts";
import type { Io } from "./io.ts";
import { type Ran, runInMemory } from "./memory-io.ts";
import { run } from "./run.ts";

const UTF8 = { LANG: "en_US.UTF-8" };
/** Three who call everything: whatever else changes, they go along to the end. */
const STATIONS = ["play", "--seats", "4", "--opponents", "station", "--seed", "7"];
/** The person bets all of it at once, asked again; then nobody can act any more. */
const SHOVE = "a\na\n";

const play = (args: readonly string[], keys: string, env: Record<string, string> = UTF8): Promise<Ran> =>
  runInMemory([...STATIONS, ...args], keys, env);

interface Line {
  readonly type?: string;
  readonly event?: string;
  readonly player?: string;
  readonly cards?: readonly (string | null)[];
  readonly error?: { readonly code: string; readonly message: string };
  readonly [key: string]: unknown;
}
interface End extends Line {
  readonly pots: readonly {
    readonly amount: number;
    readonly eligible: readonly string[];
    readonly awards: readonly { readonly player: string; readonly amount: number }[];
  }[];
  readonly awardOrder: readonly number[];
  readonly won: Readonly<Record<string, number>>;
  readonly net: Readonly<Record<string, number>>;
  readonly finishing: Readonly<Record<string, number>>;
}

const linesOf = ({ out }: Ran): Line[] =>
  out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
const endOf = (lines: readonly Line[]): End => lines.find(({ type }) => type === "end") as End;
const shoved = async (...more: string[]): Promise<End> => endOf(linesOf(await play(["--hands", "1", "--jsonl", ...more], "a\n")));

describe("help", () => {
  test.each(LANGS)("explains itself in %s, with examples", async (lang) => {
    const { status, out, err } = await runInMemory(["play", "--help", "--lang", lang]);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    for (const example of EXAMPLES.play) expect(out).toContain(example);
    for (const style of STYLES) expect(out).toContain(style);
    if (lang !== "en") expect(out).not.toMatch(/Usage:|Options:|all-in \(/);
  });

  test.each(EXAMPLES.play.map((example) => [example]))("the example runs: %s", async (example) => {
    const { status, err } = await runInMemory(example.split(" ").slice(1), "\n");
    expect({ status, err }).toEqual({ status: 0, err: "" });
  });
});

describe.each(LANGS)("a hand at the terminal in %s", (lang) => {
  test("the table, the cards, and every pot as it is pushed, the last side pot first", async () => {
    const { status, out, err } = await play(["--hands", "1", "--lang", lang], SHOVE);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    // Stacks that differ, and one that covers them: side pots, and what came back.
    const end = await shoved("--lang", lang);
    expect(end.pots.length).toBeGreaterThanOrEqual(2);
    const words = say(lang);
    const own = playWords(lang);
    let from = out.lastIndexOf("━");
    for (const [i, pot] of end.awardOrder.entries()) {
      const { amount, awards } = end.pots[pot] as End["pots"][number];
      const at = out.indexOf(`${i + 1}. ${words.potName(pot)}: ${words.chips(amount)} = `, from);
      expect(at).toBeGreaterThan(from);
      from = at;
      for (const { player } of awards)
        expect(out.slice(at).split("\n").slice(1, 3).join("\n").toLowerCase()).toContain(
          player === own.you && lang === "ko" ? "내가" : player.toLowerCase(),
        );
    }
    const net = end.net[own.you] as number;
    expect(out).toContain(`${words.chips(end.finishing[own.you] as number)}`);
    expect(out).toContain(net > 0 ? `+${words.chips(net)}` : words.chips(net));
    expect(out).not.toMatch(/undefined|NaN|\[object|null|(?<![가-힣])나가 |\byou (?:takes|calls|raises)\b/);
    if (lang !== "en") expect(out).not.toMatch(/\b(?:folds|calls|takes|Your|Main|Side pot)\b/);
  });
});

test("a straddle is announced where somebody can post it", async () => {
  const heading = async (seats: string): Promise<string> =>
    (await runInMemory(["play", "--seed", "7", "--straddle", "--seats", seats], "q\n")).out.split("\n")[1] ?? "";
  expect(await heading("3")).toContain("· straddle ·");
  expect(await heading("2")).not.toContain("straddle");
});

describe("what the person may see", () => {
  test("no card of anybody else before it is shown", async () => {
    const lines = linesOf(await play(["--hands", "1", "--jsonl"], "a\n"));
    const dealt = lines.filter(({ event }) => event === "dealt");
    expect(dealt).toHaveLength(4);
    for (const { player, cards } of dealt) expect(cards?.every((card) => card === null)).toBe(player !== "You");
    const shown = lines.filter(({ event }) => event === "showed").map(({ player }) => player);
    expect(shown.toSorted()).toEqual(["Hana", "Leo", "Min", "You"]);
    // What was dealt face down is what was shown.
    const text = (await play(["--hands", "1"], SHOVE)).out;
    const [before = ""] = text.split("Hands:");
    expect(before.match(/\[[^\]]*\]/g)).toHaveLength(4);
    expect(text.indexOf("[")).toBeGreaterThan(text.indexOf("> a"));
  });

  test("and without Unicode the suits are letters", async () => {
    const { out } = await play(["--hands", "1"], SHOVE, {});
    expect(out).not.toMatch(/[♣♦♥♠█━]/u);
    expect(out).toMatch(/Your cards: [2-9TJQKA][cdhs] [2-9TJQKA][cdhs]/);
  });
});

describe("keys", () => {
  test("all-in asks again, and any other key counts for itself instead", async () => {
    const { out } = await play(["--no-strata"], "a\nf\nq\n");
    expect(out).toMatch(/Again a: all-in [\d,]+\. Any other key does what it does instead\.\n> f\nYou fold\n/);
    expect(out).not.toMatch(/You raise|You call/);
    expect((await play(["--no-strata"], "a\n")).out).not.toMatch(/You raise|all-in\n> \nHands/);
  });

  test.each([
    ["zzz", "“zzz” does nothing here. f fold · "],
    ["r", "Say how much, as the street’s total: r "],
    ["r x1", "“x1”: "],
    ["r 1", "1 is below the minimum of 200."],
    ["r 9,999,999", "is above the maximum of "],
    ["check", "so a check is not possible. Call "],
    ["h", "“h” is for after the hand. Finish the hand first."],
    ["u", "There is nothing of yours to take back in this hand."],
    ["\u001b[31mx", "“[U+001B][31mx” does nothing here."],
    ["?", "r 600    bet 600, or raise to 600"],
    ["t", "Player  "],
  ])("%j is answered, and it is still the person's turn", async (line, sentence) => {
    const { status, out, err } = await play(["--no-strata"], `${line}\nf\nq\n`);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(out.split(`> ${line.replace("\u001b", "[U+001B]")}\n`)[1]).toContain(sentence);
    expect(out).toContain("> f\nYou fold");
  });

  test("a bet that is no action is told what it is, and the turn is not said again", async () => {
    const { out } = await play(["--no-strata"], "r 1\nf\nq\n");
    expect(out).toMatch(/> r 1\n1 is below the minimum of 200\. [^\n]+\n> f\n/);
  });

  test("undo goes back to the beginning of the street, and the same keys come to the same end", async () => {
    const plainly = await play(["--no-strata"], "c\nc\nc\nc\nq\n");
    const undone = await play(["--no-strata"], "c\nc\nu\nc\nu\nc\nc\nc\nq\n");
    expect(undone.out).toContain("Back to the beginning of the street: Flop");
    const ending = ({ out }: Ran): string => out.slice(out.indexOf("\nRiver: "));
    expect(ending(undone)).toBe(ending(plainly));
    // Also once the hand is over.
    const again = await play(["--no-strata"], "c\nc\nc\nc\nu\nc\nq\n");
    expect(again.out).toContain("Back to the beginning of the street: River");
    expect(again.out.endsWith(ending(plainly))).toBe(false);
    expect(again.out.split("You: ")).toHaveLength(3);
  });

  test("a script that only ever calls comes through its hands", async () => {
    const { status, out } = await play(["--hands", "3", "--no-strata"], "c\n".repeat(40));
    expect(status).toBe(0);
    expect(out.match(/^Hand \d$/gm)).toEqual(["Hand 1", "Hand 2", "Hand 3"]);
    expect(out).toMatch(/Hands finished: 3\. Your result in them: [+−]?[\d,]+\.\n$/);
  });

  test("after a hand it is written in two formats that read back, and the line for settle comes to the same", async () => {
    const { out } = await play(["--hands", "1", "--no-strata"], `${SHOVE}h\np\ns\n`);
    const end = await shoved();
    const [, site = "", rest = ""] = /> h\n([\s\S]*?)> p\n([\s\S]*)$/.exec(out) ?? [];
    const [, phh = "", shell = ""] = /^([\s\S]*?)> s\n[^\n]*\n([^\n]*)\n/.exec(rest) ?? [];
    for (const text of [site, phh]) {
      const [read, ...more] = readHistory(text);
      expect(more).toHaveLength(0);
      if (!read?.record.ok) throw new Error(text);
      const audited = audit(read.record.value);
      expect(audited.ok && audited.value).toMatchObject({ checked: true, differences: [] });
    }
    expect(shell).toMatch(/^echo '.*' \| sidepot settle$/);
    const json = shell.slice("echo '".length, -"' | sidepot settle".length);
    const settled = JSON.parse((await runInMemory(["settle", "--json"], json)).out);
    expect(settled).toMatchObject({ won: end.won, net: end.net });
  });
});

describe("the pause before the pots are pushed", () => {
  const asked = (keys: string, ...more: string[]): Promise<Ran> =>
    play(["--hands", "1", "--no-strata", "--pause", ...more], `${SHOVE}${keys}`);

  test("right, wrong pot, wrong player, not here, and the answer", async () => {
    const end = await shoved();
    const top = end.awardOrder[0] as number;
    const [first, second] = [top, end.awardOrder[1] as number].map((pot) => end.pots[pot] as End["pots"][number]);
    const who = (pot: typeof first): string => (pot?.awards ?? []).map(({ player }) => player).join(" ");
    const { out } = await asked(`m ${who(end.pots[0])}\nleo\ns${top} Bob\ns${top}\ns${top} ${who(first)}\n\n`);
    const said = out.slice(out.indexOf("Which pot first, and to whom?"));
    expect(said).toContain(`Side pot ${top} goes before the main pot`);
    expect(said).toContain("“leo” is no pot that is left.");
    expect(said).toContain("Nobody here is “bob”");
    expect(said).toContain(`Name who gets side pot ${top}.`);
    expect(said).toContain(`Right: side pot ${top}, ${say("en").chips(first?.amount ?? 0)}, `);
    expect(said).toMatch(new RegExp(`The answer: .*, ${say("en").chips(second?.amount ?? 0)}, `));
    // The input is at its end: the pots are pushed all the same.
    expect(said).toContain(`\n${end.awardOrder.length}. Main pot: `);
  });

  test.each(LANGS)("in %s every pot can be pushed rightly", async (lang) => {
    const end = await shoved("--lang", lang);
    const keys = end.awardOrder.map(
      (pot) => `${pot === 0 ? "m" : `s${pot}`} ${(end.pots[pot] as End["pots"][number]).awards.map(({ player }) => player).join(" ")}\n`,
    );
    const { out } = await asked(keys.join(""), "--lang", lang);
    const right = { en: "Right: ", ko: "맞아요. ", ja: "正解です。" }[lang];
    expect(out.split(right)).toHaveLength(end.pots.length + 1);
  });

  test("as JSON, where the answer is not in the question", async () => {
    const end = await shoved();
    const keys = end.awardOrder.map((pot) => JSON.stringify({ pot, to: end.pots[pot]?.awards.map(({ player }) => player) }));
    const wrong = JSON.stringify({ pot: 0, to: ["Nobody"] });
    const lines = linesOf(await play(["--hands", "1", "--pause", "--jsonl"], `a\n${wrong}\n${keys.join("\n")}\n`));
    const question = lines.find(({ type }) => type === "question");
    expect(JSON.stringify(question)).not.toMatch(/winner|award/);
    expect(lines.find(({ error }) => error)?.error?.code).toBe("NAME_UNKNOWN");
    expect(lines.filter(({ type }) => type === "push").map(({ right }) => right)).toEqual(end.pots.map(() => true));
  });
});

describe("lines of JSON", () => {
  test("one for the hand, one an event, one for each turn, one for the end", async () => {
    const ran = await play(["--hands", "1", "--jsonl"], '{"do":"call"}\n{"do":"check"}\n\n{"do":"bet","to":300}\nc\n');
    const lines = linesOf(ran);
    expect(ran.status).toBe(0);
    expect(lines[0]).toMatchObject({ hand: 1, type: "hand", seed: 7, players: ["You", "Min", "Leo", "Hana"], you: "You" });
    const turns = lines.filter(({ type }) => type === "turn");
    expect(turns).toHaveLength(4);
    for (const turn of turns) expect(Object.keys(turn)).toEqual("hand type toAct legal cards board pots".split(" "));
    expect(lines.filter(({ event, player }) => event === "bet" && player === "You")).toMatchObject([{ to: 300, amount: 300 }]);
    expect(lines.at(-1)).toMatchObject({ type: "over", hands: 1 });
    const end = endOf(lines);
    expect(Object.values(end.net).reduce((a, b) => a + b, 0)).toBe(0);
    expect(Object.values(end.won).reduce((a, b) => a + b, 0)).toBe(end.pots.reduce((sum, { amount }) => sum + amount, 0));
  });

  test("a line that is no action is an error with its sentence, the game goes on, and the status is 2", async () => {
    const ran = await play(["--hands", "1", "--jsonl"], '{"do":"fly"}\n{bad\n{"do":"raise"}\n[1]\nzz\n{"do":"check"}\n{"do":"fold"}\n');
    const lines = linesOf(ran);
    expect(ran.status).toBe(2);
    const codes = lines.flatMap(({ error }) => (error ? [error.code] : []));
    expect(codes).toEqual([...Array.from({ length: 5 }, () => "ACTION_UNREADABLE"), "CANNOT_CHECK"]);
    // Each line is asked for, also after an error.
    const asked = lines.filter(({ type, error }) => type === "turn" || error).map(({ type }) => type ?? "error");
    expect(asked).toEqual([...Array.from({ length: 6 }, () => ["turn", "error"]).flat(), "turn"]);
    expect(endOf(lines).finishing.You).toBeGreaterThan(0);
  });

  test("undo and quit are lines too", async () => {
    const lines = linesOf(await play(["--jsonl"], '{"do":"call"}\n{"do":"undo"}\n{"do":"undo"}\n{"do":"quit"}\n'));
    expect(lines.filter(({ type }) => type === "undone")).toHaveLength(1);
    expect(lines.filter(({ error }) => error?.code === "NOTHING_TO_UNDO")).toHaveLength(1);
    expect(lines.at(-1)).toEqual({ type: "over", hands: 0, net: 0 });
  });

  test("as one value they are a list", async () => {
    const { out } = await play(["--hands", "1", "--json"], "a\n");
    expect((JSON.parse(out) as Line[]).map(({ type }) => type).filter((type) => type !== "event")).toEqual(["hand", "turn", "end", "over"]);
  });

  test("what cannot be opened is an error in JSON as well", async () => {
    for (const args of [
      ["--blinds", "100/50"],
      ["--seats", "10"],
    ]) {
      const { status, out, err } = await runInMemory(["play", "--jsonl", ...args], "");
      expect({ status, err }).toEqual({ status: 2, err: "" });
      expect(JSON.parse(out)).toMatchObject({ id: null, error: { message: expect.stringMatching(/whole number/) } });
    }
  });
});

describe("the coach, after a hand", () => {
  const AFTER = "Enter end";
  test("on a fold before anybody raised says why there is nothing to say, in the language", async () => {
    for (const lang of LANGS) {
      const { out } = await play(["--hands", "1", "--no-strata", "--coach", "--lang", lang], "f\n");
      // It is broken into lines, in Japanese between any two words.
      expect(out.replace(/\s/g, "")).toContain(coachWords(lang).noReview({ code: "PREFLOP_OPEN" }).replace(/\s/g, ""));
    }
  });

  test("on a river tells what each choice is worth pot by pot, and the parts make the whole", async () => {
    const args = ["play", "--seats", "2", "--opponents", "station", "--seed", "7", "--hands", "1", "--no-strata", "--coach"];
    const { status, out, err } = await runInMemory(args, "c\nc\nc\nr 200\n", UTF8);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    const [, river = ""] = out.slice(0, out.indexOf(AFTER)).split(/\nRiver, [^\n]*: You bet 200\n/);
    expect(river).toContain("Every holding was counted.");
    // Fewer rounds than a page in the background takes, and what they came to beside them.
    expect(river.replace(/\s+/g, " ")).toMatch(/Solver: 40 rounds, within \d+\.\d{3}% of the pot of an equilibrium\./);
    const number = (text: string): number => Number(text.replace("−", "-").replace(/[+,]/g, ""));
    const rows = [...river.matchAll(/^ {2}(\S[^\n]*?) {2,}([+−]?[\d.,]+(?: +[+−]?[\d.,]+)+)$/gm)];
    expect(rows.length).toBeGreaterThanOrEqual(2);
    expect(rows.filter(([, choice]) => choice?.endsWith("(made)")).map(([, choice]) => choice)).toEqual(["Bet 200 (made)"]);
    for (const [, , numbers = ""] of rows) {
      const each = numbers.split(/ +/).map(number);
      const worth = each.pop() as number;
      // Each is written to a tenth, or to a chip from 1,000 on.
      expect(Math.abs(each.reduce((a, b) => a + b, 0) - worth)).toBeLessThanOrEqual(each.length + 1);
    }
  }, 60_000);

  test("as JSON, decision by decision", async () => {
    const lines = linesOf(await play(["--hands", "1", "--jsonl", "--coach"], "f\n"));
    expect(lines.filter(({ type }) => type === "review")).toEqual([
      { hand: 1, type: "review", verdict: null, code: "PREFLOP_OPEN", message: coachWords("en").noReview({ code: "PREFLOP_OPEN" }) },
    ]);
  });
});

describe("without a person", () => {
  test("whole hands with every card, the same again from the same seed", async () => {
    const args = ["play", "--auto", "tight-aggressive", "--seed", "11", "--hands", "2", "--no-strata"];
    const [one, two] = [await runInMemory(args, "", UTF8), await runInMemory(args, "", UTF8)];
    expect(one).toEqual(two);
    expect(one.status).toBe(0);
    expect(one.out.match(/^Cards: .*\[/gm)).toHaveLength(2);
    expect(one.out).not.toContain(">  ");
    const other = await runInMemory(args.with(4, "12"), "", UTF8);
    expect(other.out).not.toBe(one.out);
  });

  test("a tournament ends with somebody who has all the chips", async () => {
    const args = ["play", "--auto", "maniac", "--opponents", "maniac", "--seats", "3", "--mode", "tournament", "--blinds", "500/1000"];
    const { out } = await runInMemory([...args, "--seed", "5", "--hands", "1000", "--no-strata"], "", UTF8);
    expect(out).toMatch(/ has all the chips and wins the tournament\.\n$/);
    expect(out).toContain(": 300,000 (");
  });

  test.each(STYLES)("%s sits down and plays", async (style) => {
    const { status, out, err } = await runInMemory([
      "play",
      "--auto",
      style,
      "--opponents",
      style,
      "--seats",
      "3",
      "--seed",
      "2",
      "--jsonl",
    ]);
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(
      endOf(
        out
          .trimEnd()
          .split("\n")
          .map((line) => JSON.parse(line)),
      ).pots.length,
    ).toBeGreaterThan(0);
  });
});

describe("options that do not fit are one sentence and status 2", () => {
  test.each([
    [["x"], "takes options alone"],
    [["--seats", "1"], "from 2 to 9"],
    [["--mode", "ring"], "“school”, “cash”, “tournament”"],
    [["--ante", "all"], "“big-blind”"],
    [["--level", "gto"], "“easy”, “normal”, “hard”"],
    [["--seed", "-1"], "from 0 to 4,294,967,295"],
    [["--blinds", "5"], "50/100"],
    [["--blinds", "100/50"], "the small one no larger"],
    [["--blinds", "99999999/99999999"], "from 1 to 10,000,000"],
    [["--opponents", "nit,shark"], "“shark”"],
    [["--seats", "3", "--opponents", "nit,nit,nit"], "--seats"],
    [["--hands", "0"], "from 1 to 1,000,000"],
    [["--auto", "nit", "--pause"], "exclude each other"],
    [["--seed", "1", "--seed", "2"], "more than once"],
  ])("%j", async (args, hint) => {
    const { status, out, err } = await runInMemory(["play", ...args], "");
    expect({ status, out }).toEqual({ status: 2, out: "" });
    expect(err).toMatch(/^sidepot: [^\n]+\n$/);
    expect(err).toContain(hint);
  });
});

describe("the end of input, and what nobody would type", () => {
  const keys = `a\nx\n?\nc\nc\nu\nc\na\na\nm\n\n\n\nh\np\ns\nu\nc\n\nf\n`;

  test("wherever the input ends, the game ends quietly", async () => {
    for (let length = 0; length <= keys.length; length++) {
      const { status, out, err } = await play(["--pause", "--no-strata"], keys.slice(0, length));
      expect({ status, err }).toEqual({ status: 0, err: "" });
      expect(out).not.toMatch(/undefined|NaN|Internal/);
      expect(out.endsWith("\n")).toBe(true);
    }
  });

  const typed = fc.oneof(
    fc.constantFrom("f", "c", "a", "r 300", "r 1000", "u", "t", "?", "h", "p", "s", "", "m You", "s1 Leo", "q"),
    fc.string({ unit: "binary" }),
    fc.json(),
  );
  property.prop([fc.array(typed, { maxLength: 25 }), fc.constantFrom([], ["--jsonl"]), fc.constantFrom(...LANGS)], { numRuns: 60 })(
    "whatever is typed, no exception comes through",
    async (lines, more, lang) => {
      const { status, out, err } = await play(["--pause", "--no-strata", "--lang", lang, ...more], `${lines.join("\n")}\n`);
      expect([0, 2]).toContain(status);
      expect(`${out}${err}`).not.toMatch(/undefined|NaN|\n {4}at |INTERNAL|Internal/);
    },
  );

  test("a line that is no text is told of, and the next one is read", async () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe, 10]), Buffer.from("f\nq\n")]);
    const { status, out, err } = await runInMemory([...STATIONS, "--no-strata"], bytes, UTF8);
    expect(status).toBe(0);
    expect(err).toContain("not UTF-8");
    expect(out).toContain("You fold");
  });
});

/** A terminal of some width, at which lines are typed one by one. */
function terminal(columns: number) {
  let out = "";
  const stdout = new Writable({
    write(chunk: Buffer, _encoding, done) {
      out += chunk.toString("utf8");
      done();
    },
  });
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const io = Object.assign(new EventEmitter(), {
    stdin,
    stdout: Object.assign(stdout, { columns }),
    stderr: new Writable({ write: (_chunk, _encoding, done) => done() }),
    env: UTF8,
  }) as unknown as Io & EventEmitter;
  return { io, stdin, out: () => plain(out) };
}

describe("at a terminal", () => {
  const shown = (out: () => string, text: string): Promise<void> => expect.poll(out).toContain(text);

  test("what was typed is not printed again, a key of the last hand is no action, and Ctrl+C ends quietly", async () => {
    const { io, stdin, out } = terminal(100);
    const running = run([...STATIONS, "--no-strata", "--lang", "en"], io);
    await shown(out, "Your turn");
    stdin.write("f\n");
    await shown(out, "Enter next hand");
    expect(out()).toContain("> You fold\n");
    stdin.write("c\n");
    await shown(out, "“c” does nothing here. Enter next hand");
    expect(out()).not.toContain("Hand 2");
    stdin.write("\n");
    await shown(out, "Hand 2");
    await expect.poll(() => io.listenerCount("SIGINT")).toBe(1);
    io.emit("SIGINT");
    expect(await running).toBe(130);
    expect(io.listenerCount("SIGINT")).toBe(0);
    expect(out()).toMatch(/> \nHands finished: 1\. Your result in them: [+−]?[\d,]+\.\n$/);
  });

  test.each(LANGS.flatMap((lang) => [36, 60].map((columns) => [lang, columns] as const)))(
    "in %s no line of %d columns runs over, but for the records that it writes",
    async (lang, columns) => {
      const { io, stdin, out } = terminal(columns);
      stdin.end(`?\n${SHOVE}s2 x\n\n\n\n?\n`);
      expect(await run([...STATIONS, "--hands", "1", "--pause", "--lang", lang], io)).toBe(0);
      expect(
        out()
          .replaceAll("> ", "")
          .split("\n")
          .filter((line) => stringWidth(line) > columns),
      ).toEqual([]);
    },
  );

  test("colour where the house has it: the picture and the head of the table", async () => {
    const ran = await play(["--hands", "1"], SHOVE, { ...UTF8, FORCE_COLOR: "1" });
    expect(ran.out).toContain("\x1b[1mPlayer");
    expect(ran.out).toContain("\x1b[38;5;");
    expect((await play(["--hands", "1"], SHOVE)).out).not.toContain("\x1b");
  });
});

test("standard input that is a stream of one byte at a time is read all the same", async () => {
  let out = "";
  const stdout = new Writable({
    write(chunk: Buffer, _encoding, done) {
      out += chunk.toString("utf8");
      done();
    },
  });
  const stdin = Readable.from(
    Array.from("f\nq\n", (byte) => Buffer.from(byte)),
    { objectMode: false },
  );
  expect(await run([...STATIONS, "--no-strata", "--lang", "en"], { stdin, stdout, stderr: stdout, env: UTF8 })).toBe(0);
  expect(out).toContain("You fold");
});
