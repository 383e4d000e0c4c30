export { holdingName } from "@sidepot/words/play";
