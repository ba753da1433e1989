import { insertPayment } from "#app/features/books/ledger/payments.server.ts";
import { recordRefund } from "#app/features/money/payments/refunds/record-refund.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { writeProfile } from "#app/features/people/accounts/write-business.server.ts";
import { bookByHand, takeBackManual } from "#app/features/books/journal/by-hand/manual-bookings.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { takeBackReminder } from "#app/features/money/reminders/writing/take-back-reminder.server.ts";
import { keepBookingReceipt } from "#app/features/taxes/expenses/receipts/booking-receipts.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { workOnBatch } from "#app/features/selling/batches/acts/work-on-batch.server.ts";
import { beginBatch } from "#app/features/selling/batches/begin-batch.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { addComment } from "#app/features/selling/comments/comments.server.ts";
import { designSchema } from "#app/features/selling/design/design.schema.ts";
import { findDesign, saveDesign } from "#app/features/selling/design/design.server.ts";
import { markOverdue } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { saveExchangeRate } from "#app/features/taxes/tax/rates/exchange-rates.server.ts";
import { TEMPLATE_EXAMPLE } from "#app/features/programs/api-info/examples.ts";
import { catalogueSchema } from "#app/features/selling/catalogue/catalogue.schema.ts";
import {
  createCatalogueItem,
  deleteCatalogueItem,
  updateCatalogueItem,
} from "#app/features/selling/catalogue/change-catalogue.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { withdrawCreditNote } from "#app/features/selling/invoices/correcting/withdraw-credit-note.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { deleteOffer } from "#app/features/selling/offers/delete-offer.server.ts";
import { pauseSeries } from "#app/features/selling/series/change-series.server.ts";
import { createTemplate } from "#app/features/selling/templates/create-template.server.ts";
import { deleteTemplate } from "#app/features/selling/templates/delete-template.server.ts";
import { renameTemplate } from "#app/features/selling/templates/update-template.server.ts";
import { templateSchema } from "#app/features/selling/templates/template.schema.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { PDF } from "../expense-input.ts";
import { batchInput } from "../batches/batch-input.ts";
import { clientInput } from "../invoices/client-input.ts";
import { invoiceWith } from "../invoices/invoice-with.ts";
import { newSeries } from "../invoices/series-input.ts";
import { offerInput } from "../offers/offer-input.ts";

/** Changes something of every kind that has no event of its own. */
export async function changeWithoutOwnEvents(ctx: UserContext): Promise<void> {
  const template = await createTemplate(ctx, templateSchema.parse(TEMPLATE_EXAMPLE));
  await renameTemplate(ctx, template, "Anders");
  await deleteTemplate(ctx, template);
  const entry = { name: { de: "Konzept" }, unitPrice: 140 };
  const { id } = await createCatalogueItem(ctx, catalogueSchema.parse(entry));
  await updateCatalogueItem(ctx, id, catalogueSchema.parse({ ...entry, unitPrice: 150 }));
  await deleteCatalogueItem(ctx, id);
  await deleteOffer(ctx, await createOffer(ctx, offerInput()));
  await pauseSeries(ctx, await newSeries(ctx, { name: "Pause" }));
  const note = await issueCreditNote(ctx, await invoiceWith(ctx, "sent"), { reason: "Zu viel" });
  await withdrawCreditNote(ctx, note);
  const invoice = await invoiceWith(ctx, "sent");
  const paid = await recordPayment(ctx, invoice, { amount: 5_000_00, note: "" });
  await recordRefund(ctx, paid, { amount: 1_00, refundedOn: ctx.today, note: "" });
  const waiting = { state: "unassigned", amount: 100, paid_on: ctx.today, source: "bank" } as const;
  await ctx.transaction((ctx) => insertPayment(ctx, waiting));
  await ctx.transaction((ctx) => writeProfile(ctx, { company_name: "Anders GmbH" }));
  await changeWithoutList(ctx);
}

/** What no list answers. */
async function changeWithoutList(ctx: UserContext): Promise<void> {
  const overdue = await invoiceWith(ctx, "overdue");
  await markOverdue(ctx, overdue);
  const reminder = await createReminder(ctx, overdue, { send: false });
  await takeBackReminder(ctx, overdue, reminder, (await findInvoice(ctx, overdue)).version);
  const { id: client } = await createClient(ctx, clientInput({ name: "Viele AG" }));
  await workOnBatch(ctx, await beginBatch(ctx, batchInput({ clientIds: [client] })));
  await addComment(ctx, { invoiceId: overdue }, "Ruft an");
  await saveDesign(ctx, designSchema.parse({ ...(await findDesign(ctx)), fontSize: 11 }));
  await saveExchangeRate(ctx, { month: "2026-10", rate: 93_000 });
  const paper = { day: ctx.today, text: "Papier", reference: "", amount: 100 };
  const accounts = { debitAccount: "6500", creditAccount: "1000" };
  const { id: bookingId } = await bookByHand(ctx, { ...paper, ...accounts });
  await keepBookingReceipt(ctx, bookingId, { name: "a.pdf", bytes: PDF });
  await takeBackManual(ctx, bookingId);
}
