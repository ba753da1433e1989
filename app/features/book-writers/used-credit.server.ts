import type { Selectable } from "kysely";
import { itemsOf } from "#app/features/invoices/document/invoice-items.server.ts";
import { dayOfUse, standingIn, vatRowsSchema } from "#app/features/ledger/payment.ts";
import { standingRefunds } from "#app/features/payments/refunds/refunds.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { JsonText } from "#app/platform/database/json-column.ts";
import type { InvoiceItemsTable } from "#app/platform/database/schema/invoices.ts";
import { type Day, zurichDay } from "#app/swiss/dates.ts";
import type { VatRow } from "#app/swiss/vat.ts";
import { type CreditUse, creditShares } from "./credit-shares.ts";

interface Used {
  id: string;
  day: Day;
  vat: VatRow[];
  items: Selectable<InvoiceItemsTable>[];
}

/**
 * The part of credit notes' turnover that is no longer received, by the document that shows it: the credit note for
 * what was paid back, else the invoice that was settled; its own invoice for money that was for credited rows.
 */
export async function usedCreditOf(ctx: BusinessContext, noteIds: string[]): Promise<Map<string, Used[]>> {
  if (noteIds.length === 0) return new Map();
  const notes = await ctx.db
    .selectFrom("invoices")
    .select(["id", "total", "vat_rows"])
    .where("business_id", "=", ctx.businessId)
    .where("id", "in", noteIds)
    .execute();
  const uses = [...(await refundedOf(ctx, noteIds)), ...(await settledWith(ctx, noteIds))];
  const byNote = Map.groupBy(
    uses.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ({ noteId }) => noteId,
  );
  const items = await itemsOf(ctx, noteIds);
  const all = notes.flatMap(({ id, total, vat_rows }) =>
    creditShares({ rows: rowsOf(vat_rows), total }, byNote.get(id) ?? []).map((used) => ({
      ...used,
      items: items.get(id) ?? [],
    })),
  );
  return Map.groupBy(all, ({ documentId }) => documentId);
}

type Use = CreditUse & { noteId: string };

async function refundedOf(ctx: BusinessContext, noteIds: string[]): Promise<Use[]> {
  const rows = await ctx.db
    .selectFrom("refunds")
    .select(["id", "payment_id as noteId", "refunded_on as day", "amount", "takes_back"])
    .where("business_id", "=", ctx.businessId)
    .where("payment_id", "in", noteIds)
    .execute();
  return standingRefunds(rows).map((row) => ({ ...row, documentId: row.noteId, settled: null }));
}

async function settledWith(ctx: BusinessContext, noteIds: string[]): Promise<Use[]> {
  const rows = await ctx.db
    .selectFrom("payment_allocations")
    .select(["id", "payment_id as noteId", "invoice_id as documentId", "kind", "amount", "vat", "of_credit"])
    .select(["settled_on as settledOn", "created_at", "takes_back", "ending"])
    .where("payment_id", "in", noteIds)
    .where((eb) => eb.or([eb("kind", "=", "credit"), eb("of_credit", "=", 1)]))
    .execute();
  return standingIn(rows).map(({ noteId, kind, vat, settledOn, created_at, of_credit, ...row }) => ({
    ...row,
    noteId: noteId ?? "",
    settled: kind === "credit" ? rowsOf(vat) : null,
    day: dayOfUse({ settledOn, usedOn: of_credit === 1 ? zurichDay(new Date(created_at)) : undefined }),
  }));
}

function rowsOf(text: JsonText | ""): VatRow[] {
  return text ? fromJson(vatRowsSchema, text) : [];
}

/** Documents whose part of a credit note depends on what others took of it. */
export async function usersOfCredit(ctx: BusinessContext, paymentIds: readonly string[]): Promise<string[]> {
  if (paymentIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom("payment_allocations")
    .innerJoin("invoices as note", "note.id", "payment_allocations.payment_id")
    .select(["note.id as noteId", "invoice_id as invoiceId"])
    .where("note.business_id", "=", ctx.businessId)
    .where("payment_allocations.payment_id", "in", paymentIds)
    .execute();
  return rows.flatMap(({ noteId, invoiceId }) => [noteId, invoiceId]);
}
