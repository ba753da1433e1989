import { expect, it } from "vitest";
import { saveFee } from "#app/features/money/online-payments/settling/save-fee.server.ts";
import { createExpense } from "#app/features/taxes/expenses/change-expenses.server.ts";
import { downloadYearPdf } from "#app/features/front/exports/download-year.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { openAt, openItemsAt } from "#app/features/taxes/year/open-items.server.ts";
import { yearFigures } from "#app/features/taxes/year/year-figures.server.ts";
import { sectionsOfYear } from "#app/features/taxes/year/year-page.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { expenseInput } from "../../support/expense-input.ts";
import { accountBalances } from "../../support/ledger/books.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";
import {
  issued,
  paid,
  registeredBusiness,
  row,
  useMethod,
  workedYear,
} from "../../support/tax/worked-year.ts";

const NET = [{ code: "12345", name: "Gestaltung", rate: "6.2" }];

onEachDatabase((open) => {
  it("a year's figures are those of the journal, as invoiced and as paid", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx);
    await workedYear(ctx);
    await createExpense(ctx, expenseInput());
    await createExpense(ctx, expenseInput({ category: "computers", supplier: "Laptop AG" }));
    const figures = await yearFigures(ctx, 2026);
    const { debtors = 0, vat = 0 } = await accountBalances(ctx);
    expect(figures).toMatchObject({ openAtStart: 0, openAtEnd: debtors, vat: { agreed: -vat } });
    expect([figures.costs.length, figures.investments.length]).toEqual([1, 1]);
    const sections = await sectionsOfYear(ctx, "2026");
    const lineOf = (id: string) => sections.flatMap(({ rows }) => rows).find((one) => one.id === id);
    // Worked out by hand from the invoices of `workedYear`: 1000 less 2 % Skonto, 500, 300, 2000, 700, 100, 400 that is
    // lost, 250 that is credited, 100 and a fee of 20 that holds VAT.
    expect(lineOf("income")).toMatchObject({ agreed: 4698_50, received: 4698_50 });
    expect(lineOf("result")).toMatchObject({ agreed: 4598_50, received: 4598_50 });
    const { content } = await downloadYearPdf(ctx, "2026");
    expect(
      Buffer.from(content as Uint8Array)
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    await useMethod(ctx, { method: "net", period: "half", activities: NET });
    const [net] = (await yearFigures(ctx, 2026)).costs;
    expect(net).toMatchObject({ category: "material", net: 108_10 });
    const { vat: apart = 0, revenue = 0 } = await accountBalances(ctx);
    expect([apart, (await yearFigures(ctx, 2026)).vat]).toEqual([0, { agreed: 0, received: 0 }]);
    expect(revenue).toBeLessThan(-4700_00);
    await expect(sectionsOfYear(ctx, "abc")).rejects.toMatchObject({ code: "year.not_found" });
  });

  it("what is open on a day counts invoices and payments of that day, as the list of open items does", async () => {
    const ctx = await registeredBusiness(await open());
    const id = await issued(ctx, "2026-07-10", [row(100, 0)]);
    await issued(ctx, "2026-07-12", [row(50, 0)]);
    await paid(ctx, id, 40, "2026-07-14");
    for (const [day, owed] of [
      ["2026-07-09", 0],
      ["2026-07-10", 100_00],
      ["2026-07-11", 100_00],
      ["2026-07-12", 150_00],
      ["2026-07-13", 150_00],
      ["2026-07-14", 110_00],
    ] as const) {
      let listed = 0;
      for await (const page of openItemsAt(ctx, day)) for (const { open } of page) listed += open;
      expect([await openAt(ctx, day), listed], day).toEqual([owed, owed]);
    }
  });

  it("invoiced and received differ by what is open, fees without VAT and fees of the provider count", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const items = [row(100, 0)];
    const late = await issued(ctx, "2026-07-01", items, { dueDate: "2026-07-31", clientId: undefined });
    const level = { daysAfter: 10, newTermDays: 10, fee: 20 };
    await remindBy(ctx, { levels: [level, level, level] });
    await createReminder(ctx, late, { level: 1 });
    await paid(ctx, late, 115, "2026-11-21");
    await issued(ctx, "2026-08-01", [row(50, 0)]);
    const payment = await ctx.db.selectFrom("payments").select("id").executeTakeFirstOrThrow();
    await ctx.transaction((ctx) => saveFee(ctx, payment.id, { fee: 3_00 }));
    const sections = await sectionsOfYear(ctx, "2026");
    const lineOf = (id: string) => sections.flatMap(({ rows }) => rows).find((one) => one.id === id);
    // 100, 50 and a fee of 20; 115 came in for the first two, of which the fee comes first.
    expect(lineOf("income")).toMatchObject({ agreed: 170_00, received: 115_00 });
    expect(lineOf("costs")).toMatchObject({ agreed: 3_00 });
    expect(lineOf("others")).toMatchObject({ agreed: 20_00 });
    const openItems = [];
    for await (const page of openItemsAt(ctx, "2026-12-31")) openItems.push(...page);
    expect(openItems.map(({ open }) => open).toSorted((a, b) => a - b)).toEqual([5_00, 50_00]);
    expect(lineOf("open-end")).toMatchObject({ agreed: 55_00 });
  });
});
