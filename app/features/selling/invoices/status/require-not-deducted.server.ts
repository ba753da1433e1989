import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";

const GONE = ["cancelled", "credited"] as const;

/** The final invoice names its number and its amount. @throws AppError `invoice.deducted` for a part invoice of one */
export async function requireNotDeducted(ctx: BusinessContext, id: string): Promise<void> {
  const finals = ctx.db
    .selectFrom("invoices")
    .select("invoices.id")
    .where("invoices.business_id", "=", ctx.businessId);
  const ofOffer = await finals
    .innerJoin("offer_invoices as final", "final.invoice_id", "invoices.id")
    .innerJoin("offer_invoices as part", "part.offer_id", "final.offer_id")
    .where("part.invoice_id", "=", id)
    .where("part.kind", "=", "part")
    .where("final.kind", "=", "final")
    .where("invoices.state", "not in", GONE)
    .executeTakeFirst();
  const ofWhole = await finals
    .innerJoin("invoices as deposit", "deposit.deposit_of", "invoices.id")
    .where("deposit.id", "=", id)
    .where("invoices.state", "not in", [...GONE, "draft"])
    .executeTakeFirst();
  if (ofOffer ?? ofWhole) throw new AppError("invoice.deducted");
}
