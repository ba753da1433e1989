import { hasNeverRemind } from "#app/features/money/reminders/stops.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";

export interface ClientReminders {
  isNever: boolean;
  count: number;
}

export async function clientReminders(ctx: BusinessContext, clientId: string): Promise<ClientReminders> {
  const written = ctx.db
    .selectFrom("reminders")
    .innerJoin("invoices", "invoices.id", "reminders.invoice_id")
    .where("invoices.business_id", "=", ctx.businessId)
    .where("invoices.client_id", "=", clientId)
    .where("reminders.state", "!=", "draft");
  return { isNever: await hasNeverRemind(ctx, clientId), count: await countOf(written) };
}
