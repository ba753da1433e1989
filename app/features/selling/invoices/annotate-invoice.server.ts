import type { ExternalInput } from "#app/features/running/external/external-fields.ts";
import { recordInvoiceEvent } from "#app/features/selling/invoices/status/record-invoice-event.server.ts";
import { annotatePaper, lockPaper } from "#app/features/selling/papers/paper-rows.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";

/** Annotates an invoice in any status. @throws AppError `invoice.not_found`, `external_id.taken` */
export async function annotateInvoice(ctx: UserContext, id: string, input: ExternalInput): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockPaper(ctx, "invoice", id);
    await findInvoice(ctx, id);
    if (await annotatePaper(ctx, "invoice", id, input)) await recordInvoiceEvent(ctx, "invoice.updated", id);
  });
}
