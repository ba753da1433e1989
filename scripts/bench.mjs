/**
 * `npm run bench`: measures the product beside baselines in one run (`-- P1 P4` for some parts only). Its own
 * packages go to bench/packages, never among those of the product.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import {
  ensureBuilt,
  ensureInstalled,
  npmCommand,
  pinnedNode,
  PrepareError,
  root,
  runMain,
} from "./prepare.mjs";
import { testEnvironment } from "./test-environment.mjs";

const folder = join(root, "bench", "packages");

await runMain(() => {
  ensureInstalled({ withTests: true });
  ensureBenchPackages();
  ensureBuilt();
  const args = [
    "--expose-gc",
    "--disable-warning=ExperimentalWarning",
    "bench/run.ts",
    ...process.argv.slice(2),
  ];
  const { status, error } = spawnSync(pinnedNode(), args, {
    cwd: root,
    env: testEnvironment({ chromium: ensureChromium() }),
    stdio: "inherit",
  });
  if (error) throw new PrepareError(`the bench could not start: ${error.message}`);
  process.exitCode = status ?? 1;
});

function ensureBenchPackages() {
  const lock = readFileSync(join(folder, "package-lock.json"), "utf8");
  const installed = join(folder, "node_modules", ".installed-lock");
  if (existsSync(installed) && readFileSync(installed, "utf8") === lock) return;
  const { command, args } = npmCommand();
  const all = [...args, "ci", "--ignore-scripts", "--loglevel=error"];
  const { status } = spawnSync(command, all, { cwd: folder, stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) throw new PrepareError("npm ci in bench/packages failed; the lines above say why");
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  writeFileSync(installed, lock);
}
