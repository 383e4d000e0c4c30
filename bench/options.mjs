import { parseArgs } from "node:util";

const USAGE = `npm run bench:NAME -- [OPTIONS]
  --json             one line of JSON instead of the table
  --only TEXT        only rows whose name holds TEXT
  --out FOLDER       where NAME.json and NAME.md are written; default bench/results/last
  --peer COMMAND     run a native peer beside ours (bench:evaluate and bench:equity; see docs/benchmarks.md)
  --quick            only whether it runs: the numbers mean nothing, nothing is written without --out`;

/** What the command line asks for; says what is wrong with it and ends with 2 otherwise. */
export function readOptions(args = process.argv.slice(2)) {
  try {
    const flag = { type: "boolean", default: false };
    const text = { type: "string" };
    const { values } = parseArgs({
      args,
      options: { json: flag, quick: flag, help: flag, out: text, only: text, peer: text },
    });
    if (!values.help) return values;
    console.log(USAGE);
    process.exit(0);
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}
