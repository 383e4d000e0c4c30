// Every type check: the packages and the command as they are published, then tests, scripts, benches and configurations.
import { buildLibrary, checkTypes } from "./build.mjs";

let bad = buildLibrary() === 0 ? 0 : 1;
for (const config of ["tsconfig.tests.json", "tsconfig.tools.json"]) if (checkTypes(config) !== 0) bad++;
process.exit(bad ? 1 : 0);
