import { PDFDocument } from "pdf-lib";
import { afterAll, expect, it } from "vitest";
import { receiptTypeOf } from "#app/features/taxes/expenses/receipts/receipt-file.ts";
import { readEInvoice } from "#app/features/taxes/expenses/receipts/e-invoice/read-e-invoice.ts";
import { closeReceiptPool, scanReceipt } from "#app/features/taxes/expenses/receipts/scan-receipt.server.ts";
import { ciiInvoice, pdfWith, ublDocument } from "../../../support/e-invoices/received.ts";
import { nestedForms } from "../../../support/heavy/heavy-files.ts";
import { itRarely } from "../../../support/heavy/it-rarely.ts";

afterAll(() => closeReceiptPool());

const scan = (bytes: Uint8Array) => scanReceipt(bytes, { owner: "b", withQr: true });
const refused = (problem: string) => ({ qr: "", eInvoice: null, problem });
const NOTHING = refused("");

it.each(["factur-x.xml", "ZUGFeRD-invoice.xml", "zugferd-invoice.xml", "xrechnung.xml"])(
  "%s inside a PDF is read",
  async (name) => {
    const xml = name.startsWith("x") ? ublDocument("Invoice") : ciiInvoice();
    expect(await scan(await pdfWith(name, xml))).toEqual({
      qr: "",
      eInvoice: readEInvoice(xml),
      problem: "",
    });
  },
);

it("a file of any other name inside a PDF is none, and neither is a PDF without files", async () => {
  expect(await scan(await pdfWith("notes.xml", ciiInvoice()))).toEqual(NOTHING);
  expect(await scan(await pdfWith("factur-x.xml.exe", ciiInvoice()))).toEqual(NOTHING);
});

it("what cannot be read inside a PDF is named", async () => {
  const inside = async (xml: string | Uint8Array) => scan(await pdfWith("factur-x.xml", xml));
  expect(await inside("")).toEqual(refused("broken"));
  expect(await inside("MZ")).toEqual(refused("broken"));
  expect(await inside("<Invoice/>")).toEqual(refused("unknown"));
  expect(await inside(ciiInvoice().replace("<rsm", "<!DOCTYPE x><rsm"))).toEqual(refused("doctype"));
  expect(await inside(Buffer.from(ciiInvoice(), "latin1"))).toEqual(refused("broken"));
  expect(await inside(Buffer.alloc(1_000_001, " "))).toEqual(refused("too_large"));
});

it("a file that swells inside a PDF is too large, and nothing comes of a damaged PDF", async () => {
  const swelling = await pdfWith("factur-x.xml", Buffer.alloc(60_000_000, " "));
  expect(swelling.byteLength).toBeLessThan(100_000);
  expect(await scan(swelling)).toEqual(refused("too_large"));
  const pdf = await pdfWith("factur-x.xml", ciiInvoice());
  expect((await scan(pdf.subarray(0, 400))).eInvoice).toBeNull();
  expect((await scan(pdf)).eInvoice).toEqual(readEInvoice(ciiInvoice()));
});

it("a bare XML file is read in the encoding that it has", async () => {
  const text = ublDocument("Invoice");
  const declared = (encoding: string) => text.replace("?>", ` encoding="${encoding}"?>`);
  const files: [string, Buffer][] = [
    [text, Buffer.from(text)],
    [text, Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)])],
    [declared("ISO-8859-1"), Buffer.from(declared("ISO-8859-1"), "latin1")],
    [text, Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")])],
  ];
  for (const [xml, bytes] of files) {
    expect(receiptTypeOf(bytes)).toBe("application/xml");
    expect(await scan(bytes)).toEqual({ qr: "", eInvoice: readEInvoice(xml), problem: "" });
  }
  expect(await scan(Buffer.from(text, "latin1"))).toEqual(refused("broken"));
  const padded = text + " ".repeat(1_000_000);
  expect(await scan(Buffer.from(padded))).toEqual(refused("too_large"));
});

it("XML is a receipt by its first element, whatever the file is called", () => {
  const typeOf = (text: string) => receiptTypeOf(Buffer.from(text));
  for (const text of [ciiInvoice(), ublDocument("CreditNote"), "<Invoice/>", "<!-- <html> --> <a:Invoice>"])
    expect(typeOf(text)).toBe("application/xml");
  for (const text of [
    "<svg><Invoice/></svg>",
    "<?xml?><html>",
    "<!doctype html><html>",
    "x<Invoice>",
    "<Invoices>",
  ])
    expect(typeOf(text)).toBeNull();
  expect(typeOf("<?xml?><!DOCTYPE Invoice [<!ENTITY a 'b'>]><Invoice>")).toBe("application/xml");
});

itRarely("an e-invoice is read before the search for a QR code takes too long", async () => {
  const document = await PDFDocument.load(nestedForms());
  await document.attach(Buffer.from(ciiInvoice()), "factur-x.xml");
  const eInvoice = readEInvoice(ciiInvoice());
  const bytes = await document.save();
  const scanned = await scanReceipt(bytes, { owner: "nested", withQr: true });
  expect(scanned).toEqual({ qr: "", eInvoice, problem: "unread" });
  const without = scanReceipt(nestedForms(), { owner: "bare", withQr: true });
  expect(await without).toEqual(refused("unread"));
});
