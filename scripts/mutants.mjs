/**
 * `npm run mutants`: puts faults into the code, one at a time, and looks whether a test fails (CONTRIBUTING.md).
 *   --only=a,b         only these areas of scripts/mutants/areas.mjs
 *   --changed[=BASE]   only files that differ from BASE (the last commit), or that the last commit changed
 * Works on copies of the tree; the tree itself stays as it is.
 */
import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { areas } from "./mutants/areas.mjs";
import { harmless } from "./mutants/harmless.mjs";
import { startWorker } from "./mutants/worker.mjs";
import { ensureInstalled, PrepareError, root, runMain } from "./prepare.mjs";

const COPIES = 2;

/** Faults tried with --changed, and for how long another one is begun. */
const MOST_OF_CHANGED = 24;
const CHANGED_MS = 70_000;

/** Least share of faults that tests must find. */
const WANTED = 0.9;

/** What the tests read. */
const NEEDED = ["app", "db", "tests", "docs", "scripts", "assets", "public", "package.json"];
const CONFIGURATION = ["tsconfig.json", "vitest.config.ts", ".env.example"];

await runMain(async () => {
  ensureInstalled({ withTests: true });
  // Loaded once the packages are there: it needs the compiler.
  const { faultsOf } = await import("./mutants/operators.mjs");
  const options = readOptions(process.argv.slice(2));
  const chosen = options.base === null ? options.areas : changedAreas(options.areas, options.base);
  const all = chosen.flatMap((area) => faultsIn(area, faultsOf));
  const faults = options.base === null ? all : spread(all, MOST_OF_CHANGED);
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
    await expectPassing(workers, chosen);
    if (options.base !== null) return report(await tryAll(workers, faults, CHANGED_MS));
    const results = [];
    for (const area of chosen) {
      const own = faults.filter((fault) => fault.area === area);
      results.push(...(await tryAll(workers, own, Infinity)));
      // Had a fault stayed in a copy, all that came after it would count as found.
      await expectPassing(workers, [area]);
    }
    report(results);
  } finally {
    for (const worker of workers) worker.end();
    remove();
  }
});

/** @returns `base` null: files count whether they have changed or not */
function readOptions(args) {
  const options = { names: [], base: null };
  for (const arg of args) {
    if (arg.startsWith("--only=")) options.names.push(...arg.slice("--only=".length).split(","));
    else if (arg === "--changed") options.base = git("status", "--porcelain") === "" ? "HEAD~1" : "HEAD";
    else if (arg.startsWith("--changed=")) options.base = arg.slice("--changed=".length);
    else throw new PrepareError(`unknown argument ${arg}; there are --only=AREA,AREA and --changed[=BASE]`);
  }
  return { areas: areasNamed(options.names), base: options.base };
}

function git(...args) {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
}

function changedAreas(chosen, base) {
  const changed = new Set(git("diff", "--name-only", base).split("\n"));
  return chosen
    .map((area) => ({ ...area, files: area.files.filter((file) => changed.has(file)) }))
    .filter(({ files }) => files.length > 0);
}

function areasNamed(names) {
  const wrong = names.find((name) => !areas.some((area) => area.name === name));
  if (wrong)
    throw new PrepareError(`unknown area "${wrong}"; there are ${areas.map(({ name }) => name).join(", ")}`);
  return areas.filter(({ name }) => names.length === 0 || names.includes(name));
}

function copyTree(target) {
  for (const name of [...NEEDED, ...CONFIGURATION])
    cpSync(join(root, name), join(target, name), { recursive: true });
  for (const name of ["node_modules", "build"])
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(target, name));
  return target;
}

/** Faults that are found by tests which fail anyway would say nothing. */
async function expectPassing(workers, chosen) {
  const tests = [...new Set(chosen.flatMap((area) => area.tests))];
  const answers = await Promise.all(workers.map((worker) => worker.ask({ tests })));
  const failed = new Set(answers.flatMap((answer) => answer.failed));
  if (failed.size > 0) throw new PrepareError(`tests fail without any fault: ${[...failed].join(", ")}`);
}

function faultsIn(area, faultsOf) {
  return area.files.flatMap((file) => {
    if (!existsSync(join(root, file)))
      throw new PrepareError(`scripts/mutants/areas.mjs: ${file} is not there`);
    const source = readFileSync(join(root, file), "utf8");
    const lines = source.split("\n");
    const all = faultsOf(source)
      .map((fault) => ({ ...fault, ...{ area, file, source, code: lines[fault.line - 1].trim() } }))
      .filter((fault) => !harmless.some((known) => isSame(known, fault)));
    return spread(all, area.most);
  });
}

function isSame(known, { file, code, was, text }) {
  return known.file === file && known.code === code && known.was === was && known.text === text;
}

/** @returns at most so many, at even distances */
function spread(all, most) {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, index) => all[Math.floor((index * all.length) / most)]);
}

async function tryAll(workers, faults, limit) {
  const end = performance.now() + limit;
  const waiting =
    limit === Infinity ? [...faults] : faults.toSorted((a, b) => (chance(a) < chance(b) ? -1 : 1));
  const results = [];
  const work = async (worker) => {
    for (let fault = waiting.shift(); fault && performance.now() < end; fault = waiting.shift()) {
      const { area, ...place } = fault;
      const { failed } = await worker.ask({ fault: place, tests: area.tests });
      writeFileSync(join(worker.copy, place.file), place.source);
      const isFound = failed.length > 0;
      results.push({ ...fault, isFound });
      if (!isFound) console.log(`not found: ${placeOf(fault)}`);
      else if (!failed[0].endsWith(".test.ts")) console.log(`found by ${failed[0]}: ${placeOf(fault)}`);
    }
  };
  await Promise.all(workers.map(work));
  return results;
}

function chance(fault) {
  return hash("sha256", placeOf(fault));
}

function placeOf({ file, line, code, was, text }) {
  return `${file}:${line}  ${JSON.stringify(was)} -> ${JSON.stringify(text)}  in  ${code}`;
}

function report(results) {
  console.log(`\n${"area".padEnd(16)}${"faults".padStart(8)}${"found".padStart(8)}`);
  for (const name of new Set(results.map(({ area }) => area.name))) {
    const own = results.filter(({ area }) => area.name === name);
    console.log(`${name.padEnd(16)}${String(own.length).padStart(8)}${String(countFound(own)).padStart(8)}`);
  }
  const score = countFound(results) / results.length;
  const [got, wanted] = [score, WANTED].map((share) => `${Math.floor(share * 100)} %`);
  console.log(
    `\n${countFound(results)} of ${results.length} faults found: ${got}, at least ${wanted} wanted`,
  );
  process.exitCode = score < WANTED ? 1 : 0;
}

function countFound(results) {
  return results.filter(({ isFound }) => isFound).length;
}
