import { describe, expect, test } from "vitest";
import { slipFor } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { SLIP_WORDS } from "#app/features/selling/qr-bill/slip-words.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { qrPayload } from "#app/swiss/qr-payload.ts";
import { drawInvoice, SYMBOL_AREA } from "../../support/invoices/draw-invoice.ts";
import { invoiceDocument, item } from "../../support/invoices/invoice-document.ts";
import { inkBox, type PdfPage, readPdf, readQr } from "../../support/read/read-pdf.ts";

const QR_IBAN = { iban: "CH4431999123000889012" };
const ITEMS = [item("Beratung", 1, 123450, 0)];
const ACCOUNTS = [
  { referenceType: "QRR", reference: "210000000000000000202601173", sender: QR_IBAN },
  { referenceType: "SCOR", reference: "RF85INV20260117", sender: {} },
  { referenceType: "NON", reference: "", sender: {} },
] as const;
const PRINTED = {
  QRR: ["CH44 3199 9123 0008 8901 2", "21 00000 00000 00000 02026 01173"],
  SCOR: ["CH93 0076 2011 6238 5295 7", "RF85 INV2 0260 117"],
  NON: ["CH93 0076 2011 6238 5295 7"],
};

async function lastPage(document: Parameters<typeof drawInvoice>[0]): Promise<PdfPage> {
  return readPdf(await drawInvoice(document)).at(-1)!;
}

function slipLines(page: PdfPage) {
  return page.lines.filter(({ top }) => top >= 192);
}

describe.each(LOCALES)("in %s", (language) => {
  describe.each(ACCOUNTS)("with $referenceType", (account) => {
    test.each([
      ["with", { street: "Obertor", buildingNumber: "14" }],
      ["without", { street: "", buildingNumber: "" }],
    ])(
      "%s the debtor's street: the code says what our payload says, and print says the same",
      async (_, recipient) => {
        const document = invoiceDocument({ ...account, recipient, items: ITEMS, language });
        const page = await lastPage(document);
        expect(readQr(page, SYMBOL_AREA)).toBe(qrPayload(slipFor(document)!));

        const lines = slipLines(page).map(({ text }) => text.trim());
        const words = SLIP_WORDS[language];
        const twice = [words.account, words.currency, words.amount, words.payableBy, "CHF", "1 234.50"];
        const names = [
          "Lena Brunner Grafik",
          "Länggassstrasse 21",
          "3012 Bern",
          "Kulturhaus Obertor",
          "8400 Winterthur",
        ];
        for (const text of [...twice, ...names, ...PRINTED[account.referenceType]]) {
          expect(
            lines.filter((line) => line === text),
            text,
          ).toHaveLength(2);
        }
        for (const text of [
          words.receipt,
          words.paymentPart,
          words.acceptancePoint,
          words.additionalInformation,
        ]) {
          expect(lines, text).toContain(text);
        }
        expect(lines.filter((line) => line === "Obertor 14")).toHaveLength(recipient.street ? 2 : 0);
        expect(lines.includes(words.reference)).toBe(account.referenceType !== "NON");
        expect(page.text).toContain(words.separate);
      },
    );
  });
});

test("Latin Extended letters are right in the code and in print", async () => {
  const name = "Šarić Łukasz Ğülşen Ștefan ć";
  const document = invoiceDocument({ recipient: { name } });
  const page = await lastPage(document);
  expect(readQr(page, SYMBOL_AREA)).toContain(`\nS\n${name}\nObertor\n`);
  expect(slipLines(page).filter((line) => line.text === name)).toHaveLength(2);
  expect(page.lines.filter((line) => line.text === name)).toHaveLength(3);
});

test("foreign and Liechtenstein places carry their country code, Swiss ones none", async () => {
  const page = await lastPage(
    invoiceDocument({
      sender: { postalCode: "9490", city: "Vaduz", country: "LI" },
      recipient: { postalCode: "79761", city: "Waldshut-Tiengen", country: "DE" },
    }),
  );
  const lines = slipLines(page).map(({ text }) => text);
  expect(lines).toContain("LI-9490 Vaduz");
  expect(lines).toContain("DE-79761 Waldshut-Tiengen");
});

test("a recipient without name gives a blank field between corner marks", async () => {
  const page = await lastPage(invoiceDocument({ recipient: { name: "" } }));
  const lines = slipLines(page);
  const headings = lines.filter(({ text }) => text === "Zahlbar durch (Name/Adresse)");
  expect(headings).toHaveLength(2);
  const [receipt, payment] = headings as [(typeof headings)[0], (typeof headings)[0]];
  const receiptBox = inkBox(page, { left: 2, top: receipt.bottom + 0.3, right: 60, bottom: 192 + 67 });
  expect(receiptBox.right - receiptBox.left).toBeCloseTo(52, 0);
  expect(receiptBox.bottom - receiptBox.top).toBeCloseTo(20, 0);
  const paymentBox = inkBox(page, { left: 115, top: payment.bottom + 0.3, right: 209, bottom: 192 + 100 });
  expect(paymentBox.right - paymentBox.left).toBeCloseTo(65, 0);
  expect(paymentBox.bottom - paymentBox.top).toBeCloseTo(25, 0);
});

test("the symbol is 46 mm wide and high and stands at 67/17 mm", async () => {
  const box = inkBox(await lastPage(invoiceDocument()), SYMBOL_AREA);
  const within = (value: number, mm: number) => expect(Math.abs(value - mm)).toBeLessThan(0.5);
  within(box.left, 67);
  within(box.top, 192 + 17);
  within(box.right, 67 + 46);
  within(box.bottom, 192 + 17 + 46);
});
