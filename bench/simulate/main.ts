import { startPostgres } from "../../tests/support/databases/start-postgres.ts";
import { readOptions } from "./options.ts";
import { type RunFigures, runOnce } from "./run-once.ts";
import { show, writeReport } from "./simulation-report.ts";

/** As a careful operator runs it: what is acknowledged is on the disk. */
const POSTGRES = ["max_connections=300", "shared_buffers=512MB", "jit=off"];

const options = readOptions(process.argv.slice(2));
const postgres = await startPostgres(undefined, POSTGRES);
const runs: RunFigures[] = [];
try {
  for (const processes of options.processes) {
    const run = await runOnce(postgres, options, processes);
    show(run, options);
    runs.push(run);
    // A long simulation that is broken off leaves what it has found.
    if (!options.isDry) await writeReport(runs, options);
  }
} finally {
  await postgres.stop();
}
const errors = runs.flatMap((run) => run.errors);
for (const error of errors.slice(0, 20)) console.error(error);
process.exitCode = errors.length > 0 ? 1 : 0;
