import type { ToDo } from "#app/features/front/dashboard/to-do.server.ts";
import type { TodayRow } from "./today-row.ts";

/**
 * Kinds of which the rows do not show all. An invoice to remind of is overdue too.
 * @param ofPayments overdue ones that the rows of payments stand for
 */
export function restToDo(toDo: ToDo[], rows: TodayRow[], ofPayments: number): ToDo[] {
  const late = rows.filter(({ state }) => state === "overdue");
  const shown: Partial<Record<ToDo["kind"], number>> = {
    proposed: rows.reduce((sum, { verb, count }) => sum + (verb.startsWith("confirm") ? count : 0), 0),
    remind: late.filter((row) => row.verb === "remind" && "act" in row).length,
    overdue: late.length + ofPayments,
    draft: rows.filter(({ state }) => state === "draft").length,
  };
  return toDo.filter(({ kind, count }) => count > (shown[kind] ?? 0));
}
