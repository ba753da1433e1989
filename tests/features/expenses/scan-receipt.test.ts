import sharp from "sharp";
import { PDFDocument } from "pdf-lib";
import { afterAll, expect, it } from "vitest";
import { closeReceiptPool, scanReceipt } from "#app/features/taxes/expenses/receipts/scan-receipt.server.ts";
import { qrPayload } from "#app/swiss/qr-payload.ts";
import { readQrPayload } from "#app/features/taxes/expenses/receipts/read-qr-payload.ts";
import encodeQR from "qr";

afterAll(() => closeReceiptPool());

const qrIn = async (bytes: Uint8Array) => (await scanReceipt(bytes, { owner: "b", withQr: true })).qr;

const BILL = {
  iban: "CH9300762011623852957",
  creditor: {
    name: "Papier AG",
    street: "Marktgasse",
    buildingNumber: "28",
    postalCode: "9400",
    city: "Rorschach",
    country: "CH",
  },
  amount: 1008_60,
  currency: "CHF" as const,
  debtor: null,
  referenceType: "NON" as const,
  reference: "",
  message: "",
  billingInformation: "//S1/10/X\\/17/11/261007/32/8.1:553.39;2.6:400",
  alternativeProcedures: [],
};

it("a payment part on a photo is read with its amounts by rate", async () => {
  const payload = qrPayload(BILL);
  const modules = encodeQR(payload, "raw", { ecc: "medium" });
  const [width, height] = [modules.length, modules.length];
  const pixels = Buffer.from(modules.flat().map((isDark) => (isDark ? 0 : 255)));
  const code = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize(500, 500, { kernel: "nearest" })
    .png()
    .toBuffer();
  const page = sharp({ create: { width: 1240, height: 1754, channels: 3, background: "#fdfcf8" } });
  const photo = await page
    .composite([{ input: code, left: 500, top: 1200 }])
    .jpeg()
    .toBuffer();
  const text = await qrIn(photo);
  expect(readQrPayload(text)).toEqual({
    iban: "CH9300762011623852957",
    creditor: "Papier AG",
    amount: 1008_60,
    currency: "CHF",
    reference: "",
    day: "2026-10-07",
    number: "X/17",
    rows: [
      { rate: 81, gross: 598_20 },
      { rate: 26, gross: 410_40 },
    ],
  });
  expect(await qrIn(photo.subarray(0, 2_000))).toBe("");
  expect(await qrIn(Buffer.from("%PDF-1.7"))).toBe("");
});

it("a payment part on a later page of a PDF is read, and a damaged PDF is none", async () => {
  const document = await PDFDocument.create();
  document.addPage();
  const page = document.addPage([595, 842]);
  const payload = qrPayload(BILL);
  const modules = encodeQR(payload, "raw", { ecc: "medium" });
  // 46 mm, as on a payment part.
  const size = 130.4 / modules.length;
  for (const [row, line] of modules.entries())
    for (const [column, isDark] of line.entries())
      if (isDark)
        page.drawRectangle({ x: 190 + column * size, y: 200 - row * size, width: size, height: size });
  document.addPage();
  const bytes = await document.save();
  expect(await qrIn(bytes)).toBe(payload);
  expect(await qrIn(bytes.subarray(0, bytes.length / 2))).toBe("");
});

it("VAT that does not come to the amount is left to a person", () => {
  const billing = (billingInformation: string, amount: number | null = 108_10) =>
    readQrPayload(qrPayload({ ...BILL, amount, billingInformation }))?.rows;
  expect(billing("//S1/32/8.1")).toEqual([{ rate: 81, gross: 108_10 }]);
  expect(billing("//S1/32/8.1:100")).toEqual([{ rate: 81, gross: 108_10 }]);
  expect(billing("//S1/32/8.1:100.05")).toEqual([{ rate: 81, gross: 108_10 }]);
  expect(billing("//S1/32/8.1:100.06")).toEqual([]);
  expect(billing("//S1/32/8.1", null)).toEqual([]);
  expect(billing("")).toEqual([]);
  expect(readQrPayload("SPC\n0200")).toBeNull();
});

it.each([
  ["SPC", "BCD"],
  ["0200", "0300"],
  ["EPD", "EOD"],
  [BILL.iban, "CH9400762011623852957"],
])("a code with %s as %s is none of a Swiss QR-bill", (part, other) => {
  const payload = qrPayload(BILL);
  expect(payload).toContain(part);
  expect(readQrPayload(payload.replace(part, other))).toBeNull();
});
