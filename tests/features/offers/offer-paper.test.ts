import { expect, it } from "vitest";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { downloadOffer } from "#app/features/selling/offers/pdf/download-offer.server.ts";
import { offerSheet } from "#app/features/selling/offers/pdf/offer-pdf.server.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { offerInput, sentOffer } from "../../support/offers/offer-input.ts";
import { member, testPlatform } from "../../support/platform.ts";
import { readPdf } from "../../support/read/read-pdf.ts";

/** Whatever could be mistaken for a bill. */
const BILL = /invoice|rechnung|factur|fattur|payable|zahlbar|pagabile|IBAN|CH93/i;

const RICH = {
  discount: { percent: 10, label: "Treue" },
  serviceFrom: "2026-12-01",
  serviceTo: "2026-12-31",
  purchaseOrder: "PO-7",
  notes: "Vielen Dank",
  terms: "Erste Bedingung\n\nZweite Bedingung",
};

function textOf(content: Uint8Array): string {
  return readPdf(content)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join("\n");
}

onDatabaseOfDay((open) => {
  it("the paper says offer, last day and terms in each language, and nothing of an invoice", async () => {
    const ctx = await member(testPlatform(await open()));
    const titles = {
      de: ["Offerte OFF-2026-0001", "Gültig bis"],
      fr: ["Offre OFF-2026-0002", "Valable jusqu’au"],
      it: ["Offerta OFF-2026-0003", "Valida fino al"],
      en: ["Offer OFF-2026-0004", "Valid until"],
    };
    for (const language of ["de", "fr", "it", "en"] as const) {
      for (const pricesIncludeVat of [false, true]) {
        const input = { ...RICH, language, pricesIncludeVat };
        if (pricesIncludeVat) {
          const paper = textOf((await downloadOffer(ctx, await createOffer(ctx, offerInput(input)))).content);
          expect(paper).not.toMatch(BILL);
          continue;
        }
        const id = await sentOffer(ctx, input);
        const { name, content } = await downloadOffer(ctx, id);
        const paper = textOf(content);
        expect(paper).not.toMatch(/entwurf|brouillon|bozza|draft/i);
        for (const text of ["PO-7", "Vielen Dank", "Erste Bedingung", "Zweite Bedingung", "OFF-2026-"])
          expect(paper).toContain(text);
        expect(paper).toContain(titles[language][1]);
        expect(name).toContain(titles[language][0]!.split(" ")[0]);
        expect(paper).not.toMatch(BILL);
        for (const copy of LOCALES) {
          const other = textOf((await downloadOffer(ctx, id, { language: copy })).content);
          expect(other).not.toMatch(BILL);
        }
      }
    }
  });

  it("a draft says so, and an offer of the second version names it", async () => {
    const ctx = await member(testPlatform(await open()));
    const offer = await findOffer(ctx, await createOffer(ctx, offerInput({ language: "en" })));
    const sheet = await offerSheet(ctx, offer);
    expect(sheet).toMatchObject({ mark: "Draft", slip: null, copyNote: "" });
    const day = "This offer is valid until 21 Dec 2026.";
    expect(sheet.term).toBe(`${day}\n\nLieferung innert zwei Wochen.`);
    expect((await offerSheet(ctx, { ...offer, terms: "" })).term).toBe(day);
    const { facts, mark, copyNote } = await offerSheet(
      ctx,
      { ...offer, revision: 2, state: "sent" },
      { language: "de" },
    );
    expect({ mark, copyNote }).toEqual({ mark: "", copyNote: "Kopie. Massgebend ist die Originalofferte." });
    expect(facts.slice(0, 3)).toEqual([
      { field: "issueDate", label: "Offertdatum", value: "21.11.2026" },
      { field: "validUntil", label: "Gültig bis", value: "21.12.2026" },
      { label: "Version", value: "2" },
    ]);
  });
});
