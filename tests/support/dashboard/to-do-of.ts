import type { Stats } from "#app/features/front/dashboard/stats.server.ts";
import { findToDo, type ToDo } from "#app/features/front/dashboard/to-do.server.ts";
import { proposedPayments } from "#app/features/front/dashboard/today/payments-today.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";

/** What a business with nobody to remind has to do. */
export async function toDoOf(ctx: UserContext, stats: Stats): Promise<ToDo[]> {
  return findToDo(ctx, stats, { dueIds: [], proposed: await proposedPayments(ctx) });
}
