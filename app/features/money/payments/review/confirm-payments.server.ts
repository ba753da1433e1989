import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { settleInvoices } from "#app/features/selling/invoices/settling/book-payment.server.ts";
import { amountDue, settledColumn } from "#app/features/books/ledger/amount-due.ts";
import type { Payment } from "#app/features/books/ledger/payment.ts";
import { leaveUnassigned } from "#app/features/books/ledger/leave-unassigned.server.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import { recordPaymentEvent } from "#app/features/books/ledger/record-payment-event.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { savePayment } from "./save-payment.server.ts";

export interface Confirmed {
  confirmed: number;
  outdated: number;
  ids: string[];
}

/**
 * Books what is proposed. A proposal that no longer fits is left unassigned, with the reason.
 * @throws AppError `payment.none_selected`, `payment.not_found`
 */
export async function confirmPayments(ctx: UserContext, ids: string[]): Promise<Confirmed> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) throw new AppError("payment.none_selected");
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const booked: string[] = [];
    let outdated = 0;
    for (const id of wanted) {
      const payment = await findPayment(ctx, id);
      if (payment.state !== "proposed") continue;
      if (await book(ctx, payment)) booked.push(id);
      else outdated++;
    }
    return { confirmed: booked.length, outdated, ids: booked };
  });
}

async function book(ctx: UserContext, payment: Payment): Promise<boolean> {
  const clientIds = await openFor(ctx, payment);
  if (!clientIds) {
    await leaveUnassigned(ctx, payment, "outdated");
    return false;
  }
  const [clientId = null] = clientIds;
  await savePayment(ctx, payment.id, {
    state: "booked",
    client_id: clientId,
    proposal: null,
    confirmed: 1,
  });
  const { id: paymentId, paidOn } = payment;
  await settleInvoices(ctx, payment.proposal, { paymentId, paidOn });
  await recordPaymentEvent(ctx, "payment.received", paymentId);
  return true;
}

/** @returns the clients of the invoices; null when one of them does not owe enough any more */
async function openFor(ctx: UserContext, { proposal }: Payment): Promise<(string | null)[] | null> {
  const byInvoice = Map.groupBy(proposal, ({ invoiceId }) => invoiceId);
  if (byInvoice.size === 0) return null;
  const rows = await ctx.db
    .selectFrom("invoices")
    .select((eb) => [
      ...(["id", "client_id", "state", "total", "charged", "settled"] as const),
      settledColumn(eb, ["write_off"]).as("givenUp"),
    ])
    .where("business_id", "=", ctx.businessId)
    .where("id", "in", [...byInvoice.keys()])
    .where("state", "in", ["sent", "written_off"])
    .where("archived_at", "is", null)
    .execute();
  const fits = rows.every((row) => {
    const wanted = byInvoice.get(row.id)!.reduce((sum, { amount }) => sum + amount, 0);
    return wanted <= (row.state === "written_off" ? (row.givenUp ?? 0) : amountDue(row));
  });
  return fits && rows.length === byInvoice.size ? rows.map(({ client_id }) => client_id) : null;
}
