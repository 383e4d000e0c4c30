import { decidedPots, type Settlement } from "sidepot/showdown";

/** Tries every card to come, away from the page that people touch. */
addEventListener("message", (event: MessageEvent<Settlement>) => postMessage(decidedPots(event.data)));
