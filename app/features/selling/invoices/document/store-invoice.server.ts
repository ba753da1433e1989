import type { ExternalColumns } from "#app/features/running/external/hold-external-id.server.ts";
import { requireOpenDay } from "#app/features/books/book/closed-days.server.ts";
import { willBook } from "#app/features/books/book/will-book.server.ts";
import { willTell, willTellNew } from "#app/features/running/events/will-tell.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fold } from "#app/platform/lists/fold.ts";
import type { Deposit, InvoiceDocument, InvoiceItem } from "./invoice-document.ts";
import type { InvoiceState } from "#app/features/selling/invoices/fields/invoice.ts";
import { invoiceFields, contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { referenceFields } from "#app/features/selling/invoices/fields/payment-fields.ts";
import { insertPrepared } from "#app/platform/database/prepared-query.server.ts";
import { holdsAlready } from "#app/platform/database/holds-already.server.ts";
import { columnsOf } from "#app/platform/forms/field-record.ts";
import { holdsPaper } from "#app/features/selling/papers/paper-rows.server.ts";
import type { ClientOfPaper } from "./link-client.server.ts";
import { searchText } from "./search-text.ts";

interface Beside extends ClientOfPaper {
  standing?: { state: InvoiceState; paidOn: string | null };
  external?: ExternalColumns<"invoice">;
  deposit?: Deposit | undefined;
}

const DRAFT = { state: "draft", paidOn: null } as const;

export async function insertInvoice(
  ctx: UserContext,
  id: string,
  document: InvoiceDocument,
  { clientId, clientEmail, standing = DRAFT, external = {}, deposit }: Beside,
): Promise<void> {
  if (standing.state !== "draft") await requireOpenDay(ctx, document.issueDate);
  const now = ctx.now.toISOString();
  const row = {
    id,
    business_id: ctx.businessId,
    client_id: clientId,
    client_email: clientEmail,
    state: standing.state,
    paid_on: standing.paidOn,
    archived_at: null,
    created_at: now,
    updated_at: now,
    ...columns(document),
    ...external,
    deposit_of: deposit?.of ?? null,
    deposit_percent: deposit?.percent ?? null,
  };
  await insertPrepared(ctx.db, "invoices", [row]);
  await insertPrepared(ctx.db, "invoice_items", itemRows(id, document.items));
  if (row.state !== "draft") willBook(ctx, "invoice", id);
  willTellNew(ctx, "invoice", id);
}

/** An earlier version has lost the race. @returns whether anything is different */
export async function replaceInvoice(
  ctx: UserContext,
  id: string,
  document: InvoiceDocument,
  { clientId, clientEmail }: ClientOfPaper,
): Promise<boolean> {
  const written = { ...columns(document), client_id: clientId, client_email: clientEmail };
  const rows = itemRows(id, document.items);
  if (await isStored(ctx, id, written, rows)) return false;
  await ctx.db
    .updateTable("invoices")
    .set((set) => ({ ...written, version: set("version", "+", 1), updated_at: ctx.now.toISOString() }))
    .where("id", "=", id)
    .where("business_id", "=", ctx.businessId)
    .execute();
  await ctx.db.deleteFrom("invoice_items").where("invoice_id", "=", id).execute();
  await ctx.db.insertInto("invoice_items").values(rows).execute();
  willTell(ctx, "invoice", id);
  return true;
}

async function isStored(ctx: UserContext, id: string, written: object, rows: object[]): Promise<boolean> {
  if (!(await holdsPaper(ctx, "invoice", id, written))) return false;
  const items = ctx.db.selectFrom("invoice_items").selectAll().where("invoice_id", "=", id);
  return holdsAlready(await items.orderBy("position").execute(), rows);
}

function columns(document: InvoiceDocument) {
  return {
    ...columnsOf(invoiceFields, document),
    ...columnsOf(contentFields, document),
    ...columnsOf(referenceFields, document),
    sender: JSON.stringify(document.sender),
    recipient: JSON.stringify(document.recipient),
    design: JSON.stringify(document.design),
    subtotal: document.subtotal,
    vat_total: document.vatTotal,
    rounding: document.rounding,
    total: document.total,
    vat_rows: JSON.stringify(document.vatRows),
    ...correctionColumns(document),
    ...deductionColumn(document),
    sort_name: fold(document.recipient.name),
    search_text: searchText(document),
  };
}

function deductionColumn({ deductions }: InvoiceDocument) {
  if (!deductions) return {};
  return { deductions: deductions.length > 0 ? JSON.stringify(deductions) : "" };
}

function correctionColumns({ kind, corrects }: InvoiceDocument) {
  if (!corrects) return { kind };
  return {
    kind,
    corrects_invoice_id: corrects.id,
    corrects: JSON.stringify(corrects),
  };
}

function itemRows(id: string, items: InvoiceItem[]) {
  return items.map((item, position) => ({
    invoice_id: id,
    position,
    ...columnsOf(itemFields, item),
    total: item.total,
    corrects_position: item.correctsPosition ?? null,
  }));
}
