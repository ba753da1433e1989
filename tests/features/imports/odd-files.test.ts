import { afterAll, expect, it } from "vitest";
import { closeReadingPool } from "#app/features/front/imports/file/read-file.server.ts";
import { listClients } from "#app/features/selling/clients/clients.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { importFile, uploadFile } from "../../support/invoices/importing.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";
import { workbookOf } from "../../support/read/xlsx.ts";

afterAll(() => closeReadingPool());

const lines = (...text: string[]) => Buffer.from(text.join("\r\n"));

const MARIA = {
  name: "Maria Muster",
  email: "maria@muster.example",
  street: "Hauptstrasse",
  buildingNumber: "5a",
  postalCode: "8004",
  city: "Zürich",
};

const TAXED = "Preis (CHF);MWST 8.1%;Total inkl. MWST;Bezahlt";
const FIGURES = "1'000.00;81.00;1'081.00;20.11.2026";

onDatabaseOfDay((open) => {
  const context = async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    return ctx;
  };

  it.each([
    [
      "headings below two title lines, with a comma in the title",
      lines(
        "Kundenliste, Stand November, Seite 1",
        "",
        "Grafik Muster GmbH",
        "Name / Firma;Strasse + Nr.;PLZ Ort;E-Mail-Adresse",
        "Maria Muster;Hauptstrasse 5a;8004 Zürich;maria@muster.example",
      ),
    ],
    [
      "headings below a title in a file with commas",
      lines(
        "Liste der Kunden",
        "Vorname,Nachname,Strasse,Haus-Nr.,PLZ,Ort,E-Mail",
        "Maria,Muster,Hauptstrasse,5a,8004,Zürich,maria@muster.example",
      ),
    ],
    [
      "a country before the postal code, and the last name first",
      lines(
        "Name, Vorname;Adresse;PLZ/Ort;Mail",
        '"Muster, Maria";Hauptstrasse 5a;CH-8004 Zürich;maria@muster.example',
      ),
    ],
    [
      "the whole address in one cell",
      lines(
        "Vorname Name;Anschrift;Mailadr.",
        '"Maria Muster";"Hauptstrasse 5a, 8004 Zürich";maria@muster.example',
      ),
    ],
    [
      "French headings with slashes",
      lines(
        "Nom et prénom;Rue, n°;NPA / Localité;Courriel",
        "Muster Maria;Hauptstrasse 5a;8004 Zürich;maria@muster.example",
      ),
    ],
    [
      "Italian headings",
      lines(
        "Nome e cognome;Via, n.;NPA / Luogo;Posta elettronica",
        "Maria Muster;Hauptstrasse 5a;8004 Zürich;maria@muster.example",
      ),
    ],
    [
      "no heading but for the name",
      lines("Name;;;", "Maria Muster;maria@muster.example;8004 Zürich;+41 44 668 18 00"),
      { name: MARIA.name, email: MARIA.email, postalCode: "8004", city: "Zürich", phone: "+41446681800" },
    ],
    [
      "a company with its person in columns of their own",
      lines(
        "Firma;Vorname;Name;z.Hd.;Strasse Nr.;PLZ;Ort;E-Mail",
        "Muster AG;Maria;Muster;;Hauptstrasse 5a;8004;Zürich;maria@muster.example",
      ),
      { ...MARIA, name: "Muster AG", contact: "Maria Muster" },
    ],
  ])("a client is read from %s", async (_, file, expected: Record<string, string> = MARIA) => {
    const ctx = await context();
    expect(await importFile(ctx, "clients", file)).toEqual({ created: 1, updated: 0, skipped: 0 });
    expect((await listClients(ctx)).clients).toMatchObject([expected]);
  });

  it("a workbook may begin with a title, an empty row and a day", async () => {
    const ctx = await context();
    const file = await workbookOf([
      ["Mitgliederliste"],
      [],
      ["Stand", "2026-11-02"],
      ["Nachname", "Vorname", "E-Mail", "Postleitzahl Ort"],
      ["Muster", "Maria", "maria@muster.example", "8004 Zürich"],
    ]);
    expect(await importFile(ctx, "clients", file)).toMatchObject({ created: 1 });
    expect((await listClients(ctx)).clients).toMatchObject([{ name: "Maria Muster", city: "Zürich" }]);
  });

  it("a tax column with amounts is not taken for rates, nor a column of days for amounts", async () => {
    const ctx = await context();
    const file = lines(
      "Rechnungsliste 2026",
      ["Rg-Nr.;Rechnung vom;Fällig;Kunde;PLZ Ort;E-Mail;Text / Beschreibung", TAXED].join(";"),
      ["2026-001;02.11.2026;02.12.2026;Maria Muster;8004 Zürich;maria@muster.example;Logo", FIGURES].join(
        ";",
      ),
    );
    const { mapping } = await uploadFile(ctx, "invoices", file);
    expect(mapping.fields).toEqual([
      ...["number", "issueDate", "dueDate", "name", "city", "email", "description", "unitPrice", "vatTotal"],
      ...["total", "paidOn"],
    ]);
    await importFile(ctx, "invoices", file, "skip", "8.1");
    expect(await only(ctx)).toMatchObject({ number: "2026-001", total: 108100, paidOn: "2026-11-20" });
  });
});

async function only(ctx: UserContext) {
  const { invoices } = await listInvoices(ctx, {});
  expect(invoices).toHaveLength(1);
  return findInvoice(ctx, invoices[0]!.id);
}
