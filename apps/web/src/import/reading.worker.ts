import type { Source } from "./lines.ts";
import { type Opened, openRecord } from "./opened.ts";
import { type News, type Records, readSources } from "./reading.ts";

/** What the page asks. */
export type Ask =
  | { readonly ask: "read"; readonly sources: readonly Source[] }
  | { readonly ask: "stop" }
  | { readonly ask: "open"; readonly index: number };

/** What it is told. */
export type Tell =
  | { readonly tell: "news"; readonly news: News }
  | { readonly tell: "opened"; readonly index: number; readonly hand: Opened | null };

const tell = (message: Tell): void => postMessage(message);
let records: Records = new Map();
let stopped = false;

/** Reads away from the page that people touch, and keeps the records until they are asked for. */
addEventListener("message", ({ data }: MessageEvent<Ask>) => {
  if (data.ask === "stop") stopped = true;
  else if (data.ask === "read") {
    stopped = false;
    records = new Map();
    readSources(
      data.sources,
      records,
      (news) => tell({ tell: "news", news }),
      () => stopped,
    );
  } else {
    const record = records.get(data.index);
    tell({ tell: "opened", index: data.index, hand: record ? openRecord(data.index, record) : null });
  }
});
