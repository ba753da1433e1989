import { afterAll, expect, it } from "vitest";
import { correctRows, dropImport, takeByPost } from "#app/features/front/imports/change-import.server.ts";
import { checkImport } from "#app/features/front/imports/check-import.server.ts";
import { closeReadingPool } from "#app/features/front/imports/file/read-file.server.ts";
import { findImport, startImport, waitingImports } from "#app/features/front/imports/imports.server.ts";
import { bringIn, runImport } from "#app/features/front/imports/run-import.server.ts";
import { listClients } from "#app/features/selling/clients/clients.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { ROW } from "../../support/invoices/imported-row.ts";
import { csvFile, uploadFile, waitingImport } from "../../support/invoices/importing.ts";
import { later, makePro, member, testPlatform } from "../../support/platform.ts";

afterAll(() => closeReadingPool());

const DAY_MS = 24 * 60 * 60 * 1000;

/** A designer's spreadsheet: every fifth client has no e-mail address. */
const DESIGNER = Buffer.from(
  [
    "Kundenliste Grafik Muster;;;",
    "Firma / Name;Strasse + Nr.;PLZ Ort;E-Mail",
    ...Array.from({ length: 60 }, (_, index) =>
      [`Kunde ${index}`, `Gasse ${index + 1}`, "8004 Zürich", index % 5 ? `k${index}@example.ch` : ""].join(
        ";",
      ),
    ),
  ].join("\r\n"),
);

const GOOD = { Name: "Gut AG", "E-Mail": "gut@example.ch", PLZ: "8004", Ort: "Zürich" };

const THREE = csvFile([
  GOOD,
  { ...GOOD, Name: "Schief AG", "E-Mail": "schief (at) example.ch" },
  { ...GOOD, Name: "Krumm AG", "E-Mail": "krumm@example.ch", PLZ: "8004 Zürich", Ort: "Zürich West" },
]);

onDatabaseOfDay((open) => {
  const context = async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    return ctx;
  };

  it("twelve of sixty clients have no e-mail address: they are asked about, the others come in", async () => {
    const ctx = await context();
    const { id } = await uploadFile(ctx, "clients", DESIGNER);
    const check = await checkImport(ctx, await waitingImport(ctx, id));
    expect(check).toMatchObject({ created: 48, waiting: 12, mayTakeGood: true, asks: { byPost: true } });
    expect(check.shown.rows).toHaveLength(48);
    expect(check.shown.rows[0]).toMatchObject({
      line: 4,
      cells: ["Kunde 1", "", "k1@example.ch", "Gasse 2", "8004 Zürich", ""],
    });
    expect(check.faulty[0]).toMatchObject({
      line: 3,
      wrong: [{ field: "email", label: "E-Mail", value: "" }],
    });
    expect(await bringIn(ctx, id, { choice: "good" })).toMatchObject({
      result: { created: 48 },
      waiting: 12,
    });
    await takeByPost(ctx, id);
    expect(await runImport(ctx, id)).toEqual({ created: 60, updated: 0, skipped: 0 });
    const { total } = await listClients(ctx);
    expect(total).toBe(60);
  });

  it("names each wrong cell with what was probably meant, beside what stands in the file", async () => {
    const ctx = await context();
    const { faulty, errorCount } = await checkImport(ctx, await uploadFile(ctx, "clients", THREE));
    expect(errorCount).toBe(2);
    expect(faulty).toMatchObject([
      {
        line: 3,
        wrong: [
          {
            field: "email",
            label: "E-Mail",
            value: "schief@example.ch",
            stands: "schief (at) example.ch",
            message: expect.stringContaining("e-mail") as string,
          },
        ],
        others: [{ field: "name", value: "Schief AG" }, { field: "postalCode" }, { field: "city" }],
      },
      {
        line: 4,
        wrong: [
          { field: "postalCode", value: "8004", stands: "8004 Zürich" },
          { field: "city", value: "Zürich", stands: "Zürich West" },
        ],
      },
    ]);
  });

  it("what is corrected counts on top of the file, and all of it comes in", async () => {
    const ctx = await context();
    const { id } = await uploadFile(ctx, "clients", THREE);
    await correctRows(ctx, id, { rows: [await asProposed(ctx, id, 0), { row: "77", name: "Nirgends" }] });
    expect(await checkImport(ctx, await waitingImport(ctx, id))).toMatchObject({ created: 2, errorCount: 1 });
    await expect(runImport(ctx, id)).rejects.toMatchObject({ code: "import.has_errors" });
    await correctRows(ctx, id, { rows: [await asProposed(ctx, id, 0)] });
    expect(await runImport(ctx, id)).toEqual({ created: 3, updated: 0, skipped: 0 });
    const { clients } = await listClients(ctx);
    expect(clients.map(({ name, email, city }) => [name, email, city])).toEqual([
      ["Gut AG", "gut@example.ch", "Zürich"],
      ["Krumm AG", "krumm@example.ch", "Zürich"],
      ["Schief AG", "schief@example.ch", "Zürich"],
    ]);
  });

  it("the good rows come in once, however often one asks, and the rest waits for two weeks", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const { id } = await uploadFile(ctx, "clients", THREE);
    const asked = () => bringIn(ctx, id, { choice: "good" });
    const brought = { result: { created: 1, updated: 0, skipped: 0 }, waiting: 2 };
    expect(await Promise.all([asked(), asked()])).toEqual([brought, brought]);
    expect((await listClients(ctx)).total).toBe(1);
    expect(await waitingImports(ctx)).toMatchObject([{ id, kind: "clients", taken: { created: 1 } }]);
    platform.pass(13 * DAY_MS);
    const rows = [{ row: "1", leave: "on" }, await asProposed(later(ctx), id, 1)];
    await correctRows(later(ctx), id, { rows });
    expect(await runImport(later(ctx), id)).toEqual({ created: 2, updated: 0, skipped: 0 });
    expect(await runImport(later(ctx), id)).toEqual({ created: 2, updated: 0, skipped: 0 });
    expect((await listClients(ctx)).total).toBe(2);
    expect(await waitingImports(later(ctx))).toEqual([]);
  });

  it("rows that come in later may share an address with the first, and equal ones are still one", async () => {
    const ctx = await context();
    const file = csvFile([GOOD, { ...GOOD, Name: "X" }, { ...GOOD, PLZ: "CH 8004 A" }]);
    const { id } = await uploadFile(ctx, "clients", file);
    expect(await bringIn(ctx, id, { choice: "good" })).toMatchObject({ result: { created: 1 }, waiting: 2 });
    await correctRows(ctx, id, {
      rows: [
        { row: "1", name: "Zweite AG" },
        { row: "2", postalCode: "8004" },
      ],
    });
    expect(await runImport(ctx, id)).toEqual({ created: 2, updated: 0, skipped: 1 });
  });

  it("what breaks off in the middle has brought in nothing, and is taken once when one asks again", async () => {
    const ctx = await context();
    const file = csvFile([GOOD, { ...GOOD, Name: "Auch gut AG" }, { ...GOOD, Name: "X" }]);
    const { id } = await uploadFile(ctx, "clients", file);
    const breaking = (step: { done: number }) => {
      if (step.done === 2) throw new Error("cut off");
    };
    await expect(bringIn(ctx, id, { choice: "good", tell: breaking })).rejects.toThrow("cut off");
    expect((await listClients(ctx)).total).toBe(0);
    expect((await waitingImport(ctx, id)).mapping.taken).toEqual([]);
    expect(await bringIn(ctx, id, { choice: "good" })).toMatchObject({ result: { created: 2 }, waiting: 1 });
    expect((await listClients(ctx)).total).toBe(2);
  });

  it("a file whose rest waits outlasts newer ones, and can be dropped", async () => {
    const ctx = await context();
    const { id } = await uploadFile(ctx, "clients", THREE);
    await bringIn(ctx, id, { choice: "good" });
    for (let file = 0; file < 5; file++) await startImport(ctx, "clients", THREE);
    expect((await waitingImport(ctx, id)).mapping.taken).toEqual([0]);
    await dropImport(ctx, id);
    await expect(findImport(ctx, id)).rejects.toMatchObject({ code: "import.not_found" });
    expect((await listClients(ctx)).total).toBe(1);
  });

  it("an invoice comes in as a whole or waits as a whole", async () => {
    const ctx = await context();
    const rows = [
      { ...ROW, Rechnungsnummer: "A1" },
      { ...ROW, Rechnungsnummer: "A2", Rechnungsdatum: "02.11.26", "Fällig am": "30 Tage" },
      { ...ROW, Rechnungsnummer: "A2", Rechnungsdatum: "", "Fällig am": "", Beschreibung: "Porto" },
      { ...ROW, Rechnungsnummer: "A3", Einzelpreis: "Fr. 1'234.50" },
    ];
    const { id } = await uploadFile(ctx, "invoices", csvFile(rows));
    expect(await bringIn(ctx, id, { choice: "good" })).toMatchObject({ result: { created: 1 }, waiting: 3 });
    for (let round = 0; round < 2; round++) {
      const { faulty } = await checkImport(ctx, await waitingImport(ctx, id));
      await correctRows(ctx, id, {
        rows: faulty.map(({ row, wrong }) => ({
          row: String(row),
          ...Object.fromEntries(wrong.map(({ field, value }) => [field, value])),
        })),
      });
    }
    expect(await runImport(ctx, id)).toMatchObject({ created: 3 });
    const { invoices } = await listInvoices(ctx, { search: "A2" });
    expect(await findInvoice(ctx, invoices[0]!.id)).toMatchObject({
      issueDate: "2026-11-02",
      dueDate: "2026-12-02",
      items: [{ description: "Konzept" }, { description: "Porto" }],
    });
  });

  it("columns assigned differently keep what was corrected", async () => {
    const ctx = await context();
    const { id } = await uploadFile(ctx, "clients", THREE);
    await correctRows(ctx, id, { rows: [await asProposed(ctx, id, 0)] });
    const { fields } = (await waitingImport(ctx, id)).mapping;
    expect(fields).toEqual(["name", "email", "postalCode", "city"]);
    expect((await checkImport(ctx, await waitingImport(ctx, id))).faulty.map(({ line }) => line)).toEqual([
      4,
    ]);
  });
});

/** What the form would send if one took what it proposes. */
async function asProposed(ctx: UserContext, id: string, index: number): Promise<Record<string, string>> {
  const { faulty } = await checkImport(ctx, await waitingImport(ctx, id));
  const { row, wrong, others } = faulty[index]!;
  const cells = [...wrong, ...others].map(({ field, value }) => [field, value]);
  return { row: String(row), ...Object.fromEntries(cells) };
}
