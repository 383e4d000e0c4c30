import type { FinishedHand } from "@sidepot/trainer/table";
import type { Page } from "./page.ts";
import type { PlayVoice, View } from "./play-view.ts";

/** The coach's word on a hand that is over, pot by pot. */
export async function reviewLines(_hand: FinishedHand, _view: View, { lines }: PlayVoice, _page: Page): Promise<string[]> {
  return [lines.nothingToReview];
}
