import { afterAll, expect, it } from "vitest";
import { createClient, listClients, updateClient } from "#app/features/selling/clients/clients.server.ts";
import { closeReadingPool } from "#app/features/front/imports/file/read-file.server.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { csvFile, importFile } from "../../support/invoices/importing.ts";
import { member, testPlatform } from "../../support/platform.ts";

afterAll(() => closeReadingPool());

onDatabaseOfDay((open) => {
  it.each([
    ["Kunden-Nr.", "Bemerkungen"],
    ["N° client", "Remarque"],
    ["Codice cliente", "Osservazioni"],
    ["Member number", "Private notes"],
  ])("the number and the remark of a client come in from the columns %s and %s", async (number, remark) => {
    const ctx = await member(testPlatform(await open()));
    const row = { Name: "Gut AG", "E-Mail": "gut@example.ch", Sprache: "Italienisch" };
    const said = "Zahlt immer spät; ruft gern an";
    await importFile(ctx, "clients", csvFile([{ ...row, [number]: "K-0042", [remark]: said }]));
    const { clients } = await listClients(ctx, { search: "k-0042" });
    expect(clients).toMatchObject([{ clientNumber: "K-0042", remark: said, language: "it" }]);
  });

  it("an update by a file or a program that does not know them leaves both as they are", async () => {
    const ctx = await member(testPlatform(await open()));
    const known = { clientNumber: "7", remark: "Alter Kunde" };
    const { id } = await createClient(ctx, clientInput({ ...known, email: "gut@example.ch" }));
    const file = csvFile([{ Name: "Gut AG", "E-Mail": "gut@example.ch", "Kunden-Nr.": "", Ort: "Bern" }]);
    await importFile(ctx, "clients", file, "update");
    expect((await listClients(ctx)).clients).toMatchObject([{ id, city: "Bern", ...known }]);
    await updateClient(ctx, id, clientInput({ email: "gut@example.ch" }));
    expect((await listClients(ctx)).clients).toMatchObject([known]);
  });
});
