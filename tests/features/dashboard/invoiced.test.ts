import type { InvoiceState } from "#app/features/selling/invoices/fields/invoice.ts";
import { expect, it } from "vitest";
import { chartMonths } from "#app/features/front/dashboard/chart.ts";
import { invoicedByMonth } from "#app/features/front/dashboard/invoiced.server.ts";
import { lastMonths } from "#app/swiss/dates.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

it("the last twelve months cross the year", () => {
  expect(lastMonths("2026-02")).toEqual([
    ...["2025-03", "2025-04", "2025-05", "2025-06", "2025-07", "2025-08", "2025-09", "2025-10"],
    ...["2025-11", "2025-12", "2026-01", "2026-02"],
  ]);
});

it("a chart names its months in the reader's language and rounds to francs", () => {
  const [june, july, august] = chartMonths(
    [
      { month: "2026-06", amount: 1_366_972, open: 683_486 },
      { month: "2026-07", amount: 0, open: 0 },
      { month: "2026-08", amount: -100_00, open: 50_00 },
    ],
    "de",
  );
  expect(june).toEqual({
    month: "2026-06",
    short: expect.stringMatching(/^Juni?$/) as string,
    name: "Juni 2026",
    amount: "13'669.72",
    open: "6'834.86",
    francs: "13'670",
    share: 1,
    openShare: 0.5,
  });
  expect(july).toMatchObject({ amount: "0.00", francs: "", share: 0 });
  expect(august).toMatchObject({ share: 0, openShare: 0 });
});

onEachDatabase((fresh) => {
  it("counts what was issued, month by month, without drafts and cancelled invoices", async () => {
    const ctx = await member(testPlatform(await fresh()));
    await makePro(ctx);
    const issue = async (issueDate: string, state: InvoiceState) => {
      const id = await createInvoice(ctx, invoiceInput({ issueDate }));
      await ctx.db.updateTable("invoices").set({ state }).where("id", "=", id).execute();
    };
    await issue("2025-11-30", "sent");
    await issue("2025-12-01", "sent");
    await issue("2026-11-01", "sent");
    await issue("2026-11-30", "sent");
    await issue("2026-11-15", "draft");
    await issue("2026-11-15", "cancelled");
    const months = await invoicedByMonth(ctx);
    expect(months).toHaveLength(12);
    expect(months.filter(({ amount }) => amount > 0)).toEqual([
      { month: "2025-12", amount: 648_49, open: 648_49 },
      { month: "2026-11", amount: 2 * 648_49, open: 2 * 648_49 },
    ]);
  });
});
