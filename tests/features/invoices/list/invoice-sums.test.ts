import type { InvoiceState } from "#app/features/selling/invoices/fields/invoice.ts";
import { describe, expect, it } from "vitest";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { INVOICE_STATUSES, type ListedStatus } from "#app/features/selling/invoices/fields/invoice.ts";
import { invoiceMonths } from "#app/features/selling/invoices/list/invoice-months.server.ts";
import type { InvoiceQuery } from "#app/features/selling/invoices/list/invoice-query.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../../support/databases/databases.ts";
import { INVOICE, invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { makePro, member, testPlatform } from "../../../support/platform.ts";

/** Rows that put an invoice into a status on the day of the tests. */
const ROWS: Record<ListedStatus, { state: InvoiceState; paid_on?: string; due_date?: string }> = {
  draft: { state: "draft" },
  sent: { state: "sent" },
  paid: { state: "sent", paid_on: "2026-11-20", due_date: "2026-11-01" },
  overdue: { state: "sent", due_date: "2026-11-20" },
  credited: { state: "credited" },
  written_off: { state: "written_off" },
  cancelled: { state: "cancelled" },
};

interface Written {
  name: string;
  unitPrice: number;
  row: { state?: InvoiceState; paid_on?: string; due_date?: string; issue_date?: string };
}

async function write(ctx: UserContext, { name, unitPrice, row }: Written): Promise<void> {
  const recipient = { ...INVOICE.recipient, name };
  const items = [{ description: "Konzept", quantity: 1, unitPrice, vatRate: 0 }];
  const id = await createInvoice(ctx, invoiceInput({ recipient, items }));
  await ctx.db.updateTable("invoices").set(row).where("id", "=", id).execute();
}

onEachDatabase((fresh) => {
  describe("the sum of a list", () => {
    it("is that of all rows of the filter on all its pages, to the Rappen, without cancelled ones", async () => {
      const ctx = await member(testPlatform(await fresh()));
      await makePro(ctx);
      for (const [index, status] of INVOICE_STATUSES.entries()) {
        await write(ctx, { name: "Bäckerei", unitPrice: index + 0.35, row: ROWS[status] });
        await write(ctx, { name: "Garage", unitPrice: 1000 * index + 0.1, row: ROWS[status] });
      }
      const filters: Partial<InvoiceQuery>[] = [
        {},
        { search: "garage" },
        { search: "nirgends" },
        { month: "2026-11" },
        { month: "2026-10" },
        ...INVOICE_STATUSES.map((status) => ({ status })),
        { status: "overdue" as const, search: "BACKEREI", month: "2026-11" },
      ];
      for (const filter of filters) {
        const all = await listInvoices(ctx, { ...filter, limit: 100 });
        const counted = all.invoices.filter(({ status }) => status !== "cancelled");
        const { total, sums } = await listInvoices(ctx, { ...filter, limit: 1, page: 2 });
        expect({ filter, total, ...sums }).toEqual({
          filter,
          total: all.invoices.length,
          eur: 0,
          amount: counted.reduce((sum, invoice) => sum + invoice.total, 0),
          cancelled: all.invoices.length - counted.length,
        });
      }
    });

    it("has a month from its first to its last day", async () => {
      const ctx = await member(testPlatform(await fresh()));
      await makePro(ctx);
      const days = ["2027-12-31", "2028-01-31", "2028-02-01", "2028-02-29", "2028-03-01"];
      for (const issue_date of days)
        await write(ctx, { name: issue_date, unitPrice: 10, row: { issue_date } });
      const inMonth = async (month: string) => {
        const { invoices, sums } = await listInvoices(ctx, { month });
        return [sums.amount, ...invoices.map(({ issueDate }) => issueDate)];
      };
      expect(await inMonth("2028-02")).toEqual([20_00, "2028-02-29", "2028-02-01"]);
      expect(await inMonth("2027-12")).toEqual([10_00, "2027-12-31"]);
      expect(await inMonth("2027-11")).toEqual([0]);
      expect(await invoiceMonths(ctx)).toEqual(["2028-03", "2028-02", "2028-01", "2027-12"]);
    });

    it("security 1: counts nothing of another business, and nothing archived", async () => {
      const platform = testPlatform(await fresh());
      const [ctx, other] = [await member(platform), await member(platform, { email: "other@example.ch" })];
      await write(other, { name: "Fremd", unitPrice: 10, row: { issue_date: "2026-05-05" } });
      await write(ctx, { name: "Eigen", unitPrice: 1.05, row: ROWS.draft });
      expect(await listInvoices(ctx)).toMatchObject({ total: 1, sums: { amount: 1_05, cancelled: 0 } });
      expect(await invoiceMonths(ctx)).toEqual(["2026-11"]);
      await ctx.db.updateTable("invoices").set({ archived_at: ctx.now.toISOString() }).execute();
      expect(await listInvoices(ctx)).toMatchObject({ total: 0, sums: { amount: 0, cancelled: 0 } });
      expect(await invoiceMonths(ctx)).toEqual([]);
    });
  });
});
