/**
 * `npm run mutants`: puts faults into the code, one at a time, and looks whether a test fails (CONTRIBUTING.md).
 *   --only=a,b         only these areas of scripts/mutants/areas.mjs
 *   --changed[=BASE]   only files that differ from BASE (the last commit), or that the last commit changed
 *   --rotate[=MINUTES] an eighth of all areas and features, others every day, for 30 minutes or so many; TEST_DAY
 *                      (YYYY-MM-DD) repeats that of another day
 * Works on copies of the tree; the tree itself stays as it is.
 */
import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { areas } from "./mutants/areas.mjs";
import { alike } from "./mutants/alike.mjs";
import { featureAreas } from "./mutants/features.mjs";
import { harmless, isSame } from "./mutants/harmless.mjs";
import { narrow } from "./mutants/narrow.mjs";
import { placeOf, report } from "./mutants/report.mjs";
import { filesOfThreads } from "./mutants/threads.mjs";
import { startWorker } from "./mutants/worker.mjs";
import { hasTurn, turnOf } from "./turn-of-day.mjs";
import { ensureInstalled, PrepareError, root, runMain } from "./prepare.mjs";

const COPIES = 2;

/** Files of tests that are not named after a fault's area, and come to it all the same. */
const MOST_OTHERS = 30;

/** Faults tried with --changed, and when it ends, since the start of the command. */
const MOST_OF_CHANGED = 24;
const CHANGED_MS = 95_000;

/** The day that tests/support/choice-of-day.ts takes. */
const TODAY = process.env.TEST_DAY ?? new Date().toISOString().slice(0, 10);
const ROTATE_MINUTES = 30;

/** What the tests read. */
const NEEDED = ["app", "db", "tests", "docs", "scripts", "assets", "public", "package.json"];
const CONFIGURATION = ["tsconfig.json", "vitest.config.ts", ".env.example"];

await runMain(async () => {
  ensureInstalled({ withTests: true });
  // Loaded once the packages are there: it needs the compiler.
  const { faultsOf } = await import("./mutants/operators.mjs");
  const options = readOptions(process.argv.slice(2));
  const chosen = options.base === null ? options.areas : changedAreas(options.areas, options.base);
  const all = chosen.flatMap((area) => faultsIn(area, faultsOf, options.minutes === null ? spread : ofToday));
  const few = options.base === null ? all : byChance(spread(all, MOST_OF_CHANGED));
  const faults = few.map((fault, id) => ({ ...fault, id }));
  if (faults.length === 0) return void console.log("no file of scripts/mutants/areas.mjs has changed");
  const folder = mkdtempSync(join(tmpdir(), "rappen-mutants-"));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  const workers = Array.from({ length: COPIES }, (_, index) =>
    startWorker(copyTree(join(folder, `${index}`))),
  );
  const stop = () => {
    for (const worker of workers) worker.end();
    remove();
    process.exit(1);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
  try {
    if (options.base !== null) return report(await tryAll(workers, faults, CHANGED_MS));
    const reached = await measure(workers, chosen, faults);
    const known = faults.map((fault) => ({ ...fault, reached: reachedOf(fault, reached, faults) }));
    if (options.minutes === null) return report(await tryAll(workers, known, Infinity));
    console.log(`of ${TODAY}: ${chosen.map(({ name }) => name).join(", ")}`);
    report(await tryAll(workers, byChance(known), performance.now() + options.minutes * 60_000));
  } finally {
    for (const worker of workers) worker.end();
    remove();
  }
});

/** @returns `base` null: files count whether they have changed or not */
function readOptions(args) {
  const options = { names: [], base: null, minutes: null };
  for (const arg of args) {
    if (arg.startsWith("--only=")) options.names.push(...arg.slice("--only=".length).split(","));
    else if (arg === "--changed") options.base = git("status", "--porcelain") === "" ? "HEAD~1" : "HEAD";
    else if (arg.startsWith("--changed=")) options.base = arg.slice("--changed=".length);
    else if (arg === "--rotate") options.minutes = ROTATE_MINUTES;
    else if (/^--rotate=\d+$/.test(arg)) options.minutes = Number(arg.slice("--rotate=".length));
    else
      throw new PrepareError(
        `unknown argument ${arg}; there are --only=AREA,AREA, --changed[=BASE] and --rotate[=MINUTES]`,
      );
  }
  const named = areasNamed(options).map(withTests);
  const isOfToday = ({ name }) =>
    options.minutes === null || options.names.length > 0 || hasTurn(name, TODAY);
  return { ...options, areas: named.filter(isOfToday) };
}

function withTests(area) {
  const files = area.files.map((path) => ({ path, tests: narrow[path] ?? area.tests }));
  return { ...area, files };
}

function git(...args) {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
}

function changedAreas(chosen, base) {
  const changed = new Set(git("diff", "--name-only", base).split("\n"));
  return chosen
    .map((area) => ({ ...area, files: area.files.filter(({ path }) => changed.has(path)) }))
    .filter(({ files }) => files.length > 0);
}

/** Whole features only by name, by what has changed, or in their turn. */
function areasNamed({ names, base, minutes }) {
  const all = [...areas, ...featureAreas];
  const wrong = names.find((name) => !all.some((area) => area.name === name));
  if (wrong)
    throw new PrepareError(`unknown area "${wrong}"; there are ${all.map(({ name }) => name).join(", ")}`);
  if (names.length > 0) return all.filter(({ name }) => names.includes(name));
  return base === null && minutes === null ? areas : all;
}

function copyTree(target) {
  for (const name of [...NEEDED, ...CONFIGURATION])
    cpSync(join(root, name), join(target, name), { recursive: true });
  // The built screens import the rules from beside them: a link to those of the tree would test rules without faults.
  if (existsSync(join(root, "build")))
    cpSync(join(root, "build"), join(target, "build"), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(target, "node_modules"));
  return target;
}

/**
 * Faults that are found by tests which fail anyway would say nothing.
 * @returns which tests come to which fault
 */
async function measure(workers, chosen, faults) {
  const named = chosen.flatMap(({ files, watched = [] }) => [
    ...watched,
    ...files.flatMap(({ tests }) => tests),
  ]);
  const tests = [...new Set(named)];
  const marks = {};
  for (const { id, file, mark } of faults) if (mark) (marks[file] ??= []).push({ ...mark, id });
  const answers = await Promise.all(
    workers.map((worker, index) => worker.ask({ tests, marks, part: [index, workers.length] })),
  );
  const failed = answers.flatMap((answer) => answer.failed);
  if (failed.length > 0) throw new PrepareError(`tests fail without any fault: ${failed.join(", ")}`);
  const reached = {};
  for (const answer of answers)
    for (const [id, files] of Object.entries(answer.reached))
      reached[id] = files && reached[id] !== null ? { ...reached[id], ...files } : null;
  return reached;
}

/**
 * @returns the tests that come to a fault, those of its area first, and of others some; undefined: nobody knows, as
 *   with a fault that runs when its file is loaded, or in a file that only threads and other processes run
 */
function reachedOf({ id, file, mark, tests, area }, reached, faults) {
  const isWatched = faults.some((other) => other.file === file && other.id in reached);
  if (!mark || !isWatched || reached[id] === null) return undefined;
  const isOwn = ([test]) => tests.some((start) => test.startsWith(start));
  const isNamed = ([test]) => alike(test, file) > 0 || test.includes(area.name.replace("features/", ""));
  const [own, others] = [[], []];
  for (const one of Object.entries(reached[id] ?? {})) (isOwn(one) ? own : others).push(one);
  if (!area.watched) return Object.fromEntries(own);
  const [named, rest] = [others.filter(isNamed), others.filter((one) => !isNamed(one))];
  return Object.fromEntries([...own, ...named, ...spread(rest, MOST_OTHERS)]);
}

function faultsIn(area, faultsOf, choose) {
  return area.files.flatMap(({ path: file, tests }) => {
    if (!existsSync(join(root, file)))
      throw new PrepareError(`scripts/mutants/areas.mjs: ${file} is not there`);
    const source = readFileSync(join(root, file), "utf8");
    const all = faultsOf(source)
      .map((fault) => ({ ...fault, area, file, tests, source }))
      .filter((fault) => !harmless.some((known) => isSame(known, fault)));
    return choose(all, area.most, file);
  });
}

/** @returns at most so many, at even distances */
function spread(all, most) {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, index) => all[Math.floor((index * all.length) / most)]);
}

/** So many, others each day, until all had their turn. */
function ofToday(all, most, file) {
  const first = (turnOf(file, TODAY) * most) % Math.max(1, all.length);
  const turn = [...all.slice(first), ...all.slice(0, first)];
  return turn.slice(0, most);
}

/** @param end since the start of the command; what is being tried then does not count */
async function tryAll(workers, faults, end) {
  const waiting = [...faults];
  const results = [];
  const inThreads = filesOfThreads();
  const work = async (worker) => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const { tests, reached, ...place } = fault;
      const isInThread = inThreads.has(place.file);
      const isMissed = !isInThread && reached && Object.keys(reached).length === 0;
      const ask = async (few, asked = tests) => {
        const answer = await before(end, worker.ask({ fault: place, tests: asked, reached: few }));
        writeFileSync(join(worker.copy, place.file), place.source);
        return answer;
      };
      let answer = isMissed ? { failed: [], failing: [] } : await ask(reached);
      // A thread tells no test that it comes to a fault, so that any test of the area may be the one.
      // And what is worked out once and kept is reached by the first test alone that wants it.
      const again = isInThread ? tests : (place.area.always ?? []);
      if (reached && answer?.failed.length === 0 && again.length > 0) answer = await ask(undefined, again);
      if (!answer) return;
      if (answer.failing.length > 0)
        throw new PrepareError(`tests fail without any fault: ${answer.failing.join(", ")}`);
      const [by] = answer.failed;
      results.push({ ...fault, isFound: by !== undefined });
      if (!by) console.log(`${isMissed ? "no test comes to" : "not found"}: ${placeOf(fault)}`);
      else if (!by.endsWith(".test.ts")) console.log(`found by ${by}: ${placeOf(fault)}`);
    }
  };
  await Promise.all(workers.map(work));
  return results;
}

/** @returns null when it is too late; the answer no longer matters then, nor does a failure */
function before(end, answer) {
  if (end === Infinity) return answer;
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => resolve(null), Math.max(0, end - performance.now()));
    Promise.resolve(answer)
      .then(resolve, reject)
      .finally(() => clearTimeout(late));
  });
}

function byChance(faults) {
  return faults.toSorted((a, b) => (chance(a) < chance(b) ? -1 : 1));
}

function chance(fault) {
  return hash("sha256", placeOf(fault));
}
