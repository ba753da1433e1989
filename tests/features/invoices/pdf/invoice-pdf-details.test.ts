import { expect, it } from "vitest";
import { MAX_DETAILS } from "#app/features/selling/invoices/fields/item-fields.ts";
import { drawInvoice } from "../../../support/invoices/draw-invoice.ts";
import { invoiceDocument, item } from "../../../support/invoices/invoice-document.ts";
import { readPdf } from "../../../support/read/read-pdf.ts";
import { readTagged } from "../../../support/read/read-tagged.ts";

const DETAILS = "Zwei Entwürfe\nEine Korrekturrunde";

it("details stand below the description, smaller, before the discount of the row", async () => {
  const row = {
    ...item("Bildbearbeitung", 18, 4500, 81, "h"),
    discount: "10%",
    total: 729_00,
    details: DETAILS,
  };
  const items = [row, item("Reinzeichnung", 1, 14000, 81)];
  const pdf = await drawInvoice(invoiceDocument({ items }));
  const lines = readPdf(pdf)[0]!.lines.map((line) => ({
    ...line,
    text: line.text.replaceAll("\u00a0", " "),
  }));
  const texts = ["Bildbearbeitung", ...DETAILS.split("\n"), "Rabatt 10 %: −81.00", "Reinzeichnung"];
  const found = texts.map((text) => lines.find((line) => line.text === text)!);
  const tops = found.map(({ top }) => top);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(found.map(({ left }) => left.toFixed(1))).size).toBe(1);
  const heights = found.map(({ top, bottom }) => bottom - top);
  for (const small of [1, 2, 3]) expect(heights[small]! / heights[0]!).toBeCloseTo(0.86, 1);
  const [cell] = readTagged(pdf).filter(({ type }) => type === "TD");
  const read = "Bildbearbeitung Zwei Entwürfe Eine Korrekturrunde Rabatt 10 %: −81.00";
  expect(cell!.text.replaceAll(/\s+/g, " ")).toBe(read);
});

it.each([
  ["of the longest words", "W".repeat(MAX_DETAILS)],
  ["of one character a line", "a\n".repeat(MAX_DETAILS / 2).trim()],
  ["of thirty lines", `${"Zeile\n".repeat(29)}Schluss`],
])("the longest details, %s, stay on the page with all of the row", async (_, details) => {
  const row = { ...item("b\n".repeat(29), 1, 100, 81, "h"), details };
  const pages = readPdf(await drawInvoice(invoiceDocument({ items: [row, item("Danach", 1, 100, 81)] })));
  const lines = pages.flatMap((page) => page.lines.map((line) => ({ ...line, page })));
  const printed = lines.map(({ text }) => text).join("");
  expect(printed.replaceAll(/\s/g, "")).toContain(details.replaceAll(/\s/g, ""));
  expect(printed).toContain("Danach");
  for (const { bottom } of lines) expect(bottom).toBeLessThan(297);
});
