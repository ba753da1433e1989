import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { listServices } from "#app/features/selling/services/services.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { checkFile, csvFile, importFile } from "../../support/invoices/importing.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

const ROW = { Kunde: "Kulturhaus Obertor", Datum: "3.11.2026", Tätigkeit: "Konzept", Dauer: "2:30" };
const RATED = { ...ROW, Stundensatz: "140", "MWST-Satz": "8.1", Projekt: "Website" };

onDatabaseOfDay((open) => {
  it("services of a file are taken once, formulas among them as text", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const { id: clientId } = await createClient(ctx, clientInput());
    const file = csvFile([RATED, { ...RATED, Tätigkeit: "'=1+1", Dauer: "1.5" }]);
    expect(await importFile(ctx, "services", file)).toEqual({ created: 2, updated: 0, skipped: 0 });
    expect(await importFile(ctx, "services", file)).toEqual({ created: 0, updated: 0, skipped: 2 });
    const { services } = await listServices(ctx);
    expect(services.map(({ description }) => description).toSorted()).toEqual(["=1+1", "Konzept"]);
    expect(services.find(({ description }) => description === "Konzept")).toMatchObject({
      clientId,
      day: "2026-11-03",
      quantity: 2500,
      unit: "h",
      unitPrice: 140_00,
      vatRate: 81,
      project: "Website",
    });
  });

  it("an unknown client and a day that is none are named, and nothing is taken", async () => {
    const ctx = await member(testPlatform(await open()));
    await createClient(ctx, clientInput());
    const rows = [
      { ...RATED, Kunde: "Niemand AG" },
      { ...RATED, Datum: "gestern" },
    ];
    const { errors } = await checkFile(ctx, "services", csvFile(rows));
    expect(errors.map(({ row, code }) => [row, code])).toEqual([
      [0, "import.client_unknown"],
      [1, "field.day"],
    ]);
  });
});
