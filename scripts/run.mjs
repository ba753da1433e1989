/**
 * Runs a program of the repository on the pinned Node, with the settings `npm start` would use:
 * `node scripts/run.mjs db/seed.ts`. Without this, seed and migrate would miss what `.env` says of the database.
 */
import { spawnSync } from "node:child_process";
import { ensureInstalled, pinnedNode, PrepareError, root, runMain } from "./prepare.mjs";
import { nodeArguments } from "./run-server.mjs";

await runMain(() => {
  const [program, ...args] = process.argv.slice(2);
  if (!program) throw new PrepareError("name the program to run, for example db/seed.ts");
  ensureInstalled();
  const { status, error } = spawnSync(pinnedNode(), [...nodeArguments(), program, ...args], {
    cwd: root,
    stdio: "inherit",
  });
  if (error) throw new PrepareError(`${program} could not start: ${error.message}`);
  process.exitCode = status ?? 1;
});
