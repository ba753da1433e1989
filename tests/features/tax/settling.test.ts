import { expect, it } from "vitest";
import {
  createExpense,
  deleteExpense,
  updateExpense,
} from "#app/features/taxes/expenses/change-expenses.server.ts";
import { linesOf } from "#app/features/books/book/bookings.ts";
import { recordBook } from "#app/features/books/book/record.server.ts";
import { decideRates } from "#app/features/taxes/tax/entries/decide-rates.server.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { correctPeriod } from "#app/features/taxes/tax/periods/correct-period.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { typeFigures } from "#app/features/taxes/tax/periods/type-figures.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { issued, paid, registeredBusiness, row, useMethod } from "../../support/tax/worked-year.ts";

onEachDatabase((open) => {
  it("closing a return leaves nothing on 2200 and 1170, what is payable on 2201, and the Rappen on 3809", async () => {
    const ctx = await registeredBusiness(await open());
    // 8.10 + 8.18 + 8.26 + 8.34 + 8.42 + 8.51 = 49.81; 8.1 % of 615 is 49.82.
    await sixInvoices(ctx);
    await createExpense(ctx, expenseInput({ day: "2026-08-03", rows: [{ rate: 8.1, gross: 108.1 }] }));
    await useMethod(ctx, { validFrom: "2026-07-01" });
    const third = await thirdQuarter(ctx);
    await typeFigures(ctx, third, { investments: 8_10 });
    expect(await close(ctx, third)).toBe(41.72);
    expect(await balances(ctx)).toEqual({
      vat: 0,
      inputTax: 0,
      inputTaxOther: 0,
      taxOffice: -41_72,
      rounding: 1,
    });
  });

  it("input tax is cleared from the account on which it was booked, by a correction too", async () => {
    const ctx = await registeredBusiness(await open());
    const rent = { category: "rent", supplier: "Haus AG", rows: [{ rate: 8.1, gross: 216.2 }] };
    await createExpense(ctx, expenseInput({ day: "2026-08-03" }));
    await createExpense(ctx, expenseInput({ ...rent, day: "2026-08-04" }));
    await useMethod(ctx, { validFrom: "2026-07-01" });
    expect(await inputAccounts(ctx)).toEqual([8_10, 16_20]);
    const third = await thirdQuarter(ctx);
    await typeFigures(ctx, third, { materialAndServices: 8_10, investments: 16_20 });
    expect(await close(ctx, third)).toBe(-24.3);
    expect(await inputAccounts(ctx)).toEqual([0, 0]);
    await createExpense(ctx, expenseInput({ ...rent, day: "2026-09-04" }));
    expect(await inputAccounts(ctx)).toEqual([0, 16_20]);
    const correction = await correctPeriod(ctx, third);
    await typeFigures(ctx, correction, { materialAndServices: 8_10, investments: 32_40 });
    expect(await close(ctx, correction)).toBe(-40.5);
    expect(await inputAccounts(ctx)).toEqual([0, 0]);
  });

  it("input tax that is not claimed stays on its account, and a correction may claim it", async () => {
    const ctx = await registeredBusiness(await open());
    await createExpense(ctx, expenseInput({ day: "2026-08-03" }));
    const rent = { category: "rent", supplier: "Haus AG", rows: [{ rate: 8.1, gross: 216.2 }] };
    const { id } = await createExpense(ctx, expenseInput({ ...rent, day: "2026-08-04" }));
    await useMethod(ctx, { validFrom: "2026-07-01" });
    const third = await thirdQuarter(ctx);
    expect(await close(ctx, third)).toBe(0);
    expect(await inputAccounts(ctx)).toEqual([8_10, 16_20]);
    const part = await correctPeriod(ctx, third);
    await typeFigures(ctx, part, { investments: 10 });
    expect(await close(ctx, part)).toBe(-0.1);
    expect(await inputAccounts(ctx)).toEqual([8_10, 16_10]);
    const whole = await correctPeriod(ctx, third);
    await typeFigures(ctx, whole, { materialAndServices: 8_10, investments: 16_20 });
    expect(await close(ctx, whole)).toBe(-24.3);
    expect(await inputAccounts(ctx)).toEqual([0, 0]);
    await deleteExpense(ctx, id);
    const less = await correctPeriod(ctx, third);
    await typeFigures(ctx, less, { materialAndServices: 8_10, investments: 0 });
    expect(await close(ctx, less)).toBe(-8.1);
    expect(await inputAccounts(ctx)).toEqual([0, 0]);
  });

  it("what was booked on 1170 before there was 1171 stays there", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { validFrom: "2026-07-01" });
    const rent = expenseInput({ category: "rent" });
    const { id: known } = await createExpense(ctx, rent);
    const expenses = () => ctx.db.selectFrom("expenses").where("id", "=", known);
    const stored = await expenses().selectAll().executeTakeFirstOrThrow();
    const id = ctx.newId();
    await ctx.db
      .insertInto("expenses")
      .values({ ...stored, id })
      .execute();
    const fact = { kind: "expense", sourceId: id, basis: "", day: rent.day, rate: null } as const;
    const amounts = { net: 100_00, vat: 8_10, category: "rent" } as const;
    const lines = linesOf({ ...fact, ...amounts }, { output: true, input: true }).map((line) =>
      line.debit === "inputTaxOther" ? { ...line, debit: "inputTax" } : line,
    );
    const held = { id, number: "", name: "Papier AG", clientId: null, lines, hasEnded: false };
    const write = { closed: [], isDeclared: () => false };
    await ctx.transaction((ctx) => recordBook(ctx, "expense", [held], write));
    await updateExpense(ctx, id, { ...rent, note: "Q3", keepTwice: true });
    const rows = await ctx.db.selectFrom("bookings").select("debit").where("holder_id", "=", id).execute();
    expect(rows.map(({ debit }) => debit)).toEqual(["rent", "inputTax"]);
  });

  it("a correction clears what was added and no Rappen twice, with tax rounded to 5 Rappen too", async () => {
    const ctx = await registeredBusiness(await open());
    await sixInvoices(ctx);
    await useMethod(ctx, { validFrom: "2026-07-01", roundsToFive: true });
    const third = await thirdQuarter(ctx);
    expect(await close(ctx, third)).toBe(49.8);
    expect(await balances(ctx)).toMatchObject({ vat: 0, taxOffice: -49_80, rounding: -1 });
    await issued(ctx, "2026-09-15", [row(101, 8.1)]);
    // 57.99 on 2200, 8.1 % of 716 is 58.00 (57.996).
    expect(await close(ctx, await correctPeriod(ctx, third))).toBe(58);
    expect(await balances(ctx)).toMatchObject({ vat: 0, taxOffice: -58_00, rounding: 1 });
    expect(await close(ctx, await correctPeriod(ctx, third))).toBe(58);
    expect(await balances(ctx)).toMatchObject({ vat: 0, taxOffice: -58_00, rounding: 1 });
  });

  it("by received consideration what was paid is cleared, and the rest stands", async () => {
    const ctx = await registeredBusiness(await open());
    const ids = await sixInvoices(ctx);
    await paid(ctx, ids[0] ?? "", 108.1, "2026-09-20");
    await paid(ctx, ids[1] ?? "", 54.59, "2026-09-20");
    await useMethod(ctx, { validFrom: "2026-07-01", consideration: "received" });
    expect(await close(ctx, await thirdQuarter(ctx))).toBe(12.19);
    expect(await balances(ctx)).toMatchObject({ vat: -(49_81 - 12_19), taxOffice: -12_19 });
  });

  it("what was printed at a wrong rate is no rounding: it is owed and stays", async () => {
    const ctx = await registeredBusiness(await open());
    const id = await issued(ctx, "2026-08-10", [row(1000, 8.1)]);
    await useMethod(ctx, { validFrom: "2026-07-01" });
    await decideRates(ctx, [{ id, rate: 81, supplyDay: "", declaredAt: 26 }]);
    expect(await close(ctx, await thirdQuarter(ctx))).toBe(26);
    expect(await balances(ctx)).toEqual({
      vat: -55_00,
      inputTax: 0,
      inputTaxOther: 0,
      taxOffice: -26_00,
      rounding: 0,
    });
  });
});

async function sixInvoices(ctx: UserContext): Promise<string[]> {
  const ids: string[] = [];
  for (const price of [100, 101, 102, 103, 104, 105])
    ids.push(await issued(ctx, "2026-08-10", [row(price, 8.1)]));
  return ids;
}

async function thirdQuarter(ctx: UserContext): Promise<string> {
  return (await listPeriods(ctx)).find(({ startsOn }) => startsOn === "2026-07-01")?.id ?? "";
}

/** @returns what is payable */
async function close(ctx: UserContext, id: string): Promise<number> {
  const { hash, payable } = await periodJson(ctx, id);
  await closePeriod(ctx, id, hash);
  return payable;
}

async function inputAccounts(ctx: UserContext): Promise<(number | undefined)[]> {
  const { inputTax, inputTaxOther } = await balances(ctx);
  return [inputTax, inputTaxOther];
}

/** Debit less credit. */
async function balances(ctx: UserContext): Promise<Record<string, number>> {
  const rows = await ctx.db
    .selectFrom("bookings")
    .select(["debit", "credit", "amount"])
    .where("business_id", "=", ctx.businessId)
    .execute();
  const balance = (name: string) =>
    rows.reduce((sum, { debit, credit, amount }) => {
      if (debit === name) return sum + amount;
      return credit === name ? sum - amount : sum;
    }, 0);
  return Object.fromEntries(
    ["vat", "inputTax", "inputTaxOther", "taxOffice", "rounding"].map((name) => [name, balance(name)]),
  );
}
