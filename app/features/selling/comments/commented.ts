import { paths } from "#app/paths.ts";

/** The document, of this business, that the caller has found. */
export type Commented = { invoiceId: string } | { offerId: string } | { expenseId: string };

interface Place {
  column: "invoice_id" | "offer_id" | "expense_id";
  id: string;
}

export function commentedPlace(on: Commented): Place {
  if ("invoiceId" in on) return { column: "invoice_id", id: on.invoiceId };
  if ("offerId" in on) return { column: "offer_id", id: on.offerId };
  return { column: "expense_id", id: on.expenseId };
}

const RESOURCES = { invoice_id: "invoices", offer_id: "offers", expense_id: "expenses" } as const;

/** Where the API has the document. */
export function commentedResource(on: Commented): "invoices" | "offers" | "expenses" {
  return RESOURCES[commentedPlace(on).column];
}

/** The document, as a row of a comment or of a job names it. */
export function commentedIn(ids: {
  invoiceId: string | null;
  offerId: string | null;
  expenseId: string | null;
}): Commented {
  if (ids.invoiceId) return { invoiceId: ids.invoiceId };
  return ids.offerId ? { offerId: ids.offerId } : { expenseId: ids.expenseId ?? "" };
}

export function commentedPath(on: Commented): string {
  if ("invoiceId" in on) return paths.invoice(on.invoiceId);
  return "offerId" in on ? paths.offer(on.offerId) : paths.expense(on.expenseId);
}
