// Starting a Vitest for each fault would take longer than running the tests: one does them all.
import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { BaseSequencer, createVitest } from "vitest/node";

const foundBefore = new Map();
const durationOf = new Map();

let mutated = null;

/** Those that ended in this run: Vitest itself goes on naming those of earlier runs. */
let ended = [];

/** Known not to fail without a fault. */
const passing = new Set();

/** Those that found a fault in this file before; then those named like it; then the shortest. */
class LikelyFirst extends BaseSequencer {
  async sort(specifications) {
    const killed = ({ moduleId }) => foundBefore.get(mutated)?.get(moduleId) ?? 0;
    const words = wordsOf(mutated ?? "");
    const named = ({ moduleId }) => wordsOf(moduleId).filter((word) => words.includes(word)).length;
    const took = ({ moduleId }) => durationOf.get(moduleId) ?? 0;
    return specifications.toSorted(
      (a, b) => killed(b) - killed(a) || named(b) - named(a) || took(a) - took(b),
    );
  }
}

function wordsOf(file) {
  return basename(file)
    .replace(/(\.server|\.test)?\.ts$/, "")
    .split("-")
    .map((word) => word.replace(/s$/, ""));
}

const vitest = await createVitest({
  watch: false,
  bail: 1,
  reporters: [{ onTestModuleEnd: (module) => void ended.push(module) }],
  sequence: { sequencer: LikelyFirst },
});

process.on("message", async (request) => {
  process.send(request.fault ? await tryFault(request) : await measure(request.tests));
});

async function measure(tests) {
  const { modules, failed } = await run(tests);
  for (const module of modules) if (module.ok()) passing.add(module.moduleId);
  return { failed };
}

/** @returns `failing`: those that found it, and fail without it too */
async function tryFault({ fault: { file, source, start, end, text }, tests }) {
  mutated = file;
  write(file, source.slice(0, start) + text + source.slice(end));
  const { failed } = await run(tests);
  write(file, source);
  const own = foundBefore.get(file) ?? new Map();
  for (const moduleId of failed) own.set(moduleId, (own.get(moduleId) ?? 0) + 1);
  foundBefore.set(file, own);
  const unknown = failed.filter((moduleId) => moduleId.endsWith(".test.ts") && !passing.has(moduleId));
  const { failed: failing } = unknown.length > 0 ? await measure(unknown) : { failed: [] };
  return { failed, failing };
}

async function run(tests) {
  const specifications = await vitest.globTestSpecifications(tests);
  ended = [];
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const failed = ended.filter((module) => module.state() === "failed").map(({ moduleId }) => moduleId);
  for (const module of ended) durationOf.set(module.moduleId, module.diagnostic().duration);
  const others = unhandledErrors.map((error) => String(error?.stack ?? error).slice(0, 300));
  return { modules: ended, failed: failed.length > 0 ? failed : others };
}

function write(file, text) {
  const place = join(process.cwd(), file);
  writeFileSync(place, text);
  vitest.invalidateFile(place);
}
