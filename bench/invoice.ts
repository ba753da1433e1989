import { DEFAULT_DESIGN } from "#app/features/design/design.ts";
import type { InvoiceDocument, InvoiceItem } from "#app/features/invoices/invoice-document.ts";
import { vatRows } from "#app/swiss/vat.ts";

const ITEMS: InvoiceItem[] = [
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

/** Quantity in whole units, price in Rappen, rate in tenths of a percent. */
function item(
  description: string,
  quantity: number,
  unitPrice: number,
  vatRate: number,
  unit = "",
): InvoiceItem {
  return { description, quantity: quantity * 1000, unit, unitPrice, vatRate, total: quantity * unitPrice };
}

/** A German invoice of ten rows; the number makes each one another, as they are in life. */
export function invoiceNumbered(number: number): InvoiceDocument {
  const subtotal = ITEMS.reduce((sum, { total }) => sum + total, 0);
  const vatTotal = vatRows(ITEMS).reduce((sum, { vat }) => sum + vat, 0);
  return {
    number: `INV-2026-${String(number).padStart(4, "0")}`,
    ...{ issueDate: "2026-11-19", dueDate: "2026-12-19", serviceFrom: "", serviceTo: "" },
    ...{ subject: "", notes: "Besten Dank für Ihren Auftrag.", items: ITEMS },
    ...{ subtotal, vatTotal, total: subtotal + vatTotal },
    ...{ referenceType: "NON", reference: "", design: DEFAULT_DESIGN, language: "de", isCopy: false },
    sender: {
      ...{ name: "Lena Brunner Grafik", street: "Länggassstrasse", buildingNumber: "21" },
      ...{ postalCode: "3012", city: "Bern", country: "CH", email: "lena@brunner-grafik.ch" },
      ...{ phone: "+41315552140", vatNumber: "CHE-123.456.788", iban: "CH9300762011623852957" },
    },
    recipient: {
      ...{ name: "Kulturhaus Obertor", contact: "", email: "rechnung@kulturhaus-obertor.ch", phone: "" },
      ...{ street: "Obertor", buildingNumber: "14", postalCode: "8400", city: "Winterthur", country: "CH" },
    },
  };
}
