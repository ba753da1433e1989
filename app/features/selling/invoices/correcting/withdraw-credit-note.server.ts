import { changeInvoice } from "#app/features/selling/invoices/status/lock-invoice.server.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import { allocationsOf } from "#app/features/books/ledger/allocations.server.ts";
import { reverseAllocations } from "#app/features/books/ledger/end-allocations.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { requireFirstCorrections } from "#app/features/selling/invoices/status/first-corrections.server.ts";
import { giveBackRoom } from "./make-room.server.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import { sumOf } from "#app/features/books/ledger/payment.ts";
import { savePaper } from "#app/features/selling/papers/paper-rows.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";

/**
 * The invoice owes again what it took from it, and what gave way to it is let go again. One that the client has,
 * or that was used elsewhere, stays.
 * @throws AppError `invoice.not_found`, `invoice.transition_not_allowed`, `invoice.changed`, `credit_note.used`
 */
export async function withdrawCreditNote(ctx: UserContext, id: string, version?: number): Promise<void> {
  await changeInvoice(ctx, id, { action: "withdraw", version }, async (ctx, note) => {
    const worth = await findPayment(ctx, id);
    const allocations = await allocationsOf(ctx, { paymentIds: [id] });
    const isUsed = worth.allocated !== sumOf(allocations, "credit") || worth.refunded > 0;
    if (isUsed || note.delivery) throw new AppError("credit_note.used");
    const invoiceId = note.corrects!.id;
    await requireFirstCorrections(ctx, await findInvoice(ctx, invoiceId));
    await reverseAllocations(ctx, allocations, { by: null, on: ctx.today });
    await giveBackRoom(ctx, invoiceId, id);
    await ctx.db.updateTable("payments").set({ state: "withdrawn" }).where("id", "=", id).execute();
    await savePaper(ctx, "invoice", note, { state: "withdrawn" });
    await recordInvoiceHistory(ctx, {
      invoiceId,
      event: "invoice.credit_withdrawn",
      data: { number: note.number },
    });
    await recordInvoiceHistory(ctx, { invoiceId: id, event: "credit_note.withdrawn" });
  });
}
