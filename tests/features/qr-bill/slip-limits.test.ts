import { describe, expect, test } from "vitest";
import { slipFor } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { qrPayload } from "#app/swiss/qr-payload.ts";
import { drawInvoice, SYMBOL_AREA } from "../../support/invoices/draw-invoice.ts";
import { invoiceDocument } from "../../support/invoices/invoice-document.ts";
import { type Box, readPdf, readQr, type TextLine } from "../../support/read/read-pdf.ts";

const SLIP_TOP = 192;

function longest(filler: string) {
  const fill = (length: number) => filler.repeat(length).slice(0, length).replace(/ $/, "x");
  return { name: fill(70), street: fill(70), buildingNumber: fill(16), city: fill(35) };
}

const CASES = {
  "German words": longest("Genossenschaft für kulturelle Veranstaltungen und Begegnungen im Quartier "),
  "one long word": longest("m"),
  "the widest letter": longest("W"),
  "short words": longest("An der Aa "),
};

describe.each(Object.entries(CASES))("addresses of the greatest length, %s", (_, address) => {
  test.each(LOCALES)("leave nothing overlapping or outside its section in %s", async (language) => {
    const document = invoiceDocument({
      number: "N".repeat(24),
      purchaseOrder: "WWWW",
      referenceType: "QRR",
      reference: "210000000000000000202601173",
      sender: { ...address, iban: "CH4431999123000889012", billingInformation: true },
      recipient: { ...address, postalCode: "WWWWWWWWWWWWWWWW", country: "DE" },
      language,
    });
    const page = readPdf(await drawInvoice(document)).at(-1)!;
    const lines = page.lines.filter(({ top }) => top > SLIP_TOP);
    const slip = slipFor(document)!;
    expect(readQr(page, SYMBOL_AREA)).toBe(qrPayload(slip));
    expect((slip.message + slip.billingInformation).length).toBeGreaterThan(135);

    const receipt = lines.filter(({ left }) => left < 62);
    const amount = receipt.find(({ text }) => text === "CHF")!;
    for (const line of receipt) {
      expect(line.right, line.text).toBeLessThan(57.3);
      if (line.top < amount.top - 4) expect(line.bottom, line.text).toBeLessThan(SLIP_TOP + 68);
    }
    for (const line of lines.filter(({ left }) => left > 115)) {
      expect(line.right, line.text).toBeLessThan(205.3);
      expect(line.bottom, line.text).toBeLessThan(SLIP_TOP + 100);
    }
    expect(overlaps(lines)).toEqual([]);
  });
});

/** Pairs of lines whose boxes, less the air that belongs to the font, cover each other. */
function overlaps(lines: TextLine[]): string[] {
  const AIR = 0.15;
  const cover = (a: Box, b: Box) =>
    a.left < b.right && b.left < a.right && a.top + AIR < b.bottom - AIR && b.top + AIR < a.bottom - AIR;
  return lines.flatMap((a, index) =>
    lines
      .slice(index + 1)
      .filter((b) => cover(a, b))
      .map((b) => `${a.text} × ${b.text}`),
  );
}
