import { expect, it } from "vitest";
import { cancelInvoice, markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { updateInvoice } from "#app/features/selling/invoices/update-invoice.server.ts";
import { invoiceOffer } from "#app/features/selling/offers/invoicing/invoice-offer.server.ts";
import {
  type InvoiceOfferInput,
  invoiceOfferSchema,
} from "#app/features/selling/offers/invoicing/invoice-offer.schema.ts";
import { listOffers } from "#app/features/selling/offers/list/list-offers.server.ts";
import type { OfferStatus } from "#app/features/selling/offers/fields/offer.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { acceptedOffer, sentOffer } from "../../support/offers/offer-input.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

const part = (percent: number): InvoiceOfferInput => ({ kind: "part", percent: percent * 100 });
const WHOLE: InvoiceOfferInput = { kind: "whole" };
const FINAL: InvoiceOfferInput = { kind: "final" };

async function sentPart(ctx: UserContext, id: string, percent: number): Promise<string> {
  const invoiceId = await invoiceOffer(ctx, id, part(percent));
  await markSent(ctx, invoiceId);
  return invoiceId;
}

onDatabaseOfDay((open) => {
  const onPro = async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    return ctx;
  };

  it("an accepted offer becomes one draft invoice, however often it is asked for", async () => {
    const ctx = await onPro();
    const id = await acceptedOffer(ctx, { discount: { percent: 10 }, purchaseOrder: "PO-7" });
    const offer = await findOffer(ctx, id);
    const attempts = Array.from({ length: 8 }, () => invoiceOffer(ctx, id, WHOLE));
    const invoices = new Set(await Promise.all(attempts));
    expect(invoices.size).toBe(1);
    const [invoiceId = ""] = invoices;
    const invoice = await findInvoice(ctx, invoiceId);
    expect(invoice).toMatchObject({
      status: "draft",
      total: offer.total,
      clientId: offer.clientId,
      purchaseOrder: "PO-7",
      subject: "Offer OFF-2026-0001",
      invoiceDiscount: offer.invoiceDiscount,
    });
    expect(invoice.items).toEqual(offer.items);
    expect((await findOffer(ctx, id)).status).toBe("invoiced");
    await expect(invoiceOffer(ctx, id, part(10))).rejects.toMatchObject({ code: "offer.already_invoiced" });
    await deleteInvoice(ctx, invoiceId);
    expect(await findOffer(ctx, id)).toMatchObject({ status: "accepted", invoices: [] });
    await invoiceOffer(ctx, id, WHOLE);
  });

  it("only an accepted offer is invoiced", async () => {
    const ctx = await onPro();
    const id = await sentOffer(ctx);
    await expect(invoiceOffer(ctx, id, WHOLE)).rejects.toMatchObject({
      code: "offer.transition_not_allowed",
    });
  });

  it("a final invoice deducts the parts, which then stay", async () => {
    const ctx = await onPro();
    const id = await acceptedOffer(ctx);
    const offer = await findOffer(ctx, id);
    const first = await sentPart(ctx, id, 30);
    await expect(invoiceOffer(ctx, id, WHOLE)).rejects.toMatchObject({ code: "offer.already_invoiced" });
    const draft = await invoiceOffer(ctx, id, part(20.5));
    await expect(invoiceOffer(ctx, id, part(49.5))).rejects.toMatchObject({
      fields: [{ field: "percent", code: "field.parts_too_much", params: { max: "49.5" } }],
    });
    await expect(invoiceOffer(ctx, id, FINAL)).rejects.toMatchObject({ code: "offer.part_is_draft" });
    await markSent(ctx, draft);
    const [a, b] = [await findInvoice(ctx, first), await findInvoice(ctx, draft)];
    expect(a.items).toMatchObject([
      { description: "Part payment of 30\u00a0% for offer OFF-2026-0001", unitPrice: 179_96, vatRate: 81 },
      { unitPrice: 2, vatRate: 26 },
    ]);
    const finalId = await invoiceOffer(ctx, id, FINAL);
    const final = await findInvoice(ctx, finalId);
    expect(final.total + a.total + b.total).toBe(offer.total);
    expect(final.vatTotal + a.vatTotal + b.vatTotal).toBe(offer.vatTotal);
    expect(final.items).toHaveLength(2);
    expect(final.deductions?.map(({ number }) => number)).toEqual([a.number, b.number]);
    expect(await invoiceOffer(ctx, id, FINAL)).toBe(finalId);
    await expect(cancelInvoice(ctx, first)).rejects.toMatchObject({ code: "invoice.deducted" });
    await updateInvoice(ctx, finalId, invoiceInput({ subject: "Schluss" }));
    expect(await findInvoice(ctx, finalId)).toMatchObject({
      total: final.total,
      deductions: final.deductions,
    });
    const small = [{ description: "Konzept", quantity: 1, unitPrice: 10, vatRate: 8.1 }];
    await expect(updateInvoice(ctx, finalId, invoiceInput({ items: small }))).rejects.toMatchObject({
      fields: [{ field: "items", code: "field.less_than_deducted" }],
    });
    await markSent(ctx, finalId);
    const one = { reason: "x", version: undefined, items: [{ position: 1, quantity: 1000 }] };
    await expect(issueCreditNote(ctx, finalId, one)).rejects.toMatchObject({
      code: "credit_note.whole_only",
    });
    const note = await findInvoice(
      ctx,
      await issueCreditNote(ctx, finalId, { reason: "x", version: undefined }),
    );
    expect(note).toMatchObject({ total: final.total, vatTotal: final.vatTotal });
    expect((await findOffer(ctx, id)).status).toBe("accepted");
    await cancelInvoice(ctx, first);
    expect((await findOffer(ctx, id)).invoices.map(({ percent }) => percent)).toEqual([2050]);
    const listed = async (status: OfferStatus) =>
      (await listOffers(ctx, { status })).offers.map(({ id }) => id);
    expect([await listed("accepted"), await listed("invoiced")]).toEqual([[id], []]);
  });

  it("what was credited of a part is not deducted", async () => {
    const ctx = await onPro();
    const id = await acceptedOffer(ctx, {
      items: [{ description: "Arbeit", quantity: 10, unit: "h", unitPrice: 100, vatRate: 8.1 }],
    });
    const first = await sentPart(ctx, id, 50);
    const items = [{ position: 1, quantity: 200 }];
    await sentPart(ctx, id, 10);
    await issueCreditNote(ctx, first, { reason: "x", version: undefined, items });
    const final = await findInvoice(ctx, await invoiceOffer(ctx, id, FINAL));
    expect(final.subtotal).toBe(500_00);
    const charged = [
      { rate: 81, net: 400_00, vat: 32_40 },
      { rate: 81, net: 100_00, vat: 8_10 },
    ];
    expect(final.deductions?.map(({ vatRows: [row] }) => row)).toEqual(charged);
  });

  it("the rounding of a part goes with what was credited of it", async () => {
    const ctx = await onPro();
    const items = [
      { description: "Arbeit", quantity: 2, unitPrice: 33.33, vatRate: 8.1 },
      { description: "Buch", quantity: 1, unitPrice: 10.01, vatRate: 2.6 },
    ];
    await ctx.db.updateTable("businesses").set({ rounds_to_five: 1 }).execute();
    const id = await acceptedOffer(ctx, { items });
    const first = await sentPart(ctx, id, 50);
    await issueCreditNote(ctx, first, {
      reason: "x",
      version: undefined,
      items: [{ position: 1, quantity: 200 }],
    });
    const final = await findInvoice(ctx, await invoiceOffer(ctx, id, FINAL));
    const { total, rounding, allocations } = await findInvoice(ctx, first);
    const credited = allocations.reduce((sum, { amount }) => sum + amount, 0);
    const [deducted] = final.deductions!;
    const sum = deducted!.vatRows.reduce((sum, { net, vat }) => sum + net + vat, deducted!.rounding);
    expect(sum).toBe(total - credited);
    expect(rounding).toBe(-2);
  });

  it("what was cancelled leaves its place to another invoice, and each is in the history", async () => {
    const ctx = await onPro();
    const id = await acceptedOffer(ctx);
    await expect(invoiceOffer(ctx, id, FINAL)).rejects.toMatchObject({ code: "offer.no_parts" });
    const first = await invoiceOffer(ctx, id, WHOLE);
    await markSent(ctx, first);
    await cancelInvoice(ctx, first);
    const second = await invoiceOffer(ctx, id, WHOLE);
    expect((await findOffer(ctx, id)).invoices.map((made) => made.id)).toEqual([second]);
    const rows = await ctx.db.selectFrom("history").select("event").execute();
    expect(rows.filter(({ event }) => event === "offer.invoiced_whole")).toHaveLength(2);
  });

  it("an offer whose invoice is deleted, which hides it, stays invoiced, in the list as well", async () => {
    const ctx = await onPro();
    const id = await acceptedOffer(ctx);
    const invoiceId = await invoiceOffer(ctx, id, WHOLE);
    await markSent(ctx, invoiceId);
    await markPaid(ctx, invoiceId);
    const listed = async (status: OfferStatus) => (await listOffers(ctx, { status })).offers.length;
    expect([await listed("accepted"), await listed("invoiced")]).toEqual([0, 1]);
    await deleteInvoice(ctx, invoiceId);
    expect([await listed("accepted"), await listed("invoiced")]).toEqual([0, 1]);
    for (const again of [part(10), WHOLE])
      await expect(invoiceOffer(ctx, id, again)).rejects.toMatchObject({ code: "offer.already_invoiced" });
  });

  it("a part that is deleted, which hides it, is deducted all the same", async () => {
    const ctx = await onPro();
    const id = await acceptedOffer(ctx);
    const { total } = await findOffer(ctx, id);
    const first = await invoiceOffer(ctx, id, part(30));
    await markSent(ctx, first);
    const { total: charged } = await findInvoice(ctx, first);
    await deleteInvoice(ctx, first);
    const last = await findInvoice(ctx, await invoiceOffer(ctx, id, { kind: "final" }));
    expect([last.total, last.deductions?.length]).toEqual([total - charged, 1]);
  });
});

it("a percentage without the kind of invoice, or beside another kind than a part, is refused", () => {
  const refused = [{ percent: 30 }, { kind: "final", percent: 30 }, { kind: "part" }];
  for (const body of refused)
    expect(invoiceOfferSchema.safeParse(body).error?.issues.map(({ path }) => path)).toEqual([["percent"]]);
  expect(invoiceOfferSchema.parse({ kind: "part", percent: 30 })).toMatchObject({
    kind: "part",
    percent: 3000,
  });
  expect(invoiceOfferSchema.parse({})).toMatchObject({ kind: "whole" });
});
