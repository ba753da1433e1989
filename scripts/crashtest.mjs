/**
 * `npm run crashtest`: kills the real server a hundred times on each database while programs work with it, and
 * looks after each kill whether anything was lost, torn or done twice. Ends with a table, and with exit code 1
 * when something was.
 * --kills N                          how often on each database
 * --store N                          how often on each database while a document store fails
 * --faults N                         how often a Postgres goes away under a server that must go on
 * --scaled N                         kills of web processes, worker, pooler and replica in turn (needs pgbouncer)
 * --database sqlite|postgres|both    on which
 */
import { spawnSync } from "node:child_process";
import { ensureBuilt, ensureInstalled, pinnedNode, PrepareError, root, runMain } from "./prepare.mjs";
import { testEnvironment } from "./test-environment.mjs";

await runMain(() => {
  ensureInstalled({ withTests: true });
  ensureBuilt();
  const args = ["--disable-warning=ExperimentalWarning", "tests/crash/main.ts", ...process.argv.slice(2)];
  const { status, error } = spawnSync(pinnedNode(), args, {
    cwd: root,
    env: testEnvironment(),
    stdio: "inherit",
  });
  if (error) throw new PrepareError(`the crash test could not start: ${error.message}`);
  process.exitCode = status ?? 1;
});
