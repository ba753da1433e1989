import { expect, it, test } from "vitest";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { invoiceSheetView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { invoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { senderSnapshot } from "#app/features/selling/invoices/document/snapshots.ts";
import texts from "#app/locales/de/pdf.json" with { type: "json" };
import { composeEmail } from "#app/features/selling/invoices/sending/compose-email.server.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { drawInvoice } from "../../../support/invoices/draw-invoice.ts";
import { invoiceDocument, TYPICAL_ITEMS } from "../../../support/invoices/invoice-document.ts";
import { invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { sendingMember, testPlatform } from "../../../support/platform.ts";
import { readPdf } from "../../../support/read/read-pdf.ts";
import { paidPart } from "../../../support/ledger/paid-part.ts";

const IBAN = "CH9300762011623852957";
const QR_IBAN = "CH4431999123000889012";
const QRR = { referenceType: "QRR", reference: "210000000000000000202601173" } as const;
const GERMANY = { country: "DE", postalCode: "79761", city: "Waldshut" };
const FROM_ABROAD =
  "Zahlungen aus dem Ausland bitte auf IBAN CH93 0076 2011 6238 5295 7, lautend auf Lena Brunner Grafik.";

type Changes = Parameters<typeof invoiceDocument>[0];

test.each<[string, Changes, string]>([
  ["30 days", {}, "Zahlbar innert 30 Tagen."],
  ["one day", { dueDate: "2026-11-20" }, "Zahlbar innert 1 Tag."],
  ["the day of issue", { dueDate: "2026-11-19" }, "Zahlbar sofort nach Erhalt."],
  ["a due date long past", { dueDate: "2019-12-31" }, "Zahlbar sofort nach Erhalt."],
  ["a paid invoice", { mark: { kind: "paid", on: "2026-12-01" } }, ""],
  ["a cancelled invoice", { mark: { kind: "cancelled" } }, ""],
  ["a payer in Liechtenstein", { recipient: { country: "LI" } }, "Zahlbar innert 30 Tagen."],
  ["a payer abroad", { recipient: GERMANY }, `Zahlbar innert 30 Tagen. ${FROM_ABROAD}`],
  [
    "a payer abroad and a QR-IBAN beside a normal one",
    { ...QRR, recipient: GERMANY, sender: { iban: QR_IBAN, normalIban: IBAN } },
    `Zahlbar innert 30 Tagen. ${FROM_ABROAD}`,
  ],
  [
    "a payer abroad and a QR-IBAN alone",
    { ...QRR, recipient: GERMANY, sender: { iban: QR_IBAN } },
    "Zahlbar innert 30 Tagen.",
  ],
])("%s: screen and letter state the same terms", async (_, changes, terms) => {
  const document = invoiceDocument(changes);
  expect(invoiceSheetView(document, invoiceMessages(texts, "de-CH")).term).toBe(terms);
  const [page] = readPdf(await drawInvoice(document));
  const letter = page!.lines
    .filter(({ top }) => top < 188)
    .map(({ text }) => text)
    .join(" ");
  if (terms) expect(letter).toContain(terms);
  else expect(letter).not.toMatch(/Zahlbar (innert|sofort)/);
  if (!terms.includes("Ausland")) expect(letter).not.toContain("IBAN");
});

test.each<[string, Changes, RegExp]>([
  ["the original", {}, /^Zahlbar innert 30 Tagen\. 2\s% Skonto bis 29\.11\.2026: zu zahlen CHF\s980\.00\.$/],
  [
    "a copy in time",
    { ...paidPart(300_00), asOf: "2026-11-29" },
    /bis 29\.11\.2026: zu zahlen CHF\s680\.00\.$/,
  ],
  ["a copy after it", { ...paidPart(300_00), asOf: "2026-11-30" }, /^Zahlbar innert 30 Tagen\.$/],
])("%s promises what the original promises, and nothing that is over", (_, changes, terms) => {
  const thousand = { quantity: 1000, unitPrice: 1000_00, vatRate: 0, total: 1000_00 };
  const items = TYPICAL_ITEMS.slice(0, 1).map((item) => ({ ...item, ...thousand }));
  const document = invoiceDocument({ ...changes, items, skonto: "2:10" });
  expect(invoiceSheetView(document, invoiceMessages(texts, "de-CH")).term).toMatch(terms);
});

test.each([
  ["abroad is given the normal IBAN", GERMANY, "CH93 0076 2011 6238 5295 7"],
  ["in Switzerland is given the QR-IBAN", {}, "CH44 3199 9123 0008 8901 2"],
])("the e-mail to a payer %s", (_, recipient, account) => {
  const invoice = invoiceDocument({ ...QRR, recipient, sender: { iban: QR_IBAN, normalIban: IBAN } });
  const letter = {
    subject: "Rechnung",
    message: "Guten Tag",
    language: "de",
    replyTo: "a@example.ch",
    brand: { accent: "", logo: null, showsMadeWith: true },
  } as const;
  const { text } = composeEmail(invoice, letter, new Uint8Array());
  expect(text.match(/CH\d\d [\d ]+\d/g)).toEqual([account]);
});

test("senders kept before there was a second account are read as before", () => {
  expect(senderSnapshot.parse({ name: "A", iban: IBAN })).toMatchObject({ iban: IBAN, normalIban: "" });
});

onDatabaseOfDay((open) => {
  it("an invoice paid on the QR-IBAN keeps the business's normal IBAN with its sender", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    await ctx.db
      .updateTable("businesses")
      .set({ iban: IBAN, qr_iban: QR_IBAN })
      .where("id", "=", ctx.businessId)
      .execute();
    const senderOf = async (type: string) =>
      (await findInvoice(ctx, await createInvoice(ctx, invoiceInput({ paymentReferenceType: type })))).sender;
    expect(await senderOf("QRR")).toMatchObject({ iban: QR_IBAN, normalIban: IBAN });
    expect(await senderOf("SCOR")).toMatchObject({ iban: IBAN, normalIban: "" });
  });
});
