import { BOOK_IDS, readHouse } from "sidepot/rulings";
import { expect, test } from "vitest";
import { LANGS } from "../words.ts";
import { rulingWords } from "./index.ts";

test.each(LANGS)("%s: no house can be called as the screens call a known book", (lang) => {
  for (const id of BOOK_IDS) {
    const name = rulingWords(lang).books[id];
    expect(readHouse({ name, base: "roberts" }), name).toMatchObject({ ok: false, error: [{ code: "HOUSE_NAME_TAKEN" }] });
  }
});
