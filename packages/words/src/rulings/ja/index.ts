import type { Parts } from "../words.ts";
import { betting } from "./betting.ts";
import { board } from "./board.ts";
import { common } from "./common.ts";
import { deal } from "./deal.ts";
import { room } from "./room.ts";
import { showdown } from "./showdown.ts";

/** Japanese. */
export const ja: Parts = { common, board, deal, betting, showdown, room };
