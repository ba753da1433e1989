import { fold } from "#app/platform/fold.ts";
import type { InvoiceDocument } from "./invoice-document.ts";

/** Everything the search looks in (decisions, "Invoices"). */
export function searchText(document: InvoiceDocument): string {
  const { number, recipient, notes, items } = document;
  return fold(
    [number, recipient.name, recipient.email, notes, ...items.map((item) => item.description)].join("\n"),
  );
}
