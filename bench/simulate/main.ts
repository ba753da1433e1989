import { hasPgbouncer } from "../../tests/support/databases/pgbouncer.ts";
import { readOptions } from "./options.ts";
import { type RunFigures, runOnce } from "./run-once.ts";
import { show, writeReport } from "./simulation-report.ts";

const options = readOptions(process.argv.slice(2));
const runs: RunFigures[] = [];
for (const processes of options.processes) await run(processes, false);
if (hasPgbouncer) await run(Math.max(...options.processes), true);
else console.log("with a pooler: left out, as pgbouncer is not installed on this machine");
const errors = runs.flatMap((run) => run.errors);
for (const error of errors.slice(0, 20)) console.error(error);
process.exitCode = errors.length > 0 ? 1 : 0;

async function run(processes: number, isScaled: boolean): Promise<void> {
  const figures = await runOnce(options, processes, isScaled);
  show(figures, options);
  runs.push(figures);
  // A long simulation that is broken off leaves what it has found.
  if (!options.isDry) await writeReport(runs, options);
}
