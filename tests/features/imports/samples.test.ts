import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ExcelJS from "exceljs";
import { afterAll, expect, it } from "vitest";
import { closeWorkbookPool } from "#app/features/front/exports/workbook.server.ts";
import { closeReadingPool } from "#app/features/front/imports/file/read-file.server.ts";
import { importTemplate } from "#app/features/front/imports/import-template.server.ts";
import { IMPORT_KINDS, type ImportKind } from "#app/features/front/imports/mapping/import-kinds.ts";
import { presetFields } from "#app/features/front/imports/mapping/presets.server.ts";
import type { FileInPieces } from "#app/platform/http/responses/stream-response.server.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { checkFile, importFile } from "../../support/invoices/importing.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

const FOLDER = path.join(import.meta.dirname, "../../../docs/import-samples");

const KIND_OF: Record<string, ImportKind> = {
  "bexio-contacts.csv": "clients",
  "bexio-invoices.csv": "invoices",
  "magic-heidi-clients.csv": "clients",
  "smallinvoice-clients.csv": "clients",
  "smartbusiness-contacts.csv": "clients",
  "abaninja-addresses.csv": "clients",
  "invoice-ninja-clients.csv": "clients",
  "invoice-ninja-invoices.csv": "invoices",
  "payments.csv": "payments",
  "expenses.csv": "expenses",
  "recurring.csv": "series",
  "services.csv": "services",
};

afterAll(async () => {
  await closeReadingPool();
  await closeWorkbookPool();
});

onDatabaseOfDay((open) => {
  it("the sample of each program is brought in as its columns are suggested", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    expect(Object.keys(KIND_OF).toSorted()).toEqual(readdirSync(FOLDER).toSorted());
    for (const [file, kind] of Object.entries(KIND_OF)) {
      const bytes = readFileSync(path.join(FOLDER, file));
      const check = await checkFile(ctx, kind, bytes);
      expect([file, check.errors]).toEqual([file, []]);
      const { created } = await importFile(ctx, kind, bytes);
      expect([file, created > 0]).toEqual([file, true]);
    }
  });

  it("an empty template is understood column by column, in each language", async () => {
    const ctx = await member(testPlatform(await open()));
    for (const locale of LOCALES)
      for (const kind of IMPORT_KINDS) {
        const headings = await firstRow(importTemplate({ ...ctx, locale }, kind).pieces);
        expect(headings.length).toBeGreaterThan(3);
        const lost = headings.filter((_, index) => !presetFields(kind, headings)[index]);
        expect([locale, kind, lost]).toEqual([locale, kind, []]);
      }
    expect(() => importTemplate(ctx, "secrets")).toThrow("import.not_found");
  });
});

async function firstRow(pieces: FileInPieces["pieces"]): Promise<string[]> {
  const bytes: Buffer[] = [];
  for await (const piece of pieces) bytes.push(Buffer.from(piece));
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(Buffer.concat(bytes)).buffer);
  const cells: string[] = [];
  workbook.worksheets[0]?.getRow(1).eachCell(({ text }) => cells.push(text));
  return cells;
}
