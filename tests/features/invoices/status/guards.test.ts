import { expect, it } from "vitest";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import {
  cancelInvoice,
  markOverdue,
  markPaid,
  markSelectedPaid,
  markUnpaid,
  requireCancellable,
} from "#app/features/selling/invoices/settling/change-status.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { markOfferSent } from "#app/features/selling/offers/sending/issue-offer.server.ts";
import { closeBusiness } from "../../../support/accounts/close-business.ts";
import { freshSqlite } from "../../../support/databases/databases.ts";
import { invoiceWith } from "../../../support/invoices/invoice-with.ts";
import { offerInput } from "../../../support/offers/offer-input.ts";
import { member, testPlatform } from "../../../support/platform.ts";

async function start() {
  const ctx = await member(testPlatform(await freshSqlite()));
  await ctx.db.updateTable("businesses").set({ plan: "pro" }).execute();
  return ctx;
}

it("no paper is issued, settled or cancelled for a business that was closed meanwhile", async () => {
  const ctx = await start();
  const [draft, sent, paid, overdue] = [
    await invoiceWith(ctx, "draft"),
    await invoiceWith(ctx, "sent"),
    await invoiceWith(ctx, "paid"),
    await invoiceWith(ctx, "overdue"),
  ];
  const offer = await createOffer(ctx, offerInput());
  await closeBusiness(ctx);
  for (const act of [
    () => markSent(ctx, draft),
    () => markOfferSent(ctx, offer),
    () => markPaid(ctx, sent),
    () => markSelectedPaid(ctx, [sent]),
    () => markUnpaid(ctx, paid),
    () => markOverdue(ctx, overdue),
    () => cancelInvoice(ctx, sent),
  ])
    await expect(act()).rejects.toMatchObject({ code: "session.required" });
});

it("an invoice of which one Rappen was credited is not cancelled", async () => {
  const ctx = await start();
  const invoice = await findInvoice(ctx, await invoiceWith(ctx, "sent"));
  await requireCancellable(ctx, invoice);
  await expect(requireCancellable(ctx, { ...invoice, credited: 1 })).rejects.toMatchObject({
    code: "invoice.has_credit_notes",
  });
});
