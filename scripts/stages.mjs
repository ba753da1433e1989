/** The stages of `npm test`, in order. Each answers how many tests passed, failed and were skipped. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { checkStart } from "./check-start.mjs";
import { filesToLint } from "./lint-files.mjs";
import { binOf, ensureBuilt, pinnedNode, root } from "./prepare.mjs";

const caches = join(root, "node_modules/.cache");

/** A stage that hangs is ended after this long: a late failure says more than a job killed from outside. */
const STAGE_LIMIT_MS = 40 * 60_000;

/** All of the tests take as long on a slow machine. */
const FULL_STAGE_LIMIT_MS = 3 * STAGE_LIMIT_MS;

/**
 * Stages of one group run at the same time: each waits for something now and then, and the others use the cores
 * meanwhile. All but the loud ones hand back their output; `countsTests` stages must have run at least one test.
 */
export const stages = [
  { name: "lint", group: 1, run: lint },
  { name: "types", group: 1, run: types },
  { name: "build", group: 1, run: ({ env }) => quietly([join(root, "scripts/build.mjs")], env) },
  { name: "unit", group: 2, isLoud: true, countsTests: true, run: unitTests },
  { name: "browser", group: 2, countsTests: true, run: browserTests },
  { name: "start", group: 3, isLoud: true, countsTests: true, run: startCheck },
  { name: "crash", group: 4, isLoud: true, countsTests: true, run: crashTest },
];

async function lint({ env }) {
  const files = filesToLint({ full: env.FULL === "1", day: env.TEST_DAY });
  const code = files?.filter((file) => /\.(m?js|jsx|tsx?)$/.test(file)) ?? ["."];
  const results = [
    await quietly([tool("eslint"), "--no-warn-ignored", ...code, ...cache("eslint")], env),
    await quietly(
      [
        tool("prettier"),
        "--check",
        "--log-level=warn",
        "--ignore-unknown",
        ...(files ?? ["."]),
        ...cache("prettier"),
      ],
      env,
    ),
  ];
  const failed = results.some((result) => result.failed > 0) ? 1 : 0;
  return { failed, output: results.map((result) => result.output).join("") };
}

/** Checks with TypeScript 7, which needs a quarter of the time; the full run asks the one that ESLint reads. */
async function types({ env }) {
  const known = (name) => ["--incremental", "--tsBuildInfoFile", join(caches, `${name}.tsbuildinfo`)];
  // One thread beside lint and build, and room for what it keeps: looking for garbage would be half of the time.
  const roomy = { ...env, GOGC: "400" };
  const fast = [tool("typescript-7", "tsc"), "--noEmit", "--singleThreaded", ...known("types")];
  const result = await quietly(fast, roomy);
  if (env.FULL !== "1" || result.failed > 0) return result;
  return quietly([tool("typescript", "tsc"), "--noEmit", ...known("types-5")], env);
}

/** What a tool found in files whose content has not changed since is not looked for again. */
function cache(name) {
  return ["--cache", "--cache-strategy=content", `--cache-location=${join(caches, `${name}.json`)}`];
}

/** Unit and integration tests; the integration tests run once on each database named here. */
async function unitTests({ env, reports, broken }) {
  if (broken) return notBuilt;
  // The tests over HTTP ask the built server: a stale build would test yesterday's screens.
  ensureBuilt();
  const file = join(reports, "unit.json");
  const args = [tool("vitest"), "run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await aloud(args, { ...env, TEST_DATABASES: "sqlite,postgres" });
  const counts = readReport(file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failuresOfFile),
  }));
  return withExitCode(counts, code);
}

/** The failures in a file of Vitest's report, or why the file could not be run. */
function failuresOfFile({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (status === "failed" && failed.length === 0) return [`${file}: ${firstLine(message)}`];
  return failed.map((test) => `${file} > ${test.fullName}: ${firstLine(test.failureMessages.join("\n"))}`);
}

/** The failures in Playwright's report, whose suites hold suites. */
function failuresOfSuite({ file, specs = [], suites = [] }) {
  const failed = specs
    .filter((spec) => !spec.ok)
    .map((spec) => `tests/e2e/${file}:${spec.line} > ${spec.title}`);
  return [...failed, ...suites.flatMap(failuresOfSuite)];
}

function firstLine(text = "") {
  return text.split("\n", 1)[0];
}

async function startCheck({ broken }) {
  if (broken) return notBuilt;
  await checkStart();
  return { passed: 1, failed: 0 };
}

/** A hundred kills on each database; the unit tests do three. */
async function crashTest({ env, broken }) {
  if (env.FULL !== "1") return { failed: 0, absent: "left out: part of npm run test:full" };
  if (broken) return notBuilt;
  const code = await aloud(["tests/crash/main.ts"], env);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

async function browserTests({ env, reports, chromium, broken }) {
  if (!existsSync(join(root, "tests/e2e"))) return { failed: 0, absent: "skipped: there is no tests/e2e" };
  if (broken) return notBuilt;
  if (!chromium) return { failed: 1, output: "no Chromium: install one, or name it in CHROMIUM_PATH\n" };
  const file = join(reports, "browser.json");
  ensureBuilt();
  const args = [tool("@playwright/test", "playwright"), "test", "--reporter=list,json"];
  const { failed: code, output } = await quietly(args, {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    JOURNEYS: env.FULL === "1" ? "all" : "of the day",
  });
  const counts = readReport(file, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOfSuite),
  }));
  return { ...withExitCode(counts, code), output };
}

const notBuilt = { failed: 1, output: "not run, because the build failed\n" };

function readReport(file, count) {
  return existsSync(file)
    ? count(JSON.parse(readFileSync(file, "utf8")))
    : { passed: 0, failed: 0, skipped: 0, failures: [] };
}

/** A file that cannot be loaded or a broken setup fails the run without failing a test: it counts as one. */
function withExitCode(counts, code) {
  if (code === 0 || counts.failed > 0) return counts;
  const failures =
    counts.failures.length > 0 ? counts.failures : ["an error outside of the tests: see above"];
  return { ...counts, failed: 1, failures };
}

function tool(packageName, command = packageName) {
  return binOf(packageName, command);
}

function limitIn({ FULL }) {
  return FULL === "1" ? FULL_STAGE_LIMIT_MS : STAGE_LIMIT_MS;
}

/** Runs a tool with its output on the screen; answers its exit code. */
function aloud(args, env) {
  return new Promise((resolve, reject) => {
    const stdio = ["ignore", "inherit", "inherit"];
    const child = spawn(pinnedNode(), args, { cwd: root, env, stdio, timeout: limitIn(env) });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** Runs a tool and keeps what it prints; a failed run counts as one failed. */
function quietly(args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(pinnedNode(), args, {
      cwd: root,
      env,
      stdio: ["ignore", "pipe", "pipe"],
      timeout: limitIn(env),
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) => resolve({ failed: code === 0 ? 0 : 1, output }));
  });
}
