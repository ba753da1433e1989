/**
 * `npm run dashboard`: pictures of the dashboard in docs/observability. Takes the browser of the tests, the program
 * `prometheus` (Debian: apt-get install prometheus), and none of the settings of this machine.
 */
import { spawnSync } from "node:child_process";
import { ensureChromium } from "./chromium.mjs";
import { ensureBuilt, ensureInstalled, pinnedNode, PrepareError, root, runMain } from "./prepare.mjs";
import { testEnvironment } from "./test-environment.mjs";

await runMain(() => {
  ensureInstalled({ withTests: true });
  ensureBuilt();
  const chromium = ensureChromium();
  if (!chromium) throw new PrepareError("no Chromium: install one, or name it in CHROMIUM_PATH");
  if (spawnSync("prometheus", ["--version"]).error)
    throw new PrepareError("no Prometheus: install it so that the command `prometheus` is found");
  const args = ["--disable-warning=ExperimentalWarning", "scripts/dashboard.ts", ...process.argv.slice(2)];
  const { status, error } = spawnSync(pinnedNode(), args, {
    cwd: root,
    env: testEnvironment({ chromium }),
    stdio: "inherit",
  });
  if (error) throw new PrepareError(`the pictures could not be taken: ${error.message}`);
  process.exitCode = status ?? 1;
});
