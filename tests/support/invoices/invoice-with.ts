import { cancelInvoice, markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import type { InvoiceStatus } from "#app/features/selling/invoices/fields/invoice.ts";
import { writeOff } from "#app/features/money/payments/write-off.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import { invoiceInput } from "./invoice-input.ts";

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
  if (status === "written_off") await writeOff(ctx, id, { reason: "Konkurs" });
  if (status === "cancelled") await cancelInvoice(ctx, id);
  if (status === "credited") await issueCreditNote(ctx, id, { reason: "Storniert" });
  return id;
}
