import { afterAll, expect, it } from "vitest";
import type { z } from "zod";
import { catalogueAnswer } from "#app/features/selling/catalogue/catalogue-answer.schema.ts";
import { createCatalogueItem } from "#app/features/selling/catalogue/change-catalogue.server.ts";
import { clientAnswer } from "#app/features/selling/clients/client-answer.schema.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { CATALOGUE_ITEMS } from "#app/features/front/exports/kinds/catalogue.server.ts";
import { CLIENTS } from "#app/features/front/exports/kinds/clients.server.ts";
import { ITEMS } from "#app/features/front/exports/kinds/invoice-rows.server.ts";
import { INVOICES } from "#app/features/front/exports/kinds/invoices.server.ts";
import { PAYMENTS } from "#app/features/front/exports/kinds/payments.server.ts";
import { closeWorkbookPool } from "#app/features/front/exports/workbook.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { invoiceAnswer } from "#app/features/selling/invoices/json/invoice-answer.schema.ts";
import { invoiceJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { paymentAnswer } from "#app/features/books/ledger/payment-answer.schema.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { catalogueInput } from "../../support/invoices/catalogue-input.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { downloadExport } from "../../support/invoices/download-export.ts";
import { freshSqlite, onDatabaseOfDay, type OpenDatabase } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { expenseWithReceipt } from "../../support/expense-input.ts";
import { readCsv } from "../../support/read/read-csv.ts";
import { readXlsx } from "../../support/read/read-xlsx.ts";
import { readZip } from "../../support/read/read-zip.ts";

const STABLE = { headings: "stable", separator: "comma" };
const EVERYTHING = {
  includeInvoices: "on",
  includeItems: "on",
  includeCustomers: "on",
  includePayments: "on",
  includeExpenses: "on",
  includeCatalogue: "on",
  includeStats: "on",
};

afterAll(() => closeWorkbookPool());

async function pro(open: OpenDatabase = freshSqlite): Promise<UserContext> {
  return sendingMember(testPlatform(await open()));
}

onDatabaseOfDay((open) => {
  it("names columns and values as the API does, in every language alike, and plainly", async () => {
    const ctx = await pro(open);
    const id = await createInvoice(
      ctx,
      invoiceInput({
        subject: "=1+1",
        notes: "Zeile 1\nZeile 2",
        discount: "10% Treue",
        saveClient: true,
        items: [{ description: "Konzept", quantity: 3, unitPrice: 200, vatRate: 0 }],
      }),
    );
    const csv = async (ctx: UserContext) =>
      (await downloadExport(ctx, { ...STABLE, includeInvoices: "on", format: "csv" })).toString("utf8");
    const text = await csv(ctx);
    expect(await csv({ ...ctx, locale: "fr" })).toBe(text);
    expect(text.startsWith("id,clientId,kind,status,invoiceNumber,issueDate,dueDate,")).toBe(true);
    const json = invoiceJson(await findInvoice(ctx, id));
    const [row] = table(text);
    expect(row).toMatchObject({
      id,
      clientId: json.clientId,
      kind: "invoice",
      status: "draft",
      invoiceNumber: json.invoiceNumber,
      issueDate: "2026-11-21",
      dueDate: "2026-12-21",
      paidOn: "",
      subject: "'=1+1",
      discount: '{"percent":10,"label":"Treue"}',
      notes: "Zeile 1\nZeile 2",
      subtotal: "540.00",
      discountTotal: "60.00",
      total: "540.00",
      amountPaid: "0.00",
      "recipient.name": json.recipient.name,
      "recipient.address.city": "Winterthur",
      createdAt: "2026-11-21T12:00:00.000Z",
      version: "1",
    });
    expect(json).toMatchObject({ subtotal: 540, discountTotal: 60, total: 540 });
  });

  it("says to which invoice a row, a payment and a credit note belong", async () => {
    const ctx = await pro(open);
    const id = await invoiceWith(ctx, "sent");
    const paymentId = await recordPayment(ctx, id, { amount: 100_00, note: "" });
    const note = await issueCreditNote(ctx, id, {
      items: [{ position: 2, quantity: 1000 }],
      reason: "Zu viel",
    });
    const { id: clientId } = await createClient(ctx, clientInput());
    const item = await createCatalogueItem(ctx, catalogueInput());
    const expense = await expenseWithReceipt(ctx);
    const archive = readZip(await downloadExport(ctx, { ...STABLE, ...EVERYTHING, format: "csv" }));
    const rows = (name: string) => table(archive.get(`${name}.csv`)!.toString("utf8"));
    expect(rows("items")).toMatchObject([
      { id: `${id}-1`, invoiceId: id, position: "1", quantity: "3", unitPrice: "199.95", total: "599.85" },
      { id: `${id}-2`, invoiceId: id, position: "2", vatRate: "2.6" },
      { id: `${note}-1`, invoiceId: note, kind: "credit_note", position: "1" },
    ]);
    expect(rows("invoices")).toMatchObject([
      { id, kind: "invoice", "corrects.id": "" },
      { id: note, kind: "credit_note", "corrects.id": id, status: "issued" },
    ]);
    const [payment] = rows("payments");
    expect(payment).toMatchObject({ id: paymentId, amount: "100.00", state: "booked", source: "manual" });
    expect(JSON.parse(payment!.allocations!)).toMatchObject([{ invoiceId: id, paymentId, amount: 100 }]);
    expect(rows("customers").map((row) => row.id)).toContain(clientId);
    expect(rows("expenses")).toMatchObject([
      { id: expense, category: "material", account: "4000", amount: "108.10", vat: "8.10" },
    ]);
    expect(rows("catalogue")).toMatchObject([{ id: item.id, archived: "false" }]);
    expect(rows("stats")).toMatchObject([{ totalInvoices: "1", pendingInvoices: "1" }]);
  });
});

it("a workbook has typed cells: numbers, and text without an apostrophe that is no formula", async () => {
  const ctx = await pro();
  const client = await createClient(ctx, clientInput({ contact: "=1+1", phone: "+41 79 123 45 67" }));
  const id = await createInvoice(ctx, invoiceInput({ subject: "@SUM(1)" }));
  const sheets = readXlsx(await downloadExport(ctx, { ...STABLE, ...EVERYTHING, format: "excel" }));
  expect([...sheets.keys()]).toEqual([
    "invoices",
    "items",
    "customers",
    "payments",
    "expenses",
    "catalogue",
    "stats",
  ]);
  const cell = (sheet: string, heading: string) => {
    const [headings, row] = sheets.get(sheet)!;
    return row![headings!.findIndex(({ value }) => value === heading)]!;
  };
  expect(cell("customers", "contact")).toMatchObject({ value: "=1+1", isFormula: false });
  expect(cell("customers", "phone")).toMatchObject({ value: client.phone, isFormula: false });
  expect(cell("invoices", "id").value).toBe(id);
  expect(cell("invoices", "subject")).toMatchObject({ value: "@SUM(1)", isFormula: false });
  expect(cell("invoices", "issueDate").value).toBe("2026-11-21");
  expect(cell("invoices", "total").value).toBe(648.49);
  expect(cell("stats", "draftInvoices").value).toBe(1);
});

it("a text of CSV that a spreadsheet would execute is kept from it, and nothing else is changed", async () => {
  const ctx = await pro();
  for (const contact of ["=1+1", "+41", "-2", "@A1", "plain"])
    await createClient(ctx, clientInput({ contact }));
  const file = await downloadExport(ctx, { ...STABLE, includeCustomers: "on", format: "csv" });
  const contacts = table(file.toString("utf8")).map((row) => row.contact);
  expect(contacts).toEqual(["'=1+1", "'+41", "'-2", "'@A1", "plain"]);
});

it("without asking for it, an export is what it was", async () => {
  const ctx = await pro();
  await invoiceWith(ctx, "paid");
  const asked = { ...EVERYTHING, format: "json" };
  expect(await downloadExport(ctx, { ...asked, ...STABLE })).toEqual(await downloadExport(ctx, asked));
  const plain = { includeInvoices: "on", format: "csv" };
  const text = await downloadExport(ctx, plain);
  expect(text).toEqual(await downloadExport(ctx, { ...plain, headings: "translated" }));
  expect(text.toString("utf8").startsWith("\uFEFFInvoice number;Invoice status;")).toBe(true);
});

const OF_ROWS = ["id", "invoiceId", "invoiceNumber", "kind", "position"];

it("every column is a name of the API", () => {
  const tables = [
    [INVOICES.stableColumns, invoiceAnswer],
    [CLIENTS.stableColumns, clientAnswer],
    [PAYMENTS.stableColumns, paymentAnswer],
    [CATALOGUE_ITEMS.stableColumns, catalogueAnswer],
  ] as const;
  for (const [columns, answer] of tables)
    expect(columns.map(({ path }) => path).filter((path) => !schemaAt(answer, path))).toEqual([]);
  const items = schemaAt(invoiceAnswer, "items")!;
  const own = ITEMS.stableColumns.map(({ path }) => path).filter((path) => !OF_ROWS.includes(path));
  expect(own.filter((path) => !schemaAt((items as z.ZodArray<z.ZodType>).element, path))).toEqual([]);
  for (const columns of [...tables.map(([columns]) => columns), ITEMS.stableColumns])
    expect(new Set(columns.map(({ path }) => path)).size).toBe(columns.length);
});

/** Undefined where the answer has no such name. */
function schemaAt(answer: z.ZodType, path: string): z.ZodType | undefined {
  return path
    .split(".")
    .reduce<z.ZodType | undefined>((schema, name) => (schema ? shapeOf(schema)?.[name] : undefined), answer);
}

function shapeOf(schema: z.ZodType): Record<string, z.ZodType> | undefined {
  const inner = unwrapped(schema);
  return "shape" in inner ? (inner.shape as Record<string, z.ZodType>) : undefined;
}

function unwrapped(schema: z.ZodType): z.ZodType {
  return "unwrap" in schema && typeof schema.unwrap === "function"
    ? unwrapped((schema.unwrap as () => z.ZodType)())
    : schema;
}

function table(text: string): Record<string, string>[] {
  const [headings = [], ...rows] = readCsv(text, ",");
  return rows.map((row) => Object.fromEntries(headings.map((heading, place) => [heading, row[place]!])));
}
