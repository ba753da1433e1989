import { hasNeverRemind } from "#app/features/reminders/stops.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

export interface ClientReminders {
  isNever: boolean;
  /** Written so far, drafts aside. */
  count: number;
}

/** Of the business's own client. */
export async function clientReminders(ctx: BusinessContext, clientId: string): Promise<ClientReminders> {
  const { count } = await ctx.db
    .selectFrom("reminders")
    .innerJoin("invoices", "invoices.id", "reminders.invoice_id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("invoices.business_id", "=", ctx.businessId)
    .where("invoices.client_id", "=", clientId)
    .where("reminders.state", "!=", "draft")
    .executeTakeFirstOrThrow();
  return { isNever: await hasNeverRemind(ctx, clientId), count };
}
