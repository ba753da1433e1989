import { expect, it } from "vitest";
import { bookByHand, takeBackManual } from "#app/features/books/journal/by-hand/manual-bookings.server.ts";
import { createExpense, updateExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { yearChangesScreen } from "#app/features/taxes/year/changes/year-changes-page.server.ts";
import { closeYear, seeYear, reopenYear } from "#app/features/taxes/year/close-year.server.ts";
import { yearPage } from "#app/features/taxes/year/year-page.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { later, type TestPlatform } from "../../support/platform.ts";
import { seated } from "../../support/seats/seated.ts";
import { issued, paid, registeredBusiness, row, useMethod } from "../../support/tax/worked-year.ts";

const SIDES = { debitAccount: "6800", creditAccount: "1520", reference: "" };

onEachDatabase((open) => {
  /** 2025 with an invoice and an expense, closed; and the same people some minutes later. */
  async function closedYear() {
    const ctx = await registeredBusiness(await open());
    const { ctx: accountant } = await seated(ctx, "accountant");
    await useMethod(ctx, { validFrom: "2025-01-01" });
    await issued(ctx, "2025-11-03", [row(100, 8.1)]);
    const { id } = await createExpense(ctx, expenseInput({ day: "2025-07-07" }));
    await close(ctx);
    const after = (one: UserContext): UserContext => {
      (ctx.platform as TestPlatform).pass(60_000);
      return later(one);
    };
    return { ctx, accountant, expense: id, after };
  }

  it("a year that was never closed has no list of changes, and one just closed has an empty one", async () => {
    const { ctx } = await closedYear();
    expect(await yearChangesScreen(ctx, 2024)).toMatchObject({ isKnown: false, total: 0, rows: [] });
    expect(await yearChangesScreen(ctx, 2025)).toMatchObject({ isKnown: true, total: 0, rows: [] });
    expect(await yearPage(ctx, "2025")).toMatchObject({ isClosed: true, changes: null });
  });

  it("names what was added and taken back since the closing, and whose act it was", async () => {
    const { ctx, accountant, expense, after } = await closedYear();
    await issued(after(ctx), "2026-02-01", [row(50, 8.1)]);
    await updateExpense(after(ctx), expense, expenseInput({ day: "2026-01-02" }));
    const waiting = await yearChangesScreen(ctx, 2025);
    const late = ["1 Jan 2026", "belongs to 7 Jul 2025"];
    expect(waiting.rows.map(({ day, belongsTo }) => [day, belongsTo])).toEqual([late, late]);
    await reopenYear(after(ctx), 2025, "Abschreibung");
    const trustee = after(accountant);
    const booking = { ...SIDES, day: "2025-12-31", text: "Laptop", amount: 600_00 };
    const { id } = await bookByHand(trustee, booking);
    await takeBackManual(after(ctx), id);
    const { total, rows } = (await yearPage(ctx, "2025")).changes ?? {};
    expect([total, rows?.length]).toEqual([4, 4]);
    const laptop = { day: "31 Dec 2025", amount: "600.00", source: { type: "manual", id } };
    expect(rows?.slice(2)).toMatchObject([
      { ...laptop, text: "Booking by hand, Laptop", debit: { number: "6800" } },
      { ...laptop, text: "Taken back: Booking by hand, Laptop", debit: { number: "1520" } },
    ]);
    expect(rows?.map(({ by }) => by.split(" by ")[1])).toEqual([
      "Anna Muster.",
      "Anna Muster.",
      "Mira accountant.",
      "Anna Muster.",
    ]);
  });

  it("begins anew once the year is closed again", async () => {
    const { ctx, after } = await closedYear();
    await reopenYear(after(ctx), 2025, "Nachtrag");
    await issued(after(ctx), "2025-12-01", [row(20, 8.1)]);
    expect((await yearPage(ctx, "2025")).changes?.total).toBe(2);
    await close(after(ctx));
    expect(await yearChangesScreen(ctx, 2025)).toMatchObject({ isKnown: true, total: 0 });
  });

  it("leafs through more than a page, each booking once", async () => {
    const { ctx, after } = await closedYear();
    await reopenYear(after(ctx), 2025, "Nachtrag");
    const invoice = await issued(after(ctx), "2025-12-01", [row(20, 8.1)]);
    await paid(after(ctx), invoice, 21.6, "2025-12-05");
    const first = await yearChangesScreen(ctx, 2025, { limit: 2 });
    const rest = await yearChangesScreen(ctx, 2025, { limit: 2, after: first.next });
    expect([first.total, first.rows.length, rest.next, rest.isFirst]).toEqual([3, 2, "", false]);
    const numbers = [...first.rows, ...rest.rows].map(({ id }) => Number(id));
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(numbers).toHaveLength(3);
  });
});

async function close(ctx: UserContext): Promise<void> {
  await closeYear(ctx, 2025, (await seeYear(ctx, 2025)).hash);
}
