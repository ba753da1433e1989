import { expect, it } from "vitest";
import { findStats } from "#app/features/front/dashboard/stats.server.ts";
import { INVOICE_STATUSES, type InvoiceStatus } from "#app/features/selling/invoices/fields/invoice.ts";
import { findInvoices } from "#app/features/selling/invoices/document/invoices.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { stateOf, statusOf } from "#app/features/selling/invoices/fields/invoice-status.ts";
import { checkOverdue } from "#app/features/selling/invoices/status/overdue-check.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { invoiceWith } from "../../../support/invoices/invoice-with.ts";
import { member, testPlatform, visitor } from "../../../support/platform.ts";

it("a sent invoice is overdue from the day after its due date, a paid or cancelled one never", () => {
  const invoice = { state: "sent" as const, paidOn: null, dueDate: "2026-12-21" };
  expect(statusOf(invoice, "2026-12-21")).toBe("sent");
  expect(statusOf(invoice, "2026-12-22")).toBe("overdue");
  expect(statusOf({ ...invoice, paidOn: "2027-01-05" }, "2027-01-06")).toBe("paid");
  expect(statusOf({ ...invoice, state: "draft" }, "2027-01-06")).toBe("draft");
  expect(statusOf({ ...invoice, state: "cancelled" }, "2027-01-06")).toBe("cancelled");
});

onDatabaseOfDay((open) => {
  it("the database reads the status of every invoice as the code does, also around the due date", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const expected = await writeEachCase(ctx);
    for (const status of INVOICE_STATUSES) {
      const ids = expected.filter((row) => row.status === status).map(({ id }) => id);
      expect(ids.length, status).toBeGreaterThan(0);
      const { invoices } = await listInvoices(ctx, { status, limit: 100 });
      expect(invoices.map(({ id }) => id).toSorted(), status).toEqual(ids.toSorted());
      const found = await findInvoices(ctx, ids);
      expect(new Set(found.map((invoice) => invoice.status))).toEqual(new Set([status]));
      expect((await findStats(ctx)).counts[status], status).toBe(ids.length);
    }
    await checkOverdue(visitor(platform));
    const written = await ctx.db
      .selectFrom("history")
      .select("invoice_id")
      .where("event", "=", "invoice.overdue")
      .execute();
    const overdue = expected.filter(({ status }) => status === "overdue").map(({ id }) => id);
    expect(written.map((row) => row.invoice_id).toSorted()).toEqual(overdue.toSorted());
  });
});

/** An invoice in each state, paid or not, due the day before, today and the day after. */
async function writeEachCase(ctx: UserContext): Promise<{ id: string; status: InvoiceStatus }[]> {
  const template = await ctx.db
    .selectFrom("invoices")
    .selectAll()
    .where("id", "=", await invoiceWith(ctx, "draft"))
    .executeTakeFirstOrThrow();
  await ctx.db.deleteFrom("invoices").where("id", "=", template.id).execute();
  const rows = (["draft", "sent", "credited", "written_off", "cancelled"] as const).flatMap((state) =>
    [null, ctx.today].flatMap((paid_on) =>
      [-1, 0, 1].map((days) => ({
        ...template,
        id: ctx.newId(),
        number: `${state} ${paid_on} ${days}`,
        state,
        paid_on,
        due_date: addDays(ctx.today, days),
      })),
    ),
  );
  await ctx.db.insertInto("invoices").values(rows).execute();
  return rows.map((row) => ({ id: row.id, status: statusOf(stateOf(row), ctx.today) }));
}
