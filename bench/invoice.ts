import type { InvoiceDocument } from "#app/features/selling/invoices/document/invoice-document.ts";
import { invoiceDocument, item } from "../tests/support/invoices/invoice-document.ts";

const ITEMS = [
  item("Konzept und Layout Jahresbericht, 32 Seiten", 1, 420000, 81),
  item("Bildbearbeitung", 18, 4500, 81, "h"),
  item("Reinzeichnung und Druckdaten", 6, 14000, 81, "h"),
  item("Korrektorat deutsch", 4, 9500, 81, "h"),
  item("Korrektorat französisch", 4, 9500, 81, "h"),
  item("Illustrationen Umschlag", 3, 38000, 81),
  item("Druckabnahme", 1, 24000, 81),
  item("Porto", 1, 1850, 81),
  item("Fachbuch «Papier und Druck»", 2, 5900, 26),
  item("Fotolizenzen, ein Jahr", 5, 4900, 81),
];

/** A German invoice of ten rows; the number makes each one another, as they are in life. */
export function invoiceNumbered(number: number): InvoiceDocument {
  return invoiceDocument({
    number: `INV-2026-${String(number).padStart(4, "0")}`,
    serviceFrom: "",
    serviceTo: "",
    referenceType: "NON",
    reference: "",
    notes: "Besten Dank für Ihren Auftrag.",
    items: ITEMS,
  });
}
