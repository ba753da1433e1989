import type { InvoiceState } from "#app/features/selling/invoices/fields/invoice.ts";
import { describe, expect, it } from "vitest";
import { findStats } from "#app/features/front/dashboard/stats.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { sumsIn } from "#app/features/front/dashboard/sums-in-stats.ts";
import { NEWEST_FIRST } from "#app/features/selling/invoices/list/invoice-query.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { INVOICE_STATUSES, type ListedStatus } from "#app/features/selling/invoices/fields/invoice.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../../support/databases/databases.ts";
import { INVOICE, invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { partPayment } from "../../../support/invoices/part-payment.ts";
import { readPaperFilters } from "#app/features/selling/papers/list/paper-filters.ts";
import { makePro, member, testPlatform } from "../../../support/platform.ts";

/** Rows that put an invoice of the main job into a status on the day of the tests. */
const ROWS: Record<ListedStatus, { state: InvoiceState; paid_on?: string; due_date?: string }> = {
  draft: { state: "draft" },
  sent: { state: "sent" },
  paid: { state: "sent", paid_on: "2026-11-20", due_date: "2026-11-01" },
  overdue: { state: "sent", due_date: "2026-11-20" },
  credited: { state: "credited" },
  written_off: { state: "written_off" },
  cancelled: { state: "cancelled", due_date: "2026-11-20" },
};

async function invoiceWith(
  ctx: UserContext,
  name: string,
  row: Partial<{ state: InvoiceState; paid_on: string; due_date: string; issue_date: string }> = {},
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const recipient = { ...INVOICE.recipient, name };
  const id = await createInvoice(ctx, invoiceInput({ recipient, ...overrides }));
  if (Object.keys(row).length) await ctx.db.updateTable("invoices").set(row).where("id", "=", id).execute();
  return id;
}

onEachDatabase((fresh) => {
  describe("a list of invoices", () => {
    it("filters by the status of today, and counts by the same reading", async () => {
      const platform = testPlatform(await fresh());
      const ctx = await member(platform);
      await makePro(ctx);
      for (const status of INVOICE_STATUSES) await invoiceWith(ctx, `Kunde ${status}`, ROWS[status]);
      for (const status of INVOICE_STATUSES) {
        const { invoices, total } = await listInvoices(ctx, { status });
        expect([status, total, invoices.map((invoice) => [invoice.recipientName, invoice.status])]).toEqual([
          status,
          1,
          [[`Kunde ${status}`, status]],
        ]);
      }
      expect((await listInvoices(ctx)).total).toBe(INVOICE_STATUSES.length);
      expect(await findStats(ctx)).toEqual({
        total: 6,
        counts: { draft: 1, sent: 1, paid: 1, overdue: 1, credited: 1, written_off: 1, cancelled: 1 },
        creditNotes: 0,
        partlyPaid: 0,
        inEur: 0,
        issueDates: { first: "2026-11-21", last: "2026-11-21" },
        sums: {
          CHF: {
            amounts: Object.fromEntries(INVOICE_STATUSES.map((status) => [status, 648_49])),
            open: 2 * 648_49,
            overdue: 648_49,
            drafted: 648_49,
          },
          EUR: {
            amounts: Object.fromEntries(INVOICE_STATUSES.map((status) => [status, 0])),
            open: 0,
            overdue: 0,
            drafted: 0,
          },
        },
      });
    });

    it("days and amounts of a filter belong to it", async () => {
      const ctx = await member(testPlatform(await fresh()));
      const id = await invoiceWith(ctx, "Kunde", { due_date: "2026-12-20" });
      const found = async (query: string) => {
        const filters = readPaperFilters(new URLSearchParams(query), {
          statuses: INVOICE_STATUSES,
          lastDay: "due",
        });
        return (await listInvoices(ctx, { ...NEWEST_FIRST, filters })).invoices.map((one) => one.id);
      };
      for (const inside of [
        "issued_from=2026-11-21&issued_to=2026-11-21",
        "due_from=2026-12-20&due_to=2026-12-20",
        "amount_min=648.49&amount_max=648.49",
      ])
        expect(await found(inside), inside).toEqual([id]);
      for (const outside of [
        ...["issued_from=2026-11-22", "issued_to=2026-11-20", "due_from=2026-12-21", "due_to=2026-12-19"],
        ...["amount_min=648.50", "amount_max=648.48", "number=INV-1", "externalId=x", "status=paid"],
      ])
        expect(await found(outside), outside).toEqual([]);
    });

    it("the figures say what a list by status comes to, and nothing of one that more narrows", async () => {
      const ctx = await member(testPlatform(await fresh()));
      await makePro(ctx);
      for (const status of INVOICE_STATUSES) await invoiceWith(ctx, `Kunde ${status}`, ROWS[status]);
      await invoiceWith(ctx, "Kunde paid", ROWS.paid);
      const stats = await findStats(ctx);
      for (const status of [undefined, ...INVOICE_STATUSES]) {
        const query = { ...NEWEST_FIRST, ...(status && { status }) };
        const { total, sums } = await listInvoices(ctx, query);
        expect(sumsIn(stats, query), status).toEqual({ total, ...sums });
      }
      for (const narrower of [{ search: "x" }, { clientId: ctx.newId() }, { paid: "partly" as const }])
        expect(sumsIn(stats, { ...NEWEST_FIRST, ...narrower })).toBeUndefined();
      expect(sumsIn(stats, { ...NEWEST_FIRST, kind: "credit_note" })).toBeUndefined();
    });

    it("turns a sent invoice overdue at midnight in Zurich after its due date, and no sooner", async () => {
      const platform = testPlatform(await fresh());
      const before = await member(platform);
      await invoiceWith(before, "Kunde", { state: "sent", due_date: before.today });
      expect((await listInvoices(before, { status: "sent" })).total).toBe(1);
      const after: UserContext = { ...before, today: "2026-11-22" };
      expect((await listInvoices(after, { status: "sent" })).total).toBe(0);
      expect((await listInvoices(after, { status: "overdue" })).invoices[0]?.status).toBe("overdue");
      expect((await findStats(after)).counts.overdue).toBe(1);
    });

    it("takes what was paid in part off the open amount, but not what was reversed", async () => {
      const ctx = await member(testPlatform(await fresh()));
      const id = await invoiceWith(ctx, "Kunde", { state: "sent" });
      await partPayment(ctx, id, { amount: 100_00 });
      await partPayment(ctx, id, { amount: 50_00, isReversed: true });
      expect((await findStats(ctx)).sums.CHF.open).toBe(548_49);
    });

    it("finds every word anywhere, accents and case folded, the amount and the reference", async () => {
      const ctx = await member(testPlatform(await fresh()));
      await invoiceWith(ctx, "Bäckerei Zbinden", {}, { notes: "Danke für den Auftrag" });
      await invoiceWith(
        ctx,
        "Łódź Imports",
        {},
        { items: [{ description: "100% _sicher_", quantity: 2, unitPrice: 617.25, vatRate: 0 }] },
      );
      const found = async (search: string) =>
        (await listInvoices(ctx, { search })).invoices.map((invoice) => invoice.recipientName);
      expect(await found("baeckerei")).toEqual(["Bäckerei Zbinden"]);
      expect(await found("BACKEREI")).toEqual(["Bäckerei Zbinden"]);
      expect(await found("auftrag zbinden")).toEqual(["Bäckerei Zbinden"]);
      expect(await found("lodz")).toEqual(["Łódź Imports"]);
      expect(await found("100% _si")).toEqual(["Łódź Imports"]);
      expect(await found("%")).toEqual(["Łódź Imports"]);
      expect(await found("1'234.50")).toEqual(["Łódź Imports"]);
      expect(await found("2957-1")).toEqual(["Bäckerei Zbinden"]);
      expect(await found("kundin@example")).toHaveLength(2);
      expect(await found("' or 1=1 --")).toEqual([]);
      expect(await found("nothing of it")).toEqual([]);
    });

    it("has each invoice on one page, early, late and half full, and none beyond the last", async () => {
      const ctx = await member(testPlatform(await fresh()));
      await makePro(ctx);
      const all: string[] = [];
      for (let count = 0; count < 8; count++) all.unshift(await invoiceWith(ctx, `Kunde ${count}`));
      for (const limit of [1, 3, 4, 8, 9]) {
        for (let page = 1; page <= 10; page++) {
          const { invoices, nextCursor } = await listInvoices(ctx, { page, limit });
          expect(invoices.map(({ id }) => id)).toEqual(all.slice((page - 1) * limit, page * limit));
          expect(nextCursor !== null).toBe(page * limit < all.length);
        }
      }
    });

    it("sorts by each column both ways, the same on every page", async () => {
      const ctx = await member(testPlatform(await fresh()));
      await makePro(ctx);
      await invoiceWith(ctx, "Ähre", { issue_date: "2026-01-03", due_date: "2026-05-01" });
      await invoiceWith(ctx, "zebra", { issue_date: "2026-01-01", due_date: "2026-04-01" });
      await invoiceWith(
        ctx,
        "Bär",
        { issue_date: "2026-01-02", due_date: "2026-06-01" },
        { items: [{ description: "x", quantity: 1, unitPrice: 1, vatRate: 0 }] },
      );
      const order = async (sort: "date" | "due" | "client" | "number" | "amount", descending: boolean) => {
        const names: string[] = [];
        for (const page of [1, 2, 3]) {
          const { invoices } = await listInvoices(ctx, { sort, descending, page, limit: 1 });
          names.push(...invoices.map((invoice) => invoice.recipientName));
        }
        return names;
      };
      expect(await order("client", false)).toEqual(["Ähre", "Bär", "zebra"]);
      expect(await order("client", true)).toEqual(["zebra", "Bär", "Ähre"]);
      expect(await order("date", true)).toEqual(["Ähre", "Bär", "zebra"]);
      expect(await order("due", false)).toEqual(["zebra", "Ähre", "Bär"]);
      expect(await order("number", false)).toEqual(["Ähre", "zebra", "Bär"]);
      expect(await order("amount", false)).toEqual(["Bär", "Ähre", "zebra"]);
    });
  });
});
