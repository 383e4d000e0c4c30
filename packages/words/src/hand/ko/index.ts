import type { HandWords } from "../words.ts";
import { event, phase, recordEvent } from "./events.ts";
import { closed, illegal } from "./illegal.ts";
import { because, deviation, difference, recordProblem, unknownLine } from "./records.ts";
import { street } from "./streets.ts";

/** Korean, in 해요체. */
export const ko: HandWords = {
  lang: "ko",
  street,
  phase,
  illegal,
  closed,
  recordProblem,
  deviation,
  difference,
  because,
  unknownLine,
  event,
  recordEvent,
};
