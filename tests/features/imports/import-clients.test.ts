import { afterAll, expect, it } from "vitest";
import { createClient, listClients } from "#app/features/selling/clients/clients.server.ts";
import { checkImport } from "#app/features/front/imports/check-import.server.ts";
import { mapColumns, takeByPost } from "#app/features/front/imports/change-import.server.ts";
import { findImport, startImport, waitingImports } from "#app/features/front/imports/imports.server.ts";
import { mappingSchema } from "#app/features/front/imports/mapping/mapping.schema.ts";
import { closeReadingPool } from "#app/features/front/imports/file/read-file.server.ts";
import { runImport } from "#app/features/front/imports/run-import.server.ts";
import { purgeAccounts } from "#app/features/people/accounts/closing/purge.server.ts";
import { BEXIO } from "../../support/invoices/bexio.ts";
import { CLIENT, clientInput } from "../../support/invoices/client-input.ts";
import { freshSqlite, onDatabaseOfDay } from "../../support/databases/databases.ts";
import {
  checkFile,
  csvFile,
  importFile,
  uploadFile,
  waitingImport,
} from "../../support/invoices/importing.ts";
import { later, makePro, member, testPlatform } from "../../support/platform.ts";

afterAll(() => closeReadingPool());

onDatabaseOfDay((open) => {
  it("contacts of bexio become clients without anything to choose", async () => {
    const ctx = await member(testPlatform(await open()));
    expect(await importFile(ctx, "clients", BEXIO)).toEqual({ created: 2, updated: 0, skipped: 0 });
    const { clients } = await listClients(ctx);
    expect(clients).toMatchObject([
      {
        name: "Chiara Rossi",
        email: "chiara@rossi.example",
        phone: "+41791234567",
        language: "it",
        street: "Via Nassa",
        buildingNumber: "3",
        postalCode: "20121",
        city: "Milano",
        country: "IT",
      },
      {
        name: "Müller AG Filiale Zürich",
        email: "info@mueller.example",
        phone: "+41446681800",
        country: "CH",
        vatNumber: "CHE-123.456.788 MWST",
        language: "de",
      },
    ]);
  });

  it("the check says what would happen, and writes nothing", async () => {
    const ctx = await member(testPlatform(await open()));
    await createClient(ctx, clientInput({ email: "info@mueller.example" }));
    expect(await checkFile(ctx, "clients", BEXIO)).toMatchObject({
      created: 1,
      updated: 0,
      skipped: 1,
      errorCount: 0,
    });
    expect(await checkFile(ctx, "clients", BEXIO, "update")).toMatchObject({
      created: 1,
      updated: 1,
      skipped: 0,
    });
    expect((await listClients(ctx)).total).toBe(1);
  });

  it("clients who are there are left alone, or updated where the file says something", async () => {
    const ctx = await member(testPlatform(await open()));
    const { id } = await createClient(ctx, clientInput({ email: "info@mueller.example", contact: "Regula" }));
    const file = csvFile([
      { Name: "Müller AG", Kontaktperson: "", "E-Mail": "INFO@mueller.example", Ort: "Bern" },
    ]);
    expect(await importFile(ctx, "clients", file)).toEqual({ created: 0, updated: 0, skipped: 1 });
    expect(await importFile(ctx, "clients", file, "update")).toEqual({ created: 0, updated: 1, skipped: 0 });
    const { clients } = await listClients(ctx);
    expect(clients).toMatchObject([
      { id, name: "Müller AG", contact: "Regula", city: "Bern", postalCode: "8400" },
    ]);
  });

  it("of several clients with one address the one of the same name is meant", async () => {
    const ctx = await member(testPlatform(await open()));
    for (const name of ["Erste", "Zweite"])
      await createClient(ctx, clientInput({ name, email: "x@example.ch" }));
    await importFile(
      ctx,
      "clients",
      csvFile([{ Name: "zweite", "E-Mail": "x@example.ch", Ort: "Bern" }]),
      "update",
    );
    const { clients } = await listClients(ctx);
    expect(clients.map(({ name, city }) => [name, city])).toEqual([
      ["Erste", "Winterthur"],
      ["zweite", "Bern"],
    ]);
  });

  it("without an e-mail address a client is known by name and address; for a new one it is asked once", async () => {
    const ctx = await member(testPlatform(await open()));
    await createClient(ctx, clientInput());
    const place = { Strasse: "obertor", PLZ: 8400, Ort: "Winterthur" };
    const file = csvFile([
      { Name: "Kulturhaus Obertor", "E-Mail": "", ...place },
      { Name: "Neu", "E-Mail": "", ...place },
      { Name: "Auch neu", "E-Mail": "", ...place },
    ]);
    const waiting = await uploadFile(ctx, "clients", file);
    expect(await checkImport(ctx, waiting)).toMatchObject({
      skipped: 1,
      errorCount: 1,
      errors: [
        {
          place: null,
          code: "import.without_email",
          message: expect.stringContaining("address: 2.") as string,
        },
      ],
    });
    await expect(runImport(ctx, waiting.id)).rejects.toMatchObject({ code: "import.has_errors" });
    await takeByPost(ctx, waiting.id);
    expect(await runImport(ctx, waiting.id)).toEqual({ created: 2, updated: 0, skipped: 1 });
    const { clients } = await listClients(ctx);
    expect(clients.map(({ name, email, delivery }) => [name, email, delivery])).toEqual([
      ["Auch neu", "", "post"],
      ["Kulturhaus Obertor", CLIENT.email, "email"],
      ["Neu", "", "post"],
    ]);
  });

  it("a column says who gets letters by post, also in a file without any e-mail address", async () => {
    const ctx = await member(testPlatform(await open()));
    const rows = ["Post", "per Post", "par la poste", "post", "posta"].map((Versand, index) => ({
      Name: `Kunde ${index}`,
      Versand,
    }));
    expect(await importFile(ctx, "clients", csvFile(rows))).toMatchObject({ created: 5 });
    const wrong = csvFile([
      { Name: "Eins", Versand: "Brieftaube" },
      { Name: "Zwei", Versand: "E-Mail" },
    ]);
    expect((await checkFile(ctx, "clients", wrong)).errors.map(({ code }) => code)).toEqual([
      "import.column_missing",
      "field.not_one_of",
      "import.column_missing",
    ]);
  });

  it("names every wrong cell by row and column, and brings nothing in", async () => {
    const ctx = await member(testPlatform(await open()));
    const good = {
      Name: "Gut AG",
      "E-Mail": "gut@example.ch",
      Land: "",
      PLZ: 8000,
      Telefon: "",
      Sprache: "",
    };
    const file = csvFile([
      good,
      { ...good, "E-Mail": "kein Mail", Land: "Entenhausen" },
      { ...good, Name: "x".repeat(71), PLZ: 80000 },
      { ...good, "E-Mail": "a@b.ch", Telefon: "1e309", Sprache: "Klingonisch" },
      { ...good, Name: "", "E-Mail": "x\u0080@b.ch" },
    ]);
    const waiting = await uploadFile(ctx, "clients", file);
    const { errors } = await checkFile(ctx, "clients", file);
    expect(errors.map(({ place }) => `${place?.line} ${place?.column}`)).toEqual([
      ...["3 E-Mail", "3 Land", "4 Name", "4 PLZ", "5 Telefon", "5 Sprache", "6 Name", "6 E-Mail"],
    ]);
    await expect(runImport(ctx, waiting.id)).rejects.toMatchObject({
      code: "import.has_errors",
    });
    expect((await listClients(ctx)).total).toBe(0);
  });

  it("a German postal code that lost its 0 is told, and one of Switzerland has four digits", async () => {
    const ctx = await member(testPlatform(await open()));
    const row = (PLZ: string, Land: string) => ({
      Name: "Elbe GmbH",
      "E-Mail": `${Land}${PLZ}@x.example`,
      PLZ,
      Land,
    });
    const rows = [row("1067", "Deutschland"), row("01067", "DE"), row("8000", "CH")];
    const { errors } = await checkFile(ctx, "clients", csvFile(rows));
    expect(errors).toMatchObject([{ code: "field.postal_code_short", place: { line: 2, column: "PLZ" } }]);
  });

  it("equal rows are one client, rows that share an address are two", async () => {
    const ctx = await member(testPlatform(await open()));
    const row = { Name: "Gut AG", "E-Mail": "gut@example.ch" };
    const file = csvFile([row, row, { ...row, Name: "Auch gut" }]);
    expect(await importFile(ctx, "clients", file, "update")).toEqual({ created: 2, updated: 0, skipped: 1 });
  });

  it("two rows cannot both change one client", async () => {
    const ctx = await member(testPlatform(await open()));
    await createClient(ctx, clientInput({ name: "Gut AG", email: "gut@example.ch" }));
    const rows = ["Gut AG", "Besser AG"].map((name) => ({ Name: name, "E-Mail": "gut@example.ch" }));
    const { errors } = await checkFile(ctx, "clients", csvFile(rows), "update");
    expect(errors).toMatchObject([{ place: { line: 3 }, code: "import.same_client" }]);
  });

  it("carried out twice, even at the same time, it happens once", async () => {
    const ctx = await member(testPlatform(await open()));
    const { id } = await uploadFile(ctx, "clients", BEXIO);
    const result = { created: 2, updated: 0, skipped: 0 };
    expect(await Promise.all([runImport(ctx, id), runImport(ctx, id)])).toEqual([result, result]);
    expect(await runImport(ctx, id)).toEqual(result);
    expect((await listClients(ctx)).total).toBe(2);
    const { content } = await ctx.db.selectFrom("imports").select("content").executeTakeFirstOrThrow();
    expect(content).toBe("");
  });

  it("a file waits for a day, and nobody else sees it", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const { id } = await uploadFile(ctx, "clients", BEXIO);
    const other = await member(platform, { email: "other@example.ch" });
    const notFound = { code: "import.not_found" };
    for (const asked of [id, "x\0", "x"]) {
      await expect(findImport(other, asked)).rejects.toMatchObject(notFound);
      await expect(runImport(other, asked)).rejects.toMatchObject(notFound);
      await expect(mapColumns(other, asked, { columns: [], existing: "skip" })).rejects.toMatchObject(
        notFound,
      );
    }
    platform.pass(24 * 60 * 60 * 1000);
    await expect(findImport(later(ctx), id)).rejects.toMatchObject(notFound);
    await purgeAccounts(later(ctx));
    expect(await ctx.db.selectFrom("imports").selectAll().execute()).toEqual([]);
  });

  it("keeps the newest five files of a business, however many another one has", async () => {
    const ctx = await member(testPlatform(await open()));
    const other = await member(ctx.platform, { email: "other@example.ch" });
    const ids: string[] = [];
    for (let file = 0; file < 5; file++) ids.push(await startImport(ctx, "clients", BEXIO));
    for (let file = 0; file < 5; file++) await startImport(other, "clients", BEXIO);
    await startImport(ctx, "clients", BEXIO);
    await expect(findImport(ctx, ids[0]!)).rejects.toMatchObject({ code: "import.not_found" });
    for (const id of ids.slice(1)) expect((await waitingImport(ctx, id)).table.rows).toHaveLength(2);
    const [own, others] = [await waitingImports(ctx), await waitingImports(other)];
    expect([own.length, others.length]).toEqual([5, 5]);
    expect(own.filter(({ id }) => others.some((one) => one.id === id))).toEqual([]);
  });

  it("needs a column for the name", async () => {
    const ctx = await member(testPlatform(await open()));
    const id = await startImport(ctx, "clients", csvFile([{ A: "x", B: "y" }]));
    const mapping = mappingSchema.parse({ columns: [{ field: "email" }, { field: "" }] });
    await expect(mapColumns(ctx, id, mapping)).rejects.toMatchObject({
      fields: [{ field: "columns", code: "import.columns_missing", params: { fields: "Client name" } }],
    });
    await expect(runImport(ctx, id)).rejects.toMatchObject({ code: "import.not_mapped" });
  });
});

it("requests have their turn while a long file is checked and brought in", async () => {
  const ctx = await member(testPlatform(await freshSqlite()));
  await makePro(ctx);
  const rows = 500;
  const numbered = Array.from({ length: rows }, (_, index) => ({
    Name: `Kunde ${index}`,
    "E-Mail": `k${index}@example.ch`,
    Strasse: "Obertor 1",
    PLZ: "8400",
    Ort: index === 0 ? "Bern" : "Winterthur",
    Land: "CH",
  }));
  const { id } = await uploadFile(ctx, "clients", csvFile(numbered));
  const again = await uploadFile(ctx, "clients", csvFile(numbered), "update");
  for (const run of [
    async () => checkImport(ctx, await waitingImport(ctx, id)),
    () => runImport(ctx, id),
    () => runImport(ctx, again.id),
  ])
    expect(await turnsDuring(run)).toBeGreaterThanOrEqual(rows / 50);
});

/** How often others could have done something meanwhile: SQLite itself gives nobody a turn. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let next: NodeJS.Immediate;
  const take = () => {
    turns++;
    next = setImmediate(take);
  };
  next = setImmediate(take);
  await work();
  clearImmediate(next);
  return turns;
}
