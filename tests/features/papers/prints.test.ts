import { expect, it } from "vitest";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { downloadPrint } from "#app/features/selling/invoices/pdf/download-print.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { cancelInvoice } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { downloadOfferPrint } from "#app/features/selling/offers/pdf/download-offer-print.server.ts";
import { OFFER_STATUSES } from "#app/features/selling/offers/fields/offer.ts";
import { offerPrintsOf } from "#app/features/selling/offers/status/offer-actions.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { INVOICE, invoiceInput } from "../../support/invoices/invoice-input.ts";
import { acceptedOffer, sentOffer } from "../../support/offers/offer-input.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";
import { brokenClaims } from "../../support/pdf/pdf-claims.ts";
import { readPdf } from "../../support/read/read-pdf.ts";
import { inSandboxOf } from "../../support/sandbox.ts";

/** Prices, sums, VAT, and whatever asks for payment. */
const PRICED = /\d\.\d\d\b(?!\.)|CHF|EUR|MWST|VAT|TVA|IVA|IBAN|Total|zahlbar|payable/i;

const TITLES = {
  de: ["Auftragsbestätigung", "Lieferschein", "Unterschrift"],
  fr: ["Confirmation de commande", "Bulletin de livraison", "signature"],
  it: ["Conferma d’ordine", "Bollettino di consegna", "firma"],
  en: ["Order confirmation", "Delivery note", "signature"],
};

const RICH = {
  discount: { percent: 10 },
  purchaseOrder: "PO-7",
  notes: "Zahlbar bis Freitag, total CHF 5.00",
  items: INVOICE.items.map((item, at) => ({
    ...item,
    unit: "Std",
    discount: { amount: at === 0 ? 3 : 0.01 },
  })),
};

function textOf(content: Uint8Array): string {
  return readPdf(content)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join("\n");
}

onDatabaseOfDay((open) => {
  const onPro = async () => {
    const ctx = await member(testPlatform(await open()), { vatNumber: "CHE-123.456.788 MWST" });
    await makePro(ctx);
    return ctx;
  };

  it("an invoice has an order confirmation with its prices, and a delivery note without any", async () => {
    const ctx = await onPro();
    const id = await createInvoice(ctx, invoiceInput(RICH));
    for (const language of LOCALES) {
      const [confirmation, note, signature] = TITLES[language];
      const order = await downloadPrint(ctx, id, "orderConfirmation", language);
      expect(order.name).toMatch(new RegExp(`^${confirmation} INV-.*\\.pdf$`));
      const paper = textOf(order.content);
      expect(paper).toContain(confirmation);
      expect(paper).toContain("199.95");
      expect(paper).not.toMatch(/IBAN|CH93|draft|entwurf|brouillon|bozza/i);
      const { content } = await downloadPrint(ctx, id, "deliveryNote", language);
      expect([brokenClaims(order.content), brokenClaims(content)].map(String)).toEqual(["", ""]);
      const delivery = textOf(content);
      for (const text of [note, signature, "Konzept", "Std", "PO-7"]) expect(delivery).toContain(text);
      expect(delivery).not.toMatch(PRICED);
    }
  });

  it("a print of a test account says that it is one, and no other does", async () => {
    const ctx = await onPro();
    const { sandbox } = await inSandboxOf(ctx);
    for (const [of, isTest] of [
      [ctx, false],
      [sandbox, true],
    ] as const) {
      const { content } = await downloadPrint(
        of,
        await createInvoice(of, invoiceInput()),
        "deliveryNote",
        "en",
      );
      expect(textOf(content).includes("Test, not binding")).toBe(isTest);
    }
  });

  it("a delivery note of many rows goes on with its heads, and carries no sums", async () => {
    const ctx = await onPro();
    const items = Array.from({ length: 90 }, (_, row) => ({
      ...INVOICE.items[0],
      description: `Teil ${row}`,
    }));
    const id = await createInvoice(ctx, invoiceInput({ items }));
    const { content } = await downloadPrint(ctx, id, "deliveryNote");
    expect(readPdf(content).length).toBeGreaterThan(1);
    const text = textOf(content);
    expect(text).toContain("Teil 89");
    expect(text).not.toMatch(PRICED);
  });

  it("what is cancelled has no prints, and an offer is confirmed once it is accepted", async () => {
    const ctx = await onPro();
    const id = await createInvoice(ctx, invoiceInput());
    await markSent(ctx, id);
    await downloadPrint(ctx, id, "deliveryNote");
    await cancelInvoice(ctx, id);
    await expect(downloadPrint(ctx, id, "orderConfirmation")).rejects.toMatchObject({
      code: "invoice.transition_not_allowed",
    });
    const sent = await sentOffer(ctx);
    await expect(downloadOfferPrint(ctx, sent, "orderConfirmation")).rejects.toMatchObject({
      code: "offer.transition_not_allowed",
    });
    const accepted = await acceptedOffer(ctx);
    const order = textOf((await downloadOfferPrint(ctx, accepted, "orderConfirmation", "de")).content);
    expect(order).toMatch(/Auftragsbestätigung OFF-2026-\d{4}/);
    expect(order).not.toMatch(/Gültig bis/);
    const note = textOf((await downloadOfferPrint(ctx, accepted, "deliveryNote", "de")).content);
    expect(note).toContain("Lieferschein");
    expect(note).not.toMatch(PRICED);
  });

  it("an offer has a delivery note in every state, and is confirmed while the order stands", () => {
    const confirmed = OFFER_STATUSES.filter((status) => offerPrintsOf(status).includes("orderConfirmation"));
    expect(confirmed).toEqual(["accepted", "invoiced"]);
    for (const status of OFFER_STATUSES) expect(offerPrintsOf(status)).toContain("deliveryNote");
  });
});
