import { fork } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pinnedNode } from "../prepare.mjs";
import { testEnvironment } from "../test-environment.mjs";

/** A fault that makes the tests run for so long, and for far longer than without it, has been found: they hang. */
const LEAST_LIMIT_MS = 2 * 60_000;
const TIMES_MEASURED = 4;

/** A process that tries faults in a copy of the tree, one at a time; after one that hangs, a new one. */
export function startWorker(copy) {
  let child = null;
  let measured = 0;
  const end = () => {
    if (child) killGroup(child);
    child = null;
  };
  const ask = (request) =>
    new Promise((resolve, reject) => {
      child ??= start(copy);
      const asked = child;
      const started = performance.now();
      const done = (settle, value) => {
        if (!request.fault) measured = Math.max(measured, performance.now() - started);
        clearTimeout(limit);
        asked.removeAllListeners();
        settle(value);
      };
      const hangs = () => {
        end();
        done(resolve, { failed: ["a time limit"], failing: [] });
      };
      const limit = request.fault
        ? setTimeout(hangs, Math.max(LEAST_LIMIT_MS, TIMES_MEASURED * measured))
        : undefined;
      asked.once("message", (answer) => done(resolve, answer));
      asked.once("exit", (code, signal) => {
        end();
        done(reject, new Error(`the process of the tests ended with ${code ?? signal}`));
      });
      asked.send(request);
    });
  return { copy, ask, end };
}

function start(copy) {
  const folder = join(copy, "tmp");
  mkdirSync(folder, { recursive: true });
  const env = { ...testEnvironment(), TEST_DATABASES: "sqlite", TEST_WORKERS: "1", TMPDIR: folder };
  const stdio = ["ignore", "ignore", "inherit", "ipc"];
  const script = join(copy, "scripts/mutants/try-faults.mjs");
  return fork(script, [], { cwd: copy, env, stdio, detached: true, execPath: pinnedNode() });
}

function killGroup({ pid }) {
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}
