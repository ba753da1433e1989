import { afterAll, expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { dataExportQuery, dataExportSchema } from "#app/features/front/exports/data-export.schema.ts";
import { exportData } from "#app/features/front/exports/export-data.server.ts";
import { findExportSize } from "#app/features/front/exports/export-size.server.ts";
import { closeWorkbookPool } from "#app/features/front/exports/workbook.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { markUnpaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { streamResponse } from "#app/platform/http/responses/stream-response.server.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { issueInvoice } from "../../support/invoices/issue-invoice.ts";
import { offerInput } from "../../support/offers/offer-input.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";
import { readCsv } from "../../support/read/read-csv.ts";
import { readXlsx } from "../../support/read/read-xlsx.ts";
import { readZip } from "../../support/read/read-zip.ts";

/** What spreadsheets execute, and what must come out of the way of it unharmed. */
const HOSTILE = [
  '=HYPERLINK("http://evil.example","x")',
  "+1+cmd|' /C calc'!A0",
  "-2+3",
  "@SUM(1)",
  "＝1+1",
  "'=1+1",
];
const INVOICES = { includeInvoices: "true" };

afterAll(() => closeWorkbookPool());

onDatabaseOfDay((open) => {
  it("is part of Pro", async () => {
    const ctx = await member(testPlatform(await open()));
    await expect(exportData(ctx, asked({ ...INVOICES, format: "csv" }))).rejects.toMatchObject({
      code: "plan.pro_required",
    });
  });

  it("writes invoices as CSV for Swiss Excel: BOM, semicolons, headings in one's language, numbers bare", async () => {
    const ctx = { ...(await pro(await open())), locale: "de" as const };
    await issueInvoice(ctx, Buffer.from("%PDF"), { subject: 'Konzept; "Text"', notes: "Zeile 1\nZeile 2" });
    const file = await download(ctx, { ...INVOICES, format: "csv" });
    expect(file.name).toBe("rappen-invoices-2026-11-21.csv");
    expect(file.type).toBe("text/csv; charset=utf-8");
    const text = file.bytes.toString("utf8");
    expect(text.startsWith("\uFEFFRechnungsnummer;Rechnungsstatus;Kunde;")).toBe(true);
    expect(text).toContain(";648.49;10.05;638.44;");
    const [invoice] = table(readCsv(text, ";"));
    expect(invoice).toMatchObject({
      Rechnungsnummer: "INV-2026-0001",
      Rechnungsstatus: "Gesendet",
      Kunde: "Šárka Łącka-Ğül",
      Rechnungsdatum: "2026-11-21",
      Betreff: 'Konzept; "Text"',
      Bemerkungen: "Zeile 1\nZeile 2",
      "Total CHF": "648.49",
      "Offen CHF": "638.44",
    });
  });

  it("a payment that was taken back is no longer paid in the file", async () => {
    const ctx = await pro(await open());
    const id = await invoiceWith(ctx, "paid");
    const amounts = async () => {
      const text = (await download(ctx, { ...INVOICES, format: "csv" })).bytes.toString("utf8");
      const [invoice = {}] = table(readCsv(text, ";"));
      return [invoice["Invoice status"], invoice["Paid CHF"], invoice["Outstanding CHF"]];
    };
    expect(await amounts()).toEqual(["Paid", "648.49", "0"]);
    await markUnpaid(ctx, id);
    expect(await amounts()).toEqual(["Sent", "0", "648.49"]);
  });

  it("separates by commas when asked to", async () => {
    const ctx = await pro(await open());
    await createInvoice(ctx, invoiceInput({ subject: "One, two" }));
    const { bytes } = await download(ctx, { ...INVOICES, format: "csv", separator: "comma" });
    expect(table(readCsv(bytes.toString("utf8"), ","))).toMatchObject([{ Subject: "One, two" }]);
  });

  it("writes several parts as CSV files of one archive, and as sheets of one workbook", async () => {
    const ctx = await pro(await open());
    await createClient(ctx, clientInput());
    await createInvoice(ctx, invoiceInput());
    const all = {
      ...INVOICES,
      includeItems: "on",
      includeCustomers: "1",
      includePayments: "on",
      includeStats: "true",
    };
    const archive = readZip((await download(ctx, { ...all, format: "csv" })).bytes);
    expect([...archive.keys()]).toEqual([
      "invoices.csv",
      "items.csv",
      "customers.csv",
      "payments.csv",
      "stats.csv",
    ]);
    expect(table(readCsv(archive.get("items.csv")!.toString("utf8"), ";"))).toMatchObject([
      { Item: "1", Description: "Konzept", Quantity: "3", "Unit price CHF": "199.95", "VAT rate %": "8.1" },
      { Item: "2", Description: "Porto" },
    ]);
    const { name, bytes } = await download(ctx, { ...all, format: "excel" });
    expect(name).toBe("rappen-export-2026-11-21.xlsx");
    const sheets = readXlsx(bytes);
    expect([...sheets.keys()]).toEqual(["Invoices", "Items", "Clients", "Payments", "Figures"]);
    expect(sheets.get("Figures")!.map((row) => row.map(({ value }) => value))).toContainEqual(["Drafts", 1]);
  });

  it("rows of a credit note are below zero, those of its invoice are not", async () => {
    const ctx = await pro(await open());
    const items = [{ position: 1, quantity: 1000 }];
    await issueCreditNote(ctx, await invoiceWith(ctx, "sent"), { items, reason: "Retour" });
    const archive = readZip((await download(ctx, { ...INVOICES, includeItems: "on", format: "csv" })).bytes);
    const rows = table(readCsv(archive.get("items.csv")!.toString("utf8"), ";"));
    expect(rows.map((row) => [row.Quantity, row["Item total CHF"]])).toEqual([
      ["3", "599.85"],
      ["1", "0.05"],
      ["-1", "-199.95"],
    ]);
  });

  it("keeps numbers as numbers and days as days in a workbook", async () => {
    const ctx = await pro(await open());
    await createInvoice(ctx, invoiceInput());
    const sheet = readXlsx((await download(ctx, { ...INVOICES, format: "excel" })).bytes).get("Invoices")!;
    const cell = (heading: string) => sheet[1]![sheet[0]!.findIndex(({ value }) => value === heading)]!;
    expect(cell("Total CHF")).toEqual({ value: 648.49, format: "#,##0.00", isFormula: false });
    // Day 1 of Excel is 1 January 1900, and it believes that there was a 29 February.
    const days = (Date.parse("2026-11-21") - Date.parse("1899-12-30")) / 86_400_000;
    expect(cell("Invoice date")).toEqual({ value: days, format: "dd.mm.yyyy", isFormula: false });
    expect(cell("Postal code").value).toBe("8400");
  });

  it("security 12: no cell is a formula, in CSV and in a workbook alike", async () => {
    const ctx = await pro(await open());
    for (const vatNumber of HOSTILE)
      await createClient(ctx, clientInput({ vatNumber, phone: "+49 30 123456" }));
    const csv = await download(ctx, { includeCustomers: "true", format: "csv" });
    const read = table(readCsv(csv.bytes.toString("utf8"), ";"));
    expect(read.map((row) => row["VAT number"])).toEqual(HOSTILE.map((text) => `'${text}`));
    expect(read[0]!.Phone).toMatch(/^'\+49/);
    const sheet = readXlsx((await download(ctx, { includeCustomers: "true", format: "excel" })).bytes);
    const cells = sheet.get("Clients")!.flat();
    expect(cells.filter(({ isFormula }) => isFormula)).toEqual([]);
    expect(cells.filter(({ value }) => typeof value === "string" && /^[=+\-@\t\r＝]/.test(value))).toEqual(
      [],
    );
    expect(cells.map(({ value }) => value)).toEqual(
      expect.arrayContaining(HOSTILE.map((text) => `'${text}`)),
    );
  });

  it("answers JSON as one object that says what the API says", async () => {
    const ctx = await pro(await open());
    await createClient(ctx, clientInput());
    await issueInvoice(ctx, Buffer.from("%PDF"));
    const { bytes, type } = await download(ctx, {
      ...INVOICES,
      includeCustomers: "true",
      includeStats: "true",
      format: "json",
    });
    expect(type).toBe("application/json");
    expect(JSON.parse(bytes.toString("utf8"))).toMatchObject({
      invoices: [{ invoiceNumber: "INV-2026-0001", total: 648.49, paid: 10.05, items: [{}, {}] }],
      customers: [{ name: "Kulturhaus Obertor", address: { city: "Winterthur" } }],
      stats: { totalInvoices: 1, pendingInvoices: 1, openAmount: 638.44 },
    });
    const nothing = await download(ctx, { ...INVOICES, format: "json", dateTo: "2020-01-01" });
    expect(JSON.parse(nothing.bytes.toString("utf8"))).toEqual({ invoices: [] });
  });

  it("takes the invoices issued in the period, both days included, and their figures", async () => {
    const ctx = await pro(await open());
    for (const issueDate of ["2026-10-31", "2026-11-01", "2026-11-30", "2026-12-01"])
      await createInvoice(ctx, invoiceInput({ issueDate, dueDate: "2027-01-31" }));
    await invoiceWith(ctx, "overdue");
    const period = { dateFrom: "2026-11-01", dateTo: "30.11.2026" };
    const { bytes } = await download(ctx, { ...INVOICES, ...period, includeStats: "true", format: "json" });
    const { invoices, stats } = JSON.parse(bytes.toString("utf8")) as {
      invoices: { issueDate: string }[];
      stats: object;
    };
    expect(invoices.map(({ issueDate }) => issueDate)).toEqual(["2026-11-01", "2026-11-30"]);
    expect(stats).toMatchObject({ totalInvoices: 2, overdueInvoices: 0 });
  });

  it("takes the offers issued in the period, both days included", async () => {
    const ctx = await pro(await open());
    for (const issueDate of ["2026-10-31", "2026-11-01", "2026-11-30", "2026-12-01"])
      await createOffer(ctx, offerInput({ issueDate, validUntil: "2027-01-31" }));
    const period = { dateFrom: "2026-11-01", dateTo: "2026-11-30" };
    const { bytes } = await download(ctx, { includeOffers: "true", ...period, format: "json" });
    const { offers } = JSON.parse(bytes.toString("utf8")) as { offers: { issueDate: string }[] };
    expect(offers.map(({ issueDate }) => issueDate)).toEqual(["2026-11-01", "2026-11-30"]);
  });

  it("holds every invoice over many pages, none twice, archived and foreign ones left out", async () => {
    const platform = testPlatform(await open());
    const other = await member(platform, { email: "other@example.ch" });
    await createInvoice(other, invoiceInput());
    const ctx = await member(platform);
    await makePro(ctx);
    for (let count = 0; count < 205; count++) await createInvoice(ctx, invoiceInput());
    await ctx.db
      .updateTable("invoices")
      .set({ archived_at: ctx.now.toISOString() })
      .where("number", "=", "INV-2026-0007")
      .execute();
    const { bytes } = await download(ctx, { ...INVOICES, format: "csv" });
    const numbers = table(readCsv(bytes.toString("utf8"), ";")).map((row) => row["Invoice number"]);
    expect(numbers).toHaveLength(204);
    expect(new Set(numbers).size).toBe(204);
    expect(numbers).not.toContain("INV-2026-0007");
    const sheet = readXlsx((await download(ctx, { ...INVOICES, format: "excel" })).bytes);
    expect(
      sheet
        .get("Invoices")!
        .slice(1)
        .map(([cell]) => cell!.value),
    ).toEqual(numbers);
  });

  it("tells beforehand how many rows it has, and counts exactly those, in every format and period", async () => {
    const ctx = await pro(await open());
    await createClient(ctx, clientInput());
    await createInvoice(ctx, invoiceInput());
    await createInvoice(ctx, invoiceInput({ issueDate: "2026-10-01", dueDate: "2026-11-01" }));
    const archived = await createInvoice(ctx, invoiceInput());
    const archived_at = ctx.now.toISOString();
    await ctx.db.updateTable("invoices").set({ archived_at }).where("id", "=", archived).execute();
    const all = { ...INVOICES, includeItems: "on", includeCustomers: "on", includeStats: "on" };
    for (const [query, rows] of [
      [{ ...all, format: "csv" }, 7],
      [{ ...all, format: "excel" }, 7],
      [{ ...all, format: "json" }, 3],
      [{ ...all, format: "csv", dateFrom: "2026-11-01" }, 4],
      [{ includeStats: "on", format: "csv" }, 0],
    ] as const) {
      const progress = { done: 0 };
      const file = await exportData(ctx, asked(query), { progress });
      expect([await findExportSize(ctx, asked(query)), progress.done]).toEqual([rows, 0]);
      await streamResponse(file, () => Promise.resolve(true)).arrayBuffer();
      expect([query, progress.done]).toEqual([query, rows]);
    }
  });

  it("makes nothing more once nobody listens", async () => {
    const ctx = await pro(await open());
    for (let count = 0; count < 205; count++) await createClient(ctx, clientInput());
    for (const format of ["csv", "excel"]) {
      let taken = 0;
      const gone = () => Promise.resolve(++taken < 2);
      const file = await exportData(ctx, asked({ includeCustomers: "true", format }));
      const bytes = Buffer.from(await streamResponse(file, gone).arrayBuffer());
      expect(bytes.toString("latin1")).not.toContain("PK\x05\x06");
      if (format === "csv") expect(readCsv(bytes.toString("utf8"), ";")).toHaveLength(1);
    }
  });
});

it.each([
  [{ format: "csv" }, "includeInvoices", "field.export_nothing"],
  [{ ...INVOICES }, "format", "field.required"],
  [{ ...INVOICES, format: "pdf" }, "format", "field.not_one_of"],
  [{ ...INVOICES, format: "csv", separator: "|" }, "separator", "field.not_one_of"],
  [{ ...INVOICES, format: "csv", dateFrom: "gestern" }, "dateFrom", "field.day"],
  [{ ...INVOICES, format: "csv", dateFrom: "2026-11-02", dateTo: "2026-11-01" }, "dateTo", "field.period"],
])("refuses %j at its field", (query, field, code) => {
  const { error } = dataExportSchema.safeParse(query);
  expect(error && fieldErrorsOf(error)).toContainEqual(expect.objectContaining({ field, code }));
});

it("the address of an export names the days that were chosen, and no others", () => {
  const address = (days: Record<string, string>) =>
    [
      ...new URLSearchParams(
        dataExportQuery(asked({ format: "csv", includeCustomers: "true", ...days })),
      ).keys(),
    ].filter((name) => name.startsWith("date"));
  expect(address({})).toEqual([]);
  expect(address({ dateFrom: "", dateTo: "2026-12-31" })).toEqual(["dateTo"]);
  expect(address({ dateFrom: "2026-01-01", dateTo: "2026-12-31" })).toEqual(["dateFrom", "dateTo"]);
});

function asked(query: Record<string, string>) {
  return dataExportSchema.parse(query);
}

async function pro(database: Parameters<typeof testPlatform>[0]): Promise<UserContext> {
  const ctx = await member(testPlatform(database));
  await makePro(ctx);
  return ctx;
}

async function download(ctx: UserContext, query: Record<string, string>) {
  const file = await exportData(ctx, dataExportSchema.parse(query));
  const response = streamResponse(file, () => Promise.resolve(true));
  return {
    name: file.name,
    type: response.headers.get("Content-Type"),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

/** Rows by heading. */
function table([headings = [], ...rows]: string[][]): Record<string, string>[] {
  return rows.map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ""])));
}
