import type { Selectable } from "kysely";
import { itemsOf } from "#app/features/invoices/document/invoice-items.server.ts";
import { standingIn, vatRowsSchema } from "#app/features/ledger/payment.ts";
import { standingRefunds } from "#app/features/payments/refunds/refunds.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { JsonText } from "#app/platform/database/json-column.ts";
import type { InvoiceItemsTable } from "#app/platform/database/schema/invoices.ts";
import { type Day, zurichDay } from "#app/swiss/dates.ts";
import { type Rappen, shareOf } from "#app/swiss/money.ts";
import type { VatRow } from "#app/swiss/vat.ts";

interface Used {
  id: string;
  day: Day;
  vat: VatRow[];
  items: Selectable<InvoiceItemsTable>[];
}

/**
 * Of credit notes' credit, what was paid back (under the credit note) or settled another invoice (under that one): the
 * part of the credit note's turnover that is no longer received.
 */
export async function usedCreditOf(ctx: BusinessContext, ids: string[]): Promise<Map<string, Used[]>> {
  if (ids.length === 0) return new Map();
  const rows = [...(await refundedOf(ctx, ids)), ...(await usedFor(ctx, ids))];
  const items = await itemsOf(ctx, [...new Set(rows.map(({ noteId }) => noteId))]);
  const used = Map.groupBy(rows, ({ documentId }) => documentId);
  const share = (taken: Taken): Used => ({ ...shareOfNote(taken), items: items.get(taken.noteId) ?? [] });
  return new Map([...used].map(([id, own]) => [id, own.map(share)]));
}

interface Taken {
  id: string;
  documentId: string;
  noteId: string;
  day: Day;
  amount: Rappen;
  noteTotal: Rappen;
  noteRows: JsonText;
}

function shareOfNote({ id, day, amount, noteTotal, noteRows }: Taken) {
  const rows = noteRows ? fromJson(vatRowsSchema, noteRows) : [];
  const vat = rows.map(({ rate, net, vat }) => ({
    rate,
    net: shareOf(net, amount, noteTotal),
    vat: shareOf(vat, amount, noteTotal),
  }));
  return { id, day, vat };
}

async function refundedOf(ctx: BusinessContext, ids: string[]): Promise<Taken[]> {
  const rows = await ctx.db
    .selectFrom("refunds")
    .innerJoin("invoices", "invoices.id", "refunds.payment_id")
    .select([
      "refunds.id",
      "invoices.id as documentId",
      "invoices.id as noteId",
      "refunds.refunded_on as day",
      "refunds.amount",
      "refunds.takes_back",
    ])
    .select(["invoices.total as noteTotal", "invoices.vat_rows as noteRows"])
    .where("refunds.business_id", "=", ctx.businessId)
    .where("refunds.payment_id", "in", ids)
    .where("invoices.kind", "=", "credit_note")
    .execute();
  return standingRefunds(rows);
}

async function usedFor(ctx: BusinessContext, ids: string[]): Promise<Taken[]> {
  const rows = await ctx.db
    .selectFrom("payment_allocations")
    .innerJoin("invoices", "invoices.id", "payment_allocations.payment_id")
    .select(["payment_allocations.id", "payment_allocations.invoice_id as documentId"])
    .select(["invoices.id as noteId", "settled_on", "payment_allocations.created_at"])
    .select(["payment_allocations.amount", "invoices.total as noteTotal", "invoices.vat_rows as noteRows"])
    .select(["takes_back", "ending"])
    .where("invoices.business_id", "=", ctx.businessId)
    .where("payment_allocations.invoice_id", "in", ids)
    .where("payment_allocations.of_credit", "=", 1)
    .where("invoices.kind", "=", "credit_note")
    .execute();
  return standingIn(rows).map(({ settled_on: settledOn, created_at, ...row }) => {
    const usedOn = zurichDay(new Date(created_at));
    return { ...row, day: usedOn > settledOn ? usedOn : settledOn };
  });
}
