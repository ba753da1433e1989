import { afterAll, expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { closeReadingPool } from "#app/features/front/imports/file/read-file.server.ts";
import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { ROW } from "../../support/invoices/imported-row.ts";
import { checkFile, csvFile, importFile } from "../../support/invoices/importing.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

afterAll(() => closeReadingPool());

onDatabaseOfDay((open) => {
  it("no VAT rate is assumed: rows without one are asked for, or take the one that was chosen", async () => {
    const ctx = await pro(open, { vatNumber: "CHE-123.456.788 MWST" });
    const { "MWST-Satz": _, ...without } = ROW;
    const file = csvFile([
      { ...without, "MWST 8.1%": "149.99" },
      { ...without, Rechnungsnummer: "RE-00018" },
    ]);
    expect(await checkFile(ctx, "invoices", file)).toMatchObject({
      created: 0,
      errorCount: 1,
      errors: [{ code: "import.vat_rate_asked", place: null }],
      asks: { rates: ["8.1", "2.6", "3.8", "0"], rate: "8.1" },
    });
    await expect(importFile(ctx, "invoices", file)).rejects.toMatchObject({ code: "import.has_errors" });
    const result = await importFile(ctx, "invoices", file, "skip", "8.1");
    expect(result).toMatchObject({ created: 2 });
    const { invoices } = await listInvoices(ctx, {});
    for (const { id } of invoices) expect((await findInvoice(ctx, id)).items[0]?.vatRate).toBe(81);
  });

  it("who is not registered for VAT is not asked for a rate", async () => {
    const ctx = await pro(open);
    const { "MWST-Satz": _, ...without } = ROW;
    expect(await importFile(ctx, "invoices", csvFile([without]))).toMatchObject({ created: 1 });
    expect((await only(ctx)).items[0]?.vatRate).toBe(0);
  });

  it("a column with postal code and town is read as both, and the cell that is wrong is named", async () => {
    const ctx = await pro(open);
    const { PLZ: _, Ort: __, ...rest } = ROW;
    const file = csvFile([
      { ...rest, Ort: "8400 Winterthur" },
      { ...rest, Rechnungsnummer: "RE-00018", Ort: "Winterthur" },
    ]);
    expect(await checkFile(ctx, "invoices", file)).toMatchObject({
      errorCount: 1,
      errors: [{ code: "import.column_missing", place: { line: 3, column: "Postal code" } }],
    });
    await importFile(ctx, "invoices", csvFile([{ ...rest, Ort: "8400 Winterthur" }]));
    expect((await only(ctx)).recipient).toMatchObject({ postalCode: "8400", city: "Winterthur" });
  });

  it("of a client who stands twice one line asks which one is meant", async () => {
    const ctx = await pro(open);
    await createClient(ctx, clientInput());
    await createClient(ctx, clientInput({ email: "andere@kulturhaus.example" }));
    const { "E-Mail": _, PLZ: __, Ort: ___, ...rest } = ROW;
    const rows = ["A1", "A2", "A3"].map((Rechnungsnummer) => ({ ...rest, Rechnungsnummer }));
    expect(await checkFile(ctx, "invoices", csvFile(rows))).toMatchObject({
      errorCount: 1,
      errors: [
        { code: "import.client_twice", place: { line: 2, column: "Kunde", cell: "Kulturhaus Obertor" } },
      ],
    });
    const said = rows.map((row, index) => ({
      ...row,
      "E-Mail": index === 1 ? "andere@kulturhaus.example" : "",
    }));
    expect(await importFile(ctx, "invoices", csvFile(said))).toMatchObject({ created: 3 });
  });
});

async function pro(
  open: Parameters<Parameters<typeof onDatabaseOfDay>[0]>[0],
  known: Parameters<typeof member>[1] = {},
): Promise<UserContext> {
  const ctx = await member(testPlatform(await open()), known);
  await makePro(ctx);
  return ctx;
}

async function only(ctx: UserContext): Promise<Invoice> {
  const { invoices } = await listInvoices(ctx, {});
  expect(invoices).toHaveLength(1);
  return findInvoice(ctx, invoices[0]!.id);
}
