import { expect, it } from "vitest";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { depositsOf } from "#app/features/selling/invoices/deposits/deposits-of.server.ts";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { depositSchema } from "#app/features/selling/invoices/deposits/deposit.schema.ts";
import { makeDeposit } from "#app/features/selling/invoices/make-deposit.server.ts";
import { makeFinal } from "#app/features/selling/invoices/make-final.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { cancelInvoice, markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { updateInvoice } from "#app/features/selling/invoices/update-invoice.server.ts";
import { invoiceOffer } from "#app/features/selling/offers/invoicing/invoice-offer.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../../support/databases/databases.ts";
import { invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { acceptedOffer } from "../../../support/offers/offer-input.ts";
import { makePro, member, testPlatform } from "../../../support/platform.ts";

const TWO_RATES = [
  { description: "Malerarbeiten", quantity: 1, unitPrice: 333.33, vatRate: 8.1 },
  { description: "Pflanzen", quantity: 1, unitPrice: 77.77, vatRate: 2.6 },
];

const GROSS = {
  pricesIncludeVat: true,
  discount: { percent: 10 },
  items: [
    { description: "Malerarbeiten", quantity: 1, unitPrice: 107.55, vatRate: 8.1 },
    { description: "Pflanzen", quantity: 1, unitPrice: 51.3, vatRate: 2.6 },
  ],
};

onEachDatabase((open) => {
  const onPro = async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    return ctx;
  };

  const draft = (ctx: UserContext, more: Record<string, unknown> = {}) =>
    createInvoice(ctx, invoiceInput({ subject: "Haus Meier", items: TWO_RATES, ...more }));

  const ask = (ctx: UserContext, id: string, asked: { percent?: number; amount?: number }) =>
    makeDeposit(ctx, id, depositSchema.parse(asked));

  async function sentDeposit(ctx: UserContext, id: string, asked: { percent?: number; amount?: number }) {
    const deposit = await ask(ctx, id, asked);
    await markSent(ctx, deposit);
    return deposit;
  }

  const credit = (ctx: UserContext, id: string) =>
    issueCreditNote(ctx, id, { reason: "x", version: undefined });

  it("a deposit of 30 % and the final invoice are the whole at both VAT rates", async () => {
    const ctx = await onPro();
    const whole = await draft(ctx);
    const id = await sentDeposit(ctx, whole, { percent: 30 });
    const deposit = await findInvoice(ctx, id);
    expect(deposit).toMatchObject({
      total: 132_04,
      deposit: { of: whole, percent: 3000 },
      vatRows: [
        { rate: 81, net: 100_00, vat: 8_10 },
        { rate: 26, net: 23_33, vat: 61 },
      ],
    });
    expect(deposit.items.map(({ description }) => description)).toEqual(
      Array(2).fill("Deposit of 30\u00a0% for Haus Meier"),
    );
    const finals = await Promise.all([id, whole, id].map((from) => makeFinal(ctx, from)));
    expect(finals).toEqual([whole, whole, whole]);
    expect(await findInvoice(ctx, whole)).toMatchObject({
      total: 308_08,
      issueDate: ctx.today,
      deductions: [{ id, number: deposit.number, issueDate: deposit.issueDate, isDeposit: true }],
      vatRows: [
        { rate: 81, net: 233_33, vat: 18_90 },
        { rate: 26, net: 54_44, vat: 1_41 },
      ],
    });
    const { version } = await findInvoice(ctx, whole);
    expect(await makeFinal(ctx, whole)).toBe(whole);
    expect((await findInvoice(ctx, whole)).version).toBe(version);
    await markSent(ctx, whole);
    await markPaid(ctx, whole);
    expect(await makeFinal(ctx, id)).toBe(whole);
    expect((await findInvoice(ctx, id)).status).toBe("sent");
  });

  it("an amount has its VAT in it, and discount and rounding to 5 Rappen stay exact", async () => {
    const ctx = await onPro();
    await ctx.db.updateTable("businesses").set({ rounds_to_five: 1 }).execute();
    const whole = await draft(ctx, GROSS);
    expect(await findInvoice(ctx, whole)).toMatchObject({ total: 142_95, rounding: -1 });
    const id = await sentDeposit(ctx, whole, { amount: 50 });
    expect(await findInvoice(ctx, id)).toMatchObject({
      total: 50_00,
      deposit: { percent: 0 },
      vatRows: [
        { rate: 81, net: 31_31, vat: 2_54 },
        { rate: 26, net: 15_74, vat: 41 },
      ],
    });
    await makeFinal(ctx, whole);
    expect(await findInvoice(ctx, whole)).toMatchObject({
      total: 92_95,
      rounding: -1,
      vatRows: [
        { rate: 81, net: 58_23, vat: 4_71 },
        { rate: 26, net: 29_26, vat: 76 },
      ],
    });
  });

  it("deposits asked for at once leave something for the final invoice", async () => {
    const ctx = await onPro();
    const whole = await draft(ctx);
    const asked = await Promise.allSettled([60, 60].map((percent) => ask(ctx, whole, { percent })));
    expect(asked.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const refused = (field: string) => ({ fields: [{ field, code: "field.deposits_too_much" }] });
    await expect(ask(ctx, whole, { percent: 40 })).rejects.toMatchObject(refused("percent"));
    await expect(ask(ctx, whole, { amount: 176.05 })).rejects.toMatchObject(refused("amount"));
    await ask(ctx, whole, { amount: 176 });
  });

  it("a whole is not issued before its deposits are deducted as they stand", async () => {
    const ctx = await onPro();
    const whole = await draft(ctx);
    await expect(makeFinal(ctx, whole)).rejects.toMatchObject({ code: "invoice.without_deposits" });
    const id = await ask(ctx, whole, { percent: 50 });
    await expect(markSent(ctx, whole)).rejects.toMatchObject({ code: "invoice.deposit_is_draft" });
    await expect(makeFinal(ctx, whole)).rejects.toMatchObject({ code: "invoice.deposit_is_draft" });
    await markSent(ctx, id);
    await expect(markSent(ctx, whole)).rejects.toMatchObject({ code: "invoice.deposits_changed" });
    await expect(deleteInvoice(ctx, whole)).rejects.toMatchObject({ code: "invoice.has_deposits" });
    await makeFinal(ctx, id);
    const small = invoiceInput({ items: [{ description: "x", quantity: 1, unitPrice: 10, vatRate: 8.1 }] });
    await expect(updateInvoice(ctx, whole, small)).rejects.toMatchObject({
      fields: [{ field: "items", code: "field.less_than_deducted" }],
    });
    await cancelInvoice(ctx, id);
    await expect(markSent(ctx, whole)).rejects.toMatchObject({ code: "invoice.deposits_changed" });
    await makeFinal(ctx, whole);
    const alone = await findInvoice(ctx, whole);
    expect([alone.total, alone.deductions]).toEqual([440_12, undefined]);
    await markSent(ctx, whole);
  });

  it("a deposit that is deleted, which hides it, is deducted all the same", async () => {
    const ctx = await onPro();
    const whole = await draft(ctx);
    const hidden = await sentDeposit(ctx, whole, { percent: 30 });
    const { total } = await findInvoice(ctx, hidden);
    const id = await sentDeposit(ctx, whole, { percent: 20 });
    await deleteInvoice(ctx, hidden);
    expect((await depositsOf(ctx, whole)).map((one) => [one.id, one.isHidden])).toEqual([
      [hidden, true],
      [id, false],
    ]);
    await makeFinal(ctx, whole);
    await markSent(ctx, whole);
    const final = await findInvoice(ctx, whole);
    expect(final.deductions?.map((one) => one.id)).toEqual([hidden, id]);
    expect(final.total).toBe(440_12 - total - (await findInvoice(ctx, id)).total);
  });

  it("a deposit that an issued final invoice deducts is corrected after it", async () => {
    const ctx = await onPro();
    const whole = await draft(ctx);
    const credited = await sentDeposit(ctx, whole, { percent: 20 });
    await credit(ctx, credited);
    const id = await sentDeposit(ctx, whole, { percent: 50 });
    await makeFinal(ctx, id);
    await markSent(ctx, whole);
    const final = await findInvoice(ctx, whole);
    expect(final.deductions?.map((one) => one.id)).toEqual([id]);
    for (const correct of [cancelInvoice, credit, deleteInvoice])
      await expect(correct(ctx, id)).rejects.toMatchObject({ code: "invoice.deducted" });
    await cancelInvoice(ctx, whole);
    const again = await makeFinal(ctx, id);
    expect(again).not.toBe(whole);
    expect(await findInvoice(ctx, again)).toMatchObject({ total: final.total, status: "draft" });
    expect(await makeFinal(ctx, id)).toBe(again);
    await credit(ctx, id);
  });

  it("there is no deposit of a deposit, of a part of an offer, or of what was sent", async () => {
    const ctx = await onPro();
    const offer = await acceptedOffer(ctx);
    const part = await invoiceOffer(ctx, offer, { kind: "part", percent: 3000 });
    expect((await findInvoice(ctx, part)).deposit).toEqual({ of: null, percent: 3000 });
    const whole = await draft(ctx);
    const id = await ask(ctx, whole, { percent: 50 });
    for (const one of [part, id])
      await expect(ask(ctx, one, { percent: 10 })).rejects.toMatchObject({ code: "invoice.no_deposit" });
    await markSent(ctx, id);
    await expect(ask(ctx, id, { percent: 10 })).rejects.toMatchObject({
      code: "invoice.transition_not_allowed",
    });
  });
});
