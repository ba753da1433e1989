import { expect, it } from "vitest";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { cancelInvoice } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { restoreInvoice } from "#app/features/selling/invoices/status/restore-invoice.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { invoiceOffer } from "#app/features/selling/offers/invoicing/invoice-offer.server.ts";
import { offersToInvoice } from "#app/features/selling/offers/invoicing/offers-to-invoice.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { acceptedOffer, OFFER, offerInput, sentOffer } from "../../support/offers/offer-input.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { later, makePro, member, testPlatform } from "../../support/platform.ts";

const HOURS = { items: [{ description: "Arbeit", quantity: 10, unit: "h", unitPrice: 100, vatRate: 8.1 }] };
const NONE = { count: 0, amount: 0, names: [] };

async function sentPart(ctx: UserContext, id: string, percent: number): Promise<string> {
  const invoiceId = await invoiceOffer(ctx, id, { kind: "part", percent: percent * 100 });
  await markSent(ctx, invoiceId);
  return invoiceId;
}

onDatabaseOfDay((open) => {
  it("counts accepted offers until they are invoiced as a whole", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await createOffer(ctx, offerInput(HOURS));
    await sentOffer(ctx, HOURS);
    expect(await offersToInvoice(ctx, 3)).toEqual(NONE);
    const first = await acceptedOffer(ctx, HOURS);
    await acceptedOffer(ctx, { ...HOURS, recipient: { ...OFFER.recipient, name: "Buchhandlung AG" } });
    expect(await offersToInvoice(ctx, 3)).toEqual({
      count: 2,
      amount: 2162_00,
      names: [OFFER.recipient.name, "Buchhandlung AG"],
    });
    expect((await offersToInvoice(ctx, 1)).names).toHaveLength(1);
    await invoiceOffer(ctx, first, { kind: "whole" });
    expect(await offersToInvoice(ctx, 3)).toEqual({ count: 1, amount: 1081_00, names: ["Buchhandlung AG"] });
    const other = await member(platform, { email: "other@example.ch" });
    expect(await offersToInvoice(other, 3)).toEqual(NONE);
  });

  it("an invoice that is restored is listed by its offer again, and programs are told of the offer", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const id = await acceptedOffer(ctx, HOURS);
    const invoiceId = await invoiceOffer(ctx, id, { kind: "whole" });
    await markSent(ctx, invoiceId);
    const { number } = await findInvoice(ctx, invoiceId);
    await deleteInvoice(ctx, invoiceId);
    const updatedAt = async () => (await findOffer(ctx, id)).updatedAt;
    const before = await updatedAt();
    platform.pass(1000);
    await restoreInvoice(later(ctx), number);
    expect([before, await updatedAt()]).toEqual([ctx.now.toISOString(), later(ctx).now.toISOString()]);
  });

  it("an invoice that is cancelled changes its offer for programs", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const id = await acceptedOffer(ctx, HOURS);
    const invoiceId = await invoiceOffer(ctx, id, { kind: "whole" });
    await markSent(ctx, invoiceId);
    platform.pass(1000);
    await cancelInvoice(later(ctx), invoiceId);
    expect((await findOffer(ctx, id)).updatedAt).toBe(later(ctx).now.toISOString());
  });

  it("leaves out what part invoices charge, as the final invoice would", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const id = await acceptedOffer(ctx, HOURS);
    const half = await sentPart(ctx, id, 50);
    await sentPart(ctx, id, 10);
    await cancelInvoice(ctx, await sentPart(ctx, id, 20));
    expect((await offersToInvoice(ctx, 3)).amount).toBe(432_40);
    await issueCreditNote(ctx, half, {
      reason: "x",
      version: undefined,
      items: [{ position: 1, quantity: 1000 }],
    });
    const { amount } = await offersToInvoice(ctx, 3);
    const final = await findInvoice(ctx, await invoiceOffer(ctx, id, { kind: "final" }));
    expect(amount).toBe(final.total);
    expect(await offersToInvoice(ctx, 3)).toEqual(NONE);
  });
});
