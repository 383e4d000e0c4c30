import type { SituationTable } from "../situation.ts";
import { type ActionsFacts, substantial } from "./action.ts";
import { wrongButtonSituation } from "./button.ts";
import { type ExposedByPlayerFacts, exposedByPlayer } from "./exposed.ts";
import { type FouledFacts, fouledDeck } from "./fouled.ts";
import { type KilledFacts, killedHand, type MuckedFacts, muckedHand } from "./killed.ts";
import { type MisdealFacts, misdeal } from "./misdeal.ts";
import { misdealRedeal, type RedealFacts } from "./redeal.ts";
import { type BoxedFacts, boxedCard } from "./scrap.ts";
import { type DroppedFacts, droppedStub } from "./stub.ts";
import {
  type ShortStubFacts,
  type StudExposedFacts,
  type StudPrematureFacts,
  studExposedDowncard,
  studPrematureCard,
  studShortStub,
} from "./stud.ts";

/** The situations of this group, each with the types of its facts. */
export interface DealFacts {
  misdeal: MisdealFacts;
  "misdeal-redeal": RedealFacts;
  "substantial-action": ActionsFacts;
  "exposed-by-player": ExposedByPlayerFacts;
  "boxed-card": BoxedFacts;
  "fouled-deck": FouledFacts;
  "dropped-stub": DroppedFacts;
  "stud-exposed-downcard": StudExposedFacts;
  "stud-premature-card": StudPrematureFacts;
  "stud-short-stub": ShortStubFacts;
  "killed-hand": KilledFacts;
  "mucked-hand": MuckedFacts;
  "wrong-button": ActionsFacts;
}

/** How each of them is ruled. */
export const DEAL_SITUATIONS: SituationTable<DealFacts> = {
  misdeal,
  "misdeal-redeal": misdealRedeal,
  "substantial-action": substantial,
  "exposed-by-player": exposedByPlayer,
  "boxed-card": boxedCard,
  "fouled-deck": fouledDeck,
  "dropped-stub": droppedStub,
  "stud-exposed-downcard": studExposedDowncard,
  "stud-premature-card": studPrematureCard,
  "stud-short-stub": studShortStub,
  "killed-hand": killedHand,
  "mucked-hand": muckedHand,
  "wrong-button": wrongButtonSituation,
};
