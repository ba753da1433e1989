import { FilterReader } from "#app/platform/lists/filters.ts";
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
  };
  reader.done();
  return filters;
}
