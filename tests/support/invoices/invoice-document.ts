import { contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { blankValuesOf } from "#app/platform/forms/field-record.ts";
import { DEFAULT_DESIGN } from "#app/features/selling/design/design.ts";
import {
  NOTHING_SETTLED,
  type InvoiceDocument,
  type InvoiceItem,
  type Recipient,
  type Sender,
} from "#app/features/selling/invoices/document/invoice-document.ts";
import { PLAIN_PRICES, totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";

const SENDER: Sender = {
  name: "Lena Brunner Grafik",
  street: "Länggassstrasse",
  buildingNumber: "21",
  postalCode: "3012",
  city: "Bern",
  country: "CH",
  email: "lena@brunner-grafik.ch",
  phone: "+41315552140",
  vatNumber: "CHE-123.456.788",
  iban: "CH9300762011623852957",
  normalIban: "",
  billingInformation: false,
  eBillRecipient: "",
};

const RECIPIENT: Recipient = {
  name: "Kulturhaus Obertor",
  contact: "",
  email: "rechnung@kulturhaus-obertor.ch",
  phone: "",
  street: "Obertor",
  buildingNumber: "14",
  postalCode: "8400",
  city: "Winterthur",
  country: "CH",
};

export const TYPICAL_ITEMS: InvoiceItem[] = [
  item("Konzept und Layout Jahresbericht, 32 Seiten", 1, 420000, 81),
  item("Bildbearbeitung", 18, 4500, 81, "h"),
  item("Reinzeichnung und Druckdaten", 6, 14000, 81, "h"),
  item("Fachbuch «Papier und Druck»", 2, 5900, 26),
];

/** Quantity in whole units, price in Rappen, rate in tenths of a percent. */
export function item(
  description: string,
  quantity: number,
  unitPrice: number,
  vatRate: number,
  unit = "",
): InvoiceItem {
  const price = { quantity: quantity * 1000, unitPrice, vatRate, zeroRateReason: "" as const, discount: "" };
  return { description, unit, details: "", ...price, total: quantity * unitPrice };
}

type Changes = Partial<Omit<InvoiceDocument, "sender" | "recipient">> & {
  sender?: Partial<Sender>;
  recipient?: Partial<Recipient>;
};

/** A German invoice as it usually is, with changes; totals follow from the items. */
export function invoiceDocument({ sender, recipient, ...changes }: Changes = {}): InvoiceDocument {
  const items = changes.items ?? TYPICAL_ITEMS;
  return {
    number: "INV-2026-0046",
    issueDate: "2026-11-19",
    dueDate: "2026-12-19",
    serviceFrom: "2026-10-01",
    serviceTo: "2026-10-31",
    ...blankValuesOf(contentFields),
    currency: "CHF",
    exchangeRate: 0,
    slip: "standard",
    kind: "invoice",
    corrects: null,
    ...PLAIN_PRICES,
    items,
    ...totalsOf(items, { ...PLAIN_PRICES, ...changes }),
    referenceType: "SCOR",
    reference: "RF62INV20260046",
    design: DEFAULT_DESIGN,
    language: "de",
    isCopy: false,
    ...NOTHING_SETTLED,
    mark: null,
    ...changes,
    sender: { ...SENDER, ...sender },
    recipient: { ...RECIPIENT, ...recipient },
  };
}

/** So many rows of a franc and a bit, some with long descriptions. */
export function manyItems(count: number): InvoiceItem[] {
  return Array.from({ length: count }, (_, index) => {
    const long =
      index % 7 === 3
        ? ", mit einer längeren Beschreibung, die über mehr als eine Zeile läuft und umbricht"
        : "";
    return item(
      `Position ${index + 1}${long}`,
      1 + (index % 9),
      1050 + index,
      index % 5 === 0 ? 26 : 81,
      index % 2 ? "h" : "",
    );
  });
}
