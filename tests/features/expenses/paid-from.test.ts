import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { up as addPaidFrom } from "#db/migrations/0177_paid_from.ts";
import { updateExpense, createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { expenseSchema } from "#app/features/taxes/expenses/expense.schema.ts";
import { findExpense } from "#app/features/taxes/expenses/expenses.server.ts";
import { newExpenseForm } from "#app/features/taxes/expenses/new-expense-form.server.ts";
import { payExpense } from "#app/features/taxes/expenses/pay-expense.server.ts";
import { openExpenses } from "#app/features/taxes/expenses/open-expenses.server.ts";
import { handOver } from "#app/features/books/journal/handover/hand-over.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { proposedInput } from "#app/features/taxes/tax/periods/figures-of-expenses.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase, onEachNewDatabase } from "../../support/databases/databases.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { accountBalances, expectJournalAgrees } from "../../support/ledger/books.ts";
import { registeredBusiness, useMethod } from "../../support/tax/worked-year.ts";

const OPEN = { day: "2026-09-20", dueOn: "2026-10-20", paidFrom: "open" };

/** Input tax of the third and the fourth quarter on material, Rappen. */
async function inputTax(ctx: UserContext): Promise<number[]> {
  const periods = (await listPeriods(ctx)).toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
  const last = periods.filter(({ startsOn }) => startsOn >= "2026-07-01");
  return Promise.all(
    last.map(async (period) => {
      const { figures } = await proposedInput(ctx, period);
      return figures.materialAndServices - figures.corrections;
    }),
  );
}

onEachDatabase((open) => {
  async function business(consideration: "agreed" | "received" = "agreed"): Promise<UserContext> {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, { consideration });
    return ctx;
  }

  it("an expense says whose money paid it, and the next one proposes the same", async () => {
    const ctx = await business();
    await createExpense(ctx, expenseInput({ paidFrom: "cash" }));
    await createExpense(ctx, expenseInput({ supplier: "Bahn", paidFrom: "private", day: "2026-10-08" }));
    const { material, inputTax, cash, bank, private: own } = await accountBalances(ctx);
    expect([material, inputTax, cash, own, bank]).toEqual([200_00, 16_20, -108_10, -108_10, undefined]);
    expect((await newExpenseForm(ctx, "", "")).values.paidFrom).toBe("private");
    await createExpense(ctx, expenseInput({ ...OPEN, supplier: "Strom", day: "2026-10-09" }));
    expect((await newExpenseForm(ctx, "", "")).values.paidFrom).toBe("private");
  });

  it("what is open stands on the account of creditors until the day on which it is paid", async () => {
    const ctx = await business();
    const { id } = await createExpense(ctx, expenseInput(OPEN));
    expect(await accountBalances(ctx)).toEqual({ material: 100_00, inputTax: 8_10, creditors: -108_10 });
    expect(await openExpenses(ctx)).toMatchObject({ count: 1, rows: [{ due: "overdue" }] });
    await updateExpense(ctx, id, expenseInput({ ...OPEN, paidFrom: "bank", paidOn: "2026-10-19" }));
    const { creditors, bank } = await accountBalances(ctx);
    expect([creditors, bank]).toEqual([0, -108_10]);
    const rows = await ctx.db.selectFrom("bookings").select(["kind", "day", "reverses"]).execute();
    expect(rows.filter(({ reverses }) => reverses !== null)).toEqual([]);
    expect(rows.find(({ kind }) => kind === "expense_paid")?.day).toBe("2026-10-19");
    expect((await openExpenses(ctx)).count).toBe(0);
    expect(await inputTax(ctx)).toEqual([8_10, 0]);
    await expectJournalAgrees(ctx);
  });

  it("a payment that is entered by itself is booked as the form of the expense books it", async () => {
    const ctx = await business("received");
    const { id, version } = await createExpense(ctx, expenseInput(OPEN));
    const payment = { paidOn: "2026-10-19", paidFrom: "cash" } as const;
    await expect(payExpense(ctx, id, { ...payment, version: version + 1 })).rejects.toThrow(
      "expense.changed",
    );
    await payExpense(ctx, id, { ...payment, version });
    expect(await accountBalances(ctx)).toMatchObject({ creditors: 0, cash: -108_10 });
    expect(await inputTax(ctx)).toEqual([0, 8_10]);
    await expect(payExpense(ctx, id, { ...payment, version })).rejects.toThrow("expense.not_open");
    const { id: late } = await createExpense(ctx, expenseInput({ ...OPEN, supplier: "Bahn" }));
    await handOver(ctx, "2026-10-31");
    const closed = payExpense(ctx, late, { ...payment, version: undefined });
    await expect(closed).rejects.toThrow("journal.handed_over");
    await expectJournalAgrees(ctx);
  });

  it("by received consideration its input tax counts once it is paid", async () => {
    const ctx = await business("received");
    const { id } = await createExpense(ctx, expenseInput(OPEN));
    expect(await inputTax(ctx)).toEqual([0, 0]);
    expect((await accountBalances(ctx)).inputTax).toBe(8_10);
    await updateExpense(ctx, id, expenseInput({ ...OPEN, paidFrom: "bank", paidOn: "2026-10-19" }));
    expect(await inputTax(ctx)).toEqual([0, 8_10]);
    await updateExpense(ctx, id, expenseInput(OPEN));
    expect(await inputTax(ctx)).toEqual([0, 0]);
    expect(await accountBalances(ctx)).toMatchObject({ material: 100_00, creditors: -108_10, bank: 0 });
    await expectJournalAgrees(ctx);
  });

  it("the day of a payment is not a closed one", async () => {
    const ctx = await business();
    const { id } = await createExpense(ctx, expenseInput(OPEN));
    await handOver(ctx, "2026-09-30");
    const paid = { ...OPEN, paidFrom: "bank" };
    await expect(
      updateExpense(ctx, id, expenseInput({ ...paid, paidOn: "2026-09-25" })),
    ).rejects.toMatchObject({
      code: "journal.handed_over",
    });
    await updateExpense(ctx, id, expenseInput({ ...paid, paidOn: "2026-10-01" }));
    expect((await accountBalances(ctx)).creditors).toBe(0);
  });

  it("a supplier's credit note lowers cost and input tax", async () => {
    const ctx = await business();
    await createExpense(ctx, expenseInput());
    const credit = { day: "2026-11-02", rows: [{ rate: 8.1, gross: -54.05 }] };
    const { amount, vat } = await createExpense(ctx, expenseInput(credit));
    expect([amount, vat]).toEqual([-54_05, -4_05]);
    expect(await accountBalances(ctx)).toEqual({ material: 50_00, inputTax: 4_05, bank: -54_05 });
    expect(await inputTax(ctx)).toEqual([0, 4_05]);
    await createExpense(ctx, expenseInput({ day: "2026-09-02", rows: [{ rate: 8.1, gross: -108.1 }] }));
    expect(await inputTax(ctx)).toEqual([-8_10, 4_05]);
    await expectJournalAgrees(ctx);
  });
});

onEachNewDatabase((open) => {
  it("expenses of an older database were paid by the bank on their day", async () => {
    const ctx = await registeredBusiness(await open());
    const { id } = await createExpense(ctx, expenseInput());
    const db = ctx.db as Kysely<unknown>;
    await db.schema.dropIndex("expenses_open").execute();
    for (const column of ["paid_from", "due_on", "paid_on"])
      await db.schema.alterTable("expenses").dropColumn(column).execute();
    await addPaidFrom(db);
    expect(await findExpense(ctx, id)).toMatchObject({ paidFrom: "bank", dueOn: "", paidOn: "" });
  });
});

it("amounts have one sign with their VAT, are not 0, and nothing is open and paid", () => {
  const problems = (changes: object) => {
    const { error } = expenseSchema.safeParse({ ...WRITTEN, ...changes });
    return error?.issues.map(({ path }) => path.join(".")) ?? [];
  };
  expect(problems({ rows: [{ rate: "8.1", gross: "-53.00", vat: "-3.97" }] })).toEqual([]);
  expect(problems({ rows: [{ rate: "8.1", gross: "-53.00", vat: "3.97" }] })).toEqual(["rows.0.vat"]);
  expect(problems({ rows: [{ rate: "8.1", gross: "53.00", vat: "-3.97" }] })).toEqual(["rows.0.vat"]);
  expect(problems({ rows: [{ rate: "8.1", gross: -0 }] })).toEqual(["rows.0.gross"]);
  expect(problems({ rows: [{ rate: "8.1", gross: "-1e9" }] })).toEqual(["rows.0.gross"]);
  expect(problems({ paidFrom: "open", paidOn: "2026-10-08" })).toEqual(["paidFrom"]);
  expect(problems({ paidFrom: "purse", dueOn: "soon" })).toEqual(["paidFrom", "dueOn"]);
});

const WRITTEN = {
  supplier: "Papier AG",
  day: "2026-10-07",
  category: "material",
  rows: [{ rate: 8.1, gross: 1 }],
};
