import { type Equity, type EquityInput, type EquityOptions, type EquityPlan, equity, planEquity, type Tally } from "sidepot/equity";

/** What the page asks: to get ready for a question, to count a unit of it, or to answer another question as a whole. */
export type Ask =
  | { readonly ask: "plan"; readonly input: EquityInput; readonly options: EquityOptions }
  | { readonly ask: "unit"; readonly unit: number }
  | { readonly ask: "whole"; readonly input: EquityInput; readonly options: EquityOptions };

/** What it is told, once for each asking in their order; null for a question that cannot be answered. */
export type Tell = { readonly tally: Tally | null } | { readonly equity: Equity | null };

let plan: EquityPlan | null = null;

/** Counts away from the page that people touch. */
addEventListener("message", ({ data }: MessageEvent<Ask>) => {
  const tell = (message: Tell): void => postMessage(message);
  if (data.ask === "plan") {
    const made = planEquity(data.input, data.options);
    plan = made.ok ? made.value : null;
  } else if (data.ask === "unit") tell({ tally: plan?.run(data.unit) ?? null });
  else {
    const answer = equity(data.input, data.options);
    tell({ equity: answer.ok ? answer.value : null });
  }
});
