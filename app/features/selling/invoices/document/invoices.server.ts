import type { Selectable, SelectQueryBuilder } from "kysely";
import { externalFields, type ExternalValues } from "#app/features/running/external/external-fields.ts";
import { designSnapshot } from "#app/features/selling/design/design-snapshot.ts";
import { isLinkOpen, type PublicLink } from "#app/features/running/public-links/public-link.ts";
import { publicUrlOf } from "#app/features/running/public-links/public-url.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { fromJson, readingOnce } from "#app/platform/database/json.ts";
import type { Dialect } from "#app/platform/database/dialect.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { isId } from "#app/platform/database/ids.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";
import type { InvoiceItemsTable, InvoicesTable } from "#app/platform/database/schema/invoices.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { type Delivery, latestDeliveries } from "#app/features/selling/papers/sending/deliveries.server.ts";
import type {
  InvoiceContent,
  InvoiceItem,
} from "#app/features/selling/invoices/document/invoice-document.ts";
import { itemsOf } from "#app/features/selling/invoices/document/invoice-items.server.ts";
import type { Charge } from "#app/features/books/ledger/charge.ts";
import { chargesOf } from "#app/features/books/ledger/charges.server.ts";
import { settlementsOf } from "#app/features/books/ledger/allocations.server.ts";
import { type Allocation, type Returned, sumOf, vatRowsSchema } from "#app/features/books/ledger/payment.ts";
import type { InvoiceState, InvoiceStatus } from "#app/features/selling/invoices/fields/invoice.ts";
import { stateOf, statusOf } from "#app/features/selling/invoices/fields/invoice-status.ts";
import { invoiceFields, contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { referenceFields } from "#app/features/selling/invoices/fields/payment-fields.ts";
import { valuesIn } from "#app/platform/forms/field-record.ts";
import {
  correctsSnapshot,
  deductionsSnapshot,
  recipientSnapshot,
  senderSnapshot,
} from "#app/features/selling/invoices/document/snapshots.ts";
import { totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";

export interface Invoice extends InvoiceContent, ExternalValues {
  id: string;
  clientId: string | null;
  clientEmail: string | null;
  state: InvoiceState;
  status: InvoiceStatus;
  paidOn: string | null;
  /** Sum of its charges: what letters claim beside its rows, and nobody waived. */
  charged: Rappen;
  charges: Charge[];
  /** Sum of what settles it so far. */
  settled: Rappen;
  credited: Rappen;
  allocations: Allocation[];
  /** What the client got back of payments. */
  returns: Returned[];
  /** The level of the last reminder; 0 before the first. */
  remindedLevel: number;
  publicLink: PublicLink;
  /** Null while its client has none. */
  publicUrl: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
  delivery: Delivery | null;
}

/** @throws AppError `invoice.not_found`, for an archived invoice too */
export async function findInvoice(ctx: BusinessContext, id: string): Promise<Invoice> {
  const [invoice] = await findInvoices(ctx, [id]);
  return invoice!;
}

/** The invoices in the order of `ids`. @throws AppError `invoice.not_found` when one is not the business's */
export async function findInvoices(ctx: BusinessContext, ids: string[]): Promise<Invoice[]> {
  const read = readingOnce();
  return (await findInvoiceRows(ctx, ids)).map(({ row, parts }) => invoiceOf(ctx, row, parts, read));
}

interface InvoiceRows {
  row: Selectable<InvoicesTable>;
  parts: InvoiceParts;
}

/** All that `invoiceOf` reads, besides the day and the server's settings. Order and errors as `findInvoices`. */
export async function findInvoiceRows(ctx: BusinessContext, ids: string[]): Promise<InvoiceRows[]> {
  if (ids.length === 0) return [];
  if (!ids.every(isId)) throw new AppError("invoice.not_found");
  const rows = await businessInvoicesById(ctx, ids).selectAll().execute();
  const partsOf = await invoiceParts(ctx, rows);
  const deliveries = await latestDeliveries(ctx, ids, "invoice");
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw new AppError("invoice.not_found");
    return { row, parts: { ...partsOf(id), delivery: deliveries.get(id) ?? null } };
  });
}

/** Invoices from rows that were read, without the state of their delivery. */
export async function invoicesOf(
  ctx: BusinessContext,
  rows: Selectable<InvoicesTable>[],
): Promise<Invoice[]> {
  const partsOf = await invoiceParts(ctx, rows);
  const read = readingOnce();
  return rows.map((row) => invoiceOf(ctx, row, { ...partsOf(row.id), delivery: null }, read));
}

/** Items, settlements and charges, by id. */
export async function invoiceParts(
  ctx: BusinessContext,
  rows: Pick<Selectable<InvoicesTable>, "id" | "reminded_level">[],
) {
  const ids = rows.map(({ id }) => id);
  const items = await itemsOf(ctx, ids);
  const settlements = await settlementsOf(ctx, ids);
  // Only letters charge, and few invoices need one.
  const reminded = rows.flatMap(({ id, reminded_level }) => (reminded_level > 0 ? [id] : []));
  const charges = Map.groupBy(await chargesOf(ctx, reminded), ({ invoiceId }) => invoiceId);
  return (id: string) => ({
    items: items.get(id) ?? [],
    ...settlements(id),
    charges: charges.get(id) ?? [],
  });
}

interface InvoiceParts {
  items: Selectable<InvoiceItemsTable>[];
  allocations: Allocation[];
  returns: Returned[];
  charges: Charge[];
  delivery: Delivery | null;
}

type OfBusiness = Pick<BusinessContext, "db" | "businessId">;

export function businessInvoices(ctx: OfBusiness) {
  return businessDocuments(ctx).where("kind", "=", "invoice");
}

/** Invoices and credit notes, without archived ones. */
export function businessDocuments(ctx: OfBusiness) {
  return ctx.db
    .selectFrom("invoices")
    .where("business_id", "=", ctx.businessId)
    .where("archived_at", "is", null);
}

export function searchedDocuments({ dialect, ...ctx }: OfBusiness & { dialect: Dialect }) {
  return ctx.db
    .selectFrom(dialect.searched<InvoicesTable>("invoices").as("invoices"))
    .where("business_id", "=", ctx.businessId)
    .where("archived_at", "is", null);
}

export function businessInvoicesById(ctx: BusinessContext, ids: string[]) {
  return invoicesByIds(ctx, ids);
}

export function invoicesByIds(
  { db, businessId }: OfBusiness,
  ids: string[] | SelectQueryBuilder<Schema, "invoices", { id: string }>,
) {
  return db
    .selectFrom("invoices")
    .where("id", "in", ids)
    .where("business_id", "=", businessId)
    .where("archived_at", "is", null);
}

export function invoiceOf(
  { platform, today }: Pick<BusinessContext, "platform" | "today">,
  row: Selectable<InvoicesTable>,
  { items, allocations, returns, charges, delivery }: InvoiceParts,
  read: typeof fromJson = fromJson,
): Invoice {
  const ownItems = items.map(itemOf);
  const publicLink = { version: row.public_version, until: row.public_until };
  const content = valuesIn(contentFields, row);
  return {
    ...stateOf(row),
    id: row.id,
    kind: row.kind,
    corrects: row.corrects ? fromJson(correctsSnapshot, row.corrects) : null,
    clientId: row.client_id,
    clientEmail: row.client_email,
    status: statusOf(stateOf(row), today),
    ...valuesIn(invoiceFields, row),
    ...content,
    ...valuesIn(referenceFields, row),
    ...valuesIn(externalFields, row),
    language: isLocale(row.language) ? row.language : "en",
    referenceType: row.reference_type,
    sender: read(senderSnapshot, row.sender),
    recipient: read(recipientSnapshot, row.recipient),
    design: read(designSnapshot, row.design),
    items: ownItems,
    ...(row.deductions ? { deductions: fromJson(deductionsSnapshot, row.deductions) } : {}),
    ...(row.deposit_percent === null
      ? {}
      : { deposit: { of: row.deposit_of, percent: row.deposit_percent } }),
    subtotal: row.subtotal,
    vatTotal: row.vat_total,
    rounding: row.rounding,
    total: row.total,
    vatRows: row.vat_rows ? fromJson(vatRowsSchema, row.vat_rows) : totalsOf(ownItems, content).vatRows,
    charged: row.charged,
    charges,
    settled: row.settled,
    credited: sumOf(allocations, "credit"),
    allocations,
    returns,
    remindedLevel: row.reminded_level,
    publicLink,
    publicUrl: isLinkOpen(publicLink, row.paid_on, today)
      ? publicUrlOf(platform, linkedDocument(row.business_id, { id: row.id, publicLink }))
      : null,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    delivery,
  };
}

export function linkedDocument(businessId: string, { id, publicLink }: Pick<Invoice, "id" | "publicLink">) {
  return { kind: "invoice" as const, businessId, id, version: publicLink.version };
}

function itemOf(row: Selectable<InvoiceItemsTable>): InvoiceItem {
  const { corrects_position: correctsPosition } = row;
  return {
    ...valuesIn(itemFields, row),
    total: row.total,
    ...(correctsPosition === null ? {} : { correctsPosition }),
  };
}
