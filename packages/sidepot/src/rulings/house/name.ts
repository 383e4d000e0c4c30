import { BOOK_IDS, type BookId } from "../books.ts";

/**
 * What the known books are called wherever they are shown. A house under one of these names would be taken for the book;
 * the words of every language have their names checked against this list.
 */
export const BOOK_NAMES: Readonly<Record<BookId, readonly string[]>> = {
  "tda-2024": ["TDA 2024"],
  "tda-pre-2022": ["TDA before 2022", "TDA 2022 이전", "TDA 2022年より前"],
  roberts: ["Robert's Rules", "로버트 룰", "ロバートルール"],
  "wsop-tournament-2026": ["WSOP 2026 tournaments", "WSOP 2026 토너먼트", "WSOP 2026 トーナメント"],
  "wsop-live-2026": ["WSOP 2026 cash games", "WSOP 2026 캐시 게임", "WSOP 2026 キャッシュゲーム"],
};

/** What is left of a name where case, width, space, signs and what cannot be seen make no difference. */
const bare = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, "");

const TAKEN: ReadonlySet<string> = new Set(BOOK_IDS.flatMap((id) => [id, ...BOOK_NAMES[id]]).map(bare));

/** Whether a name is the id of a known book, or what the book is called in some language. */
export const isNameOfBook = (name: string): boolean => TAKEN.has(bare(name));

/** Whether there is nothing to see in a name; a blank Braille cell is the one sign that prints nothing. */
export const isEmptyName = (name: string): boolean => /^[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(name);

/** Whether a name stands on one line as it is written: no controls, halves of characters, or marks that hide or turn text; emoji and scripts need the joiners. */
export const isPlainName = (name: string): boolean => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u.test(name);
