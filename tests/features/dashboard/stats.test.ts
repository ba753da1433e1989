import { expect, it } from "vitest";
import { openTexts } from "#app/features/front/dashboard/open-texts.ts";
import { findStats } from "#app/features/front/dashboard/stats.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import type { Role } from "#app/platform/auth/seats/role.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { later, member, testPlatform } from "../../support/platform.ts";

const DAY = 24 * 60 * 60 * 1000;

onEachDatabase((open) => {
  it("an invoice counts as overdue from the day after its due date, as in the list", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const dates = { issueDate: "2026-11-01", dueDate: ctx.today };
    await markSent(ctx, await createInvoice(ctx, invoiceInput(dates)));
    expect(await findStats(ctx)).toMatchObject({
      counts: { sent: 1, overdue: 0 },
      sums: { CHF: { open: 648_49, overdue: 0 } },
    });
    platform.pass(DAY);
    const tomorrow = later(ctx);
    const overdue = { counts: { sent: 0, overdue: 1 }, sums: { CHF: { open: 648_49, overdue: 648_49 } } };
    expect(await findStats(tomorrow)).toMatchObject(overdue);
    for (const [day, status] of [
      [ctx, "sent"],
      [tomorrow, "overdue"],
    ] as const)
      expect((await listInvoices(day, {})).invoices).toMatchObject([{ status }]);
  });

  it.each([
    ["2026-11-01", "2026-11-30", 1],
    ["2026-11-01", "", 2],
    ["", "2026-11-30", 2],
    ["", "", 3],
    ["2026-11-15", "2026-11-15", 1],
  ])("of those issued from %s to %s, both included, counts %i", async (dateFrom, dateTo, total) => {
    const ctx = await member(testPlatform(await open()));
    for (const issueDate of ["2026-10-31", "2026-11-15", "2026-12-01"])
      await createInvoice(ctx, invoiceInput({ issueDate, dueDate: "2027-01-31" }));
    expect(await findStats(ctx, { dateFrom, dateTo })).toMatchObject({ total });
  });

  it("what is overdue is said in each currency that has some, and to nobody who sees no sums", async () => {
    const stats = await findStats(await member(testPlatform(await open())));
    const { CHF, EUR } = stats.sums;
    const texts = (inChf: number, inEur: number, role: Role = "owner") => {
      const sums = { CHF: { ...CHF, overdue: inChf }, EUR: { ...EUR, overdue: inEur } };
      return openTexts({ ...stats, sums }, role);
    };
    const overdue = [texts(100, 0), texts(0, 100), texts(0, 0)].map((text) => text.overdue);
    expect(overdue).toEqual([expect.stringContaining("1.00"), expect.stringContaining("1.00"), ""]);
    expect(texts(100, 100, "writer")).toEqual({ open: "", overdue: "" });
  });
});
