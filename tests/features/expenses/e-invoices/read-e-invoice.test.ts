import { expect, it } from "vitest";
import { keyOfEInvoice } from "#app/features/taxes/expenses/receipts/e-invoice/e-invoice-key.server.ts";
import { readEInvoice } from "#app/features/taxes/expenses/receipts/e-invoice/read-e-invoice.ts";
import { ciiInvoice, ublDocument } from "../../../support/e-invoices/received.ts";

const READ = {
  isCreditNote: false,
  supplier: "Müller & Söhne AG",
  vatNumber: "CHE123456788",
  number: "R-2026/17",
  day: "2026-10-07",
  dueDay: "2026-11-06",
  currency: "CHF",
  total: 1008_60,
  due: 1008_60,
  rows: [
    { rate: 81, gross: 598_20, vat: 44_82 },
    { rate: 26, gross: 410_40, vat: 10_40 },
  ],
  ibans: ["CH9300762011623852957"],
  reference: "RF18539007547034",
};

it("both syntaxes of EN 16931 say the same, whatever else stands in them", () => {
  expect(readEInvoice(ciiInvoice())).toEqual(READ);
  expect(readEInvoice(ublDocument("Invoice"))).toEqual(READ);
});

it("a credit note is known by its code, or by its root", () => {
  const isCreditNote = true;
  expect(readEInvoice(ciiInvoice({ type: "381" }))).toEqual({ ...READ, isCreditNote });
  expect(readEInvoice(ublDocument("Invoice", { type: "381" }))).toEqual({ ...READ, isCreditNote });
  expect(readEInvoice(ublDocument("CreditNote", { type: "" }))).toEqual({ ...READ, isCreditNote });
  expect(readEInvoice(ciiInvoice({ type: "384" }))).toEqual(READ);
});

it.each(["CHE-123.456.788 MWST", "CHE123456788TVA", "CHE-123.456.788"])(
  "the VAT number %s is one",
  (vatNumber) => {
    expect(readEInvoice(ciiInvoice({ vatNumber }))).toMatchObject({ vatNumber: "CHE123456788" });
  },
);

const due = (amount: string) => `<ram:DuePayableAmount>${amount}</ram:DuePayableAmount>`;
const grand = (amount: string) => `<ram:GrandTotalAmount>${amount}</ram:GrandTotalAmount>`;
const prepaid = (amount: string) => `<ram:TotalPrepaidAmount>${amount}</ram:TotalPrepaidAmount>`;

it.each([
  ["100", 100_00],
  ["100.0", 100_00],
  ["100.0000", 100_00],
  ["+0.07", 7],
  ["-12.50", -12_50],
  ["-0.00", 0],
  ["0.29", 29],
  ["999999999999.99", 99_999_999_999_999],
  ["100.005", null],
  ["1'000.00", null],
  ["1,00", null],
  ["1e3", null],
  [".5", null],
  ["١", null],
  ["", null],
])("an amount of %s is exact, or none", (text, amount) => {
  expect(readEInvoice(ciiInvoice({ sums: due(text), taxes: [] }))).toMatchObject({
    due: amount,
    total: amount,
  });
});

it("sums that contradict one another are no total, what was prepaid is part of it", () => {
  const read = (sums: string) => readEInvoice(ciiInvoice({ sums }));
  expect(read(grand("1008.61") + due("1008.60"))).toMatchObject({ total: 1008_60, rows: READ.rows });
  expect(read(grand("1008.65") + due("1008.60"))).toMatchObject({ total: 1008_60 });
  expect(read(grand("1008.60") + due("1008.65"))).toMatchObject({ total: 1008_65 });
  expect(read(grand("1008.60") + due("1008.66"))).toMatchObject({ total: null });
  expect(read(grand("1008.61") + prepaid("300.00") + due("708.60"))).toMatchObject({
    total: 1008_60,
    due: 708_60,
    rows: READ.rows,
  });
  expect(read(grand("1008.61") + due("8.60"))).toMatchObject({ total: 1008_61, due: 8_60 });
  expect(read(grand("1008.61") + due("1009.00"))).toMatchObject({ total: null, rows: [] });
  expect(read(grand("1008.61") + prepaid("1.00") + due("8.60"))).toMatchObject({ total: null, rows: [] });
  expect(read("")).toMatchObject({ total: null, due: null, rows: [] });
});

it("VAT that does not come to the total is left out, that of one rate is added up", () => {
  const rows = (taxes: [string, string, string][], total: string) =>
    readEInvoice(ciiInvoice({ taxes, sums: due(total) }));
  const twice: [string, string, string][] = [
    ["8.1", "100.00", "8.10"],
    ["8.10", "200.00", "16.20"],
    ["0", "50.00", "0.00"],
    ["0.00", "0.00", "0.00"],
  ];
  const both = [
    { rate: 81, gross: 324_30, vat: 24_30 },
    { rate: 0, gross: 50_00, vat: 0 },
  ];
  expect(rows(twice, "374.30")).toMatchObject({ rows: both });
  expect(rows(twice, "374.36")).toMatchObject({ total: 374_36, rows: [] });
  expect(rows([["", "100.00", "0.00"]], "100.00")).toMatchObject({
    rows: [{ rate: 0, gross: 100_00, vat: 0 }],
  });
  for (const tax of [
    ["", "100.00", "8.10"],
    ["8.15", "100.00", "8.15"],
    ["8.1", "-100.00", "-8.10"],
    ["0", "100.00", "8.10"],
    ["0", "108.09", "0.01"],
  ] as [string, string, string][])
    expect(rows([tax], "108.10")).toMatchObject({ total: 108_10, rows: [] });
});

it("as many rates are read as an expense has rows", () => {
  const read = (count: number) => {
    const taxes = Array.from({ length: count }, (_, at): [string, string, string] => [
      `${at}`,
      "1.00",
      "0.00",
    ]);
    return readEInvoice(ciiInvoice({ taxes, sums: due(`${count}`) }));
  };
  expect(read(10)).toMatchObject({ rows: { length: 10 } });
  expect(read(11)).toMatchObject({ total: 11_00, rows: [] });
});

it("sums in another currency than the document's do not count", () => {
  const sums = `<cbc:TaxInclusiveAmount currencyID="EUR">5</cbc:TaxInclusiveAmount>
    <cbc:PayableAmount currencyID="EUR">5</cbc:PayableAmount>`;
  expect(readEInvoice(ublDocument("Invoice", { sums }))).toMatchObject({ total: null, due: null });
});

const BOMB = `<!DOCTYPE Invoice [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`;

it.each([
  ["doctype", ublDocument("Invoice").replace("?>", `?>${BOMB}`)],
  ["doctype", ublDocument("Invoice").replace("?>", `?><!DOCTYPE x SYSTEM "file:///etc/passwd">`)],
  ["broken", ublDocument("Invoice").slice(0, -20)],
  ["broken", ublDocument("Invoice", { number: "&b;" })],
  ["broken", ublDocument("Invoice", { number: "&constructor;" })],
  ["broken", ublDocument("Invoice", { number: "\0" })],
  ["broken", ""],
  ["too_deep", `<Invoice>${"<a>".repeat(100)}${"</a>".repeat(100)}</Invoice>`],
  ["text_too_long", ublDocument("Invoice", { number: "<!-- -->".concat("1".repeat(70_000)) })],
  ["unknown", ublDocument("Invoice", { number: "" })],
  ["unknown", "<html/>"],
  ["unknown", "<Other><Invoice/></Other>"],
] as const)("%s: nothing is read of it", (problem, xml) => {
  expect(readEInvoice(xml)).toBe(problem);
});

it("what XRechnung carries beside its data is passed over", () => {
  const file = `<cac:AdditionalDocumentReference><cbc:ID>x</cbc:ID><cac:Attachment>
    <cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf">${"A".repeat(500_000)}
    </cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;
  const xml = ublDocument("Invoice").replace("<cac:AccountingSupplierParty>", `${file}$&`);
  expect(readEInvoice(xml)).toEqual(READ);
});

it("one invoice is the same by number and supplier, whom the VAT number names before the text", () => {
  const keyOf = (changes: Partial<typeof READ>) => keyOfEInvoice({ ...READ, ...changes });
  expect(keyOf({ supplier: "MUELLER AG", number: "r-2026 / 17" })).toBe(keyOf({}));
  const unregistered = { vatNumber: "" };
  expect(keyOf({ ...unregistered, supplier: "MÜLLER & SÖHNE AG" })).toBe(keyOf(unregistered));
  const others = [
    ...[{}, unregistered, { ...unregistered, supplier: "Papier AG" }],
    ...[{ isCreditNote: true }, { number: "R-2026/18" }],
  ];
  expect(new Set(others.map(keyOf)).size).toBe(5);
  expect(keyOfEInvoice(null)).toBe("");
});
