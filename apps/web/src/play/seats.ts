/** A point of the table, in pixels from its top left. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where something begins that lies at a point: there, around it, or so that it ends there. */
type Align = "start" | "middle" | "end";

/** A player's place: the middle of the plate, and where their chips lie. */
export interface Place extends Point {
  readonly front: Point & { readonly align: Align };
}

/** Where everything on the table lies. */
export interface Layout {
  /** The drawn line. */
  readonly oval: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly plate: { readonly w: number; readonly h: number; readonly peek: number };
  /** The opponents, clockwise from the person's left. */
  readonly places: readonly Place[];
  /** The middle of the line of pots. */
  readonly pots: number;
  /** The top of the board and the width of its cards. */
  readonly board: { readonly y: number; readonly card: number; readonly gap: number };
  /** The top of the person's own cards and plate, and the width of the cards. */
  readonly own: { readonly y: number; readonly h: number; readonly card: number; readonly front: Point };
  /** The width of opponents' cards that are turned up. */
  readonly faces: number;
  /** What all of it needs: a lower room scrolls. */
  readonly height: number;
}

/** The room that a table has, and how large its letters are: 1 at 16 px. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Opponents' cards are turned up: they lie in front, and are higher than chips. */
  readonly open?: boolean;
  /** The height that the pots take: many of them stand in two lines on a phone. */
  readonly pots?: number;
}

/** Below this width, in pixels at the usual size of letters, plates have no places side by side. */
export const LEAST_WIDTH = 352;
const WIDE = 620;

/** Lays a table of one person and 1 to 8 opponents; null where the room is too narrow for places. */
export function layTable(opponents: number, room: Room): Layout | null {
  if (room.width < LEAST_WIDTH * room.scale) return null;
  const wide = room.width >= (WIDE + (opponents > 6 ? 190 : opponents > 4 ? 120 : 0)) * room.scale;
  return wide ? round(opponents, room) : upright(opponents, room);
}

/** How many sit at the left, at the top, at the right. */
const SIDES: readonly (readonly [left: number, top: number])[] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 1],
  [1, 2],
  [1, 3],
  [2, 2],
  [2, 3],
  [3, 2],
];

/** A phone: rows of plates above and below the board. */
function upright(opponents: number, { width, height, scale, open = false, pots: lines = 0 }: Room): Layout {
  const faces = 27;
  const [left, top] = SIDES[opponents] ?? [3, 2];
  const above = left > 1 ? 1 : 0;
  const below = left - above;
  const measured = (tight: boolean) => {
    const plate = { w: 92 * scale, h: 47 * scale, peek: (tight ? 13 : 20) * scale };
    const row = plate.peek + plate.h + 4 * scale;
    const card = (tight ? 40 : 48) * scale;
    const front = open ? faces * 1.4 + 6 : (tight ? 24 : 28) * scale;
    const own = { h: 92 * scale, front: 24 * scale };
    const board = card * 1.4;
    const pots = Math.max((tight ? 28 : 32) * scale, lines + 4 * scale);
    const least = row + front + above * row + pots + board + 6 * scale + below * row + own.front + own.h + 4 * scale;
    return { plate, row, card, front, own, board, pots, least };
  };
  const usual = measured(false);
  const m = usual.least <= height ? usual : measured(true);
  // What is left over goes between the rows: most of it below the board, where the person's own chips lie.
  const spare = Math.max(0, height - m.least);
  const gap = spare / (3 + above + 0.7 * below);
  const y0 = gap * 0.4;

  const yTop = y0 + m.plate.peek + m.plate.h / 2;
  let y = y0 + m.row + m.front + gap * 0.6;
  const middleOf = (rowTop: number): number => rowTop + m.plate.peek + m.plate.h / 2;
  const sides: number[] = [];
  if (above) {
    sides.unshift(middleOf(y));
    y += m.row + gap;
  }
  const pots = y + m.pots / 2;
  y += m.pots;
  const board = { y, card: m.card, gap: 6 * scale };
  y += m.board + 6 * scale + gap * 0.8;
  for (let at = 0; at < below; at++) {
    sides.unshift(middleOf(y));
    y += m.row + gap * 0.7;
  }
  const ownY = Math.max(y + m.own.front, Math.max(height, m.least) - m.own.h - 4 * scale);
  const edge = 7 * scale + m.plate.w / 2;
  const inner = m.plate.w / 2 + 7 * scale;
  const side = (right: boolean) => (at: number) => {
    const x = right ? width - edge : edge;
    const align: Align = right ? "end" : "start";
    return { x, y: at, front: { x: right ? x - inner : x + inner, y: at, align } };
  };
  const across = (at: number): Place => {
    const reach = top === 2 ? Math.min(width * 0.205, 130 * scale) : Math.min(width / 2 - edge, 168 * scale);
    const x = width / 2 + (top === 1 ? 0 : reach * (top === 2 ? at * 2 - 1 : at - 1));
    return { x, y: yTop, front: { x, y: yTop + m.plate.h / 2 + m.front / 2, align: "middle" } };
  };
  const places = [...sides.map(side(false)), ...Array.from({ length: top }, (_, at) => across(at)), ...sides.toReversed().map(side(true))];
  return {
    oval: { x: 20 * scale, y: yTop - 10 * scale, w: width - 40 * scale, h: ownY + m.own.h / 2 - yTop + 10 * scale },
    plate: m.plate,
    places,
    pots,
    board,
    own: { y: ownY, h: m.own.h, card: 64 * scale, front: { x: width / 2, y: ownY - m.own.front / 2 } },
    faces,
    height: Math.max(height, m.least),
  };
}

/** Where the opponents sit around a wide table: degrees, 0 at the right, 90 at the top. */
const ANGLES: readonly (readonly number[])[] = [
  [],
  [90],
  [125, 55],
  [180, 90, 0],
  [180, 120, 60, 0],
  [184, 132, 90, 48, -4],
  [198, 156, 114, 66, 24, -18],
  [204, 166, 128, 90, 52, 14, -24],
  [207, 176, 144, 112, 68, 36, 4, -27],
];

/** A desk: the plates stand on the line. */
function round(opponents: number, { width, height, scale, open = false }: Room): Layout {
  const faces = width < 900 * scale ? 30 : 40;
  const plate = { w: 132 * scale, h: 58 * scale, peek: 30 * scale };
  const own = { h: 108 * scale };
  const card = Math.max(52 * scale, Math.min(72 * scale, width * 0.072));
  const gap = 10 * scale;
  const tall = Math.max(height, (opponents > 5 ? 580 : open ? 520 : 470) * scale);
  const x = Math.max(plate.w / 2 + 12 * scale, width * 0.113);
  const y = plate.peek + plate.h / 2 + 12 * scale;
  const ownY = tall - own.h - 20 * scale;
  const h = Math.min(ownY + 34 * scale - y, 460 * scale);
  const lift = Math.max(0, (ownY + 34 * scale - y - h) / 2);
  const oval = { x, y: y + lift, w: width - 2 * x, h };
  const centre = { x: width / 2, y: oval.y + h / 2 };
  const half = (card * 5 + gap * 4) / 2;
  const board = { y: centre.y - card * 0.7, card, gap };
  const places = (ANGLES[opponents] ?? []).map((degrees): Place => {
    const point = onLine(degrees, oval);
    const at = { x: centre.x + point.x, y: centre.y + point.y };
    const right = point.x > 0;
    const beside = Math.abs(point.x) - plate.w / 2 - half;
    if (Math.abs(Math.cos((degrees * Math.PI) / 180)) > 0.82 && (beside > 104 * scale || (!open && Math.abs(point.y) > card))) {
      const inner = plate.w / 2 + 12 * scale;
      return { ...at, front: { x: right ? at.x - inner : at.x + inner, y: at.y, align: right ? "end" : "start" } };
    }
    return { ...at, front: { x: at.x, y: at.y + plate.h / 2 + 22 * scale, align: "middle" } };
  });
  return {
    oval,
    plate,
    places,
    pots: board.y - 30 * scale,
    board,
    own: { y: ownY, h: own.h, card: 76 * scale, front: { x: centre.x, y: ownY - 22 * scale } },
    faces,
    height: tall,
  };
}

/** Where a ray from the middle meets a line of two straight pieces and two half circles. */
function onLine(degrees: number, { w, h }: Layout["oval"]): Point {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), -Math.sin(angle)];
  const r = Math.min(w, h) / 2;
  const straight = w / 2 - r;
  const toLine = dy === 0 ? Number.POSITIVE_INFINITY : r / Math.abs(dy);
  if (Math.abs(dx * toLine) <= straight) return { x: dx * toLine, y: dy * toLine };
  // The half circle's middle lies at the end of the straight piece.
  const c = Math.sign(dx) * straight;
  const b = dx * c;
  const t = b + Math.sqrt(b * b - c * c + r * r);
  return { x: dx * t, y: dy * t };
}
