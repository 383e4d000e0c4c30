// What runs on a thread of `equity`: it is given the question once, and then the numbers of units.
import { parentPort, workerData } from "node:worker_threads";
import { planEquity } from "sidepot/equity";
import type { ThreadQuestion } from "./equity-threads.ts";

const { input, options } = workerData as ThreadQuestion;
const plan = planEquity(input, options);
if (!plan.ok) throw new Error(plan.error.code);
const { run } = plan.value;
parentPort?.on("message", (unit: number) => parentPort?.postMessage(run(unit)));
parentPort?.postMessage("ready");
