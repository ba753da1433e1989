import { expect, it } from "vitest";
import { balancesJson } from "#app/features/books/journal/balances.server.ts";
import { chartOf } from "#app/features/books/book/accounts.ts";
import { closeDays } from "#app/features/books/book/closed-days.server.ts";
import {
  bookByHand,
  findManual,
  takeBackManual,
} from "#app/features/books/journal/by-hand/manual-bookings.server.ts";
import { manualBookingSchema } from "#app/features/books/journal/by-hand/manual-booking.schema.ts";
import { saveChart } from "#app/features/books/journal/chart.server.ts";
import { handOver } from "#app/features/books/journal/handover/hand-over.server.ts";
import { journalPage } from "#app/features/books/journal/journal.server.ts";
import { totalsOfYear } from "#app/features/taxes/year/year-totals.ts";
import { yearFigures } from "#app/features/taxes/year/year-figures.server.ts";
import { yearJson } from "#app/features/taxes/year/year-json.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { accountBalances, expectJournalAgrees } from "../../support/ledger/books.ts";
import { issued, registeredBusiness, row, useMethod } from "../../support/tax/worked-year.ts";

const DEPRECIATION = {
  day: "2026-09-30",
  text: "Depreciation of the laptop",
  reference: "A-12",
  debitAccount: "6800",
  creditAccount: "1520",
  amount: 600,
};

function typed(changes: object = {}) {
  return manualBookingSchema.parse({ ...DEPRECIATION, ...changes });
}

async function listed(ctx: UserContext) {
  const span = { from: "2026-01-01", to: "2026-12-31" };
  return (await journalPage(ctx, { ...span, after: null, limit: 50 })).bookings;
}

onEachDatabase((open) => {
  async function business(): Promise<UserContext> {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx);
    return ctx;
  }

  it("what is booked by hand is in journal, balances and year", async () => {
    const ctx = await business();
    await issued(ctx, "2026-07-10", [row(1000, 8.1)]);
    const { id } = await bookByHand(ctx, typed());
    expect((await listed(ctx)).at(-1)).toMatchObject({
      kind: "manual",
      day: "2026-09-30",
      debit: "depreciation",
      credit: "computers",
      amount: 600_00,
      number: "A-12",
      name: "Depreciation of the laptop",
      source: { type: "manual", id },
      reverses: null,
    });
    const { accounts } = await balancesJson(ctx, { from: "2026-01-01", to: "2026-12-31" });
    expect(accounts).toMatchObject([
      { number: "1100", closingBalance: 1081 },
      { number: "1520", closingBalance: -600 },
      { number: "2200", closingBalance: -81 },
      { number: "3400", closingBalance: -1000 },
      { number: "6800", closingBalance: 600 },
    ]);
    expect(totalsOfYear(await yearFigures(ctx, 2026)).result).toEqual({ agreed: 400_00, received: -600_00 });
    expect(await yearJson(ctx, "2026")).toMatchObject({
      byHand: [{ account: "6800", net: -600 }],
      result: { agreed: 400, received: -600 },
    });
    await expectJournalAgrees(ctx);
  });

  it("costs on the account of an expense count once, and income counts as well", async () => {
    const ctx = await business();
    await bookByHand(ctx, typed({ debitAccount: "6000", creditAccount: "2300", amount: 900 }));
    await bookByHand(ctx, typed({ debitAccount: "1300", creditAccount: "3400", amount: 250 }));
    const figures = await yearFigures(ctx, 2026);
    expect(figures.costs).toEqual([{ category: "rent", net: 900_00 }]);
    expect(figures.byHand).toEqual([{ account: "revenue", net: 250_00 }]);
    expect(totalsOfYear(figures).result.agreed).toBe(-650_00);
  });

  it("taking it back adds a booking the other way round, once", async () => {
    const ctx = await business();
    const { id } = await bookByHand(ctx, typed());
    await takeBackManual(ctx, id);
    const [first, second] = await listed(ctx);
    expect(second).toMatchObject({ debit: "computers", credit: "depreciation", amount: 600_00 });
    expect(second).toMatchObject({ reverses: first?.sequence, day: "2026-09-30" });
    await expect(takeBackManual(ctx, id)).rejects.toMatchObject({ code: "booking.taken_back" });
    expect((await findManual(ctx, id)).taken_back_at).not.toBeNull();
    expect(await accountBalances(ctx)).toEqual({ depreciation: 0, computers: 0 });
    expect((await yearFigures(ctx, 2026)).byHand).toBeUndefined();
  });

  it("taken back twice at once, one is refused", async () => {
    const ctx = await business();
    const { id } = await bookByHand(ctx, typed());
    const both = await Promise.allSettled([takeBackManual(ctx, id), takeBackManual(ctx, id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await listed(ctx)).toHaveLength(2);
  });

  it("a closed day is refused with the first open one, and what is handed over is taken back later", async () => {
    const ctx = await business();
    const { id } = await bookByHand(ctx, typed());
    await handOver(ctx, "2026-09-30");
    await expect(bookByHand(ctx, typed())).rejects.toMatchObject({
      code: "journal.handed_over",
      params: { day: "1 Oct 2026" },
    });
    await takeBackManual(ctx, id);
    expect((await listed(ctx)).at(-1)).toMatchObject({ factDay: "2026-09-30", credit: "depreciation" });
    expect((await listed(ctx)).at(-1)?.day.slice(0, 4)).toBe("2026");
    expect((await listed(ctx)).at(-1)?.day).not.toBe("2026-09-30");
    const span = { kind: "year", basis: "", from: "2025-01-01", to: "2025-12-31" } as const;
    await ctx.transaction((ctx) => closeDays(ctx, span));
    await expect(bookByHand(ctx, typed({ day: "2025-12-31" }))).rejects.toMatchObject({
      code: "year.closed",
    });
  });

  it("accounts are those of the chart, by the numbers that the business has chosen", async () => {
    const ctx = await business();
    await saveChart(ctx, chartOf(new Map([["depreciation", "6801"]])));
    await expect(bookByHand(ctx, typed({ creditAccount: "9999999" }))).rejects.toMatchObject({
      code: "input.invalid",
      fields: [{ field: "debitAccount" }, { field: "creditAccount" }],
    });
    expect(await bookByHand(ctx, typed({ debitAccount: "6801" }))).toMatchObject({ debit: "depreciation" });
    const wrong = { ...DEPRECIATION, creditAccount: "6800", amount: 0, day: "x" };
    const { error } = manualBookingSchema.safeParse(wrong);
    expect(error?.issues.map(({ path }) => path.join())).toEqual(["day", "amount", "creditAccount"]);
  });
});
