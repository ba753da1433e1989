import type { InvoiceState } from "#app/features/selling/invoices/fields/invoice.ts";
import { expect, it } from "vitest";
import { expectedByWeek } from "#app/features/front/dashboard/expected.server.ts";
import { findStats } from "#app/features/front/dashboard/stats.server.ts";
import { weeksFrom } from "#app/features/front/dashboard/weeks.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { toDoOf } from "../../support/dashboard/to-do-of.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

it.each([
  ["2026-11-22", [47, 48, 49, 50, 51], "2026-11-22"],
  ["2026-11-23", [48, 49, 50, 51, 52], "2026-11-29"],
  ["2026-12-28", [53, 1, 2, 3, 4], "2027-01-03"],
  ["2025-12-29", [1, 2, 3, 4, 5], "2026-01-04"],
])("the weeks from %s end on Sundays and count as ISO 8601 does", (today, numbers, firstSunday) => {
  const weeks = weeksFrom(today);
  expect(weeks.map(({ week }) => week)).toEqual(numbers);
  expect(weeks[0]?.until).toBe(firstSunday);
});

onEachDatabase((open) => {
  it("expected money adds up to the open amount, week by week", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const issue = async (dueDate: string, state: InvoiceState = "sent") => {
      const id = await createInvoice(ctx, invoiceInput({ issueDate: "2026-01-01", dueDate }));
      await ctx.db.updateTable("invoices").set({ state }).where("id", "=", id).execute();
      return id;
    };
    const sunday = weeksFrom(ctx.today)[0]!.until;
    await issue("2026-01-31");
    await issue(ctx.today);
    await issue(sunday);
    await issue("2027-06-30");
    await issue("2027-06-30", "draft");
    await issue(ctx.today, "cancelled");
    const expected = await expectedByWeek(ctx);
    expect(expected.overdue).toEqual({ amount: 648_49, count: 1 });
    expect(expected.weeks.map(({ amount }) => amount)).toEqual([2 * 648_49, 0, 0, 0, 0]);
    expect(expected.later).toBe(648_49);
    const stats = await findStats(ctx);
    expect(expected.total).toBe(stats.sums.CHF.open);
    expect(await toDoOf(ctx, stats)).toEqual([
      { kind: "overdue", count: 1, amount: { CHF: 648_49, EUR: 0 }, names: [expect.any(String)] },
      { kind: "draft", count: 1, amount: { CHF: 648_49, EUR: 0 }, names: [expect.any(String)] },
    ]);
    const other = await member(ctx.platform, { email: "other@example.ch" });
    expect(await expectedByWeek(other)).toMatchObject({ total: 0, overdue: { count: 0 } });
    expect(await toDoOf(other, await findStats(other))).toEqual([]);
  });
});
