import { type Decision, decisionsOf, type NoReview, type Review, startReview, tournamentOptions } from "@sidepot/trainer/coach";
import type { FinishedHand } from "@sidepot/trainer/table";
import { plain } from "@sidepot/words";
import { type CoachWords, coachWords, signed } from "@sidepot/words/coach";
import { streetsOf } from "sidepot/hand";
import type { Page } from "./page.ts";
import { fitted } from "./play-show.ts";
import { boardOf, type PlayVoice, signsOf, type View } from "./play-view.ts";
import { type Column, type Row, tableLines, widestOf } from "./table.ts";

/**
 * Rounds of the solver for each range: a person waits here, so fewer than a page in the background takes. How near to an equilibrium
 * they came is said with every answer.
 */
const ROUNDS = 40;

/** What the coach says of a decision of the person. */
type Reviewed = { readonly review: Review } | { readonly problem: NoReview };

const decisionsIn = ({ events }: FinishedHand, hero: number | null): readonly Decision[] =>
  hero === null ? [] : decisionsOf(events, hero as Decision["seen"]["seat"]);

async function reviewed(hand: FinishedHand, decision: Decision): Promise<Reviewed | null> {
  const work = startReview(decision, { ...tournamentOptions(hand), iterations: ROUNDS });
  // Between two steps an interrupt comes through.
  while (work.step()) await new Promise(setImmediate);
  return work.review ? { review: work.review } : work.problem && { problem: work.problem };
}

/**
 * The coach on each decision of the person: the verdict, what every choice is worth pot by pot, the lessons, and how the numbers were
 * come by. What a decision was comes before it is worked out.
 */
export async function* reviewLines(hand: FinishedHand, view: View, voice: PlayVoice, page: Page): AsyncGenerator<string[]> {
  const decisions = decisionsIn(hand, view.hero);
  for (const decision of decisions) {
    yield ["", ...fitted([headLine(decision, view, voice)], page)];
    const one = await reviewed(hand, decision);
    if (!one) continue;
    yield "review" in one
      ? decided(one.review, view, voice, page)
      : indented(fitted([coachWords(voice.words.lang).noReview(one.problem)], inner(page)));
  }
  if (decisions.length === 0) yield fitted([voice.lines.nothingToReview], page);
}

/** The same for a program: seats by number, in the order of the hand's players. */
export async function* reviewsOf(hand: FinishedHand, { play, names, hero }: View, { words: { lang } }: PlayVoice): AsyncGenerator<object> {
  const coach = coachWords(lang);
  for (const decision of decisionsIn(hand, hero)) {
    const one = await reviewed(hand, decision);
    if (!one) continue;
    const head = { hand: play.number, type: "review" };
    if ("review" in one) yield { ...head, verdict: plain(coach.review(one.review, names).verdict), review: one.review };
    else yield { ...head, verdict: null, code: one.problem.code, message: plain(coach.noReview(one.problem)) };
  }
}

const inner = (page: Page): Page => ({ ...page, width: Math.max(1, page.width - 2) });
const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** `Turn, Q♣ J♦ 9♠ 9♥: You call 400`. */
function headLine({ event, seen }: Decision, { inside }: View, { hands, play }: PlayVoice): string {
  const street = streetsOf("holdem", 0)[seen.hand.street];
  const board = signsOf(boardOf(seen.hand));
  const where = [street ? hands.street(street.name) : "", board].filter((part) => part !== "").join(", ");
  return `${where}: ${play.addressed(hands.event(event, inside))}`;
}

function decided(review: Review, { names }: View, voice: PlayVoice, page: Page): string[] {
  const coach = coachWords(voice.words.lang);
  const { verdict, grounds } = coach.review(review, names);
  const lessons = review.findings.map((finding) => coach.finding(finding, names)).map(({ lesson, numbers }) => `- ${lesson} ${numbers}`);
  const said = (texts: readonly string[]): string[] =>
    fitted(
      texts.filter((text) => text !== ""),
      inner(page),
    );
  return indented([
    ...said([verdict, grounds]),
    ...choiceLines(review, coach, voice, inner(page).width),
    ...said([...lessons, coach.method(review), coach.solved(review)]),
  ]);
}

/** What each choice is worth, pot by pot, under the middle model: won less paid. Without the pots where there is no room for them. */
function choiceLines(review: Review, coach: CoachWords, { lines, words }: PlayVoice, width: number): string[] {
  const model = review.models[review.middle];
  const valued = review.choices.flatMap(({ choice, values }, i) => {
    const value = values[review.middle];
    return value ? [{ name: `${coach.choice(choice)}${i === review.made ? ` ${lines.made}` : ""}`, value }] : [];
  });
  const layers = valued[0]?.value.layers ?? [];
  const right = (title: string): Column => ({ title, align: "right" });
  const table = (titles: readonly string[], parts: boolean): string[] =>
    tableLines(
      [{ title: lines.columns.choice, align: "left" }, ...titles.map(right), right(lines.columns.worth)],
      valued.map(({ name, value }): Row => {
        const each = parts ? value.layers.map(({ won, paid }) => signed(won - paid)) : [];
        return [name, ...each, signed(value.ev)];
      }),
    );
  const long = table(layers.map(coach.layer), true);
  const short = table(
    layers.map((layer) => (layer.kind === "new" ? `+${coach.band(layer)}` : words.potTag(layer.pot))),
    true,
  );
  const fits = [long, short].find((drawn) => widestOf(drawn) <= width) ?? table([], false);
  return model ? [coach.model(model), ...fits] : fits;
}
