import { willTell } from "#app/features/running/events/will-tell.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { recordInvoiceHistory } from "./record-invoice-history.server.ts";

/** What an invoice billed that nobody will pay may be invoiced anew. Within its transaction. */
export async function giveBackServices(ctx: UserContext, invoiceId: string): Promise<void> {
  const services = await ctx.db
    .updateTable("services")
    .set((set) => ({
      invoice_id: null,
      version: set("version", "+", 1),
      updated_at: ctx.now.toISOString(),
    }))
    .where("business_id", "=", ctx.businessId)
    .where("invoice_id", "=", invoiceId)
    .returning("id")
    .execute();
  if (services.length === 0) return;
  willTell(ctx, "service", ...services.map(({ id }) => id));
  const data = { count: String(services.length) };
  await recordInvoiceHistory(ctx, { invoiceId, event: "invoice.services_open_again", data });
}
