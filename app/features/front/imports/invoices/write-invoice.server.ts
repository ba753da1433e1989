import type { Business } from "#app/features/people/accounts/business.server.ts";
import { noteAccount } from "#app/features/people/accounts/money/known-accounts.server.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import { clientOfPaper, linkClient } from "#app/features/selling/invoices/document/link-client.server.ts";
import { insertInvoice } from "#app/features/selling/invoices/document/store-invoice.server.ts";
import { settleRows } from "#app/features/selling/invoices/settling/settle-rows.server.ts";
import { insertPayment } from "#app/features/books/ledger/payments.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";
import type { DocumentMaker } from "./document-maker.server.ts";
import type { PlannedInvoice } from "./read-invoices.server.ts";

/** Resolved again, because a generated reference must differ from those just written. */
export async function writeInvoice(
  ctx: UserContext,
  planned: PlannedInvoice,
  { draw, business }: { draw: DocumentMaker; business: Business },
): Promise<void> {
  const { input, standing } = planned;
  const id = ctx.newId();
  const client = await linkClient(ctx, input);
  const document = await draw(ctx, planned, client);
  const clientId = client?.id ?? null;
  await insertInvoice(ctx, id, document, { ...clientOfPaper(client, document.recipient.email), standing });
  const { number, sender, total, currency, recipient } = document;
  await noteAccount(ctx, { iban: sender.iban, number }, business);
  await importPayment(ctx, { invoiceId: id, clientId, total, currency }, standing, recipient.name);
  await recordInvoiceHistory(ctx, { invoiceId: id, event: "invoice.imported", data: { number } });
}

interface Imported {
  invoiceId: string;
  clientId: string | null;
  total: Rappen;
  currency: Currency;
}

/** An imported invoice may be paid with more than its total; of a cancelled one all is the client's credit. */
async function importPayment(
  ctx: UserContext,
  { invoiceId, clientId, total, currency }: Imported,
  { payment, state }: PlannedInvoice["standing"],
  name: string,
): Promise<void> {
  if (!payment) return;
  const { amount, paidOn } = payment;
  const paymentId = await insertPayment(ctx, {
    state: "booked",
    source: "import",
    amount,
    currency,
    paid_on: paidOn,
    client_id: clientId,
    payer_name: name,
  });
  if (state === "cancelled") return;
  await settleRows(ctx, {
    invoiceId,
    paymentId,
    kind: "payment",
    settledOn: paidOn,
    amount: Math.min(amount, total),
  });
}
