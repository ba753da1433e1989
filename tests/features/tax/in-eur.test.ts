import { expect, it } from "vitest";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { writeOff } from "#app/features/money/payments/write-off.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { missingRates, saveExchangeRate } from "#app/features/taxes/tax/rates/exchange-rates.server.ts";
import { yearFigures } from "#app/features/taxes/year/year-figures.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { accountBalances } from "../../support/ledger/books.ts";
import { allowEur } from "../../support/platform.ts";
import { issued, registeredBusiness, row, useMethod } from "../../support/tax/worked-year.ts";

const ALWAYS = { from: "2000-01-01", to: "2099-12-31" };
const EUR = { currency: "EUR" };
const rate = (ctx: UserContext, month: string, value: number) =>
  saveExchangeRate(ctx, { month, rate: value });

async function business(open: Parameters<typeof registeredBusiness>[0]) {
  const ctx = await registeredBusiness(open);
  await allowEur(ctx);
  return ctx;
}

async function figure(ctx: UserContext, id: string, line: string): Promise<number | null | undefined> {
  return (await periodJson(ctx, id)).figures.find(({ ziffer }) => ziffer === line)?.turnover;
}

const paymentsOf = (ctx: UserContext) =>
  ctx.db
    .selectFrom("payments")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .orderBy("id")
    .execute();

onEachDatabase((open) => {
  it("a return waits for the rates of its months, and counts EUR in CHF by them", async () => {
    const ctx = await business(await open());
    await issued(ctx, "2026-07-20", [row(1000, 8.1)], EUR);
    await issued(ctx, "2026-08-20", [row(100, 8.1)]);
    await useMethod(ctx, { validFrom: "2026-07-01" });
    const [, third = ""] = (await listPeriods(ctx)).map(({ id }) => id);
    const before = await periodJson(ctx, third);
    expect(before.payable).toBe(8.1);
    expect(before.checks).toContainEqual({ name: "exchangeRates", isMet: false });
    await expect(closePeriod(ctx, third, before.hash)).rejects.toMatchObject({
      code: "journal.rates_missing",
      params: { months: "2026-07" },
    });
    expect(await missingRates(ctx, ALWAYS)).toEqual(["2026-07"]);
    await rate(ctx, "2026-07", 93_565);
    const after = await periodJson(ctx, third);
    // 1'000.00 × 0.93565 = 935.65 net, 81.00 × 0.93565 = 75.79 VAT.
    expect(after.payable).toBe(83.89);
    expect(await figure(ctx, third, "200")).toBe(1035.65);
    expect(after.checks).toContainEqual({ name: "exchangeRates", isMet: true });
    expect(await missingRates(ctx, ALWAYS)).toEqual([]);
    await expect(closePeriod(ctx, third, before.hash)).rejects.toMatchObject({ code: "tax_period.changed" });
    await closePeriod(ctx, third, after.hash);
  });

  it("a rate on the invoice goes before that of the month, and a changed rate is a later difference", async () => {
    const ctx = await business(await open());
    await issued(ctx, "2026-07-20", [row(1000, 8.1)], { ...EUR, exchangeRate: 1 });
    await issued(ctx, "2026-07-21", [row(1000, 8.1)], EUR);
    await useMethod(ctx, { validFrom: "2026-07-01" });
    await rate(ctx, "2026-07", 90_000);
    const [next = "", third = ""] = (await listPeriods(ctx)).map(({ id }) => id);
    const { hash, payable } = await periodJson(ctx, third);
    expect(payable).toBe(81 + 72.9);
    await closePeriod(ctx, third, hash);
    await rate(ctx, "2026-07", 95_000);
    expect((await periodJson(ctx, third)).payable).toBe(payable);
    expect((await periodJson(ctx, next)).payable).toBe(4.05);
  });

  it("a credit note counts by the rate of its invoice, typed or of its month", async () => {
    const ctx = await business(await open());
    const plain = await issued(ctx, "2026-07-20", [row(1000, 8.1)], EUR);
    const typed = await issued(ctx, "2026-07-21", [row(1000, 8.1)], { ...EUR, exchangeRate: 0.95 });
    await useMethod(ctx, { validFrom: "2026-07-01" });
    for (const id of [plain, typed]) await issueCreditNote(ctx, id, { reason: "Storniert" });
    await rate(ctx, "2026-11", 99_000);
    const [fourth = "", third = ""] = (await listPeriods(ctx)).map(({ id }) => id);
    // Nobody has said what the euro of July was worth: the credit note waits as its invoice does.
    expect((await periodJson(ctx, fourth)).checks).toContainEqual({ name: "exchangeRates", isMet: false });
    await rate(ctx, "2026-07", 90_000);
    expect((await periodJson(ctx, third)).payable).toBe(149.85);
    expect((await periodJson(ctx, fourth)).payable).toBe(-149.85);
    expect(await accountBalances(ctx)).toMatchObject({ debtors: 0, vat: 0 });
  });

  it("what is received counts by the rate of its month", async () => {
    const ctx = await business(await open());
    const id = await issued(ctx, "2026-07-20", [row(1000, 8.1)], EUR);
    await recordPayment(ctx, id, { amount: 1081_00, paidOn: "2026-08-05", note: "" });
    await useMethod(ctx, { validFrom: "2026-07-01", consideration: "received" });
    await rate(ctx, "2026-07", 90_000);
    await rate(ctx, "2026-08", 100_000);
    const [, third = ""] = (await listPeriods(ctx)).map(({ id }) => id);
    expect((await periodJson(ctx, third)).payable).toBe(81);
  });

  it("the journal settles the last Rappen, and says what the euro was worth more", async () => {
    const ctx = await business(await open());
    const id = await issued(ctx, "2026-07-20", [row(333.33, 8.1), row(0.05, 2.6)], EUR);
    await rate(ctx, "2026-07", 93_565);
    await rate(ctx, "2026-08", 95_001);
    await recordPayment(ctx, id, { amount: 100_01, paidOn: "2026-08-05", note: "" });
    await recordPayment(ctx, id, { amount: 100_03, paidOn: "2026-08-06", note: "" });
    const { total, settled } = await ctx.db
      .selectFrom("invoices")
      .select(["total", "settled"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await recordPayment(ctx, id, { amount: total - settled, paidOn: "2026-08-07", note: "" });
    const { debtors = 0, bank = 0, exchange = 0, revenue = 0, vat = 0 } = await accountBalances(ctx);
    expect(debtors).toBe(0);
    expect(bank).toBe(95_01 + 95_03 + Math.round(((total - settled) * 95_001) / 100_000));
    expect(bank + exchange + revenue + vat).toBe(0);
    expect(exchange).toBeLessThan(-4_00);
    const { months, openAtEnd, exchange: ofYear } = await yearFigures(ctx, 2026);
    expect(openAtEnd).toBe(0);
    expect(ofYear).toBe(-exchange);
    expect(months[6]?.agreed).toBe(-revenue);
  });

  it("what is written off leaves no Rappen, and an undone payment opens all of it again", async () => {
    const ctx = await business(await open());
    const id = await issued(ctx, "2026-07-20", [row(333.33, 8.1), row(99.99, 2.6)], EUR);
    await rate(ctx, "2026-07", 93_565);
    await recordPayment(ctx, id, { amount: 100_01, paidOn: "2026-07-25", note: "" });
    await writeOff(ctx, id, { reason: "Konkurs", writtenOffOn: "2026-07-30" });
    expect((await accountBalances(ctx)).debtors ?? 0).toBe(0);
    const other = await issued(ctx, "2026-07-20", [row(50, 8.1)], EUR);
    const before = await accountBalances(ctx);
    await recordPayment(ctx, other, { amount: 54_05, paidOn: "2026-07-25", note: "" });
    const [, second] = await paymentsOf(ctx);
    await undoPayment(ctx, second!.id);
    expect(await accountBalances(ctx)).toEqual(before);
  });

  it("too much money in EUR is the client's credit, worth what it was on its day", async () => {
    const ctx = await business(await open());
    const id = await issued(ctx, "2026-07-20", [row(100, 0)], EUR);
    await rate(ctx, "2026-07", 90_000);
    await recordPayment(ctx, id, { amount: 150_00, paidOn: "2026-07-25", note: "" });
    const { bank, clientCredit, debtors = 0 } = await accountBalances(ctx);
    expect({ bank, clientCredit, debtors }).toEqual({ bank: 135_00, clientCredit: -45_00, debtors: 0 });
  });

  it("without EUR nothing asks for rates", async () => {
    const ctx = await business(await open());
    await issued(ctx, "2026-07-20", [row(1000, 8.1)]);
    await useMethod(ctx, { validFrom: "2026-07-01" });
    const [, third = ""] = (await listPeriods(ctx)).map(({ id }) => id);
    expect((await periodJson(ctx, third)).checks.map(({ name }) => name)).not.toContain("exchangeRates");
    expect(await missingRates(ctx, ALWAYS)).toBeNull();
  });
});
