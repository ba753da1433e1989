import fc from "fast-check";
import jsQR from "jsqr";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { slipFor } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { qrSymbol } from "#app/features/selling/qr-bill/qr-symbol.ts";
import { slipQrSvg } from "#app/features/selling/qr-bill/slip-svg.ts";
import { mm } from "#app/platform/pdf/pdf-pen.ts";
import { qrPayload, type QrBill } from "#app/swiss/qr-payload.ts";
import { invoiceDocument } from "../../support/invoices/invoice-document.ts";
import { readPdf, readQr } from "../../support/read/read-pdf.ts";

/** The text in the symbol, read from its modules drawn 4 pixels wide in a border of 4 modules. */
function decode(bill: QrBill): string {
  const { size, runs } = qrSymbol(bill);
  const side = (size + 8) * 4;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { x, y, length } of runs) {
    for (let row = (y + 4) * 4; row < (y + 5) * 4; row++) {
      const start = (row * side + (x + 4) * 4) * 4;
      for (let pixel = start; pixel < start + length * 16; pixel += 4) data.fill(0, pixel, pixel + 3);
    }
  }
  return Buffer.from(jsQR(data, side, side)!.binaryData).toString("utf8");
}

const letter = fc.constantFrom(..."abcdefgXYZ 0123456789äöüéèçñßŠčŁőșȚ€&'()-/.".split(""));
const text = (max: number) => fc.string({ unit: letter, maxLength: max }).map((value) => value.trim());
const words = (max: number) => text(max - 1).map((value) => `A${value}`);
const party = fc.record({
  name: words(70),
  street: text(70),
  buildingNumber: text(16),
  postalCode: fc.integer({ min: 1000, max: 9999 }).map(String),
  city: words(35),
  country: fc.constantFrom("CH", "LI", "DE", "FR"),
});

test("the symbol encodes our payload byte for byte, whatever the bill", () => {
  const bills = fc.record({
    iban: fc.constant("CH9300762011623852957"),
    creditor: party,
    amount: fc.option(fc.integer({ min: 1, max: 99_999_999_999 })),
    currency: fc.constantFrom("CHF" as const, "EUR" as const),
    debtor: fc.option(party),
    referenceType: fc.constant("NON" as const),
    reference: fc.constant(""),
    message: text(70),
    billingInformation: fc.oneof(
      fc.constant(""),
      text(60).map((value) => `//${value}`),
    ),
    alternativeProcedures: fc.array(words(60), { maxLength: 2 }),
  });
  fc.assert(
    fc.property(bills, (bill) => {
      expect(decode(bill)).toBe(qrPayload(bill));
    }),
    { numRuns: process.env.FULL === "1" ? 1_000 : 200, seed: 46 },
  );
});

test("alternative procedures stand on their lines without billing information, too", () => {
  const bill = { ...slipFor(invoiceDocument())!, alternativeProcedures: ["eBill/B/41010560425610173"] };
  const lines = decode(bill).split("\n");
  expect([lines[30], lines[31], lines[32]]).toEqual(["EPD", "", "eBill/B/41010560425610173"]);
});

test("the longest bill is of version 25 at most, and scans", () => {
  const party = {
    name: "é".repeat(70),
    street: "x".repeat(70),
    buildingNumber: "1".repeat(16),
    postalCode: "8".repeat(16),
  };
  const bill: QrBill = {
    ...slipFor(invoiceDocument())!,
    creditor: { ...party, city: "x".repeat(35), country: "DE" },
    debtor: { ...party, city: "x".repeat(35), country: "DE" },
    message: "m".repeat(60),
    billingInformation: `//${"b".repeat(78)}`,
    alternativeProcedures: ["a".repeat(100), "c".repeat(100)],
  };
  expect(qrSymbol(bill).size).toBeLessThanOrEqual(117);
  expect(decode(bill)).toBe(qrPayload(bill));
});

test("the picture for the screen can be scanned", async () => {
  const bill = slipFor(invoiceDocument())!;
  const { viewBox, path, cross } = slipQrSvg(bill);
  const side = Number(viewBox.split(" ")[2]);
  const doc = new PDFDocument({ size: [mm(54), mm(54)], margin: 0 });
  doc.translate(mm(4), mm(4)).scale(mm(46) / side);
  for (const shape of [{ path, fill: "#000000" }, ...cross]) doc.path(shape.path).fill(shape.fill);
  const page = readPdf(await finish(doc))[0]!;
  expect(readQr(page, { left: 0, top: 0, right: 54, bottom: 54 })).toBe(qrPayload(bill));
});

test("the cross of the picture for the screen is 7 mm wide and in the middle, white around black", () => {
  const { viewBox, cross } = slipQrSvg(slipFor(invoiceDocument())!);
  const side = Number(viewBox.split(" ")[2]);
  const inMm = (modules: number) => (modules * 46) / side;
  const boxes = cross.map(({ path, fill }) => {
    const [left = 0, top = 0, width = 0, height = 0] = path.match(/-?[\d.]+/g)!.map(Number);
    expect(left + width / 2).toBeCloseTo(side / 2, 2);
    expect(top + height / 2).toBeCloseTo(side / 2, 2);
    return [fill, ...[width, height].map((size) => Number(inMm(size).toFixed(2)))];
  });
  expect(boxes).toEqual([
    ["#ffffff", 7, 7],
    ["#000000", 6, 6],
    ["#ffffff", 3.89, 1.17],
    ["#ffffff", 1.17, 3.89],
  ]);
});

async function finish(doc: InstanceType<typeof PDFDocument>): Promise<Buffer> {
  doc.end();
  return Buffer.concat(await doc.toArray());
}
