import { expect, test } from "vitest";
import { drawInvoice } from "../../../support/invoices/draw-invoice.ts";
import { invoiceDocument, item } from "../../../support/invoices/invoice-document.ts";
import { readTagged } from "../../../support/read/read-tagged.ts";

/** ISO 32000-1, 14.8.2.5: word breaks are explicit in tagged text. */
test("read out by its tags, words stay apart", async () => {
  const items = [
    item(
      "Konzept und Layout des Jahresberichts der Stiftung, 32 Seiten, mit allen Bildern",
      18,
      4500,
      81,
      "h",
    ),
  ];
  const marks = readTagged(await drawInvoice(invoiceDocument({ items, mark: { kind: "draft" } })));
  expect(marks.map(({ type, text }) => `${type}: ${text}`)).toEqual([
    "P: Lena Brunner Grafik",
    "P: Länggassstrasse 21 3012 Bern 031 555 21 40 lena@brunner-grafik.ch",
    "P: Kulturhaus Obertor Obertor 14 8400 Winterthur",
    "H1: Rechnung INV-2026-0046",
    "P: Entwurf",
    "P: CHF 875.61",
    "P: Rechnungsdatum 19.11.2026",
    "P: Leistungszeitraum Oktober 2026",
    "P: Zahlbar bis 19.12.2026",
    "P: MWST-Nummer CHE-123.456.788 MWST",
    ...["Leistung", "Menge", "Preis", "MWST", "Betrag"].map((head) => `TH: ${head}`),
    "TD: Konzept und Layout des Jahresberichts der Stiftung, 32 Seiten, mit allen Bildern",
    "TD: 18 h",
    ...["45.00", "8.1 %", "810.00"].map((figure) => `TD: ${figure}`),
    ...["TH: Zwischentotal", "TD: 810.00", "TH: MWST 8.1 % auf 810.00", "TD: 65.61"],
    ...["TH: Total CHF", "TD: 875.61"],
    "P: Zahlbar innert 30 Tagen.",
    "H2: Empfangsschein",
    "P: Konto / Zahlbar an CH93 0076 2011 6238 5295 7 Lena Brunner Grafik Länggassstrasse 21 3012 Bern",
    "P: Referenz RF62 INV2 0260 046",
    "P: Zahlbar durch Kulturhaus Obertor Obertor 14 8400 Winterthur",
    ...["P: Währung CHF", "P: Betrag 875.61", "P: Annahmestelle"],
    "H2: Zahlteil",
    "Figure: ",
    ...["P: Währung CHF", "P: Betrag 875.61"],
    "P: Konto / Zahlbar an CH93 0076 2011 6238 5295 7 Lena Brunner Grafik Länggassstrasse 21 3012 Bern",
    "P: Referenz RF62 INV2 0260 046",
    "P: Zusätzliche Informationen Rechnung INV-2026-0046",
    "P: Zahlbar durch Kulturhaus Obertor Obertor 14 8400 Winterthur",
  ]);
});

test("a word that is broken because it has no room on a line is read out whole", async () => {
  const word = "W".repeat(200);
  const marks = readTagged(await drawInvoice(invoiceDocument({ items: [item(word, 1, 1000, 0)] })));
  expect(marks.find(({ type }) => type === "TD")!.text).toBe(word);
});
