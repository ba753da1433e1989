import fc from "fast-check";
import { expect, it, test } from "vitest";
import type { InvoiceDocument } from "#app/features/selling/invoices/document/invoice-document.ts";
import { slipFor } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { parseSkonto, skontoText } from "#app/features/selling/invoices/fields/skonto.ts";
import { totalsOf } from "#app/features/selling/invoices/pricing/totals.ts";
import { addDays, daysBetween } from "#app/swiss/dates.ts";
import { qrBillProblems, qrPayload } from "#app/swiss/qr-payload.ts";
import { includedVat, vatAmount } from "#app/swiss/vat.ts";
import { invoiceDocument, item } from "../../support/invoices/invoice-document.ts";
import { type ReadBilling, readBillingInformation } from "../../support/read/billing-information-reader.ts";
import { parseQrPayload } from "../../support/read/qr-payload-reader.ts";

type Changes = NonNullable<Parameters<typeof invoiceDocument>[0]>;

const forFirm = (changes: Changes = {}) =>
  invoiceDocument({ ...changes, sender: { billingInformation: true, ...changes.sender } });

/** The line that a bank's client reads from the code. */
function lineOf(document: InvoiceDocument): string {
  const bill = slipFor(document);
  return bill ? (parseQrPayload(qrPayload(bill))?.billingInformation ?? "") : "";
}

it("states number, day, order, UID, service, VAT and terms, and reads back the same", () => {
  const line = lineOf(
    forFirm({
      number: "2026/7\\A",
      purchaseOrder: "MW/4",
      issueDate: "2026-11-21",
      dueDate: "2026-12-21",
      serviceFrom: "2026-11-01",
      serviceTo: "2026-11-30",
      skonto: "2:10;1.5:20",
    }),
  );
  expect(line).toBe(
    "//S1/10/2026\\/7\\\\A/11/261121/20/MW\\/4/30/123456788/31/261101261130/32/8.1:5850;2.6:118" +
      "/40/2:10;1.5:20;0:30",
  );
  expect(readBillingInformation(line)).toMatchObject({ number: "2026/7\\A", order: "MW/4" });
  const oneRate = { items: [item("Konzept", 3, 19995, 81)], issueDate: "2026-11-21", dueDate: "2026-11-21" };
  expect(lineOf(forFirm(oneRate))).toContain("/32/8.1/40/0:0");
});

test.each<[string, Changes]>([
  ["no VAT number", { sender: { vatNumber: "" } }],
  ["a VAT number with a wrong check digit", { sender: { vatNumber: "CHE-123.456.789" } }],
  ["a VAT number of Liechtenstein", { sender: { vatNumber: "LI 51234" } }],
  ["the choice of the business or a client who is no firm", { sender: { billingInformation: false } }],
  ["less to pay than the total", { settled: 100 }],
  ["charges of reminders settled by as much", { settled: 2000, charged: 2000 }],
  ["a total rounded to 5 Rappen", { total: 644490, rounding: -2 }],
  ["a discount that outlasts the term", { skonto: "2:31", issueDate: "2026-11-01", dueDate: "2026-12-01" }],
  ["a number that no code can carry", { number: "№ 7" }],
  ["a number that leaves no room", { number: "9".repeat(60) }],
])("%s: no billing information, and the slip is valid", (_, changes) => {
  expect(lineOf(forFirm())).toMatch(/^\/\/S1\//);
  const document = forFirm(changes);
  expect(lineOf(document)).toBe("");
  expect(qrBillProblems(slipFor(document)!)).toEqual([]);
});

it("leaves out the order first, then the service, where the message takes the room", () => {
  const long = (digits: number) =>
    lineOf(
      forFirm({
        number: "9".repeat(digits),
        purchaseOrder: "PO-4711",
        serviceFrom: "2026-11-01",
        serviceTo: "2026-11-30",
        items: [item("Konzept", 1, 10000, 81)],
      }),
    );
  const tags = (line: string) => [...line.matchAll(/\/(20|31)\//g)].map(([, tag]) => tag).join();
  const kept = Array.from({ length: 60 }, (_, digits) => tags(long(digits + 1)));
  expect([...new Set(kept)]).toEqual(["20,31", "31", ""]);
});

test.each([
  "///S1/10/1/30/123456788",
  "/S1/10/1/30/123456788",
  "//S1/11/190570/30/123456788",
  "//S1/11/19.05.20/30/123456788",
  "//S1/11/190520/30/123456788/32/8:",
  "//S1/11/190520/30/123456788/32/1;2",
  "//S1/11/190520/30/123456788/40/1:5.0",
  "//S1/11/190520/30/123456788/31/190500190531",
  "//S1/30/123456788/11/190520",
])("the reader of these tests refuses %s", (line) => {
  expect(readBillingInformation(line)).toBeNull();
});

it.each([
  "//S1/10/10201409/11/190512/20/1400.000-53/30/106017086/31/180508/32/7.7/40/2:10;0:30",
  "//S1/10/10104/11/180228/30/395856455/31/180226180227/32/3.7:400.19;7.7:553.39;0:14/40/0:30",
  "//S1/10/X.66711\\/8824/11/200712/20/MW-2020-04/30/107978798/32/2.5:117.22/40/3:5;1.5:20;1:40;0:60",
])("the reader of these tests reads Swico's example %s", (line) => {
  expect(readBillingInformation(line)).not.toBeNull();
});

const text = fc.string({ unit: fc.constantFrom(..."aB7/\\;: -é€"), minLength: 1, maxLength: 14 });
const row = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  price: fc.integer({ min: 0, max: 9_999_99 }),
  rate: fc.constantFrom(0, 26, 38, 77, 81),
});
const random = fc
  .record({
    number: text,
    purchaseOrder: fc.oneof(fc.constant(""), text),
    day: fc.integer({ min: 0, max: 20_000 }),
    term: fc.integer({ min: 0, max: 120 }),
    skonto: fc.constantFrom("", "2:10", "1.5:30", "3:5;0.75:20"),
    service: fc.option(fc.integer({ min: 0, max: 90 })),
    rows: fc.array(row, { minLength: 1, maxLength: 5 }),
    invoiceDiscount: fc.constantFrom("", "5%", "12.35"),
    pricesIncludeVat: fc.constantFrom(0, 1),
    roundsToFive: fc.boolean(),
  })
  .map(({ day, term, service, rows, roundsToFive, ...rest }) => {
    const issueDate = addDays("2024-01-01", day);
    const items = rows.map(({ quantity, price, rate }) => item("Arbeit", quantity, price, rate));
    const period = service === null ? "" : addDays(issueDate, -service);
    return forFirm({
      ...rest,
      ...totalsOf(items, rest, roundsToFive),
      number: rest.number.trim() || "1",
      purchaseOrder: rest.purchaseOrder.trim(),
      items,
      issueDate,
      dueDate: addDays(issueDate, term),
      serviceFrom: period,
      serviceTo: period && issueDate,
    });
  });

/** What a reader of the line pays as tax. */
function vatRowsOf({ vat }: ReadBilling, total: number) {
  return vat.map(({ rate, net }) => {
    if (net !== null) return { rate, net, vat: vatAmount(net, rate) };
    const tax = includedVat(total, rate);
    return { rate, net: total - tax, vat: tax };
  });
}

it("says of any invoice what the invoice says, or nothing", () => {
  let stated = 0;
  fc.assert(
    fc.property(random, (document) => {
      const line = lineOf(document);
      if (line === "") return;
      stated++;
      const read = readBillingInformation(line)!;
      const { number, issueDate, dueDate, purchaseOrder, serviceFrom, serviceTo, skonto, total } = document;
      const term = daysBetween(issueDate, dueDate);
      expect(read).toMatchObject({ number, date: issueDate, uid: "123456788" });
      expect(["", purchaseOrder]).toContain(read.order);
      expect(["", [serviceFrom, serviceTo].join()]).toContain(read.service.join());
      expect(read.terms).toEqual([...parseSkonto(skonto)!, { percent: 0, days: term }]);
      expect(skontoText(read.terms.slice(0, -1))).toBe(skonto);
      const rows = document.vatRows.filter(({ net, vat }) => net + vat > 0);
      expect(vatRowsOf(read, total)).toEqual(rows);
      expect(rows.reduce((sum, { net, vat }) => sum + net + vat, 0)).toBe(total);
    }),
    { numRuns: 500 },
  );
  expect(stated).toBeGreaterThan(50);
});
