import { expect, it } from "vitest";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { offerFormValues } from "#app/features/selling/offers/form/offer-form.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { offerSheet } from "#app/features/selling/offers/pdf/offer-pdf.server.ts";
import {
  firstOfferPreview,
  previewOffer,
} from "#app/features/selling/offers/preview/preview-offer.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { offerInput, sentOffer } from "../../support/offers/offer-input.ts";
import { member, testPlatform } from "../../support/platform.ts";

const RICH = {
  discount: { percent: 10, label: "Treue" },
  serviceFrom: "2026-12-01",
  serviceTo: "2026-12-31",
  purchaseOrder: "PO-7",
  notes: "Vielen Dank",
  terms: "Erste Bedingung\n\nZweite Bedingung",
};

onDatabaseOfDay((open) => {
  it("the sheet beside the form is the one that the saved offer has", async () => {
    const ctx = await member(testPlatform(await open()));
    for (const input of [{}, RICH, { ...RICH, pricesIncludeVat: true, language: "it" as const }]) {
      const offer = await findOffer(ctx, await createOffer(ctx, offerInput(input)));
      const { sheet } = await firstOfferPreview(ctx, { ...offerFormValues(offer), offer: offer.id });
      const { slip: _none, ...saved } = await offerSheet(ctx, offer);
      expect({ ...sheet, mark: saved.mark }).toEqual(saved);
    }
  });

  it("a new offer shows the number that it will most likely get", async () => {
    const ctx = await member(testPlatform(await open()));
    const first = await findOffer(ctx, await createOffer(ctx, offerInput()));
    const { sheet, slip, errors } = await previewOffer(ctx, offerFormValues(first));
    expect([sheet.title, slip, errors]).toEqual([expect.stringContaining("OFF-2026-0002"), null, []]);
  });

  it("a sent offer that is changed shows its next version", async () => {
    const ctx = await member(testPlatform(await open()));
    const offer = await findOffer(ctx, await sentOffer(ctx, { language: "en" }));
    const { sheet } = await firstOfferPreview(ctx, { ...offerFormValues(offer), offer: offer.id });
    expect(sheet.title).toContain(offer.number);
    expect(sheet.facts).toContainEqual({ label: "Version", value: "2" });
  });

  it("another business's offer lends the sheet nothing", async () => {
    const platform = testPlatform(await open());
    const other = await member(platform);
    for (let count = 0; count < 2; count++) await createOffer(other, offerInput());
    const foreign = await createOffer(other, offerInput());
    const own = await member(platform, { email: "other@example.ch" });
    const { sheet } = await firstOfferPreview(own, { offer: foreign, language: "en" });
    expect(sheet.title).toBe("Offer OFF-2026-0001");
  });

  it("what cannot be read yet is left out or usual, never an error", async () => {
    const ctx = await member(testPlatform(await open()));
    const typed = { validUntil: "soon", issueDate: "x", language: "en", terms: "t".repeat(5000) };
    const { sheet } = await firstOfferPreview(ctx, { ...typed, items: [{ unitPrice: "many" }] });
    expect(sheet.facts).toContainEqual({ field: "validUntil", label: "Valid until", value: "21 Dec 2026" });
    expect([sheet.amount, sheet.term.length < 2100]).toEqual(["0.00", true]);
  });
});
