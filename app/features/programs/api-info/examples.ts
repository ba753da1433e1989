export const CLIENT_EXAMPLE = {
  name: "Kulturhaus Obertor",
  email: "rechnung@kulturhaus.example",
  address: { street: "Obertor 14", postalCode: "8400", city: "Winterthur", country: "CH" },
};

export const INVOICE_EXAMPLE = {
  recipient: CLIENT_EXAMPLE,
  items: [{ description: "Konzept", quantity: 3, unitPrice: 199.95, vatRate: 8.1 }],
  language: "de",
};

export const OFFER_EXAMPLE = {
  recipient: CLIENT_EXAMPLE,
  items: [{ description: "Konzept", quantity: 3, unitPrice: 199.95, vatRate: 8.1 }],
  language: "de",
  terms: "Lieferung innert zwei Wochen nach Annahme.",
};

export const CREDIT_NOTE_EXAMPLE = { items: [{ position: 1, quantity: 1 }], reason: "One hour too many" };

export const CATALOGUE_EXAMPLE = {
  number: "K-100",
  name: { de: "Konzept", fr: "Concept" },
  unit: "h",
  unitPrice: 140,
  vatClass: "normal",
};

/** A real call names an own client. */
export const SERVICE_EXAMPLE = {
  clientId: "01a20268-8c39-7000-b77a-91b874bb7555",
  day: "2026-11-03",
  description: "Konzept",
  quantity: 2.5,
  unit: "h",
  unitPrice: 140,
  vatRate: 8.1,
  project: "Website",
};

export const SERVICES_INVOICE_EXAMPLE = {
  clientId: "01a20268-8c39-7000-b77a-91b874bb7555",
  until: "2026-11-30",
  groupBy: "text",
};

export const EXPENSE_EXAMPLE = {
  supplier: "Papier AG",
  day: "2026-10-07",
  category: "material",
  rows: [{ rate: 8.1, gross: 108.1 }],
};

export const REMINDER_EXAMPLE = { send: false };

export const REMINDER_LETTERS_EXAMPLE = {
  send: false,
  invoices: [{ id: "0190a2b3-0000-7000-8000-000000000001", level: 1, version: 3 }],
};

export const REMINDER_SETTINGS_EXAMPLE = {
  mode: "draft",
  hour: 9,
  minimumAmount: 10,
  bankFileDays: 7,
  interest: { percent: 5, dayCount: "30/360", from: "due_date" },
  levels: [
    { daysAfter: 10, newTermDays: 10 },
    { daysAfter: 20, newTermDays: 10, interest: true },
    { daysAfter: 15, newTermDays: 10, fee: 20, interest: true },
  ],
};

/** A real call names an own invoice. */
export const PAYMENT_EXAMPLE = {
  invoiceId: "01a20268-8c39-7000-b77a-91b874bb7555",
  amount: 200,
  paidOn: "2026-11-20",
  note: "First part",
};

/** A real call names an own client. */
export const BATCH_EXAMPLE = {
  clientIds: ["01a20268-8c39-7000-b77a-91b874bb7555"],
  subject: "Mitgliederbeitrag 2027",
  items: [{ description: "Mitgliederbeitrag 2027, {name}", quantity: 1, unitPrice: 80, vatRate: 0 }],
  amounts: { "01a20268-8c39-7000-b77a-91b874bb7555": 120 },
};

export const SERIES_EXAMPLE = {
  name: "Rent",
  rule: { every: 1, unit: "month", start: "2027-01-31", day: "last", end: { after: 24 } },
  mode: "draft",
  template: {
    clientId: "01a20268-8c39-7000-b77a-91b874bb7555",
    language: "de",
    subject: "Miete {month+1 year}",
    items: [{ description: "Miete {month+1}", quantity: 1, unitPrice: 1200, vatRate: 0 }],
  },
};

export const TEMPLATE_EXAMPLE = {
  name: "Monthly concept",
  language: "de",
  termDays: 30,
  items: [{ description: "Konzept", quantity: 3, unitPrice: 199.95, vatRate: 8.1 }],
};

export const WEBHOOK_EXAMPLE = {
  url: "https://example.ch/webhooks",
  events: ["invoice.paid", "invoice.unpaid"],
};

const KEY = '-H "Authorization: Bearer $RAPPEN_KEY"';
const JSON_TYPE = '-H "Content-Type: application/json"';

/** `$ID` is the `id` of the invoice that the second command creates. */
export function curlExamples(origin: string): string[] {
  const api = `${origin}/api/v1`;
  const invoice = JSON.stringify(INVOICE_EXAMPLE);
  return [
    `curl "${api}/clients?limit=20" ${KEY}`,
    `curl ${api}/invoices ${KEY} ${JSON_TYPE} -H "Idempotency-Key: order-4711" -d '${invoice}'`,
    `curl "${api}/invoices?status=draft&limit=20" ${KEY}`,
    `curl ${api}/invoices/$ID/pdf ${KEY} -o invoice.pdf`,
    `curl -X PUT ${api}/invoices/$ID/status ${KEY} ${JSON_TYPE} -d '{"status":"sent"}'`,
  ];
}
