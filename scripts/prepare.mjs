// npm runs this at the end of a plain `npm ci` or `npm install`: the `sidepot` command works at once, and the next
// `npm start` does not install again.
import { buildLibrary } from "./build.mjs";
import { ownNodeWillDo, pinnedNode } from "./house.mjs";
import { stampInstall } from "./stamp.mjs";

const status = buildLibrary();
// Without optional packages there may be no Node for the tools: such a tree is not whole, so it gets no stamp.
if (status === 0 && (pinnedNode() || ownNodeWillDo())) stampInstall();
process.exit(status);
