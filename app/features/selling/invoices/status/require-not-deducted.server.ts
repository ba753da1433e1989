import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";

/** The final invoice names its number and its amount. @throws AppError `invoice.deducted` for a part invoice of one */
export async function requireNotDeducted(ctx: BusinessContext, id: string): Promise<void> {
  const final = await ctx.db
    .selectFrom("offer_invoices as part")
    .innerJoin("offer_invoices as final", "final.offer_id", "part.offer_id")
    .innerJoin("invoices", "invoices.id", "final.invoice_id")
    .select("invoices.id")
    .where("part.invoice_id", "=", id)
    .where("part.kind", "=", "part")
    .where("final.kind", "=", "final")
    .where("invoices.business_id", "=", ctx.businessId)
    .where("invoices.archived_at", "is", null)
    .where("invoices.state", "not in", ["cancelled", "credited"])
    .executeTakeFirst();
  if (final) throw new AppError("invoice.deducted");
}
