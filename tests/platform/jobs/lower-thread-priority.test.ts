import { once } from "node:events";
import { existsSync } from "node:fs";
import { constants, getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { lowerThreadPriority } from "#app/platform/jobs/lower-thread-priority.server.ts";

const MODULE = new URL("../../../app/platform/jobs/lower-thread-priority.server.ts", import.meta.url).href;
const THREAD = `
  const { parentPort } = require("node:worker_threads");
  const thread = Number(require("node:fs").readlinkSync("/proc/thread-self").split("/").at(-1));
  import(${JSON.stringify(MODULE)}).then(({ lowerThreadPriority }) => {
    lowerThreadPriority();
    parentPort.postMessage(require("node:os").getPriority(thread));
  });
`;

it.runIf(existsSync("/proc/thread-self"))(
  "a worker thread gets a lower priority, its process does not",
  async () => {
    const before = getPriority(process.pid);
    const [priority] = (await once(new Worker(THREAD, { eval: true }), "message")) as [number];
    expect(priority).toBe(constants.priority.PRIORITY_LOW);
    expect(getPriority(process.pid)).toBe(before);
  },
);

it("the thread that answers requests keeps its priority", () => {
  const before = getPriority(process.pid);
  lowerThreadPriority();
  expect(getPriority(process.pid)).toBe(before);
});
