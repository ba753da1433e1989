import { defineConfig } from "vitest/config";
import { FULL } from "./tests/support/choice-of-day.ts";
import { SlowFilesFirst } from "./tests/support/slow-files-first.ts";

/** All cases of a test take longer than those of a day. */
const LIMIT_MS = FULL ? 1_800_000 : 300_000;

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    exclude: ["tests/e2e/**", "node_modules/**"],
    setupFiles: ["tests/support/known-hashes.ts", "tests/support/same-chance.ts"],
    globalSetup: ["tests/support/databases/global-setup.ts"],
    // Only what hangs meets these limits, on however busy a machine.
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    // A worker that does not end is reported after a minute; the run would still wait for the rest of this time.
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    sequence: { sequencer: SlowFilesFirst },
    maxWorkers: Number(process.env.TEST_WORKERS ?? 2),
    // Every file its own modules would be a third of the time. Whoever replaces a module imports what uses it after
    // that.
    isolate: false,
    // A worker keeps modules and databases for all its files: room for them (MB) saves a tenth of the time, which
    // would go into looking for garbage. And most code runs a few times only: compiled at once it costs less than read
    // step by step.
    execArgv: [
      ...["--max-semi-space-size=64", "--min-semi-space-size=32", "--initial-old-space-size=1024"],
      ...["--no-memory-reducer", "--always-sparkplug"],
    ],
  },
});
