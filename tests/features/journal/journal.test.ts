import { expect, it } from "vitest";
import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { chartOf } from "#app/features/books/book/accounts.ts";
import { chartOfBusiness, chartVersion, saveChart } from "#app/features/books/journal/chart.server.ts";
import { downloadJournal } from "#app/features/front/exports/journal/download-journal.server.ts";
import { journalJson } from "#app/features/books/journal/journal-json.server.ts";
import { journalPage, journalPages } from "#app/features/books/journal/journal.server.ts";
import { journalScreen } from "#app/features/books/journal/screen-page.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { accountBalances, expectJournalAgrees } from "../../support/ledger/books.ts";
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
  it("a worked year is in balance, agrees with ledger and return, and reads alike in pages of any size", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx);
    await workedYear(ctx);
    await createExpense(ctx, expenseInput());
    await expectJournalAgrees(ctx);
    const whole = await allOf(ctx);
    expect(whole.length).toBeGreaterThan(10);
    const leafed = [];
    for (let after = null, more = true; more;) {
      const page = await journalPage(ctx, { ...YEAR, after, limit: 3 });
      leafed.push(...page.bookings);
      after = page.next;
      more = after !== null;
    }
    expect(leafed).toEqual(whole);
  });

  it("the screen shows 50 bookings a page, and leads to the first page from those after it alone", async () => {
    const ctx = await registeredBusiness(await open());
    for (let at = 0; at < 51; at++) await createExpense(ctx, expenseInput({ supplier: `Papier ${at} AG` }));
    const first = await journalScreen(ctx, { ...YEAR, account: "" }, "");
    expect([first.rows.length, first.isFirst]).toEqual([50, true]);
    const second = await journalScreen(ctx, { ...YEAR, account: "" }, first.next);
    expect([second.rows.length, second.isFirst, second.next]).toEqual([1, false, ""]);
  });

  it("an invoice, its payment with 7.00 too much and an expense stand on the accounts that were chosen", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx);
    const id = await issued(ctx, "2026-07-10", [row(1000, 8.1)]);
    await paid(ctx, id, 1088, "2026-07-20");
    const shown = chartVersion(await chartOfBusiness(ctx));
    await saveChart(ctx, chartOf(new Map([["bank", "1021"]])), shown);
    await expect(saveChart(ctx, chartOf(new Map()), shown)).rejects.toMatchObject({
      code: "journal.accounts_changed",
    });
    expect(await accountBalances(ctx)).toEqual({
      bank: 1088_00,
      debtors: 0,
      revenue: -1000_00,
      vat: -81_00,
      clientCredit: -7_00,
    });
    const lines = (await textOf(ctx, "banana")).trim().split("\r\n");
    expect(lines[0]).toBe("Date\tDoc\tDescription\tAccountDebit\tAccountCredit\tAmount");
    expect(
      lines
        .slice(1)
        .map((line) => line.split("\t").slice(3).join(" "))
        .toSorted(),
    ).toEqual([...["1021 1100 1081.00", "1021 2030 7.00"], ...["1100 2200 81.00", "1100 3400 1000.00"]]);
    expect(await textOf(ctx, "bexio")).toContain("10.07.2026;");
  });

  it("facts keep their ids while their document goes on", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx);
    const id = await issued(ctx, "2026-07-10", [row(1000, 8.1)]);
    await paid(ctx, id, 500, "2026-07-20");
    const before = (await allOf(ctx)).map(({ sequence }) => sequence);
    await paid(ctx, id, 581, "2026-07-21");
    const after = (await allOf(ctx)).map(({ sequence }) => sequence);
    expect(after).toEqual([...before, expect.any(Number)]);
    const { bookings } = await journalJson(ctx, { ...YEAR, limit: 100, after: null });
    expect(new Set(bookings.map((booking) => booking.id)).size).toBe(bookings.length);
  });

  it("by net tax rates turnover is booked with its VAT", async () => {
    const ctx = await registeredBusiness(await open());
    const activities = [{ code: "12345", name: "Gestaltung", rate: "6.2" }];
    await useMethod(ctx, { method: "net", period: "half", activities });
    await issued(ctx, "2026-07-10", [row(1000, 8.1)]);
    expect(await accountBalances(ctx)).toEqual({ debtors: 1081_00, revenue: -1081_00 });
  });
});

async function allOf(ctx: UserContext) {
  const facts = [];
  for await (const page of journalPages(ctx, YEAR)) facts.push(...page);
  return facts;
}

async function textOf(ctx: UserContext, format: "banana" | "bexio"): Promise<string> {
  const { pieces } = await downloadJournal(ctx, YEAR, format);
  let text = "";
  for await (const piece of pieces) text += String(piece);
  return text;
}
