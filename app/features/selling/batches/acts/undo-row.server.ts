import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { unlessGone } from "#app/platform/errors.ts";
import { type BatchRow, whyNot, settleRow } from "./batch-rows.server.ts";
import { isOfRow } from "./draft-row.server.ts";

/** What was issued meanwhile stays. */
export async function undoRow(ctx: UserContext, row: BatchRow): Promise<void> {
  try {
    await ctx.transaction(async (ctx) => {
      const invoice = await unlessGone(findInvoice(ctx, row.invoice_id ?? ""));
      if (!invoice) return settleRow(ctx, row, { state: "removed" });
      if (invoice.state !== "draft")
        return settleRow(ctx, row, { state: invoice.delivery ? "sent" : "posted" });
      await deleteInvoice(ctx, invoice.id, invoice.version);
      await settleRow(ctx, row, { state: "removed" });
    });
  } catch (error) {
    if (!isOfRow(error)) throw error;
    await settleRow(ctx, row, { state: "drafted", ...whyNot(error) });
  }
}
