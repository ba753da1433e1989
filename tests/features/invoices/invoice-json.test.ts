import { expect, it } from "vitest";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { eachLine } from "#app/features/selling/invoices/fields/content-lines.ts";
import { invoiceJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { member, testPlatform } from "../../support/platform.ts";

const NOW = "2026-11-21T12:00:00.000Z";

/** What version 1 answered; in this order. */
const BEFORE_DISCOUNTS = {
  _id: "ID",
  id: "ID",
  clientId: null,
  status: "draft",
  currency: "CHF",
  invoiceNumber: "SINV-2026-2957-1",
  issueDate: "2026-11-21",
  dueDate: "2026-12-21",
  serviceFrom: null,
  serviceTo: null,
  language: "de",
  ...eachLine(() => ""),
  notes: "",
  slip: "standard",
  sender: {
    name: "Anna Muster",
    iban: "CH9300762011623852957",
    email: "anna@example.ch",
    phone: "",
    vatNumber: "",
    address: {
      street: "Seestrasse",
      buildingNumber: "12",
      postalCode: "8002",
      city: "Zürich",
      country: "CH",
    },
  },
  recipient: {
    name: "Šárka Łącka-Ğül",
    contact: "",
    email: "kundin@example.ch",
    phone: "",
    address: {
      street: "Obertor",
      buildingNumber: "14",
      postalCode: "8400",
      city: "Winterthur",
      country: "CH",
    },
  },
  items: [
    {
      name: "Konzept",
      description: "Konzept",
      quantity: 3,
      unit: "",
      unitPrice: 199.95,
      vatRate: 8.1,
      zeroRateReason: null,
      total: 599.85,
    },
    {
      name: "Porto",
      description: "Porto",
      quantity: 1,
      unit: "",
      unitPrice: 0.05,
      vatRate: 2.6,
      zeroRateReason: null,
      total: 0.05,
    },
  ],
  subtotal: 599.9,
  vat: [
    { rate: 8.1, net: 599.85, amount: 48.59 },
    { rate: 2.6, net: 0.05, amount: 0 },
  ],
  vatTotal: 48.59,
  vatPercent: 8.1,
  total: 648.49,
  paymentReferenceType: "SCOR",
  paymentReference: "RF23SINV202629571",
  qrBill: { reference: "RF23SINV202629571" },
  qrBillOptions: { referenceType: "SCOR" },
  externalId: null,
  metadata: {},
  paidOn: null,
  amountPaid: 0,
  amountDue: 648.49,
  allocations: [],
  ledger: [
    {
      day: "2026-11-21",
      type: "charge",
      kind: "invoice",
      amount: 648.49,
      balance: 648.49,
      vat: [
        { rate: 8.1, net: 599.85, amount: 48.59 },
        { rate: 2.6, net: 0.05, amount: 0 },
      ],
    },
  ],
  delivery: null,
  publicUrl: null,
  version: 1,
  createdAt: NOW,
  updatedAt: NOW,
};

onDatabaseOfDay((open) => {
  it("an invoice without discounts, Skonto or rounding is the same JSON as before there were any", async () => {
    const ctx = await member(testPlatform(await open()));
    const id = await createInvoice(ctx, invoiceInput({ language: "de", dueDate: "2026-12-21" }));
    const json = JSON.stringify(invoiceJson(await findInvoice(ctx, id)));
    expect(json.replaceAll(id, "ID")).toBe(JSON.stringify(BEFORE_DISCOUNTS));
  });
});
