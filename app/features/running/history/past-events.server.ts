import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson, textRecord } from "#app/platform/database/json.ts";

export interface PastEvent {
  invoiceId: string | null;
  event: string;
  data: Record<string, string>;
  at: string;
  /** Empty for the product itself, and after the account was deleted. */
  by: string;
}

/** Null for everything that is not about an invoice. */
export async function pastEvents(ctx: BusinessContext, invoiceIds: string[] | null): Promise<PastEvent[]> {
  const all = ctx.db
    .selectFrom("history")
    .leftJoin("users", "users.id", "history.user_id")
    .leftJoin("invoices", "invoices.id", "history.invoice_id")
    .select(["history.invoice_id", "history.event", "history.data", "history.at"])
    .select(["users.first_name", "users.last_name"])
    .where("history.business_id", "=", ctx.businessId)
    .orderBy("history.id");
  const wanted = invoiceIds
    ? all.where("history.invoice_id", "in", invoiceIds)
    : all.where("invoices.id", "is", null);
  return (await wanted.execute()).map((row) => ({
    invoiceId: row.invoice_id,
    event: row.event,
    data: fromJson(textRecord, row.data),
    at: row.at,
    by: [row.first_name, row.last_name].filter(Boolean).join(" "),
  }));
}
