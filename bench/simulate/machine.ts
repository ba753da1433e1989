import { readFileSync } from "node:fs";
import path from "node:path";

/** Linux counts in hundredths of a second. */
const TICK_S = 0.01;

/** Processor seconds of a Postgres: of its first process, of those that it has now, and of those that have ended. */
export function postgresSeconds(data: string): number {
  const [first = ""] = readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n");
  const children = readFileSync(`/proc/${first}/task/${first}/children`, "utf8").trim().split(" ");
  const all = [...timesOf(first), ...children.filter(Boolean).flatMap((pid) => timesOf(pid).slice(0, 2))];
  return all.reduce((sum, ticks) => sum + ticks, 0) * TICK_S;
}

/** Own time in programs and in the kernel, and both of its ended children; nothing of a process that has gone. */
function timesOf(pid: string): number[] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    return [11, 12, 13, 14].map((place) => Number(fields[place]));
  } catch (error) {
    if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return [];
    throw error;
  }
}
