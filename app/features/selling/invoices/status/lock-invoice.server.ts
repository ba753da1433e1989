import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { type InvoiceAction, requireAction } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { requireSeen } from "#app/features/selling/papers/kinds.ts";
import { lockPaper } from "#app/features/selling/papers/paper-rows.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";

/** Changes follow one another until the transaction ends. @throws AppError `invoice.not_found`, `session.required` */
export async function lockInvoice(ctx: BusinessContext, id: string): Promise<Invoice> {
  await lockPaper(ctx, "invoice", id);
  return findInvoice(ctx, id);
}

/** Locked, and still as it was seen. @throws AppError as `lockInvoice`, `requireSeen`, `requireAction` */
export function changeInvoice<T>(
  ctx: UserContext,
  id: string,
  { action, version }: { action: InvoiceAction; version: number | undefined },
  change: (ctx: UserContext, invoice: Invoice) => Promise<T>,
): Promise<T> {
  return ctx.transaction(async (ctx) => {
    const invoice = await lockInvoice(ctx, id);
    requireSeen("invoice", invoice, version);
    requireAction(invoice.status, action);
    return change(ctx, invoice);
  });
}
