import { existsSync, readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { isMainThread } from "node:worker_threads";

const THIS_THREAD = "/proc/thread-self";

/**
 * Linux gives each thread a priority of its own; elsewhere this does nothing, as it would slow the whole process. The
 * main thread, which answers requests, keeps its priority.
 */
export function lowerThreadPriority(): void {
  if (isMainThread || !existsSync(THIS_THREAD)) return;
  const thread = Number(readlinkSync(THIS_THREAD).split("/").at(-1));
  setPriority(thread, constants.priority.PRIORITY_LOW);
}
