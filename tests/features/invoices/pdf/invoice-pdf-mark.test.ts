import { describe, expect, it, test } from "vitest";
import { DEFAULT_DESIGN } from "#app/features/selling/design/design.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { withdrawCreditNote } from "#app/features/selling/invoices/correcting/withdraw-credit-note.server.ts";
import { cancelInvoice } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { invoiceSheetView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { invoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import { downloadInvoice } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import texts from "#app/locales/de/pdf.json" with { type: "json" };
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { drawInvoice } from "../../../support/invoices/draw-invoice.ts";
import { invoiceDocument, item, manyItems } from "../../../support/invoices/invoice-document.ts";
import { invoiceWith } from "../../../support/invoices/invoice-with.ts";
import { sendingMember, testPlatform } from "../../../support/platform.ts";
import { inkBox, readPdf } from "../../../support/read/read-pdf.ts";

const ROW = { description: "Konzept", quantity: 1, unitPrice: 10, vatRate: 8.1 };

const SLIP_AREA = { left: 0, top: 188, right: 210, bottom: 297 };

describe.each([
  ["cancelled", { kind: "cancelled" }, "Annulée, ne pas payer"],
  ["paid", { kind: "paid", on: "2026-12-01" }, "Payée le 01.12.2026"],
] as const)("a %s invoice", (_, mark, text) => {
  it("says so and carries no slip", async () => {
    const [page] = readPdf(await drawInvoice(invoiceDocument({ mark, language: "fr" })));
    expect(page!.text).toContain(text);
    expect(page!.text).not.toContain("Section paiement");
    const ink = inkBox(page!, SLIP_AREA);
    expect(ink.right).toBeLessThan(ink.left);
  });
});

test("a draft is marked as a draft and keeps its slip", async () => {
  const [page] = readPdf(await drawInvoice(invoiceDocument({ mark: { kind: "draft" } })));
  expect(page!.lines.map((line) => line.text)).toContain("Entwurf");
  expect(page!.text).toContain("Zahlteil");
});

test.each([
  ["a draft", { mark: { kind: "draft" } }, "Entwurf"],
  ["a test", { mark: { kind: "test" } }, "Test, bitte nicht bezahlen"],
] as const)("%s says so on every page, and above the slip that can be torn off", async (_, changes, mark) => {
  for (const count of [3, 15, 60]) {
    const pages = readPdf(await drawInvoice(invoiceDocument({ ...changes, items: manyItems(count) })));
    for (const { text } of pages) expect(text).toContain(mark);
    const last = pages.at(-1);
    const above = last?.lines.findLast(({ text }) => text === mark);
    expect(above?.bottom).toBeGreaterThan(187);
    expect(above?.bottom).toBeLessThan(192);
    expect(last?.text).toContain("Zahlteil");
  }
});

test("a copy says so on every page, the original nowhere", async () => {
  const copy = readPdf(await drawInvoice(invoiceDocument({ isCopy: true, items: manyItems(15) })));
  expect(copy).toHaveLength(2);
  for (const { text } of copy) expect(text).toContain("Kopie. Massgebend ist die Originalrechnung.");
  const original = readPdf(await drawInvoice(invoiceDocument({ items: manyItems(15) })));
  expect(original.at(-1)?.text).toMatch(/^Rechnung INV-2026-0046$/m);
});

test("the mark stays beside the largest amount on the narrowest page", async () => {
  const margins = { top: 40, right: 35, bottom: 40, left: 35 };
  const document = invoiceDocument({
    design: { ...DEFAULT_DESIGN, fontSize: 12, margins },
    items: [item("Alles", 1, 999_999_999_99, 0)],
    mark: { kind: "cancelled" },
  });
  const [page] = readPdf(await drawInvoice(document));
  const [amount, mark] = ["999'999'999.99", "Storniert, bitte nicht bezahlen"].map((text) =>
    page!.lines.find((line) => line.text === text)!,
  );
  expect(mark!.left).toBeGreaterThan(amount!.right + 2);
  expect(mark!.right).toBeLessThan(210 - 35);
});

test("the frame of a mark leaves about 2 mm above and below its letters", async () => {
  const [page] = readPdf(await drawInvoice(invoiceDocument({ mark: { kind: "draft" } })));
  const { left, top, right, bottom } = page!.lines.find(({ text }) => text === "Entwurf")!;
  const frame = inkBox(page!, { left: left - 8, top: top - 8, right: right + 8, bottom: bottom + 8 });
  const inner = {
    left: frame.left + 1,
    top: frame.top + 1,
    right: frame.right - 1,
    bottom: frame.bottom - 1,
  };
  const letters = inkBox(page!, inner);
  expect(letters.top - frame.top).toBeCloseTo(2, 0);
  expect(frame.bottom - letters.bottom).toBeCloseTo(2, 0);
});

test("the sheet on the screen carries the same mark, and no slip when there is nothing to pay", () => {
  const words = invoiceMessages(texts, "de-CH");
  const sheet = invoiceSheetView(invoiceDocument({ mark: { kind: "paid", on: "2026-12-01" } }), words);
  expect(sheet).toMatchObject({ mark: "Bezahlt am 01.12.2026", slip: null });
  const draft = invoiceSheetView(invoiceDocument({ mark: { kind: "draft" } }), words);
  expect(draft.mark).toBe("Entwurf");
  expect(draft.slip).not.toBeNull();
});

onDatabaseOfDay((open) => {
  it("a draft's download is marked, the original stored when it leaves draft is not", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const id = await invoiceWith(ctx, "draft", { language: "de" });
    expect(await textOf(ctx, id)).toMatch(/^Entwurf$/m);
    await markSent(ctx, id);
    expect(await textOf(ctx, id)).not.toMatch(/^Entwurf$/m);
  });

  it("of a paid invoice the original stays as it is, a copy in another language asks for no money", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const id = await invoiceWith(ctx, "paid", { language: "de" });
    expect(await textOf(ctx, id)).toContain("Zahlteil");
    const copy = await textOf(ctx, id, "it");
    expect(copy).toContain("Pagata il 21.11.2026");
    expect(copy).toContain("Copia.");
    expect(copy).not.toContain("Sezione pagamento");
  });

  it.each([
    ["an invoice that was cancelled", "invoice", "Storniert, bitte nicht bezahlen", "Annullata, non pagare"],
    [
      "a credit note that was withdrawn",
      "note",
      "Zurückgezogen, nicht mehr gültig",
      "Ritirata, non più valida",
    ],
  ])("%s says so on every page and asks for nothing, and its original stays", async (_, kind, de, it) => {
    const ctx = await sendingMember(testPlatform(await open()));
    const items = Array.from({ length: 30 }, () => ROW);
    const invoice = await invoiceWith(ctx, "sent", { language: "de", items });
    const id = kind === "note" ? await issueCreditNote(ctx, invoice, { reason: "Falsch" }) : invoice;
    const issued = (await downloadInvoice(ctx, id)).content;
    await (kind === "note" ? withdrawCreditNote(ctx, id) : cancelInvoice(ctx, id));
    for (const [language, mark] of [["de", de] as const, ["it", it] as const]) {
      const pages = readPdf(Buffer.from((await downloadInvoice(ctx, id, language)).content));
      expect(pages.length).toBeGreaterThan(1);
      for (const { text } of pages) {
        expect(text).toContain(mark);
        expect(text).not.toMatch(/Zahlteil|Sezione pagamento/);
      }
    }
    const original = (await downloadInvoice(ctx, id, undefined, { original: true })).content;
    expect(Buffer.compare(original, issued)).toBe(0);
  });

  it("a draft that was cancelled is drawn without a slip", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const id = await invoiceWith(ctx, "draft", { language: "de" });
    await cancelInvoice(ctx, id);
    const text = await textOf(ctx, id);
    expect(text).toContain("Storniert");
    expect(text).not.toContain("Zahlteil");
  });
});

async function textOf(ctx: Parameters<typeof downloadInvoice>[0], id: string, language?: "it") {
  const { content } = await downloadInvoice(ctx, id, language);
  return readPdf(Buffer.from(content))
    .map((page) => page.text)
    .join("\n");
}
