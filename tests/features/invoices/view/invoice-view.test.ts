import { senderLine } from "#app/features/selling/invoices/view/address-lines.ts";
import { expect, it } from "vitest";
import { invoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import { invoiceSheetView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { LOCALE_TAGS, LOCALES } from "#app/platform/i18n/locale.ts";
import { drawInvoice, TEXTS } from "../../../support/invoices/draw-invoice.ts";
import { invoiceDocument, item } from "../../../support/invoices/invoice-document.ts";
import { readPdf } from "../../../support/read/read-pdf.ts";
import { paidPart } from "../../../support/ledger/paid-part.ts";

const INVOICES = {
  usual: {},
  "without VAT": { sender: { vatNumber: "" }, items: [item("Beratung", 3, 12_000, 0, "h")] },
  "to a client abroad": { recipient: { country: "DE", postalCode: "79761", city: "Waldshut" } },
  "of a sender whose country is not known": { sender: { country: "", iban: "" } },
  "to a client whose country is not known": { recipient: { country: "" } },
  "in Liechtenstein": { sender: { country: "LI" }, recipient: { country: "LI" } },
  "a draft": { mark: { kind: "draft" as const } },
  "a paid one": { mark: { kind: "paid" as const, on: "2026-12-01" } },
  "one paid in part": paidPart(200_00),
  "a copy in another language": { isCopy: true, subject: "Jahresbericht", notes: "Mit Dank" },
};

const CASES = Object.entries(INVOICES).flatMap(([name, changes]) =>
  LOCALES.map((language) => ({ name, language, changes })),
);

it.each(CASES)("page and PDF say the same: $name, in $language", async ({ language, changes }) => {
  const document = invoiceDocument({ ...changes, language });
  const view = invoiceSheetView(document, invoiceMessages(TEXTS[language], LOCALE_TAGS[language]));
  const pages = readPdf(await drawInvoice(document));
  const printed = withoutSpace(pages.map(({ text }) => text).join(" "));
  const shown = [
    ...[view.title, view.mark, view.subject, view.copyNote, view.amount, view.term, view.notes],
    ...[view.sender.name, ...view.sender.lines, ...view.recipient],
    ...[...view.facts, ...view.totals, view.total, ...view.balance].flatMap(({ label, value }) => [
      label,
      value,
    ]),
    ...view.items.flatMap(({ description, quantity, unit, price, vat, amount }) => [
      ...[description, quantity, unit, price, vat, amount],
    ]),
  ];
  expect(shown.filter((text) => !printed.includes(withoutSpace(text)))).toEqual([]);
});

/** Lines break elsewhere on paper. */
function withoutSpace(text: string): string {
  return text.replace(/\s+/g, "");
}

it("the line of the sender is its name, street and town, as far as they are known", () => {
  expect(senderLine("Muster AG", ["Gasse 1", "8001 Zürich", "044 668 18 00"])).toBe(
    "Muster AG · Gasse 1 · 8001 Zürich",
  );
  expect(senderLine("", ["Gasse 1", "8001 Zürich"])).toBe("Gasse 1 · 8001 Zürich");
});
