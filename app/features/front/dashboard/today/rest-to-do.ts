import type { ToDo } from "#app/features/front/dashboard/to-do.server.ts";
import type { TodayRow } from "./today-row.ts";

/** Kinds of which the rows do not show all. An invoice to remind of is overdue too. */
export function restToDo(toDo: ToDo[], rows: TodayRow[]): ToDo[] {
  const late = rows.filter(({ verb }) => verb === "remind" || verb === "markPaid");
  const shown: Partial<Record<ToDo["kind"], number>> = {
    proposed: rows.reduce((sum, { verb, count }) => sum + (verb.startsWith("confirm") ? count : 0), 0),
    remind: late.filter((row) => row.verb === "remind" && "act" in row).length,
    overdue: late.length,
    draft: rows.filter(({ verb }) => verb === "send").length,
  };
  return toDo.filter(({ kind, count }) => count > (shown[kind] ?? 0));
}
