import { expect, test } from "vitest";
import type { Io } from "./io.ts";
import { pageOf } from "./page.ts";
import { speechFor } from "./speech.ts";

test.each([
  [120, 120, 120],
  [undefined, 100, 80],
  // A terminal that was never given a size.
  [0, 100, 80],
])("of %s columns", (columns, width, pictureWidth) => {
  const io = { stdout: { columns }, env: {} } as unknown as Io;
  expect(pageOf(io, speechFor([], {}).human, { theme: undefined, strata: true })).toMatchObject({ width, pictureWidth });
});
