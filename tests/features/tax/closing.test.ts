import { expect, it } from "vitest";
import { createExpense, deleteExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { decide } from "#app/features/taxes/tax/entries/decide.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { correctPeriod } from "#app/features/taxes/tax/periods/correct-period.server.ts";
import { proposedInput } from "#app/features/taxes/tax/periods/figures-of-expenses.server.ts";
import { findPeriod, listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { typeFigures } from "#app/features/taxes/tax/periods/type-figures.server.ts";
import { undoWriteOff, writeOff } from "#app/features/money/payments/write-off.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { issued, registeredBusiness, row, useMethod } from "../../support/tax/worked-year.ts";

onEachDatabase((open) => {
  it("a return is closed once, as it was seen, and a later change lands in the next or a correction", async () => {
    const ctx = await registeredBusiness(await open());
    const lost = await issued(ctx, "2026-07-20", [row(400, 8.1)]);
    await issued(ctx, "2026-08-20", [row(1000, 8.1)]);
    await useMethod(ctx, { validFrom: "2026-07-01" });
    const [next = "", third = ""] = (await listPeriods(ctx)).map(({ id }) => id);
    const seen = (await periodJson(ctx, third)).hash;
    await typeFigures(ctx, third, { materialAndServices: 10_00 });
    await expect(closePeriod(ctx, third, seen)).rejects.toMatchObject({ code: "tax_period.changed" });
    const { hash, payable } = await periodJson(ctx, third);
    expect(payable).toBe(103.4);
    await expect(correctPeriod(ctx, third)).rejects.toMatchObject({ code: "tax_period.open" });
    await closePeriod(ctx, third, hash);
    await closePeriod(ctx, third, hash);
    const closed = await periodJson(ctx, third);
    expect(closed).toMatchObject({ state: "closed", hash, payable });
    await expect(typeFigures(ctx, third, { investments: 1 })).rejects.toMatchObject({
      code: "tax_period.closed",
    });

    await writeOff(ctx, lost, { reason: "Konkurs", writtenOffOn: "2026-09-25" });
    expect(await periodJson(ctx, third)).toEqual(closed);
    expect(await figure(ctx, next, "235")).toBe(400);
    const correction = await correctPeriod(ctx, third);
    expect(await correctPeriod(ctx, third)).toBe(correction);
    const corrected = await periodJson(ctx, correction);
    expect(corrected).toMatchObject({ correction: 1, payable: 71 });
    await closePeriod(ctx, correction, corrected.hash);
    expect(await figure(ctx, next, "235")).toBeUndefined();
    await undoWriteOff(ctx, lost);
    expect(await figure(ctx, next, "235")).toBe(-400);
  });

  it("of two that close at once one does, and a write-off in between is seen", async () => {
    const ctx = await registeredBusiness(await open());
    const lost = await issued(ctx, "2026-07-20", [row(400, 8.1)]);
    await useMethod(ctx, { validFrom: "2026-07-01" });
    const [, third = ""] = (await listPeriods(ctx)).map(({ id }) => id);
    const { hash } = await periodJson(ctx, third);
    await writeOff(ctx, lost, { reason: "Konkurs", writtenOffOn: "2026-09-25" });
    await expect(closePeriod(ctx, third, hash)).rejects.toMatchObject({ code: "tax_period.changed" });
    const { hash: now } = await periodJson(ctx, third);
    await Promise.all([closePeriod(ctx, third, now), closePeriod(ctx, third, now)]);
    const { version } = await findPeriod(ctx, third);
    expect(version).toBe(2);
  });

  it("a person decides why turnover is at 0 % where rows do not say it, and nobody for another business", async () => {
    const database = await open();
    const ctx = await registeredBusiness(database);
    const placed = { ...row(70, 0), zeroRateReason: "abroad" };
    const id = await issued(ctx, "2026-07-20", [row(400, 0), placed]);
    await useMethod(ctx, { validFrom: "2026-07-01" });
    const [, third = ""] = (await listPeriods(ctx)).map(({ id }) => id);
    const open_ = await periodJson(ctx, third);
    expect(open_.checks).toContainEqual({ name: "zeroReasons", isMet: false });
    await expect(closePeriod(ctx, third, open_.hash)).rejects.toMatchObject({ code: "tax_period.not_ready" });
    const stranger = { ...ctx, businessId: "0198c0de-0000-7000-8000-000000000001" };
    await expect(decide(stranger, [id], { reason: "export" })).rejects.toBeDefined();
    await expect(findPeriod(stranger, third)).rejects.toMatchObject({ code: "tax_period.not_found" });
    await decide(ctx, [id], { reason: "exempt" });
    expect(await figure(ctx, third, "230")).toBe(400);
    expect(await figure(ctx, third, "221")).toBe(70);
    await closePeriod(ctx, third, (await periodJson(ctx, third)).hash);
    await decide(ctx, [id], { reason: "export" });
    const [next = ""] = (await listPeriods(ctx)).map(({ id }) => id);
    expect([await figure(ctx, next, "220"), await figure(ctx, next, "230")]).toEqual([400, -400]);
  });

  it("an expense that changes in closed days lands in the next return, or in a correction", async () => {
    const ctx = await registeredBusiness(await open());
    const paper = await spend(ctx, "2026-08-03", "material", 108.1);
    await spend(ctx, "2026-08-04", "computers", 216.2);
    await useMethod(ctx, { validFrom: "2026-07-01" });
    const [next = "", third = ""] = (await listPeriods(ctx)).map(({ id }) => id);
    expect(await spentFigures(ctx, third)).toEqual([8_10, 16_20, 0]);
    const seen = (await periodJson(ctx, third)).hash;
    const late = await spend(ctx, "2026-09-30", "material", 10.81);
    await expect(closePeriod(ctx, third, seen)).rejects.toMatchObject({ code: "tax_period.changed" });
    expect(await spentFigures(ctx, third)).toEqual([8_91, 16_20, 0]);
    await typeFigures(ctx, third, { materialAndServices: 8_91, investments: 16_20 });
    await closePeriod(ctx, third, (await periodJson(ctx, third)).hash);
    expect(await spentFigures(ctx, next)).toEqual([0, 0, 0]);

    await deleteExpense(ctx, paper);
    await spend(ctx, "2026-10-02", "material", 54.05);
    expect(await spentFigures(ctx, next)).toEqual([0, 0, 4_05]);
    const correction = await correctPeriod(ctx, third);
    expect(await spentFigures(ctx, correction)).toEqual([81, 16_20, 0]);
    await closePeriod(ctx, correction, (await periodJson(ctx, correction)).hash);
    expect(await spentFigures(ctx, next)).toEqual([4_05, 0, 0]);
    await deleteExpense(ctx, late);
    expect(await spentFigures(ctx, next)).toEqual([3_24, 0, 0]);
  });

  it("what was typed by hand into a filed return is not proposed again once its expense is entered", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { validFrom: "2026-07-01" });
    const [next = "", third = ""] = (await listPeriods(ctx)).map(({ id }) => id);
    await spend(ctx, "2026-08-03", "material", 21.62);
    await typeFigures(ctx, third, { materialAndServices: 9_72, investments: 1_00 });
    await closePeriod(ctx, third, (await periodJson(ctx, third)).hash);
    // 8.10 more than expenses came to: the first two receipts were in it, the third one only with 4.05 of its 8.10.
    await spend(ctx, "2026-08-04", "material", 54.05);
    expect(await spentFigures(ctx, next)).toEqual([0, 0, 0]);
    const second = await spend(ctx, "2026-08-05", "material", 108.1);
    await spend(ctx, "2026-10-02", "material", 216.2);
    expect(await spentFigures(ctx, next)).toEqual([4_05 + 16_20, 0, 0]);
    const period = await findPeriod(ctx, next);
    expect(await proposedInput(ctx, period)).toMatchObject({ own: 16_20, late: 12_15, typed: 8_10 });
    await deleteExpense(ctx, second);
    expect(await spentFigures(ctx, next)).toEqual([16_20, 0, 0]);
    await spend(ctx, "2026-08-06", "computers", 108.1);
    expect(await spentFigures(ctx, next)).toEqual([16_20, 7_10, 0]);
  });

  it("an expense that was typed nowhere and is gone corrects nothing", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { validFrom: "2026-07-01" });
    const [next = "", third = ""] = (await listPeriods(ctx)).map(({ id }) => id);
    const first = await spend(ctx, "2026-08-03", "material", 108.1);
    await closePeriod(ctx, third, (await periodJson(ctx, third)).hash);
    await deleteExpense(ctx, first);
    expect(await spentFigures(ctx, next)).toEqual([0, 0, 0]);
  });

  it("a method that would give a closed return other days is refused", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { validFrom: "2026-07-01" });
    const [, third = ""] = (await listPeriods(ctx)).map(({ id }) => id);
    await closePeriod(ctx, third, (await periodJson(ctx, third)).hash);
    await expect(useMethod(ctx, { validFrom: "2026-08-01" })).rejects.toMatchObject({
      code: "input.invalid",
    });
    await expect(
      useMethod(ctx, { validFrom: "2026-07-01", consideration: "received" }),
    ).rejects.toMatchObject({
      code: "input.invalid",
    });
    await useMethod(ctx, { validFrom: "2026-10-01", consideration: "received" });
    expect((await listPeriods(ctx)).map(({ startsOn }) => startsOn)).toEqual(["2026-10-01", "2026-07-01"]);
  });
});

async function figure(ctx: UserContext, id: string, ziffer: string): Promise<number | null | undefined> {
  const { figures } = await periodJson(ctx, id);
  return figures.find((line) => line.ziffer === ziffer)?.turnover;
}

/** Spends with VAT of 8.1 %, CHF. @returns its id */
async function spend(ctx: UserContext, day: string, category: string, gross: number): Promise<string> {
  const rows = [{ rate: 8.1, gross }];
  return (await createExpense(ctx, expenseInput({ supplier: `Laden ${gross}`, day, category, rows }))).id;
}

/** What expenses say of 400, 405 and 415; Rappen. */
async function spentFigures(ctx: UserContext, id: string): Promise<number[]> {
  const { figures } = await proposedInput(ctx, await findPeriod(ctx, id));
  return [figures.materialAndServices, figures.investments, figures.corrections];
}
