import { afterAll, expect, it } from "vitest";
import { listCatalogue } from "#app/features/selling/catalogue/catalogue.server.ts";
import {
  archiveCatalogueItem,
  createCatalogueItem,
} from "#app/features/selling/catalogue/change-catalogue.server.ts";
import { closeWorkbookPool } from "#app/features/front/exports/workbook.server.ts";
import { closeReadingPool } from "#app/features/front/imports/file/read-file.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { catalogueInput } from "../../support/invoices/catalogue-input.ts";
import { downloadExport } from "../../support/invoices/download-export.ts";
import { checkFile, csvFile, importFile } from "../../support/invoices/importing.ts";
import { makePro, member, type TestPlatform, testPlatform } from "../../support/platform.ts";
import { readCsv } from "../../support/read/read-csv.ts";
import { readXlsx } from "../../support/read/read-xlsx.ts";

afterAll(async () => {
  await closeWorkbookPool();
  await closeReadingPool();
});

const NOT_KEPT = { id: "", version: 0, createdAt: "", updatedAt: "" };

onDatabaseOfDay((open) => {
  const start = async (platform: TestPlatform, email = "anna@example.ch", preferredLanguage = "de") => {
    const ctx = await member(platform, { email, preferredLanguage });
    await makePro(ctx);
    return { ...ctx, locale: ctx.user.language };
  };

  const whole = async (ctx: UserContext) => {
    const lists = await Promise.all([false, true].map((archived) => listCatalogue(ctx, { archived })));
    return lists.flatMap(({ items }) =>
      items.map((item) => ({ ...item, ...NOT_KEPT, archivedAt: item.archivedAt && "then" })),
    );
  };

  it.each(LOCALES)("an export in %s imports again without loss, as CSV and as a workbook", async (locale) => {
    const platform = testPlatform(await open());
    const from = await start(platform, "from@example.ch", locale);
    await createCatalogueItem(from, catalogueInput({ description: "=1+1\nauf zwei Zeilen" }));
    const room = { number: "007", name: { it: "Camera", en: "Room" }, vatClass: "lodging" };
    const { id } = await createCatalogueItem(from, catalogueInput({ ...room, pricesIncludeVat: true }));
    await archiveCatalogueItem(from, id, true);
    const book = { number: "", name: { de: "Buch" }, vatClass: "reduced", unit: "", description: "" };
    await createCatalogueItem(from, catalogueInput({ ...book, unitPrice: "1'234.50" }));
    for (const format of ["csv", "excel"]) {
      const to = await start(platform, `${format}@example.ch`, locale);
      const file = await downloadExport(from, { includeCatalogue: "on", format });
      expect(await importFile(to, "catalogue", file)).toEqual({ created: 3, updated: 0, skipped: 0 });
      expect(await whole(to)).toEqual(await whole(from));
    }
  });

  it("the catalogue is found among the tables of a whole export", async () => {
    const platform = testPlatform(await open());
    const from = await start(platform, "from@example.ch");
    await createCatalogueItem(from, catalogueInput());
    const all = { includeInvoices: "on", includeItems: "on", includeCustomers: "on", includeCatalogue: "on" };
    const file = await downloadExport(from, { ...all, format: "excel" });
    expect([...readXlsx(file).keys()]).toEqual(["Rechnungen", "Positionen", "Kunden", "Katalog"]);
    const to = await start(platform);
    expect(await importFile(to, "catalogue", file)).toMatchObject({ created: 1 });
    expect(await whole(to)).toEqual(await whole(from));
    const [headings, row] = readCsv(
      (await downloadExport(from, { includeCatalogue: "on", format: "csv" })).toString(),
      ";",
    );
    expect(headings).toEqual([
      ...["Artikelnummer", "Name (Englisch)", "Name (Deutsch)", "Name (Französisch)", "Name (Italienisch)"],
      ...["Einzelheiten", "Einheit", "Einzelpreis CHF", "Preis inklusive MWST", "MWST-Klasse"],
      ...["Grund für 0\u00a0%", "Archiviert"],
    ]);
    expect(row!.slice(0, 4)).toEqual(["K-100", "", "Konzept", "Concept"]);
  });

  it("takes lists of other programs: rates and words for classes, entries there are by number or name", async () => {
    const ctx = await start(testPlatform(await open()));
    const rows = [
      { Artikelnummer: "1", Bezeichnung: "Beratung", Verkaufspreis: "140.00", "MWST-Satz": "8.1 %" },
      { Artikelnummer: "2", Bezeichnung: "Buch", Verkaufspreis: "59", "MWST-Satz": "2.6" },
      { Artikelnummer: "3", Bezeichnung: "Zimmer", Verkaufspreis: "90", "MWST-Satz": "Sondersatz" },
      { Artikelnummer: "", Bezeichnung: "Porto", Verkaufspreis: "1", "MWST-Satz": "0" },
    ];
    expect(await importFile(ctx, "catalogue", csvFile(rows))).toMatchObject({ created: 4 });
    const { items } = await listCatalogue(ctx);
    expect(items.map(({ name, vatClass }) => [name.de, vatClass])).toEqual([
      ...[
        ["Beratung", "normal"],
        ["Buch", "reduced"],
        ["Porto", "none"],
      ],
      ["Zimmer", "lodging"],
    ]);
    expect(await importFile(ctx, "catalogue", csvFile(rows))).toEqual({ created: 0, updated: 0, skipped: 4 });
    const dearer = [
      { Artikelnummer: "1", Bezeichnung: "", Verkaufspreis: "150" },
      { Artikelnummer: "", Bezeichnung: "PORTO", Verkaufspreis: "1.20" },
    ];
    const updated = await importFile(ctx, "catalogue", csvFile(dearer), "update");
    expect(updated).toEqual({ created: 0, updated: 2, skipped: 0 });
    const later = (await listCatalogue(ctx)).items.map(({ name, unitPrice, vatClass }) => [
      ...[name.de, unitPrice, vatClass],
    ]);
    expect(later).toContainEqual(["Beratung", 150_00, "normal"]);
    expect(later).toContainEqual(["PORTO", 1_20, "none"]);
  });

  it("names every wrong cell, and writes nothing then", async () => {
    const ctx = await start(testPlatform(await open()));
    const rows = [
      { Artikelnummer: "1", Name: "Beratung", Preis: "140", "MWST-Klasse": "9.9" },
      { Artikelnummer: "2", Name: "", Preis: "x", "MWST-Klasse": "" },
      { Artikelnummer: "3", Name: "Plan", Preis: "1", "MWST-Klasse": "" },
      { Artikelnummer: "3", Name: "Anderer Plan", Preis: "1", "MWST-Klasse": "" },
    ];
    const { errors } = await checkFile(ctx, "catalogue", csvFile(rows));
    expect(errors.map(({ place, code }) => [place?.line, place?.column, code])).toEqual([
      [2, "MWST-Klasse", "field.not_one_of"],
      [3, "Name", "field.catalogue_name"],
      [3, "Preis", "field.amount"],
      [5, "Artikelnummer", "field.catalogue_number_taken"],
    ]);
    await expect(importFile(ctx, "catalogue", csvFile(rows))).rejects.toThrow("import.has_errors");
    expect((await listCatalogue(ctx)).total).toBe(0);
  });
});
