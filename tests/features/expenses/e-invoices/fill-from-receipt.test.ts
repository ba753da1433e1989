import { expect, it } from "vitest";
import { readEInvoice } from "#app/features/taxes/expenses/receipts/e-invoice/read-e-invoice.ts";
import { fillFromReceipt } from "#app/features/taxes/expenses/receipts/fill-from-receipt.ts";
import { readQrPayload, type ReadQrBill } from "#app/features/taxes/expenses/receipts/read-qr-payload.ts";
import type { Believed } from "#app/features/taxes/expenses/receipts/receipt-reading.ts";
import { ciiInvoice, type Received } from "../../../support/e-invoices/received.ts";

const QR: ReadQrBill = {
  iban: "CH9300762011623852957",
  creditor: "Müller & Söhne",
  amount: 1008_60,
  currency: "CHF",
  reference: "RF18539007547034",
  day: "2026-10-08",
  number: "Q-1",
  rows: [],
};

const ROWS = [
  { gross: "598.20", rate: "8.1", vat: "" },
  { gross: "410.40", rate: "2.6", vat: "" },
];

const WHOLE = [{ gross: "1'008.60", rate: "", vat: "" }];

function fill(changes: Received, qr: ReadQrBill | null = null, believed: Believed = "") {
  const read = readEInvoice(ciiInvoice(changes));
  if (typeof read === "string") throw new Error(read);
  const place = { today: "2026-11-20", locale: "en" } as const;
  const { values, reading } = fillFromReceipt({ eInvoice: read, problem: "", qr, believed, ...place });
  const rows = Array.isArray(values.rows) ? values.rows.filter(({ gross }) => gross !== "") : [];
  const answers = Object.values(reading.comparison ?? {}).map(({ answer }) => answer);
  const { supplier, day, iban, reference } = values;
  return {
    supplier,
    day,
    iban,
    reference,
    rows,
    notes: reading.notes.map(({ key }) => key),
    answers,
    reading,
  };
}

it("an e-invoice alone fills the form, and what the form has no field for is shown", () => {
  const filled = fill({});
  expect(filled).toMatchObject({
    supplier: "Müller & Söhne AG",
    day: "2026-10-07",
    reference: "RF18539007547034",
    iban: "CH93 0076 2011 6238 5295 7",
    rows: ROWS,
    notes: [],
    answers: [],
  });
  expect(filled.reading.facts.map(({ name, value }) => [name, value])).toEqual([
    ["number", "R-2026/17"],
    ["vatNumber", "CHE123456788"],
    ["dueDay", expect.stringContaining("2026")],
    ["total", "CHF\u00a01'008.60"],
  ]);
});

it("an amount becomes an expense only where it is one, in francs", () => {
  expect(fill({ currency: "EUR" })).toMatchObject({ rows: [], notes: ["otherCurrency"] });
  expect(fill({ currency: "" })).toMatchObject({ rows: [], notes: ["unclear"] });
  expect(fill({ type: "381" })).toMatchObject({ rows: [], notes: ["creditNote"] });
  expect(fill({ type: "381" }, QR)).toMatchObject({ rows: [], notes: ["creditNote"] });
  expect(fill({ sums: "" })).toMatchObject({ rows: [], notes: ["unclear"] });
  const sums = (amount: string) => `<ram:DuePayableAmount>${amount}</ram:DuePayableAmount>`;
  expect(fill({ sums: sums("0.00") })).toMatchObject({ rows: [], notes: ["notPositive"] });
  const least = [{ gross: "0.01", rate: "", vat: "" }];
  expect(fill({ sums: sums("0.01") })).toMatchObject({ rows: least, notes: [] });
  expect(fill({ sums: sums("-5.00") })).toMatchObject({ rows: [], notes: ["notPositive"] });
});

it("what was paid before is said, and VAT of another country is no input tax", () => {
  const sums = `<ram:TotalPrepaidAmount>8.60</ram:TotalPrepaidAmount>
    <ram:DuePayableAmount>1000</ram:DuePayableAmount>`;
  const { rows, notes, reading } = fill({ sums });
  expect([rows, notes]).toEqual([ROWS, ["alreadyPaid"]]);
  expect(reading.facts).toContainEqual({ name: "due", value: "CHF\u00a01'000.00" });
  expect(reading.notes[0]?.params).toEqual({ paid: "CHF\u00a08.60", due: "CHF\u00a01'000.00" });
  expect(fill({ taxes: [["19", "847.56", "161.04"]] })).toMatchObject({ rows: WHOLE, notes: ["otherVat"] });
  expect(fill({ taxes: [] })).toMatchObject({ rows: WHOLE, notes: [] });
});

it("an account that no expense can have is shown and not filled in", () => {
  const foreign = fill({ iban: "DE89370400440532013000" });
  expect([foreign.iban, foreign.notes]).toEqual(["", ["otherAccount"]]);
  expect(foreign.reading.facts).toContainEqual({ name: "iban", value: "DE89 3704 0044 0532 0130 00" });
  const two = fill({ iban: `${QR.iban}</ram:IBANID><ram:IBANID>CH5604835012345678009` });
  expect([two.iban, two.notes]).toEqual(["", ["otherAccount"]]);
  const same = fill({ iban: `${QR.iban}</ram:IBANID><ram:IBANID>CH5604835012345678009` }, QR);
  expect([same.iban, same.answers[1]]).toEqual(["CH93 0076 2011 6238 5295 7", "same"]);
  expect(fill({ iban: "CH9300762011623852958" })).toMatchObject({ iban: "", notes: ["otherAccount"] });
  expect(fill({ iban: "" }, QR)).toMatchObject({ iban: "CH93 0076 2011 6238 5295 7", notes: [] });
});

it("a reference that is too long gives way to the number", () => {
  expect(fill({ reference: "" })).toMatchObject({ reference: "R-2026/17" });
  expect(fill({ reference: "x".repeat(41) })).toMatchObject({ reference: "R-2026/17" });
  expect(fill({ reference: "x".repeat(41), number: "9".repeat(41) })).toMatchObject({ reference: "" });
});

it("XML and QR code that agree are said to, however they are spelt", () => {
  expect(fill({}, QR)).toMatchObject({ answers: ["same", "same", "same"], notes: [], rows: ROWS });
  const padded = "000000000000000000000012345";
  const qr = { ...QR, reference: padded };
  expect(fill({ reference: "12 345" }, qr).answers[2]).toBe("same");
});

it("what one of the two leaves open is unclear, and filled from the other", () => {
  const open = fill({}, { ...QR, amount: null, reference: "" });
  expect(open).toMatchObject({ answers: ["unclear", "same", "unclear"], notes: [], rows: ROWS });
  expect(open.reference).toBe("RF18539007547034");
  expect(fill({ reference: "" }, QR)).toMatchObject({ reference: "RF18539007547034" });
});

const OTHER = { ...QR, amount: 5_00, iban: "CH5604835012345678009", reference: "RF712348231" };

it("what the two state differently stays empty until a person chooses", () => {
  const answers = ["different", "different", "different"];
  const asked = fill({}, OTHER);
  expect(asked).toMatchObject({ answers, notes: ["differs"], iban: "", reference: "", rows: [] });
  expect(asked).toMatchObject({ supplier: "Müller & Söhne AG", day: "2026-10-07" });
  const xml = fill({}, OTHER, "eInvoice");
  expect(xml).toMatchObject({ answers, notes: [], reference: "RF18539007547034", rows: ROWS });
  const code = fill({}, OTHER, "qr");
  expect(code).toMatchObject({
    answers,
    notes: [],
    iban: "CH56 0483 5012 3456 7800 9",
    reference: "RF712348231",
    rows: [{ gross: "5.00", rate: "", vat: "" }],
  });
  expect([xml.reading.believed, code.reading.believed]).toEqual(["eInvoice", "qr"]);
});

it("the same figure in another currency is another amount, and a choice turns no euro into a franc", () => {
  const euro = { ...QR, currency: "EUR" };
  expect(fill({}, euro)).toMatchObject({
    answers: ["different", "same", "same"],
    notes: ["differs"],
    rows: [],
  });
  expect(fill({}, euro, "qr")).toMatchObject({ notes: ["otherCurrency"], rows: [] });
  expect(fill({ currency: "EUR" }, euro)).toMatchObject({
    answers: ["same", "same", "same"],
    notes: ["otherCurrency"],
    rows: [],
  });
});

it("a choice where nothing differs is none", () => {
  expect(fill({}, QR, "qr")).toMatchObject({ rows: ROWS, reading: { believed: "" } });
});

it("XML that is not read leaves the form to the QR code, and says why", () => {
  const place = { today: "2026-11-20", locale: "en", believed: "" } as const;
  const { values, reading } = fillFromReceipt({ eInvoice: null, problem: "doctype", qr: QR, ...place });
  expect(values).toMatchObject({ supplier: "Müller & Söhne", reference: QR.reference });
  expect(reading).toMatchObject({ source: "qr", problem: "doctype", currency: "CHF" });
  const none = fillFromReceipt({ eInvoice: null, problem: "broken", qr: readQrPayload(""), ...place });
  expect(none.reading).toMatchObject({ source: "nothing", problem: "broken" });
});
