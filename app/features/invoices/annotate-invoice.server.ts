import { type ExternalInput, sentExternal } from "#app/features/external/external-fields.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { holdsAlready } from "#app/platform/database/holds-already.server.ts";
import { recordInvoiceEvent } from "#app/features/invoices/status/record-invoice-event.server.ts";
import { findInvoice } from "./invoices.server.ts";

/**
 * What other programs note about an invoice, in any status: it is no part of what is printed.
 * @throws AppError `invoice.not_found`
 */
export async function annotateInvoice(ctx: UserContext, id: string, input: ExternalInput): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await findInvoice(ctx, id);
    if (await saveExternal(ctx, id, input)) await recordInvoiceEvent(ctx, "invoice.updated", id);
  });
}

/** Only what was sent. @returns whether anything is different */
export async function saveExternal(ctx: UserContext, id: string, input: ExternalInput): Promise<boolean> {
  const written = sentExternal(input);
  const invoice = await ctx.db
    .selectFrom("invoices")
    .select(["external_id", "metadata"])
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (holdsAlready(invoice, written)) return false;
  await ctx.db
    .updateTable("invoices")
    .set({ ...written, updated_at: ctx.now.toISOString() })
    .where("id", "=", id)
    .where("business_id", "=", ctx.businessId)
    .execute();
  return true;
}
