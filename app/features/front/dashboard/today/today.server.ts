import type { Stats } from "#app/features/front/dashboard/stats.server.ts";
import { findToDo, type ToDo } from "#app/features/front/dashboard/to-do.server.ts";
import { findDueLevels } from "#app/features/money/reminders/screens/run-page.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { invoicesToday } from "./invoices-today.server.ts";
import { paymentsToday, proposedPayments } from "./payments-today.server.ts";
import { restToDo } from "./rest-to-do.ts";
import type { TodayRow } from "./today-row.ts";

export interface TodayList {
  rows: TodayRow[];
  /** What the rows do not show, and what needs a decision on its own page. */
  rest: ToDo[];
}

export async function findToday(ctx: UserContext, stats: Stats): Promise<TodayList> {
  const due = await findDueLevels(ctx);
  const proposed = await proposedPayments(ctx);
  const invoices = await invoicesToday(ctx, due, stats);
  const rows = [...(await paymentsToday(ctx, proposed)), ...invoices.rows];
  const toDo = await findToDo(ctx, stats, { dueIds: [...due.levels.keys()], proposed });
  return { rows, rest: restToDo(toDo, rows, invoices.ofPayments) };
}
