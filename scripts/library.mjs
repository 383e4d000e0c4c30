// Run by another Node: imports every entry of the built library by its published name and settles one hand.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const manifest = createRequire(import.meta.url).resolve("sidepot/package.json");
const { exports } = JSON.parse(readFileSync(manifest, "utf8"));
const entries = Object.keys(exports).filter((key) => !key.endsWith(".json"));
for (const key of entries) await import(key.replace(/^\./, "sidepot"));

const { layerPots } = await import("sidepot/pots");
const cut = layerPots([{ bet: 100 }, { bet: 250 }, { bet: 400 }]);
const amounts = cut.ok ? cut.value.pots.map((pot) => pot.amount).join() : "a problem";
if (amounts !== "300,300") throw new Error(`100, 250 and 400 make pots of 300 and 300; the library says ${amounts}`);
console.log(`library runs on Node ${process.version} (${entries.length} entries)`);
