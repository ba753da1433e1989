/**
 * `npm run screens`: a picture of every screen. Takes the browser of the tests and, like them, none of the
 * settings of this machine: the pictures show invented data in a database of their own.
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
  const args = ["--disable-warning=ExperimentalWarning", "scripts/screens.ts", ...process.argv.slice(2)];
  const { status, error } = spawnSync(pinnedNode(), args, {
    cwd: root,
    env: testEnvironment({ chromium }),
    stdio: "inherit",
  });
  if (error) throw new PrepareError(`the pictures could not be taken: ${error.message}`);
  process.exitCode = status ?? 1;
});
