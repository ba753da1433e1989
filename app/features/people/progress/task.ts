import type { TasksTable } from "#app/platform/database/schema/background.ts";
import { secondsLeftOf } from "./seconds-left.ts";

export type TaskKind = TasksTable["kind"];

export interface Task {
  id: string;
  kind: TaskKind;
  state: TasksTable["state"];
  /** As `beginTask` was given it. */
  payload: unknown;
  /** Steps; `total` is 0 until it is known. */
  done: number;
  doneAtStart: number;
  total: number;
  counts: Record<string, number>;
  /** Code of the error that ended it, or empty. */
  error: string;
  startedAt: string | null;
}

export interface TaskSteps {
  done: number;
  total: number;
  secondsLeft: number | null;
}

export function isOver({ state }: Pick<Task, "state">): boolean {
  return state === "done" || state === "failed";
}

/** The time left follows the pace since the present attempt began. */
export function progressOf({ done, doneAtStart, total, startedAt }: Task, now: Date): TaskSteps {
  const passed = startedAt ? now.getTime() - new Date(startedAt).getTime() : 0;
  const left = { done: done - doneAtStart, total: total - doneAtStart, passed };
  return { done, total, secondsLeft: total ? secondsLeftOf(left) : null };
}
