// Starting a Vitest for each fault would take longer than running the tests: one does them all.
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { BaseSequencer, createVitest } from "vitest/node";
import { alike } from "./alike.mjs";
import { reachedBy, reachPlugin } from "./reach.mjs";

const foundBefore = new Map();
const durationOf = new Map();

let mutated = null;

/** Those that ended in this run: Vitest itself goes on naming those of earlier runs. */
let ended = [];

/** Tests known not to fail without a fault, by their file, or by it and the few of it that were run. */
const passing = new Set();

/** Those that found a fault in this file before; then those named like it; then the shortest. */
class LikelyFirst extends BaseSequencer {
  async sort(specifications) {
    const killed = ({ moduleId }) => foundBefore.get(mutated)?.get(moduleId) ?? 0;
    const named = ({ moduleId }) => alike(moduleId, mutated ?? "");
    const took = ({ moduleId }) => durationOf.get(moduleId) ?? 0;
    return specifications.toSorted(
      (a, b) => killed(b) - killed(a) || named(b) - named(a) || took(a) - took(b),
    );
  }
}

const reach = reachPlugin();

const vitest = await createVitest(
  {
    watch: false,
    bail: 1,
    reporters: [{ onTestModuleEnd: (module) => void ended.push(module) }],
    sequence: { sequencer: LikelyFirst },
  },
  { plugins: [reach] },
);

process.on("message", async (request) => {
  process.send(request.fault ? await tryFault(request) : await measure(request));
});

/** @param part which of how many parts of the tests: each process measures one */
async function measure({ tests, marks = {}, part = [0, 1] }) {
  for (const file of Object.keys(marks)) mark(file, marks[file]);
  const all = await vitest.globTestSpecifications(tests);
  const own = all.filter((_, index) => index % part[1] === part[0]);
  const { modules, failed } = await run(own);
  for (const module of modules) if (module.ok()) passing.add(module.moduleId);
  for (const file of Object.keys(marks)) mark(file, null);
  return { failed, reached: reachedBy(modules, (moduleId) => relative(process.cwd(), moduleId)) };
}

function mark(file, marks) {
  const place = join(process.cwd(), file);
  if (marks) reach.marksOf.set(place, marks);
  else reach.marksOf.delete(place);
  vitest.invalidateFile(place);
}

/** @returns `failing`: those that found it, and fail without it too */
async function tryFault({ fault, tests, reached }) {
  mutated = fault.file;
  const few = reached && specificationsOf(reached);
  const first = await runWith(fault, few ?? (await vitest.globTestSpecifications(tests)));
  // Some tests want those before them.
  const alone = few ? await failingWithout(few, first) : [];
  const files = Object.keys(reached ?? {});
  const found = alone.length > 0 ? await runWith(fault, await vitest.globTestSpecifications(files)) : first;
  const own = foundBefore.get(mutated) ?? new Map();
  for (const moduleId of found.failed) own.set(moduleId, (own.get(moduleId) ?? 0) + 1);
  foundBefore.set(mutated, own);
  if (few && alone.length === 0) return { failed: found.failed, failing: [] };
  const unknown = found.failed.filter((moduleId) => moduleId.endsWith(".test.ts") && !passing.has(moduleId));
  const { failed: failing } = unknown.length > 0 ? await measure({ tests: unknown }) : { failed: [] };
  return { failed: found.failed, failing };
}

function specificationsOf(reached) {
  const project = vitest.getRootProject();
  return Object.entries(reached).map(([file, testIds]) =>
    project.createSpecification(join(process.cwd(), file), testIds ? { testIds } : undefined),
  );
}

async function failingWithout(specifications, { failed, names }) {
  const keys = failed.map((moduleId) => `${moduleId} ${names}`);
  if (failed.length === 0 || keys.every((key) => passing.has(key))) return [];
  const again = await run(specifications.filter(({ moduleId }) => failed.includes(moduleId)));
  if (again.failed.length === 0) for (const key of keys) passing.add(key);
  return again.failed;
}

async function runWith({ file, source, start, end, text }, specifications) {
  write(file, source.slice(0, start) + text + source.slice(end));
  const result = await run(specifications);
  write(file, source);
  return result;
}

async function run(specifications) {
  ended = [];
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const failed = ended.filter((module) => module.state() === "failed");
  for (const module of ended) durationOf.set(module.moduleId, module.diagnostic().duration);
  const others = unhandledErrors.map((error) => String(error?.stack ?? error).slice(0, 300));
  const names = failed.flatMap((module) => [...module.children.allTests("failed")].map(({ id }) => id));
  return {
    modules: ended,
    failed: failed.length > 0 ? failed.map(({ moduleId }) => moduleId) : others,
    names,
  };
}

function write(file, text) {
  const place = join(process.cwd(), file);
  writeFileSync(place, text);
  vitest.invalidateFile(place);
}
