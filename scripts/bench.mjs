/**
 * `npm run bench`: measures the product beside baselines in one run (`-- P1 P4` for some parts only).
 */
import { spawnSync } from "node:child_process";
import { devNull } from "node:os";
import { ensureBaselinesBuilt, ensureBenchPackages } from "./bench-packages.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureBuilt, ensureInstalled, pinnedNode, PrepareError, root, runMain } from "./prepare.mjs";
import { testEnvironment } from "./test-environment.mjs";

await runMain(() => {
  ensureInstalled({ withTests: true });
  ensureBenchPackages();
  ensureBaselinesBuilt();
  ensureBuilt();
  const args = [
    "--expose-gc",
    "--disable-warning=ExperimentalWarning",
    "bench/run.ts",
    ...process.argv.slice(2),
  ];
  // A file that is not there: the settings in `.env` are those of this machine.
  const env = { ...testEnvironment({ chromium: ensureChromium() }), ENV_FILE: devNull };
  const { status, error } = spawnSync(pinnedNode(), args, {
    cwd: root,
    env,
    stdio: "inherit",
  });
  if (error) throw new PrepareError(`the bench could not start: ${error.message}`);
  process.exitCode = status ?? 1;
});
