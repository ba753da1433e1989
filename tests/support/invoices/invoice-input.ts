import { type InvoiceInput, invoiceSchema } from "#app/features/selling/invoices/document/invoice.schema.ts";

/** The invoice of the main job: 3 × 199.95 at 8.1 %, 1 × 0.05 at 2.6 %. */
export const INVOICE = {
  issueDate: "2026-11-21",
  recipient: {
    name: "Šárka Łącka-Ğül",
    email: "kundin@example.ch",
    address: {
      street: "Obertor",
      buildingNumber: "14",
      postalCode: "8400",
      city: "Winterthur",
      country: "CH",
    },
  },
  items: [
    { description: "Konzept", quantity: 3, unitPrice: 199.95, vatRate: 8.1 },
    { description: "Porto", quantity: 1, unitPrice: 0.05, vatRate: 2.6 },
  ],
};

export function invoiceInput(overrides: Record<string, unknown> = {}): InvoiceInput {
  return invoiceSchema.parse({ ...INVOICE, ...overrides });
}
