/**
 * `npm run simulate`: many businesses live a month against one, two and four server processes on a Postgres of
 * their own, and at last, where pgbouncer is installed, behind a pooler with a replica. Writes what it took, and what
 * it would take for a million, to docs/simulation.md.
 * --businesses N      how many there are, 1,000 when left out
 * --days N            how much of the month they live, 1 to 30
 * --processes 1,2,4   numbers of server processes, a run each
 * --callers N         how many businesses are at work at the same time
 * --seed N            another month
 * --dry               writes nothing
 */
import { spawnSync } from "node:child_process";
import { devNull } from "node:os";
import { ensureBuilt, ensureInstalled, pinnedNode, PrepareError, root, runMain } from "./prepare.mjs";
import { testEnvironment } from "./test-environment.mjs";

await runMain(() => {
  ensureInstalled({ withTests: true });
  ensureBuilt();
  const args = ["--disable-warning=ExperimentalWarning", "bench/simulate/main.ts", ...process.argv.slice(2)];
  // A file that is not there: the settings in `.env` are those of this machine.
  const env = { ...testEnvironment(), ENV_FILE: devNull };
  const { status, error } = spawnSync(pinnedNode(), args, { cwd: root, env, stdio: "inherit" });
  if (error) throw new PrepareError(`the simulation could not start: ${error.message}`);
  process.exitCode = status ?? 1;
});
