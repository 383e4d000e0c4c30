import type { HandWords } from "../words.ts";
import { event, phase, recordEvent } from "./events.ts";
import { closed, illegal } from "./illegal.ts";
import { because, deviation, difference, recordProblem, unknownLine } from "./records.ts";
import { street } from "./streets.ts";

/** Japanese, in です・ます. */
export const ja: HandWords = {
  lang: "ja",
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
