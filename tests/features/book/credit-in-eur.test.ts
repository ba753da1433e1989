import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { cancelInvoice } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { settleFromCredit } from "#app/features/money/payments/client-credit.server.ts";
import { recordRefund } from "#app/features/money/payments/refunds/record-refund.server.ts";
import { saveExchangeRate } from "#app/features/taxes/tax/rates/exchange-rates.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { accountBalances } from "../../support/ledger/books.ts";
import { allowEur } from "../../support/platform.ts";
import { issued, paid, registeredBusiness, row } from "../../support/tax/worked-year.ts";

onEachDatabase((open) => {
  it("credit in EUR that is paid back at another rate is a loss or a gain of that day", async () => {
    const { ctx, invoice } = await inEur();
    const id = await invoice("2026-07-20", 100);
    const payment = await overpaid(ctx, id, 200);
    await recordRefund(ctx, payment, { amount: 33_33, refundedOn: "2026-08-10", note: "" });
    // 33.33 came in at 0.90 and went out at 1.00; 66.67 leave at 0.90 and are worth 0.80.
    expect(await accountBalances(ctx)).toMatchObject({ clientCredit: -60_00, exchange: 3_33 });
    await recordRefund(ctx, payment, { refundedOn: "2026-09-10", note: "" });
    expect(await accountBalances(ctx)).toMatchObject({ clientCredit: 0, exchange: 3_33 - 6_66 });
    expect(await daysOf(ctx)).toEqual(["2026-08-10", "2026-09-10"]);
  });

  it("credit in EUR that settles an invoice of another month leaves nothing on its account", async () => {
    const { ctx, invoice } = await inEur();
    const id = await invoice("2026-07-20", 100);
    await overpaid(ctx, id, 150);
    const other = await invoice("2026-08-20", 50);
    await settleFromCredit(ctx, other);
    expect(await accountBalances(ctx)).toMatchObject({ clientCredit: 0, debtors: 0, exchange: 5_00 });
    await saveExchangeRate(ctx, { month: "2026-08", rate: 95_000 });
    expect(await accountBalances(ctx)).toMatchObject({ clientCredit: 0, debtors: 0, exchange: 2_50 });
  });

  it("the credit of a credit note in EUR ends at 0.00 too, whatever rounding left of it", async () => {
    const { ctx, invoice } = await inEur();
    const id = await invoice("2026-07-20", 33.33, 8.1);
    await paid(ctx, id, 20.01, "2026-08-02");
    const note = await issueCreditNote(ctx, id, { reason: "Storniert" });
    await recordRefund(ctx, note, { amount: 7_77, refundedOn: "2026-11-21", note: "" });
    const other = await invoice("2026-09-20", 100);
    await settleFromCredit(ctx, other);
    expect(await accountBalances(ctx)).toMatchObject({ clientCredit: 0 });
  });

  it("what a cancelled invoice was settled with is credit by its rate, and leaves by it", async () => {
    const { ctx, invoice } = await inEur();
    const id = await invoice("2026-07-20", 100);
    const payment = await overpaid(ctx, id, 60);
    await cancelInvoice(ctx, id);
    await recordRefund(ctx, payment, { refundedOn: "2026-11-21", note: "" });
    expect(await accountBalances(ctx)).toMatchObject({ clientCredit: 0, debtors: 0, exchange: 3_00 });
  });

  it("without a rate for its month nothing is said of a difference, and later all of it", async () => {
    const { ctx, invoice } = await inEur();
    const id = await invoice("2026-07-20", 100);
    const payment = await overpaid(ctx, id, 150);
    await recordRefund(ctx, payment, { refundedOn: "2026-10-10", note: "" });
    expect(await daysOf(ctx)).toEqual([]);
    await saveExchangeRate(ctx, { month: "2026-10", rate: 92_000 });
    expect(await accountBalances(ctx)).toMatchObject({ clientCredit: 0, exchange: 1_00 });
  });

  async function inEur() {
    const ctx = await registeredBusiness(await open());
    await allowEur(ctx);
    const rates = { "2026-07": 90_000, "2026-08": 100_000, "2026-09": 80_000, "2026-11": 95_000 };
    for (const [month, rate] of Object.entries(rates)) await saveExchangeRate(ctx, { month, rate });
    const { id: clientId } = await createClient(ctx, clientInput());
    const invoice = (day: string, amount: number, rate = 0) =>
      issued(ctx, day, [row(amount, rate)], { currency: "EUR", clientId });
    return { ctx, invoice };
  }
});

async function overpaid(ctx: UserContext, id: string, amount: number): Promise<string> {
  await paid(ctx, id, amount, "2026-07-25");
  const payments = ctx.db.selectFrom("payments").select("id").where("business_id", "=", ctx.businessId);
  return (await payments.executeTakeFirstOrThrow()).id;
}

async function daysOf(ctx: UserContext): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom("bookings")
    .select("day")
    .where("business_id", "=", ctx.businessId)
    .where("kind", "=", "exchange_credit")
    .orderBy("sequence")
    .execute();
  return rows.map(({ day }) => day);
}
