import { expect, it } from "vitest";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { paymentOf } from "#app/features/books/ledger/payments.server.ts";
import { clientCredit, settleFromCredit } from "#app/features/money/payments/client-credit.server.ts";
import { assignPayment } from "#app/features/money/payments/review/assign-payment.server.ts";
import { confirmPayments } from "#app/features/money/payments/review/confirm-payments.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { importEntries, sentInvoice } from "../../../support/bank-files/bookkeeper.ts";
import type { CamtEntry } from "../../../support/camt.ts";
import { onEachDatabase } from "../../../support/databases/databases.ts";
import { allowEur, makePro, member, testPlatform } from "../../../support/platform.ts";

const EUR = { currency: "EUR", saveClient: true };

async function business(open: Parameters<typeof testPlatform>[0]): Promise<UserContext> {
  const ctx = await member(testPlatform(open));
  await makePro(ctx);
  await allowEur(ctx);
  return ctx;
}

const entry = (
  currency: string,
  amount: string,
  reference = "",
  more: Partial<CamtEntry> = {},
): CamtEntry => ({
  currency,
  amount,
  details: [{ currency, amount, reference }],
  ...more,
});

async function paymentsOf(ctx: UserContext) {
  const rows = await ctx.db
    .selectFrom("payments")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .orderBy("id")
    .execute();
  return rows.map(paymentOf);
}

const dueOf = async (ctx: UserContext, id: string) => amountDue(await findInvoice(ctx, id));

onEachDatabase((open) => {
  it("euros with the reference of an invoice in EUR settle it, exactly or in part", async () => {
    const ctx = await business(await open());
    const whole = await sentInvoice(ctx, 100, EUR);
    const part = await sentInvoice(ctx, 200, EUR);
    await importEntries(ctx, [
      entry("EUR", "100.00", whole.reference),
      entry("EUR", "50.00", part.reference),
    ]);
    const [booked, proposed] = await paymentsOf(ctx);
    expect(booked).toMatchObject({
      state: "booked",
      reason: "reference",
      amount: 100_00,
      currency: "EUR",
      instructed: null,
    });
    expect(proposed).toMatchObject({ state: "proposed", reason: "reference_part", currency: "EUR" });
    expect(await dueOf(ctx, whole.id)).toBe(0);
  });

  it("francs for an invoice in EUR, and euros for one in CHF, are proposed with both amounts", async () => {
    const ctx = await business(await open());
    const inEur = await sentInvoice(ctx, 100, EUR);
    const inChf = await sentInvoice(ctx, 100);
    await importEntries(ctx, [
      entry("CHF", "93.55", inEur.reference),
      entry("EUR", "106.90", inChf.reference),
    ]);
    const payments = await paymentsOf(ctx);
    expect(payments).toMatchObject([
      {
        state: "proposed",
        reason: "foreign_currency",
        amount: 100_00,
        currency: "EUR",
        instructed: { amount: 93_55, currency: "CHF" },
      },
      {
        state: "proposed",
        reason: "foreign_currency",
        amount: 100_00,
        currency: "CHF",
        instructed: { amount: 106_90, currency: "EUR" },
      },
    ]);
    await confirmPayments(
      ctx,
      payments.map(({ id }) => id),
    );
    expect([await dueOf(ctx, inEur.id), await dueOf(ctx, inChf.id)]).toEqual([0, 0]);
  });

  it("equal figures of two currencies are not the same amount", async () => {
    const ctx = await business(await open());
    const { id } = await findInvoice(ctx, (await sentInvoice(ctx, 100, EUR)).id);
    const { recipient } = await findInvoice(ctx, id);
    const payer = { name: recipient.name };
    await importEntries(ctx, [
      { currency: "CHF", amount: "100.00", details: [{ currency: "CHF", amount: "100.00", payer }] },
      { currency: "EUR", amount: "100.00", details: [{ currency: "EUR", amount: "100.00", payer }] },
    ]);
    expect(await paymentsOf(ctx)).toMatchObject([
      { state: "unassigned", amount: 100_00, currency: "CHF" },
      { state: "proposed", reason: "payer", amount: 100_00, currency: "EUR" },
    ]);
  });

  it("what a person assigns is worth what is due in the invoice's currency, again after an undo", async () => {
    const ctx = await business(await open());
    const inEur = await sentInvoice(ctx, 100, EUR);
    const inChf = await sentInvoice(ctx, 40);
    await importEntries(ctx, [entry("CHF", "93.55"), entry("EUR", "120.00")]);
    const [francs, euros] = (await paymentsOf(ctx)).map(({ id }) => id);
    await assignPayment(ctx, francs!, inEur.id);
    expect((await paymentsOf(ctx))[0]).toMatchObject({ amount: 100_00, currency: "EUR" });
    await undoPayment(ctx, francs!);
    await assignPayment(ctx, francs!, inChf.id);
    expect((await paymentsOf(ctx))[0]).toMatchObject({ amount: 93_55, currency: "CHF" });
    await assignPayment(ctx, euros!, inEur.id);
    expect((await paymentsOf(ctx))[1]).toMatchObject({ amount: 120_00, currency: "EUR" });
    expect([await dueOf(ctx, inEur.id), await dueOf(ctx, inChf.id)]).toEqual([0, 0]);
  });

  it("money in another currency is worth what it was once its proposal or assignment is gone", async () => {
    const ctx = await business(await open());
    const inEur = await sentInvoice(ctx, 100, EUR);
    const inChf = await sentInvoice(ctx, 40);
    await importEntries(ctx, [
      entry("CHF", "93.55", inEur.reference),
      entry("EUR", "42.00", inChf.reference),
      entry("EUR", "100.00", inEur.reference),
    ]);
    const [francs, euros, same] = (await paymentsOf(ctx)).map(({ id }) => id);
    await markPaid(ctx, inChf.id);
    expect(await confirmPayments(ctx, [euros!])).toMatchObject({ outdated: 1 });
    const inEuros = { amount: 0, currency: "CHF", instructed: { amount: 42_00, currency: "EUR" } };
    expect((await paymentsOf(ctx))[1]).toMatchObject({ state: "unassigned", reason: "outdated", ...inEuros });
    await undoPayment(ctx, same!);
    expect((await paymentsOf(ctx))[2]).toMatchObject({
      state: "unassigned",
      amount: 100_00,
      currency: "EUR",
    });
    await confirmPayments(ctx, [francs!]);
    await undoPayment(ctx, francs!);
    expect((await paymentsOf(ctx))[0]).toMatchObject({ state: "unassigned", amount: 93_55, currency: "CHF" });
  });

  it("credit in EUR settles nothing in CHF", async () => {
    const ctx = await business(await open());
    const inEur = await sentInvoice(ctx, 100, EUR);
    const { clientId } = await findInvoice(ctx, inEur.id);
    const inChf = await sentInvoice(ctx, 10, { clientId, saveClient: true });
    const another = await sentInvoice(ctx, 10, { ...EUR, clientId });
    await importEntries(ctx, [entry("EUR", "105.00", inEur.reference)]);
    await confirmPayments(
      ctx,
      (await paymentsOf(ctx)).map(({ id }) => id),
    );
    expect(await clientCredit(ctx, clientId!)).toEqual({ CHF: 0, EUR: 5_00 });
    await expect(settleFromCredit(ctx, inChf.id)).rejects.toMatchObject({ code: "payment.none_open" });
    await settleFromCredit(ctx, another.id);
    expect([await dueOf(ctx, inChf.id), await dueOf(ctx, another.id)]).toEqual([10_00, 5_00]);
  });
});
