import type { Selectable } from "kysely";
import { designSnapshot } from "#app/features/design/design-snapshot.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { fromJson } from "#app/platform/json.ts";
import { isLocale } from "#app/platform/locale.ts";
import type { InvoiceItemsTable, InvoicesTable } from "#app/platform/schema/invoices.ts";
import type { ReferenceType } from "#app/swiss/reference.ts";
import type { InvoiceDocument, InvoiceItem } from "./invoice-document.ts";
import { type InvoiceState, type InvoiceStatus, statusOf } from "./invoice.ts";
import { recipientSnapshot, senderSnapshot } from "./snapshots.ts";

/** An invoice as it is kept, with its status of today. */
export interface Invoice extends Omit<InvoiceDocument, "isCopy"> {
  id: string;
  state: InvoiceState;
  status: InvoiceStatus;
  paidOn: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** A row of a list: everything but items and snapshots. */
export interface InvoiceSummary {
  id: string;
  number: string;
  status: InvoiceStatus;
  recipientName: string;
  issueDate: string;
  dueDate: string;
  /** Rappen. */
  total: number;
}

export const PAGE_SIZE = 10;

export interface InvoicePage {
  invoices: InvoiceSummary[];
  page: number;
  limit: number;
  total: number;
}

/** The business's invoices, newest first, ten a page (specification §9). */
export async function listInvoices(
  ctx: UserContext,
  query: { page?: number; limit?: number } = {},
): Promise<InvoicePage> {
  const { page = 1, limit = PAGE_SIZE } = query;
  const { total } = await own(ctx)
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await own(ctx)
    .select(["id", "number", "state", "paid_on", "recipient", "issue_date", "due_date", "total"])
    .orderBy("issue_date", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const invoices = rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: statusOf(stateOf(row), ctx.today),
    recipientName: fromJson(recipientSnapshot, row.recipient).name,
    issueDate: row.issue_date,
    dueDate: row.due_date,
    total: row.total,
  }));
  return { invoices, page, limit, total };
}

/** @throws AppError `invoice.not_found` for an unknown id, an archived invoice and one of another business alike */
export async function findInvoice(ctx: UserContext, id: string): Promise<Invoice> {
  const [invoice] = await findInvoices(ctx, [id]);
  return invoice!;
}

/** Several invoices in the order asked for. @throws AppError `invoice.not_found` when one of them is not ours */
export async function findInvoices(ctx: UserContext, ids: string[]): Promise<Invoice[]> {
  if (ids.length === 0) return [];
  if (!ids.every(isId)) throw new AppError("invoice.not_found");
  const rows = await own(ctx).selectAll().where("id", "in", ids).execute();
  const items = await ctx.db
    .selectFrom("invoice_items")
    .selectAll()
    .where("invoice_id", "in", ids)
    .orderBy("position")
    .execute();
  return ids.map((id) => {
    const row = rows.find((row) => row.id === id);
    if (!row) throw new AppError("invoice.not_found");
    return invoiceOf(
      row,
      items.filter((item) => item.invoice_id === id),
      ctx.today,
    );
  });
}

/** Whatever else stands in a URL is no invoice, and NUL would be an error to Postgres. */
function isId(text: string): boolean {
  return /^[\da-f-]{36}$/.test(text);
}

function own(ctx: UserContext) {
  return ctx.db
    .selectFrom("invoices")
    .where("business_id", "=", ctx.businessId)
    .where("archived_at", "is", null);
}

/** Row and items as the rest of the product knows them, with the status of `today`. */
export function invoiceOf(
  row: Selectable<InvoicesTable>,
  items: Selectable<InvoiceItemsTable>[],
  today: string,
): Invoice {
  return {
    ...stateOf(row),
    id: row.id,
    number: row.number,
    status: statusOf(stateOf(row), today),
    language: isLocale(row.language) ? row.language : "en",
    subject: row.subject,
    notes: row.notes,
    issueDate: row.issue_date,
    serviceFrom: row.service_from,
    serviceTo: row.service_to,
    sender: fromJson(senderSnapshot, row.sender),
    recipient: fromJson(recipientSnapshot, row.recipient),
    design: fromJson(designSnapshot, row.design),
    items: items.map(itemOf),
    referenceType: row.reference_type as ReferenceType,
    reference: row.reference,
    subtotal: row.subtotal,
    vatTotal: row.vat_total,
    total: row.total,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function stateOf(row: { state: string; paid_on: string | null; due_date: string }) {
  return { state: row.state as InvoiceState, paidOn: row.paid_on, dueDate: row.due_date };
}

function itemOf(row: Selectable<InvoiceItemsTable>): InvoiceItem {
  return {
    description: row.description,
    quantity: row.quantity,
    unit: row.unit,
    unitPrice: row.unit_price,
    vatRate: row.vat_rate,
    total: row.total,
  };
}
