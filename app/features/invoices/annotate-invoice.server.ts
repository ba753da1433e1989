import { type ExternalInput, externalFields } from "#app/features/external/external-fields.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { columnsOf } from "#app/platform/forms/field-record.ts";
import { recordInvoiceEvent } from "#app/features/invoices/status/record-invoice-event.server.ts";
import { findInvoice } from "./invoices.server.ts";

/**
 * What other programs note about an invoice, in any status: it is no part of what is printed.
 * @throws AppError `invoice.not_found`
 */
export async function annotateInvoice(ctx: UserContext, id: string, input: ExternalInput): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await findInvoice(ctx, id);
    await saveExternal(ctx, id, input);
    await recordInvoiceEvent(ctx, "invoice.updated", id);
  });
}

/** Only what was sent. */
export async function saveExternal(ctx: UserContext, id: string, input: ExternalInput): Promise<void> {
  const { externalId, metadata } = input;
  if (externalId === undefined && metadata === undefined) return;
  const { external_id, metadata: noted } = columnsOf(externalFields, {
    externalId: externalId ?? "",
    metadata: metadata ?? "",
  });
  await ctx.db
    .updateTable("invoices")
    .set({
      ...(externalId === undefined ? {} : { external_id }),
      ...(metadata === undefined ? {} : { metadata: noted }),
      updated_at: ctx.now.toISOString(),
    })
    .where("id", "=", id)
    .where("business_id", "=", ctx.businessId)
    .execute();
}
