import type { SituationTable } from "../situation.ts";
import {
  type FloorCalledFacts,
  floorCalled,
  houseOrRulebook,
  type PhoneFacts,
  type PrecedenceFacts,
  phoneInHand,
  type RabbitFacts,
  rabbitHunting,
} from "./conduct.ts";
import {
  type AbsentFacts,
  absentPlayer,
  type DeadButtonFacts,
  deadButton,
  type HeadsUpFacts,
  headsUpButton,
  type MissedFacts,
  missedBlinds,
  type StraddleFacts,
  straddle,
} from "./seats.ts";
import {
  type ClockFacts,
  chipRace,
  clock,
  type HandForHandFacts,
  handForHand,
  type LevelFacts,
  type RaceFacts,
  wrongLevel,
} from "./time.ts";

/** The situations of this group, each with the types of its facts. */
export interface RoomFacts {
  "phone-in-hand": PhoneFacts;
  clock: ClockFacts;
  "absent-player": AbsentFacts;
  "chip-race": RaceFacts;
  "hand-for-hand": HandForHandFacts;
  "rabbit-hunting": RabbitFacts;
  "dead-button": DeadButtonFacts;
  "heads-up-button": HeadsUpFacts;
  "wrong-level": LevelFacts;
  "floor-called": FloorCalledFacts;
  "missed-blinds": MissedFacts;
  straddle: StraddleFacts;
  "house-or-rulebook": PrecedenceFacts;
}

/** How each of them is ruled. */
export const ROOM_SITUATIONS: SituationTable<RoomFacts> = {
  "phone-in-hand": phoneInHand,
  clock,
  "absent-player": absentPlayer,
  "chip-race": chipRace,
  "hand-for-hand": handForHand,
  "rabbit-hunting": rabbitHunting,
  "dead-button": deadButton,
  "heads-up-button": headsUpButton,
  "wrong-level": wrongLevel,
  "floor-called": floorCalled,
  "missed-blinds": missedBlinds,
  straddle,
  "house-or-rulebook": houseOrRulebook,
};
