import { expect, it } from "vitest";
import {
  createExpense,
  deleteExpense,
  updateExpense,
} from "#app/features/taxes/expenses/change-expenses.server.ts";
import { expensesByCategory, sumsOfSpan } from "#app/features/taxes/expenses/expense-sums.server.ts";
import { findExpense, listExpenses, sumsOfMatching } from "#app/features/taxes/expenses/expenses.server.ts";
import { expenseSchema } from "#app/features/taxes/expenses/expense.schema.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { member, testPlatform } from "../../support/platform.ts";

const YEAR = { from: "2026-01-01", to: "2026-12-31" };

onEachDatabase((open) => {
  it("an expense is kept with the VAT of each rate, changed with its version, and deleted out of sight", async () => {
    const ctx = await member(testPlatform(await open()));
    const rows = [
      { rate: 8.1, gross: "108.10" },
      { rate: "2.6", gross: 0.19 },
      { rate: 0, gross: 5 },
    ];
    const { id } = await createExpense(ctx, expenseInput({ rows, iban: "CH93 0076 2011 6238 5295 7" }));
    const kept = await findExpense(ctx, id);
    expect(kept).toMatchObject({
      rows: [
        { rate: 81, gross: 108_10, vat: 8_10 },
        { rate: 26, gross: 19, vat: 0 },
        { rate: 0, gross: 5_00, vat: 0 },
      ],
      amount: 113_29,
      vat: 8_10,
      version: 1,
    });
    expect(await updateExpense(ctx, id, expenseInput({ rows, iban: "CH9300762011623852957" }))).toEqual(kept);
    await updateExpense(ctx, id, expenseInput({ category: "computers", version: 1 }));
    await expect(updateExpense(ctx, id, expenseInput({ version: 1 }))).rejects.toThrow("expense.changed");
    await expect(deleteExpense(ctx, id, 1)).rejects.toThrow("expense.changed");
    await deleteExpense(ctx, id, 2);
    await expect(findExpense(ctx, id)).rejects.toThrow("expense.not_found");
    expect(await ctx.db.selectFrom("expenses").select("id").execute()).toEqual([{ id }]);
    expect((await listExpenses(ctx)).total).toBe(0);
    expect(await expensesByCategory(ctx, YEAR)).toEqual([]);
  });

  it("the same supplier, day and amount may be the same expense, until a person says otherwise", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const first = await createExpense(ctx, expenseInput());
    const again = createExpense(ctx, expenseInput({ supplier: "PAPIER  ag", category: "office" }));
    await expect(again).rejects.toMatchObject({
      code: "expense.perhaps_same",
      existing: { type: "expense", id: first.id },
      fields: [{ field: "keepTwice", code: "field.expense_perhaps_same" }],
    });
    for (const other of [
      { day: "2026-10-08" },
      { supplier: "Papier GmbH" },
      { rows: [{ rate: 0, gross: 1 }] },
    ])
      await createExpense(ctx, expenseInput(other));
    const twice = await createExpense(ctx, expenseInput({ keepTwice: true }));
    await updateExpense(ctx, twice.id, expenseInput({ note: "Second order" }));
    const moved = await createExpense(ctx, expenseInput({ day: "2026-10-09" }));
    await expect(updateExpense(ctx, moved.id, expenseInput())).rejects.toThrow("expense.perhaps_same");
    await createExpense(await member(platform, { email: "other@example.ch" }), expenseInput());
    await deleteExpense(ctx, first.id);
    await deleteExpense(ctx, twice.id);
    await createExpense(ctx, expenseInput());
  });

  it("the database adds up a span by category, its first and last day included", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await createExpense(ctx, expenseInput({ day: "2026-01-01" }));
    await createExpense(ctx, expenseInput({ day: "2026-12-31", category: "services" }));
    await createExpense(
      ctx,
      expenseInput({ category: "computers", rows: [{ rate: 8.1, gross: 81, vat: 81 }] }),
    );
    await createExpense(ctx, expenseInput({ category: "rent", rows: [{ rate: 0, gross: 1500 }] }));
    await createExpense(ctx, expenseInput({ day: "2027-01-01" }));
    await createExpense(ctx, expenseInput({ day: "2025-12-31" }));
    await createExpense(await member(platform, { email: "other@example.ch" }), expenseInput());
    expect(await expensesByCategory(ctx, YEAR)).toEqual([
      { category: "material", account: 4000, ziffer: 400, count: 1, gross: 108_10, vat: 8_10, net: 100_00 },
      { category: "services", account: 4400, ziffer: 400, count: 1, gross: 108_10, vat: 8_10, net: 100_00 },
      { category: "rent", account: 6000, ziffer: 405, count: 1, gross: 1500_00, vat: 0, net: 1500_00 },
      { category: "computers", account: 1520, ziffer: 405, count: 1, gross: 81_00, vat: 81_00, net: 0 },
    ]);
    const later = { from: "2030-01-01", to: "2030-12-31" };
    expect(await expensesByCategory(ctx, later)).toEqual([]);
    expect(await sumsOfSpan(ctx, YEAR)).toEqual({ gross: 1797_20, vat: 97_20 });
    expect(await sumsOfSpan(ctx, later)).toEqual({ gross: 0, vat: 0 });
  });

  it("the list shows the newest day first, by search, span and category, page by page", async () => {
    const ctx = await member(testPlatform(await open()));
    for (const day of ["2026-01-05", "2026-03-05", "2026-02-05"])
      await createExpense(ctx, expenseInput({ day, supplier: `Café ${day}` }));
    const days = async (query: object) => (await listExpenses(ctx, query)).expenses.map(({ day }) => day);
    expect(await days({})).toEqual(["2026-03-05", "2026-02-05", "2026-01-05"]);
    expect(await days({ limit: 2, page: 2 })).toEqual(["2026-01-05"]);
    const { nextCursor } = await listExpenses(ctx, { limit: 2 });
    expect(await days({ limit: 2, after: nextCursor })).toEqual(["2026-01-05"]);
    expect(await days({ search: "cafe 2026-02" })).toEqual(["2026-02-05"]);
    expect(await days({ search: "108.10", from: "2026-02-05", to: "2026-03-04" })).toEqual(["2026-02-05"]);
    expect(await days({ category: "rent" })).toEqual([]);
    expect(await sumsOfMatching(ctx, { search: "cafe", from: "2026-02-05" })).toEqual({
      gross: 216_20,
      vat: 16_20,
    });
    expect(await sumsOfMatching(ctx, { search: "tea" })).toEqual({ gross: 0, vat: 0 });
  });
});

it.each([
  [{ rows: [] }, "rows"],
  [{ rows: [{ rate: 8.1, gross: 10, vat: 10.01 }] }, "rows.0.vat"],
  [{ rows: [{ rate: 0, gross: 10, vat: 0.01 }] }, "rows.0.vat"],
  [{ rows: [{ rate: 8.1, gross: 0 }] }, "rows.0.gross"],
  [{ rows: Array.from({ length: 11 }, () => ({ rate: 0, gross: 1 })) }, "rows"],
  [{ amount: 108.09 }, "amount"],
  [{ category: "holidays" }, "category"],
  [{ supplier: " " }, "supplier"],
  [{ day: "2026-02-30" }, "day"],
])("an expense cannot be kept with %j", (wrong, place) => {
  const { success: isKept, error } = expenseSchema.safeParse({ ...expenseInputOf(), ...wrong });
  expect([isKept, error?.issues.map(({ path }) => path.join("."))]).toEqual([false, [place]]);
});

function expenseInputOf() {
  const rows = [{ rate: 8.1, gross: 108.1 }];
  return { supplier: "Papier AG", day: "2026-10-07", category: "material", rows };
}
