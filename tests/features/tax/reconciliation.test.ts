import { expect, it } from "vitest";
import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { downloadXml } from "#app/features/taxes/tax/files/download-return.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { adjustPeriod } from "#app/features/taxes/tax/periods/adjust-period.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { correctPeriod } from "#app/features/taxes/tax/periods/correct-period.server.ts";
import { proposedInput } from "#app/features/taxes/tax/periods/figures-of-expenses.server.ts";
import { fileUntil } from "#app/features/taxes/tax/periods/period.ts";
import { findPeriod, listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { typeFigures } from "#app/features/taxes/tax/periods/type-figures.server.ts";
import {
  beginReconciliation,
  discardReconciliation,
} from "#app/features/taxes/tax/reconciliation/begin-reconciliation.server.ts";
import { compareWithFiled } from "#app/features/taxes/tax/reconciliation/compare.server.ts";
import { periodPage } from "#app/features/taxes/tax/screens/period-page.server.ts";
import { reconciledIn } from "#app/features/taxes/tax/reconciliation/reconciled.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { ech0217Faults, textAt } from "../../support/tax/ech-0217.ts";
import { issued, registeredBusiness, row, useMethod } from "../../support/tax/worked-year.ts";

const YEAR = { from: "2025-01-01", to: "2025-12-31" };

onEachDatabase((open) => {
  it("a year whose returns are filed shows by line what the book has and they have not", async () => {
    const ctx = await filedYear(await registeredBusiness(await open()));
    expect(await differing(ctx)).toEqual({});
    await issued(ctx, "2025-05-20", [row(700, 8.1), row(100, 2.6)]);
    await spend(ctx, "2025-11-03", 54.05);
    await spend(ctx, "2025-11-04", 108.1, "computers");
    expect(await differing(ctx)).toEqual({
      200: [800_00, 1800_00, 1000_00],
      299: [800_00, 1800_00, 1000_00],
      303: [700_00, 1700_00, 1000_00],
      313: [100_00, 100_00, 0],
      399: [59_30, 140_30, 81_00],
      400: [-4_05, -12_15, -8_10],
      405: [-8_10, -8_10, 0],
      479: [-12_15, -20_25, -8_10],
      500: [47_15, 120_05, 72_90],
    });
  });

  it("a reconciliation declares the differences alone, by eCH-0217 as type 3, and then nothing differs", async () => {
    const ctx = await filedYear(await registeredBusiness(await open()));
    await issued(ctx, "2025-05-20", [row(700, 8.1)]);
    await spend(ctx, "2025-11-03", 54.05);
    const id = await beginReconciliation(ctx, YEAR);
    expect(await beginReconciliation(ctx, YEAR)).toBe(id);
    const begun = ctx.db.selectFrom("history").select("data").where("event", "=", "tax_period.reconciling");
    expect(await begun.execute()).toEqual([
      { data: JSON.stringify({ from: "2025-01-01", until: "2025-12-31" }) },
    ]);
    const [first] = await listPeriods(ctx);
    expect(await turnoverOf(ctx, first?.id ?? "")).toBeUndefined();
    expect((await proposedInput(ctx, await findPeriod(ctx, id))).figures).toMatchObject({
      materialAndServices: 4_05,
      investments: 0,
    });
    const seen = await periodJson(ctx, id);
    expect(seen).toMatchObject({
      kind: "reconciliation",
      name: "2025-R",
      fileUntil: "2026-06-29",
      payable: 52.65,
      typed: { 400: 4.05 },
    });
    await Promise.allSettled([closePeriod(ctx, id, seen.hash), closePeriod(ctx, id, seen.hash)]);
    expect(await periodJson(ctx, id)).toMatchObject({ state: "closed", hash: seen.hash, version: 2 });
    const xml = new TextDecoder().decode((await downloadXml(ctx, id)).content);
    expect(ech0217Faults(xml, "effective")).toEqual([]);
    expect(textAt(xml, "generalInformation", "typeOfSubmission")).toEqual(["3"]);
    expect(textAt(xml, "generalInformation", "reportingPeriodFrom")).toEqual(["2025-01-01"]);
    expect(textAt(xml, "generalInformation", "reportingPeriodTill")).toEqual(["2025-12-31"]);
    expect(textAt(xml, "turnoverComputation", "totalConsideration")).toEqual(["700.00"]);
    expect(textAt(xml, "payableTax")).toEqual(["52.65"]);
    expect(await differing(ctx)).toEqual({});
    expect(await turnoverOf(ctx, first?.id ?? "")).toBeUndefined();
    expect(await settled(ctx)).toEqual([81_00 + 56_70, 8_10 + 4_05]);
  });

  it("figures of a reconciliation may lower what was declared, those of other returns not", async () => {
    const ctx = await filedYear(await registeredBusiness(await open()), { materialAndServices: 80_10 });
    const id = await beginReconciliation(ctx, YEAR);
    expect((await proposedInput(ctx, await findPeriod(ctx, id))).figures).toMatchObject({
      materialAndServices: -72_00,
    });
    const { payable, hash } = await periodJson(ctx, id);
    expect(payable).toBe(72);
    const [next = ""] = (await listPeriods(ctx)).map((one) => one.id);
    await expect(typeFigures(ctx, next, { investments: -1 })).rejects.toMatchObject({
      fields: [{ field: "investments", code: "field.figure_negative" }],
    });
    await closePeriod(ctx, id, hash);
    expect(await differing(ctx)).toEqual({});
  });

  it("an expense entered late is declared as it differs, and what a person types instead stays", async () => {
    const ctx = await filedYear(await registeredBusiness(await open()));
    await spend(ctx, "2025-11-03", 54.05);
    await beginReconciliation(ctx, YEAR);
    await discardReconciliation(ctx, YEAR);
    await spend(ctx, "2025-11-04", 216.2);
    const id = await beginReconciliation(ctx, YEAR);
    const { hash, payable, typed } = await periodJson(ctx, id);
    expect([payable, typed[400]]).toEqual([-20.25, 20.25]);
    await spend(ctx, "2025-11-05", 108.1);
    await expect(closePeriod(ctx, id, hash)).rejects.toMatchObject({ code: "tax_period.changed" });
    expect(await periodJson(ctx, id)).toMatchObject({ payable: -28.35, version: 1 });
    await typeFigures(ctx, id, { subsequent: 1_00 });
    expect(await periodJson(ctx, id)).toMatchObject({ payable: -29.35, typed: { 400: 28.35, 410: 1 } });
    await typeFigures(ctx, id, { materialAndServices: 0, subsequent: 0 });
    expect(await periodJson(ctx, id)).toMatchObject({ payable: 0, version: 3, typed: { 400: 0 } });
    await typeFigures(ctx, id, { materialAndServices: 5_00 });
    expect((await periodPage(ctx, id)).expenses).toEqual({
      spent: "CHF\u00a028.35",
      entered: "CHF\u00a05.00",
    });
    await closePeriod(ctx, id, (await periodJson(ctx, id)).hash);
    expect(await differing(ctx)).toMatchObject({ 500: [-23_35, 44_55, 67_90] });
    expect((await periodJson(ctx, await beginReconciliation(ctx, YEAR))).typed[400]).toBe(23.35);
  });

  it("it waits for the end of the year and for its returns, and is nothing where nothing differs", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { validFrom: "2025-01-01" });
    const refused = { code: "tax_period.unreconcilable" };
    await expect(beginReconciliation(ctx, YEAR)).rejects.toMatchObject(refused);
    await closeAll(ctx);
    const running = { from: "2026-01-01", to: "2026-12-31" };
    await expect(beginReconciliation(ctx, running)).rejects.toMatchObject(refused);
    await expect(beginReconciliation(ctx, { from: "2020-01-01", to: "2020-12-31" })).rejects.toMatchObject(
      refused,
    );
    const id = await beginReconciliation(ctx, YEAR);
    const { hash, checks } = await periodJson(ctx, id);
    expect(checks).toContainEqual({ name: "somethingDiffers", isMet: false });
    await expect(closePeriod(ctx, id, hash)).rejects.toMatchObject({ code: "tax_period.not_ready" });
    const stranger = { ...ctx, businessId: "0198c0de-0000-7000-8000-000000000001" };
    await expect(discardReconciliation(stranger, YEAR)).rejects.toBeDefined();
    await discardReconciliation(ctx, YEAR);
    await expect(discardReconciliation(ctx, YEAR)).rejects.toMatchObject({ code: "tax_period.not_found" });
  });

  it("each booking is in one return: none is corrected beside it, a later return leaves its own", async () => {
    const ctx = await filedYear(await registeredBusiness(await open()));
    const [quarter = ""] = (await yearsReturns(ctx)).map((one) => one.id);
    const correction = await correctPeriod(ctx, quarter);
    await expect(beginReconciliation(ctx, YEAR)).rejects.toMatchObject({
      code: "tax_period.unreconcilable",
    });
    await closePeriod(ctx, correction, (await periodJson(ctx, correction)).hash);
    await issued(ctx, "2025-12-20", [row(700, 8.1)]);
    await issued(ctx, "2026-01-10", [row(50, 8.1)]);
    const id = await beginReconciliation(ctx, YEAR);
    await expect(correctPeriod(ctx, quarter)).rejects.toMatchObject({ code: "tax_period.reconciled" });
    await expect(correctPeriod(ctx, id)).rejects.toMatchObject({ code: "tax_period.open" });
    const first = (await listPeriods(ctx)).find(({ startsOn }) => startsOn === "2026-01-01");
    const { hash, figures } = await periodJson(ctx, first?.id ?? "");
    expect(figures[0]).toMatchObject({ ziffer: "200", turnover: 50 });
    await closePeriod(ctx, first?.id ?? "", hash);
    expect(await turnoverOf(ctx, id)).toBe(700);
    await expect(discardReconciliation(ctx, YEAR)).rejects.toMatchObject({
      code: "tax_period.holds_bookings",
    });
    await closePeriod(ctx, id, (await periodJson(ctx, id)).hash);
    await expect(correctPeriod(ctx, id)).rejects.toMatchObject({ code: "tax_period.no_correction" });
    expect(await differing(ctx)).toEqual({});
    await issued(ctx, "2025-12-21", [row(30, 8.1)]);
    const second = await beginReconciliation(ctx, YEAR);
    expect(await periodJson(ctx, second)).toMatchObject({ correction: 1 });
    expect(await turnoverOf(ctx, second)).toBe(30);
  });

  it("what was typed without a booking stands on both sides", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { validFrom: "2025-01-01" });
    const [last = ""] = (await yearsReturns(ctx)).map((one) => one.id);
    const reason = { reason: "Kasse", receipt: "" };
    await adjustPeriod(ctx, last, [
      { ziffer: "200", amount: 500_00, ...reason },
      { ziffer: "230", amount: 500_00, ...reason },
    ]);
    await typeFigures(ctx, last, { acquisition: 100_00, corrections: 3_00 });
    await closeAll(ctx);
    expect(await differing(ctx)).toEqual({});
  });
});

/** Files the year 2025: 1,000 at 8.1 % and 8.10 of input tax. */
async function filedYear(ctx: UserContext, typed = { materialAndServices: 8_10 }): Promise<UserContext> {
  await issued(ctx, "2025-03-20", [row(1000, 8.1)]);
  await useMethod(ctx, { validFrom: "2025-01-01" });
  await spend(ctx, "2025-02-03", 108.1);
  const first = (await yearsReturns(ctx)).at(-1);
  await typeFigures(ctx, first?.id ?? "", typed);
  await closeAll(ctx);
  return ctx;
}

async function yearsReturns(ctx: UserContext) {
  return (await listPeriods(ctx)).filter(({ endsOn }) => endsOn.startsWith("2025"));
}

async function closeAll(ctx: UserContext): Promise<void> {
  for (const { id } of (await yearsReturns(ctx)).toReversed())
    await closePeriod(ctx, id, (await periodJson(ctx, id)).hash);
}

function spend(ctx: UserContext, day: string, gross: number, category = "material") {
  const rows = [{ rate: 8.1, gross }];
  return createExpense(ctx, expenseInput({ supplier: "Laden", day, category, rows }));
}

/** By line: the difference, what the book has, and what was filed. */
async function differing(ctx: UserContext): Promise<Record<string, number[]>> {
  const reconciled = await reconciledIn(ctx, YEAR);
  expect(reconciled && fileUntil({ endsOn: reconciled.to, kind: "reconciliation" })).toBe("2026-06-29");
  const { lines } = reconciled ? await compareWithFiled(ctx, reconciled) : { lines: [] };
  return Object.fromEntries(
    lines
      .filter(({ book, filed }) => book !== filed)
      .map(({ ziffer, book, filed }) => [ziffer, [book - filed, book, filed]]),
  );
}

async function turnoverOf(ctx: UserContext, id: string): Promise<number | undefined> {
  const { figures } = await periodJson(ctx, id);
  return figures.find(({ ziffer }) => ziffer === "303")?.turnover ?? undefined;
}

/** What returns have booked to the account of the tax administration: tax, and input tax. */
async function settled(ctx: UserContext): Promise<number[]> {
  const sums = await Promise.all(
    ["vat_settled", "input_settled"].map((kind) =>
      ctx.db
        .selectFrom("bookings")
        .select(({ fn }) => fn.sum<number>("amount").as("amount"))
        .where("business_id", "=", ctx.businessId)
        .where("kind", "=", kind)
        .executeTakeFirst(),
    ),
  );
  return sums.map((row) => Number(row?.amount ?? 0));
}
