import { cancelInvoice, markPaid, markSent } from "#app/features/invoices/status/change-status.server.ts";
import { issueCreditNote } from "#app/features/invoices/correcting/issue-credit-note.server.ts";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { allocate } from "#app/features/settlement/allocations.server.ts";
import { createInvoice } from "#app/features/invoices/create-invoice.server.ts";
import type { InvoiceStatus } from "#app/features/invoices/invoice.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import { invoiceInput } from "./invoice-input.ts";

async function writeOffAll(ctx: UserContext, invoiceId: string): Promise<void> {
  const { total } = await findInvoice(ctx, invoiceId);
  const paymentId = null;
  await allocate(ctx, { invoiceId, paymentId, kind: "write_off", amount: total, settledOn: ctx.today });
}

/** An invoice that came to this status as people bring it there. @returns its id */
export async function invoiceWith(
  ctx: UserContext,
  status: InvoiceStatus,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const dates =
    status === "overdue" ? { issueDate: addDays(ctx.today, -31), dueDate: addDays(ctx.today, -1) } : {};
  const id = await createInvoice(ctx, invoiceInput({ ...dates, ...overrides }));
  if (status === "draft") return id;
  await markSent(ctx, id);
  if (status === "paid") await markPaid(ctx, id);
  if (status === "cancelled") await cancelInvoice(ctx, id);
  if (status === "credited") await issueCreditNote(ctx, id, { reason: "Storniert" });
  if (status === "written_off") await writeOffAll(ctx, id);
  return id;
}
