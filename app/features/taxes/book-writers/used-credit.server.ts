import type { Selectable } from "kysely";
import { itemsOf } from "#app/features/selling/invoices/document/invoice-items.server.ts";
import type { Left } from "#app/features/books/ledger/part-by-rate.ts";
import { dayOfUse, returnedIn, standingIn, vatRowsSchema } from "#app/features/books/ledger/payment.ts";
import { standingRefunds } from "#app/features/money/payments/refunds/refunds.server.ts";
import type { Touched } from "#app/features/books/book/will-book.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { JsonText } from "#app/platform/database/json-column.ts";
import type { InvoiceItemsTable, InvoicesTable } from "#app/platform/database/schema/invoices.ts";
import { type Day, zurichDay } from "#app/swiss/dates.ts";
import { negated, type VatRow } from "#app/swiss/vat.ts";
import { type CreditShare, type CreditUse, creditShares } from "./credit-shares.ts";

export type CreditNote = Pick<
  Selectable<InvoicesTable>,
  "id" | "issue_date" | "corrects" | "corrects_invoice_id" | "exchange_rate"
>;

interface Used extends CreditShare {
  id: string;
  documentId: string;
  note: CreditNote;
  day: Day;
  items: Selectable<InvoiceItemsTable>[];
}

/**
 * The part of credit notes' turnover that is no longer received, by the document that shows it: the credit note for
 * what was paid back, else the invoice that was settled; its own invoice for money that was for credited rows.
 */
export async function usedCreditOf(ctx: BusinessContext, noteIds: string[]): Promise<Used[]> {
  if (noteIds.length === 0) return [];
  const notes = await ctx.db
    .selectFrom("invoices")
    .select(["id", "total", "vat_rows", "issue_date", "corrects", "corrects_invoice_id", "exchange_rate"])
    .where("business_id", "=", ctx.businessId)
    .where("id", "in", noteIds)
    .execute();
  const uses = [...(await refundedOf(ctx, noteIds)), ...(await settledWith(ctx, noteIds))];
  const byNote = Map.groupBy(
    uses.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ({ noteId }) => noteId,
  );
  const items = await itemsOf(ctx, noteIds);
  return notes.flatMap(({ total, vat_rows, ...note }) => {
    const all = byNote.get(note.id) ?? [];
    const standing = all.filter(({ ended }) => ended === null);
    const own = { rows: rowsOf(vat_rows), total };
    const shares = [...creditShares(own, standing), ...sharesUntilEnded(own, all)];
    return shares.map((used) => ({ ...used, note, items: items.get(note.id) ?? [] }));
  });
}

/** What uses took that ended when the bank took back their money, and give back on that day. */
function sharesUntilEnded(own: Left, uses: readonly Use[]): (Use & CreditShare)[] {
  return uses.flatMap((use) => {
    if (!use.ended) return [];
    const { id, day } = use.ended;
    const before = uses.filter((one) => one.id < id && (one.ended === null || one.ended.id >= id));
    return creditShares(own, before)
      .filter((one) => one.id === use.id)
      .flatMap((share) => [
        share,
        { ...share, id, day, vat: negated(share.vat), settles: negated(share.settles) },
      ]);
  });
}

interface Use extends CreditUse {
  noteId: string;
  /** By which row and on which day it ended; null while it stands. */
  ended: { id: string; day: Day } | null;
}

async function refundedOf(ctx: BusinessContext, noteIds: string[]): Promise<Use[]> {
  const rows = await ctx.db
    .selectFrom("refunds")
    .select(["id", "payment_id as noteId", "refunded_on as day", "amount", "takes_back"])
    .where("business_id", "=", ctx.businessId)
    .where("payment_id", "in", noteIds)
    .execute();
  return standingRefunds(rows).map((row) => ({ ...row, documentId: row.noteId, settled: null, ended: null }));
}

async function settledWith(ctx: BusinessContext, noteIds: string[]): Promise<Use[]> {
  const rows = await ctx.db
    .selectFrom("payment_allocations")
    .select(["id", "payment_id as noteId", "invoice_id as documentId", "kind", "amount", "vat", "of_credit"])
    .select(["settled_on as settledOn", "created_at", "takes_back", "ending"])
    .where("payment_id", "in", noteIds)
    .where((eb) => eb.or([eb("kind", "=", "credit"), eb("of_credit", "=", 1)]))
    .execute();
  const ended = new Map(
    returnedIn(rows).flatMap(({ of, back }) =>
      of.of_credit === 1 ? [[of.id, { id: back.id, day: back.settledOn }] as const] : [],
    ),
  );
  const used = [...standingIn(rows), ...rows.filter(({ id }) => ended.has(id))];
  return used.map(({ noteId, kind, vat, settledOn, created_at, of_credit, ...row }) => ({
    ...row,
    ended: ended.get(row.id) ?? null,
    noteId: noteId ?? "",
    settled: kind === "credit" ? rowsOf(vat) : null,
    day: dayOfUse({ settledOn, usedOn: of_credit === 1 ? zurichDay(new Date(created_at)) : undefined }),
  }));
}

function rowsOf(text: JsonText | ""): VatRow[] {
  return text ? fromJson(vatRowsSchema, text) : [];
}

const STEP = 500;

export async function usesOfCredit(ctx: BusinessContext, touched: Touched) {
  const wanted = [
    ...[...(touched.get("invoice") ?? [])].map((id) => ({ column: "use.invoice_id" as const, id })),
    ...[...(touched.get("payment") ?? [])].map((id) => ({ column: "use.payment_id" as const, id })),
  ];
  const uses = [];
  for (let at = 0; at < wanted.length; at += STEP) {
    const byColumn = Map.groupBy(wanted.slice(at, at + STEP), ({ column }) => column);
    const rows = ctx.db
      .selectFrom("payment_allocations as use")
      .innerJoin("payments", "payments.id", "use.payment_id")
      .select(["use.invoice_id as invoiceId", "payments.id as paymentId", "source", "payments.currency"])
      .where("payments.business_id", "=", ctx.businessId)
      .where((eb) =>
        eb.or(
          [...byColumn].map(([column, own]) =>
            eb(
              column,
              "in",
              own.map(({ id }) => id),
            ),
          ),
        ),
      )
      .where((eb) => eb.or([eb("use.of_credit", "=", 1), eb("use.kind", "=", "credit")]));
    uses.push(...(await rows.execute()));
  }
  return uses;
}
