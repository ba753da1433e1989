import { expect, it } from "vitest";
import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { bookByHand } from "#app/features/books/journal/by-hand/manual-bookings.server.ts";
import { manualBookingSchema } from "#app/features/books/journal/by-hand/manual-booking.schema.ts";
import { saveYearSetting } from "#app/features/taxes/year/save-year-setting.server.ts";
import { chartOf } from "#app/features/books/book/accounts.ts";
import { balancesJson, balancesScreen } from "#app/features/books/journal/balances.server.ts";
import { saveChart } from "#app/features/books/journal/chart.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { accountBalances } from "../../support/ledger/books.ts";
import { member } from "../../support/platform.ts";
import {
  issued,
  paid,
  registeredBusiness,
  row,
  useMethod,
  workedYear,
} from "../../support/tax/worked-year.ts";

const YEAR = { from: "2026-01-01", to: "2026-12-31" };

onEachDatabase((open) => {
  it("an account stands where it stood before, with what was booked in the days that are asked for", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx);
    const id = await issued(ctx, "2026-07-10", [row(1000, 8.1)]);
    await paid(ctx, id, 500, "2026-08-20");
    const { accounts } = await balancesJson(ctx, { from: "2026-08-01", to: "2026-08-31" });
    expect(accounts).toEqual([
      balance("1020", "Bank", [0, 500, 0, 500]),
      balance("1100", "Debtors", [1081, 0, 500, 581]),
      balance("2200", "VAT owed", [-81, 0, 0, -81]),
      balance("3400", "Revenue from services", [-1000, 0, 0, -1000]),
    ]);
    expect((await balancesJson(ctx, { from: "2026-01-01", to: "2026-07-09" })).accounts).toEqual([]);
    await paid(ctx, id, 0.01, "2026-09-20");
    const later = (await balancesJson(ctx, { from: "2026-09-01", to: "2026-09-30" })).accounts;
    expect(later.slice(0, 2)).toEqual([
      balance("1020", "Bank", [500, 0.01, 0, 500.01]),
      balance("1100", "Debtors", [581, 0, 0.01, 580.99]),
    ]);
    const other = await member(ctx.platform, { email: "other@example.ch" });
    expect((await balancesJson(other, YEAR)).accounts).toEqual([]);
  });

  it("closing balances add up to nothing, and agree with the journal", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx);
    await workedYear(ctx);
    await createExpense(ctx, expenseInput());
    const { accounts } = await balancesJson(ctx, YEAR);
    const numbers = accounts.map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted());
    const rappen = accounts.map(({ closingBalance }) => Math.round(closingBalance * 100));
    expect(rappen.reduce((sum, amount) => sum + amount, 0)).toBe(0);
    const { debtors = 0 } = await accountBalances(ctx);
    expect(accounts.find(({ number }) => number === "1100")?.closingBalance).toBe(debtors / 100);
    expect((await balancesScreen(ctx, YEAR)).sums).toMatchObject({ opening: "0.00", closing: "0.00" });
  });

  it("income and costs begin a business year at nothing, and the result waits to be booked on", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx);
    await issued(ctx, "2026-05-10", [row(1000, 8.1)]);
    await issued(ctx, "2026-07-10", [row(500, 8.1)]);
    await issued(ctx, "2026-09-10", [row(100, 8.1)]);
    const from = "2026-08-01";
    const results = async (span = { from, to: "2026-12-31" }) =>
      (await balancesJson(ctx, span)).accounts
        .filter(({ number }) => ["2970", "2979", "3400"].includes(number))
        .map(({ number, ...sums }) => [number, sums.openingBalance, sums.closingBalance]);
    expect(await results()).toEqual([["3400", -1500, -1600]]);
    await saveYearSetting(ctx, { begins: 7, firstFrom: "", firstTo: "" });
    expect(await results()).toEqual([
      ["2979", -1000, -1000],
      ["3400", -500, -600],
    ]);
    await bookByHand(
      ctx,
      manualBookingSchema.parse({
        day: "2026-09-30",
        text: "Result of 2025/26",
        reference: "",
        debitAccount: "2979",
        creditAccount: "2970",
        amount: 1000,
      }),
    );
    expect(await results({ from: "2026-07-01", to: "2026-12-31" })).toEqual([
      ["2970", 0, -1000],
      ["2979", -1000, 0],
      ["3400", 0, -600],
    ]);
    expect((await balancesScreen(ctx, { from, to: "2026-12-31" })).sums).toMatchObject({
      opening: "0.00",
      closing: "0.00",
    });
  });

  it("accounts that share a number are one", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx);
    await issued(ctx, "2026-07-10", [row(1000, 8.1)]);
    await createExpense(ctx, expenseInput({ category: "rent", supplier: "Haus AG" }));
    await createExpense(ctx, expenseInput({ category: "material" }));
    await saveChart(
      ctx,
      chartOf(
        new Map([
          ["rent", "4000"],
          ["material", "4000"],
        ]),
      ),
    );
    const { accounts } = await balancesJson(ctx, YEAR);
    const shared = accounts.filter(({ number }) => number === "4000");
    expect(shared).toHaveLength(1);
    expect(shared[0]?.name).toContain(", ");
  });
});

function balance(number: string, name: string, [opening, debit, credit, closing]: number[]) {
  return { number, name, openingBalance: opening, debit, credit, closingBalance: closing };
}
