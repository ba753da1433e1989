import { expect, it } from "vitest";
import { pdfFonts } from "#app/platform/pdf/pdf-fonts.server.ts";
import type { Report, ReportRow } from "#app/platform/pdf/report/report.ts";
import { drawReport } from "#app/platform/pdf/report/report-pdf.ts";
import * as mupdf from "mupdf";
import { brokenClaims } from "../../support/pdf/pdf-claims.ts";
import { readTagged } from "../../support/read/read-tagged.ts";

function report(rows: ReportRow[]): Report {
  return {
    metadata: {
      title: "Journal",
      author: "Muster AG",
      subject: "Journal",
      language: "de-CH",
      createdAt: "2026-11-28T10:00:00.000Z",
    },
    sender: ["Muster AG", "Bahnhofstrasse 1", "", "8001 Zürich"],
    title: "Journal",
    facts: [{ label: "Zeitraum", value: "01.01.2026 bis 31.12.2026" }],
    tables: [
      {
        columns: [
          { head: "Text", width: 130 },
          { head: "Betrag CHF", width: 40, isAmount: true },
        ],
        rows,
      },
    ],
    notes: ["Ohne Gewähr."],
    pageOf: "Seite {page} von {pages}",
  };
}

const MANY: ReportRow[] = Array.from({ length: 120 }, (_, index) =>
  index % 10 === 0
    ? { cells: [`Tag ${index}`], kind: "group" }
    : { cells: [`Buchung ${index} ${"Druckerei ".repeat(index % 30)}`, "1'000.00"] },
);

it("is PDF/A-3a and PDF/UA-1 over many pages, with rows of every kind", async () => {
  const rows: ReportRow[] = [...MANY, { cells: ["Summe", "108'000.00"], kind: "sum" }];
  const bytes = await drawReport(report(rows), pdfFonts());
  expect(brokenClaims(bytes)).toEqual([]);
  expect(bytes.equals(await drawReport(report(rows), pdfFonts()))).toBe(true);
});

it("repeats the head on each page for the eye alone, counts pages, and keeps every row whole", async () => {
  const bytes = await drawReport(report(MANY), pdfFonts());
  const document = mupdf.Document.openDocument(bytes, "application/pdf");
  const pages = Array.from({ length: document.countPages() }, (_, index) =>
    document.loadPage(index).toStructuredText("").asText(),
  );
  expect(pages.length).toBeGreaterThan(3);
  pages.forEach((page, index) => {
    expect(page).toContain("Betrag CHF");
    expect(page).toContain(`Seite ${index + 1} von ${pages.length}`);
    expect(page.trim().split("\n").at(-3)).not.toMatch(/^Tag/);
  });
  const marks = readTagged(bytes);
  expect(marks.filter(({ text }) => text.trim() === "Betrag CHF")).toHaveLength(1);
  expect(marks.filter(({ text }) => text.trim() === "1'000.00")).toHaveLength(108);
});

it("draws a paper without any row, and words that are wider than their column", async () => {
  const wide = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(4);
  expect(brokenClaims(await drawReport(report([]), pdfFonts()))).toEqual([]);
  const marks = readTagged(await drawReport(report([{ cells: [wide, "1.00"] }]), pdfFonts()));
  expect(marks.map(({ text }) => text.replaceAll(" ", "")).join("")).toContain(wide);
});
