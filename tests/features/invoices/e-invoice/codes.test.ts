import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import {
  DOCUMENT_TYPES,
  EMAIL_SCHEME,
  TRANSFER,
  UID_SCHEME,
} from "#app/features/selling/invoices/e-invoice/codes.ts";
import { eInvoiceXml } from "#app/features/selling/invoices/e-invoice/e-invoice-xml.ts";
import { unitCode } from "#app/features/selling/invoices/e-invoice/unit-codes.ts";
import { unitsIn } from "#app/features/selling/invoices/fields/units.ts";
import type { InvoiceDocument } from "#app/features/selling/invoices/document/invoice-document.ts";
import { PLAIN_PRICES, totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import { invoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { COUNTRY_CODES } from "#app/swiss/countries.ts";
import { TEXTS } from "../../../support/invoices/draw-invoice.ts";
import { invoiceDocument, item } from "../../../support/invoices/invoice-document.ts";

const FILE = path.join(import.meta.dirname, "../../../support/e-invoices/en-16931-codes.json");
const { lists } = JSON.parse(readFileSync(FILE, "utf8")) as { lists: Record<string, { codes: string[] }> };

/** Where a code stands in the file, and the rule whose list permits it. */
const PLACES: [rule: string, pattern: RegExp][] = [
  ["BR-CL-01", /<rsm:ExchangedDocument>.*?<ram:TypeCode>([^<]*)/gs],
  ["BR-CL-04", /<ram:InvoiceCurrencyCode>([^<]*)/g],
  ["BR-CL-05", /currencyID="([^"]*)"/g],
  ["BR-CL-11", /<ram:SpecifiedLegalOrganization><ram:ID schemeID="([^"]*)"/g],
  ["BR-CL-14", /<ram:CountryID>([^<]*)/g],
  ["BR-CL-16", /<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>([^<]*)/g],
  ["BR-CL-18", /<ram:CategoryCode>([^<]*)/g],
  ["BR-CL-23", /unitCode="([^"]*)"/g],
  ["BR-CL-26", /<ram:URIUniversalCommunication><ram:URIID schemeID="([^"]*)"/g],
];

function codesIn(rule: string, xml: string): string[] {
  const pattern = PLACES.find(([name]) => name === rule)?.[1];
  return pattern ? [...xml.replace(/>\s+</g, "><").matchAll(pattern)].map(([, code = ""]) => code) : [];
}

function xmlTo(country: string, more: Partial<InvoiceDocument> = {}): string {
  const document = { ...invoiceDocument({ recipient: { country } }), ...more };
  return eInvoiceXml(document, invoiceMessages(TEXTS.de, "de-CH")) ?? "";
}

it("an e-invoice to any country that a client may have names it by a permitted code", () => {
  const permitted = lists["BR-CL-14"]?.codes ?? [];
  const written = COUNTRY_CODES.flatMap((country) => codesIn("BR-CL-14", xmlTo(country)).slice(1));
  expect(written.filter((code) => !permitted.includes(code))).toEqual([]);
  expect(new Set(written).size).toBe(COUNTRY_CODES.length - 1);
  expect(xmlTo("SS")).toBe("");
  expect(codesIn("BR-CL-14", xmlTo("XK"))).toEqual(["CH", "1A"]);
});

it("every unit that is offered, and any other text, has a permitted code", () => {
  const units = [...LOCALES.flatMap((language) => unitsIn(language)), "Stk", "Pauschale", "Blumen", ""];
  const permitted = lists["BR-CL-23"]?.codes ?? [];
  expect(units.map(unitCode).filter((code) => !permitted.includes(code))).toEqual([]);
});

it.each(PLACES.map(([rule]) => rule))("each code that is written is in the list of %s", (rule) => {
  const rows = (["", "export", "exempt", "abroad"] as const).map((zeroRateReason) => ({
    ...item("Beratung", 2, 100_00, 0, "h"),
    zeroRateReason,
  }));
  const documents = [
    xmlTo("DE", { currency: "EUR" }),
    xmlTo("DE", { kind: "credit_note" }),
    ...[...rows.map((row) => [row]), [item("Druck", 1, 50_00, 81), ...rows]].map((items) =>
      xmlTo("AT", { items, ...totalsOf(items, PLAIN_PRICES) }),
    ),
  ];
  const written = documents.flatMap((xml) => codesIn(rule, xml));
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((code) => !lists[rule]?.codes.includes(code))).toEqual([]);
});

it("the codes that stand in no document of these are permitted too", () => {
  expect(lists["BR-CL-01"]?.codes).toEqual(expect.arrayContaining(Object.values(DOCUMENT_TYPES)));
  expect(lists["BR-CL-16"]?.codes).toContain(TRANSFER);
  expect(lists["BR-CL-11"]?.codes).toContain(UID_SCHEME);
  expect(lists["BR-CL-26"]?.codes).toContain(EMAIL_SCHEME);
});
