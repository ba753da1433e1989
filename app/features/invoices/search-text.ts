import type { InvoiceDocument } from "./invoice-document.ts";

/** Accents and case folded, so that `zurich` finds `Zürich` on both databases. */
export function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/ß/g, "ss").replace(/ł/g, "l");
}

/** Everything the search looks in (decisions, "Invoices"). */
export function searchText(document: InvoiceDocument): string {
  const { number, recipient, notes, items } = document;
  return fold(
    [number, recipient.name, recipient.email, notes, ...items.map((item) => item.description)].join("\n"),
  );
}
