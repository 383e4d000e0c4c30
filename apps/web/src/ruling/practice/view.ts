import type { Fate } from "@sidepot/words/screen/practice";
import type { Card } from "sidepot/cards";
import { type BoardStreet, boardOf, type CardsAt, type Practice, type Table, type TableStep } from "sidepot/rulings";

/** A card as it lies on the table. */
export interface Lying {
  readonly card: Card;
  readonly down: boolean;
  /** The mistake is about it. */
  readonly asked: boolean;
}

/** The cards in the middle, and what is to become of those that the mistake is about. */
export interface BoardView {
  readonly cards: readonly Lying[];
  readonly asked: number;
  readonly fate: Fate;
}

const STREETS: readonly BoardStreet[] = ["flop", "turn", "river"];

/** What the decision's steps have still to do. */
const ahead = ({ steps, of, done }: Practice): readonly TableStep[] => steps.slice(done).filter((_, at) => of[done + at] !== null);

/** The places that a step takes cards from for good. */
function takes(step: TableStep): readonly CardsAt[] {
  if (step.do === "return-to-stub" || step.do === "set-aside") return step.cards;
  return step.do === "make-burn" || step.do === "discard-card" ? [step.cards] : [];
}

/** The board of an exercise. */
export function boardView(practice: Practice): BoardView {
  const { table } = practice;
  const left = ahead(practice);
  // A street that is dealt anew is no mistake any more, whatever is done with its cards afterwards.
  const dealt = left.findIndex((step) => step.do === "deal");
  const soon = dealt < 0 ? left : left.slice(0, dealt);
  // Of cards that are mixed first none is the wrong one: chance picks it.
  const mixed = soon.some((step) => step.do === "scramble");
  const askedOf = (place: CardsAt): boolean => soon.some((step) => takes(step).includes(place));
  const cards = STREETS.flatMap((street) =>
    table.board[street].map((card) => ({
      card,
      down: table.scrambled.includes(street),
      // Nobody can tell one of the cards that lie face down and mixed.
      asked: !mixed && !table.scrambled.includes(street) && left.length > 0 && (askedOf(street) || table.marked.cards.includes(card)),
    })),
  );
  const shared = table.shared.map((card) => ({ card, down: false, asked: false }));
  const first = soon.find((step) => takes(step).some((place) => place === "marked" || (STREETS as readonly CardsAt[]).includes(place)));
  return {
    cards: [...cards, ...shared],
    asked: cards.filter(({ asked }) => asked).length,
    fate: first?.do === "return-to-stub" ? "return" : first?.do === "set-aside" ? "aside" : "open",
  };
}

/** The hand that the mistake is about, as it lies in front of its seat. */
export interface HandView {
  readonly seat: number;
  readonly cards: readonly Lying[];
}

/** The hand in question while one of its cards is; null where the mistake is about no hand. */
export function handView({ table }: Practice): HandView | null {
  const { seat } = table.marked;
  const hand = seat === null ? undefined : table.hands[seat];
  if (seat === null || !hand || hand.cards.length === 0) return null;
  const cards = hand.cards.map((card) => ({ card, down: !table.shown.includes(card), asked: table.marked.cards.includes(card) }));
  return { seat, cards };
}

/** The card on top of the stub where everybody knows it and the mistake is about it. */
export const topOf = ({ stub, marked, shown }: Table): Card | null => {
  const [top] = stub;
  return top !== undefined && marked.cards.includes(top) && shown.includes(top) ? top : null;
};

/** A pile beside stub and burns. */
export interface PileView {
  readonly pile: "aside" | "muck" | "out";
  readonly count: number;
  /** The cards of it that everybody knows. */
  readonly open: readonly Card[];
}

/** The piles that matter to the exercise: those that a step names, and what came to lie there. */
export function pilesOf({ table, steps }: Practice): readonly PileView[] {
  const named = new Set(steps.flatMap((step) => ("cards" in step && Array.isArray(step.cards) ? (step.cards as readonly string[]) : [])));
  const kills = steps.some((step) => step.do === "kill-hand");
  const aside = steps.some((step) => step.do === "set-aside");
  const open = (cards: readonly Card[]): readonly Card[] => cards.filter((card) => table.shown.includes(card));
  return [
    ...(table.aside.length > 0 || aside ? [{ pile: "aside" as const, count: table.aside.length, open: open(table.aside) }] : []),
    ...(kills || named.has("muck") ? [{ pile: "muck" as const, count: table.muck.length, open: [] }] : []),
    ...(table.out.length > 0 ? [{ pile: "out" as const, count: table.out.length, open: open(table.out) }] : []),
  ];
}

/** What a wrong verb would have touched; it shakes. */
export function touched(verb: TableStep, practice: Practice): "stub" | "burns" | "board" {
  if (verb.do === "keep-burns") return "burns";
  const ofStub = ["burn", "deal", "shuffle-stub", "cut-stub", "restore-stub", "mix-into-stub", "give-card", "replace-card", "redeal-hand"];
  return ofStub.includes(verb.do) || boardOf(practice.table).length === 0 ? "stub" : "board";
}
