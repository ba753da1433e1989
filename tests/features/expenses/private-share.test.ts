import { expect, it } from "vitest";
import { createExpense, updateExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { expenseJson } from "#app/features/taxes/expenses/expense-json.ts";
import { expenseFormValues } from "#app/features/taxes/expenses/expense-form.ts";
import { expenseSchema } from "#app/features/taxes/expenses/expense.schema.ts";
import { proposedInput } from "#app/features/taxes/tax/periods/figures-of-expenses.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { accountBalances, expectJournalAgrees } from "../../support/ledger/books.ts";
import { registeredBusiness, useMethod } from "../../support/tax/worked-year.ts";

async function inputTax(ctx: UserContext, day: string): Promise<number> {
  const period = (await listPeriods(ctx)).find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
  if (!period) throw new Error(`no period has ${day}`);
  const { figures } = await proposedInput(ctx, period);
  return figures.materialAndServices + figures.investments;
}

onEachDatabase((open) => {
  async function business(method: Record<string, unknown> = {}): Promise<UserContext> {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx, method);
    return ctx;
  }

  it("the private share of an expense is no cost, and its VAT is not deducted", async () => {
    const ctx = await business();
    const { id } = await createExpense(ctx, expenseInput({ privateShare: 33.33 }));
    const balances = { material: 66_67, inputTax: 5_40, private: 36_03, bank: -108_10 };
    expect(await accountBalances(ctx)).toEqual(balances);
    expect(await inputTax(ctx, "2026-10-07")).toBe(5_40);
    await updateExpense(ctx, id, expenseInput({ privateShare: 100 }));
    expect(await accountBalances(ctx)).toEqual({ material: 0, inputTax: 0, private: 108_10, bank: -108_10 });
    expect(await inputTax(ctx, "2026-10-07")).toBe(0);
    await expectJournalAgrees(ctx);
  });

  it("what private money paid of it leaves nothing between owner and business", async () => {
    const ctx = await business();
    await createExpense(ctx, expenseInput({ privateShare: 40, paidFrom: "private" }));
    expect(await accountBalances(ctx)).toEqual({ material: 60_00, inputTax: 4_86, private: -64_86 });
  });

  it("what is paid later by received consideration deducts the share of the business then", async () => {
    const ctx = await business({ consideration: "received" });
    const waiting = { day: "2026-09-20", paidFrom: "open", privateShare: 40 };
    const { id } = await createExpense(ctx, expenseInput(waiting));
    expect(await accountBalances(ctx)).toMatchObject({ creditors: -108_10, inputTax: 4_86, private: 43_24 });
    await updateExpense(ctx, id, expenseInput({ ...waiting, paidFrom: "bank", paidOn: "2026-10-19" }));
    expect([await inputTax(ctx, "2026-09-20"), await inputTax(ctx, "2026-10-19")]).toEqual([0, 4_86]);
    expect((await accountBalances(ctx)).creditors).toBe(0);
  });

  it("who deducts no input tax has the share of the business with its VAT as a cost", async () => {
    const ctx = await registeredBusiness(await open());
    await createExpense(ctx, expenseInput({ privateShare: 40 }));
    expect(await accountBalances(ctx)).toEqual({ material: 64_86, private: 43_24, bank: -108_10 });
  });

  it("acquisition tax is owed in full and deducted for the share of the business", async () => {
    const ctx = await business();
    const abroad = { rows: [{ rate: 0, gross: 1000 }], acquisitionTax: "standard", privateShare: 25 };
    await createExpense(ctx, expenseInput(abroad));
    expect(await accountBalances(ctx)).toEqual({
      material: 750_00,
      private: 270_25,
      inputTax: 60_75,
      vat: -81_00,
      bank: -1000_00,
    });
    expect(await inputTax(ctx, "2026-10-07")).toBe(60_75);
    await expectJournalAgrees(ctx);
  });

  it("form and programs see the share as it was typed", async () => {
    const ctx = await business();
    const expense = await createExpense(ctx, expenseInput({ privateShare: "12,5 %" }));
    expect(expenseJson(expense)).toMatchObject({ privateShare: 12.5 });
    expect(expenseFormValues(expense)).toMatchObject({ privateShare: "12.50" });
    const none = await createExpense(ctx, expenseInput({ supplier: "Bahn" }));
    expect(expenseJson(none)).toMatchObject({ privateShare: 0 });
    expect(expenseFormValues(none)).toMatchObject({ privateShare: "" });
  });
});

it.each(["-1", "100.01", "12.345", "viel"])("%s is no share", (privateShare) => {
  const { error } = expenseSchema.safeParse({
    supplier: "Papier AG",
    day: "2026-10-07",
    category: "material",
    rows: [{ rate: 8.1, gross: 1 }],
    privateShare,
  });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["privateShare"]);
});
