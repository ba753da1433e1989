import { expect, it } from "vitest";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { duplicateInvoice } from "#app/features/selling/invoices/duplicate-invoice.server.ts";
import { invoiceJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { updateInvoice } from "#app/features/selling/invoices/update-invoice.server.ts";
import { invoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import { invoiceView } from "#app/features/selling/invoices/view/invoice-view.ts";
import { invoiceOffer } from "#app/features/selling/offers/invoicing/invoice-offer.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { ZeroRateReason } from "#app/swiss/vat.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { drawInvoice, TEXTS } from "../../support/invoices/draw-invoice.ts";
import { invoiceDocument, item } from "../../support/invoices/invoice-document.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { acceptedOffer } from "../../support/offers/offer-input.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";
import { readPdf } from "../../support/read/read-pdf.ts";

const row = (vatRate: number, zeroRateReason?: string) => ({
  description: "Konzept",
  quantity: 1,
  unitPrice: 100,
  vatRate,
  zeroRateReason,
});

const reasonsOf = async (ctx: UserContext, id: string) =>
  (await findInvoice(ctx, id)).items.map(({ zeroRateReason }) => zeroRateReason);

onDatabaseOfDay((open) => {
  it("a row at 0 % keeps its reason in copies and credit notes, and loses it with another rate", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const items = [row(0, "abroad"), row(0), row(8.1, "export")];
    const id = await createInvoice(ctx, invoiceInput({ items }));
    const json = invoiceJson(await findInvoice(ctx, id)).items;
    expect(json.map((item) => item.zeroRateReason)).toEqual(["abroad", null, null]);
    expect(await reasonsOf(ctx, await duplicateInvoice(ctx, id))).toEqual(["abroad", "", ""]);
    const { version } = await findInvoice(ctx, id);
    await updateInvoice(ctx, id, invoiceInput({ items: json, version }));
    expect((await findInvoice(ctx, id)).version).toBe(version);
    await updateInvoice(ctx, id, invoiceInput({ items: [row(0, "export"), row(0)] }));
    expect((await findInvoice(ctx, id)).version).toBe(version + 1);
    await updateInvoice(ctx, id, invoiceInput({ items: [row(2.6, "export")] }));
    expect(await reasonsOf(ctx, id)).toEqual([""]);
    const sent = await invoiceWith(ctx, "sent", { items: [row(0, "exempt")] });
    expect(await reasonsOf(ctx, await issueCreditNote(ctx, sent, { reason: "Storniert" }))).toEqual([
      "exempt",
    ]);
  });

  it.each([
    [["abroad", "abroad"], "abroad"],
    [["abroad", "exempt"], ""],
    [["abroad", null], ""],
  ])("a part invoice for an offer with the reasons %s has %s", async (reasons, expected) => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const items = reasons.map((reason) => row(0, reason ?? undefined));
    const offer = await acceptedOffer(ctx, { items: [row(8.1), ...items] });
    const part = await invoiceOffer(ctx, offer, { kind: "part", percent: 3_000 });
    expect(await reasonsOf(ctx, part)).toEqual(["", expected]);
  });
});

const rated = (vatRate: number, zeroRateReason: ZeroRateReason) => ({
  ...item("Konzept", 1, 100_00, vatRate),
  zeroRateReason,
});

/** What the sheet says of 0 %: at its rows, and in its totals. */
function atZero(reasons: ZeroRateReason[], changes: Parameters<typeof invoiceDocument>[0] = {}) {
  const items = [rated(81, ""), ...reasons.map((reason) => rated(0, reason))];
  const vatRows = [81, 0].map((rate) => ({ rate, net: 100_00, vat: 0 }));
  const document = invoiceDocument({ items, vatRows, ...changes });
  const view = invoiceView(document, invoiceMessages(TEXTS[document.language], document.language));
  const labels = view.totals.map(({ label }) => label.replaceAll("\u00a0", " "));
  return {
    document,
    rows: view.items.map(({ note }) => note.replaceAll("\u00a0", " ")),
    totals: labels.filter((label) => label.includes(" 0 %")),
  };
}

it("a reason that all rows at 0 % share is printed once, others at their rows", async () => {
  const shared = atZero(["abroad", "abroad"]);
  expect(shared.rows).toEqual(["", "", ""]);
  expect(shared.totals).toEqual(["MWST 0 % auf 100.00: Ort der Leistung im Ausland (Art. 7 und 8 MWSTG)"]);
  const [page] = readPdf(await drawInvoice(shared.document));
  expect(page?.lines.map(({ text }) => text).join(" ")).toContain("(Art. 7 und 8 MWSTG)");
  const mixed = atZero(["export", "", "exempt"], { language: "fr" });
  expect(mixed.rows).toEqual([
    ...["", "0 % de TVA : exonéré de l’impôt (art. 23 LTVA)", ""],
    "0 % de TVA : exclu du champ de l’impôt (art. 21 LTVA)",
  ]);
  expect(mixed.totals).toEqual(["TVA 0 % sur 100.00"]);
});
