/**
 * `npm test`: every check of the product, one group of stages after the other, all of them even when one fails.
 *   --full          the exhaustive matrices as well
 *   --only=a,b      only these stages: lint, types, build, unit, start, crash, browser
 * The last line is `N passed, N failed`; with CLOSING_LINE_FILE set it goes into that file instead.
 */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled, PrepareError, runMain } from "./prepare.mjs";
import { stages } from "./stages.mjs";
import { testEnvironment } from "./test-environment.mjs";

await runMain(async () => {
  const options = readOptions(process.argv.slice(2));
  ensureInstalled({ withTests: true });
  const chromium = options.only.includes("browser") ? ensureChromium() : undefined;
  const scratch = makeScratch();
  try {
    // Reports and whatever a test leaves behind: databases and browser profiles go when the run is over.
    const env = {
      ...testEnvironment({ chromium, full: options.full }),
      TMPDIR: scratch,
      // The tests start some hundred processes, which share what Node makes of the sources.
      NODE_COMPILE_CACHE: join(scratch, "compile-cache"),
    };
    report(await runStages(options, { chromium, env, reports: scratch }));
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
  }
});

/** Everybody may enter it: under root, the Postgres of the tests runs as a user of its own. */
function makeScratch() {
  const folder = mkdtempSync(join(tmpdir(), "rappen-test-run-"));
  chmodSync(folder, 0o755);
  return folder;
}

function readOptions(args) {
  const names = stages.map((stage) => stage.name);
  const options = { full: false, only: names };
  for (const arg of args) {
    if (arg === "--full") options.full = true;
    else if (arg.startsWith("--only=")) options.only = arg.slice("--only=".length).split(",");
    else throw new PrepareError(`unknown argument ${arg}; there are --full and --only=${names.join(",")}`);
  }
  const unknown = options.only.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new PrepareError(`unknown stage "${unknown}"; there are ${names.join(", ")}`);
  return options;
}

async function runStages(options, context) {
  const results = [];
  const chosen = stages.filter((stage) => options.only.includes(stage.name));
  for (const group of new Set(chosen.map((stage) => stage.group))) {
    const running = chosen.filter((stage) => stage.group === group).map((stage) => timed(stage, context));
    for (const run of running) {
      const result = await run;
      results.push(result);
      process.stdout.write(
        `\n== ${result.name}: ${verdict(result)} (${result.seconds.toFixed(1)} s)\n${result.output}`,
      );
      if (result.name === "build" && result.failed > 0) context.broken = true;
    }
  }
  return results;
}

async function timed(stage, context) {
  if (stage.isLoud) process.stdout.write(`\n== ${stage.name} ...\n`);
  const start = performance.now();
  let result;
  try {
    result = await stage.run(context);
  } catch (error) {
    result = { failed: 1, output: `${error instanceof PrepareError ? error.message : error.stack}\n` };
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    name: stage.name,
    seconds,
    passed: 0,
    skipped: 0,
    failures: [],
    output: "",
    countsTests: stage.countsTests,
    ...result,
  };
}

function report(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  // A stage that is made of tests and ran none has not shown anything.
  const empty = results.filter(
    ({ countsTests, passed, failed, absent }) => countsTests && !absent && passed + failed === 0,
  );
  const failed = sum("failed") + empty.length;
  console.log(`\n${"stage".padEnd(10)}${"result".padEnd(40)}seconds`);
  for (const result of results) {
    const text = empty.includes(result) ? "no test ran" : verdict(result);
    console.log(`${result.name.padEnd(10)}${text.padEnd(40)}${result.seconds.toFixed(1).padStart(7)}`);
  }
  for (const { name, failures } of results)
    for (const failure of failures) console.log(`\n${name}: ${failure}`);
  // On a line of its own: the last line has two figures and nothing else, so that programs can read it.
  if (sum("skipped") > 0) console.log(`\n${sum("skipped")} left out`);
  const closingLine = `${sum("passed")} passed, ${failed} failed\n`;
  if (process.env.CLOSING_LINE_FILE) writeFileSync(process.env.CLOSING_LINE_FILE, closingLine);
  else process.stdout.write(`\n${closingLine}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function verdict({ countsTests, passed, failed, skipped, absent }) {
  if (absent) return absent;
  if (!countsTests) return failed > 0 ? "FAILED" : "ok";
  return `${failed > 0 ? "FAILED: " : ""}${passed} ok, ${failed} not${skipped > 0 ? `, ${skipped} left out` : ""}`;
}
