import { sql } from "kysely";
import { lockBusiness } from "#app/features/accounts/business.server.ts";
import { recordInvoiceHistory } from "./record-invoice-history.server.ts";
import { type BusinessContext, type Context, withBusiness } from "#app/platform/context.server.ts";

/** Invoices written down in one transaction. */
const BATCH = 200;

/** Writes down, once for an invoice and due date, that it is overdue. @returns false when that was known */
export function recordOverdue(
  ctx: BusinessContext,
  { id, dueDate }: { id: string; dueDate: string },
): Promise<boolean> {
  const key = `invoice.overdue:${id}:${dueDate}`;
  return recordInvoiceHistory(ctx, { invoiceId: id, event: "invoice.overdue", data: { dueDate }, key });
}

/** The daily job: finds what has become overdue and writes it down. Run twice, or by two processes, it writes nothing more. */
export async function checkOverdue(ctx: Context): Promise<void> {
  const businesses = await newlyOverdue(ctx).select("invoices.business_id as id").distinct().execute();
  for (const { id } of businesses) {
    while ((await writeBatch(withBusiness(ctx, id))) === BATCH);
  }
}

/** @returns how many there were */
function writeBatch(ctx: BusinessContext): Promise<number> {
  return ctx.transaction(async (ctx) => {
    await lockBusiness(ctx);
    const invoices = await newlyOverdue(ctx)
      .select(["invoices.id", "invoices.due_date as dueDate"])
      .where("invoices.business_id", "=", ctx.businessId)
      .limit(BATCH)
      .execute();
    for (const invoice of invoices) await recordOverdue(ctx, invoice);
    return invoices.length;
  });
}

/** Open, past their due date, and not written down yet. */
function newlyOverdue(ctx: Context) {
  const key = sql<string>`'invoice.overdue:' || invoices.id || ':' || invoices.due_date`;
  return ctx.db
    .selectFrom("invoices")
    .innerJoin("businesses", "businesses.id", "invoices.business_id")
    .where("businesses.sealed_until", "is", null)
    .where("invoices.state", "=", "sent")
    .where("invoices.paid_on", "is", null)
    .where("invoices.archived_at", "is", null)
    .where("invoices.due_date", "<", ctx.today)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("history").select("history.id").where("history.key", "=", key))),
    );
}
