import { findInvoice, type Invoice } from "#app/features/invoices/invoices.server.ts";
import { lockPaper } from "#app/features/papers/storing/paper-rows.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

/** Changes follow one another until the transaction ends. @throws AppError `invoice.not_found`, `session.required` */
export async function lockInvoice(ctx: BusinessContext, id: string): Promise<Invoice> {
  await lockPaper(ctx, "invoice", id);
  return findInvoice(ctx, id);
}
