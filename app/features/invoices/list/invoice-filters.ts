import { INVOICE_STATUSES, type ListedStatus } from "#app/features/invoices/invoice.ts";
import { FilterReader } from "#app/platform/lists/filters.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { normaliseReference } from "#app/swiss/reference.ts";

/** All that are given must hold. */
export interface InvoiceFilters {
  issuedFrom?: string | undefined;
  issuedTo?: string | undefined;
  dueFrom?: string | undefined;
  dueTo?: string | undefined;
  /** ISO UTC, included. */
  updatedSince?: string | undefined;
  number?: string | undefined;
  reference?: string | undefined;
  externalId?: string | undefined;
  /** Any of them. */
  statuses?: ListedStatus[] | undefined;
  /** Of the total, included. */
  amountMin?: Rappen | undefined;
  amountMax?: Rappen | undefined;
}

export function readInvoiceFilters(params: URLSearchParams): InvoiceFilters {
  const reader = new FilterReader(params);
  const reference = reader.text("reference");
  const filters = {
    issuedFrom: reader.day("issued_from"),
    issuedTo: reader.day("issued_to"),
    dueFrom: reader.day("due_from"),
    dueTo: reader.day("due_to"),
    updatedSince: reader.instant("updated_since"),
    number: reader.text("number"),
    reference: reference && normaliseReference(reference),
    externalId: reader.text("externalId"),
    statuses: reader.several("status", INVOICE_STATUSES),
    amountMin: reader.amount("amount_min"),
    amountMax: reader.amount("amount_max"),
  };
  reader.done();
  return filters;
}
