import { fold } from "#app/platform/lists/fold.ts";
import type { InvoiceDocument } from "#app/features/invoices/document/invoice-document.ts";

/** Everything the search looks in (rule 17). */
export function searchText(document: InvoiceDocument): string {
  const { number, recipient, notes, items } = document;
  return fold(
    [number, recipient.name, recipient.email, notes, ...items.map((item) => item.description)].join("\n"),
  );
}
