import { afterAll, expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { closeReadingPool } from "#app/features/front/imports/file/read-file.server.ts";
import { runImport } from "#app/features/front/imports/run-import.server.ts";
import { markUnpaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { downloadInvoice } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { closeInvoicePdfPool } from "#app/features/selling/invoices/pdf/invoice-pdf.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { checkFile, csvFile, importFile, uploadFile } from "../../support/invoices/importing.ts";
import { ROW } from "../../support/invoices/imported-row.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";
import { readPdf } from "../../support/read/read-pdf.ts";

afterAll(async () => {
  await closeReadingPool();
  await closeInvoicePdfPool();
});

onDatabaseOfDay((open) => {
  it("open invoices of another program keep number, status and days; totals are worked out", async () => {
    const ctx = await pro(open);
    const client = await createClient(ctx, clientInput());
    const second = {
      ...ROW,
      Beschreibung: "Porto",
      Menge: "",
      Einheit: "",
      Einzelpreis: "0.05",
      "MWST-Satz": "2.6",
    };
    const file = csvFile([{ ...ROW, Total: "CHF 2'001.79" }, second]);
    expect(await importFile(ctx, "invoices", file)).toEqual({ created: 1, updated: 0, skipped: 0 });
    const invoice = await only(ctx);
    expect(invoice).toMatchObject({
      number: "RE-00017",
      status: "sent",
      issueDate: "2026-11-02",
      dueDate: "2026-12-02",
      subject: "Herbst",
      clientId: client.id,
      subtotal: 185180,
      vatTotal: 14999,
      total: 200179,
      referenceType: "NON",
      recipient: {
        name: "Kulturhaus Obertor",
        street: "Obertor",
        buildingNumber: "14",
        postalCode: "8400",
        country: "CH",
      },
      sender: { name: "Anna Muster", iban: "CH9300762011623852957" },
      items: [
        { description: "Konzept", quantity: 1500, unit: "h", unitPrice: 123450, vatRate: 81 },
        { description: "Porto", quantity: 1000, unitPrice: 5, vatRate: 26 },
      ],
    });
    expect(await historyOf(ctx, invoice.id)).toMatchObject([
      { event: "invoice.imported", data: { number: "RE-00017" }, userName: "Anna Muster" },
    ]);
    const { invoices } = await listInvoices(ctx, { search: "konzept" });
    expect(invoices).toMatchObject([{ number: "RE-00017" }]);
    expect(await ctx.db.selectFrom("jobs").selectAll().where("name", "like", "invoice%").execute()).toEqual(
      [],
    );
  });

  it("the PDF of an imported invoice says that the original is elsewhere", async () => {
    const ctx = await pro(open);
    await importFile(ctx, "invoices", csvFile([ROW]));
    const { id } = await only(ctx);
    const [page] = readPdf(Buffer.from((await downloadInvoice(ctx, id)).content));
    expect(page!.text).toContain("Copy. The original invoice prevails.");
  });

  it.each([
    ["Bezahlt", { status: "paid", paidOn: "2026-11-10" }],
    ["", { status: "paid", paidOn: "2026-11-10" }],
    ["overdue", { status: "sent", paidOn: null }],
    ["Brouillon", { status: "draft", paidOn: null }],
    ["annullata", { status: "cancelled", paidOn: null }],
  ])("the status %j is understood", async (word, expected) => {
    const ctx = await pro(open);
    const day = expected.paidOn ? "10.11.2026" : "";
    await importFile(ctx, "invoices", csvFile([{ ...ROW, Status: word, "Bezahlt am": day }]));
    expect(await only(ctx)).toMatchObject(expected);
  });

  it("a paid invoice has its payment, which can be taken back", async () => {
    const ctx = await pro(open);
    await importFile(ctx, "invoices", csvFile([{ ...ROW, Status: "bezahlt", "Bezahlt am": "10.11.2026" }]));
    const { id, total } = await only(ctx);
    const payments = await ctx.db.selectFrom("payments").selectAll().execute();
    expect(payments).toMatchObject([
      { amount: total, paid_on: "2026-11-10", source: "import", reversed_at: null },
    ]);
    await markUnpaid(ctx, id);
    expect((await only(ctx)).status).toBe("sent");
  });

  it("numbers go on around those that were brought in", async () => {
    const ctx = await pro(open);
    await importFile(ctx, "invoices", csvFile([{ ...ROW, Rechnungsnummer: "INV-2026-0001" }]));
    const id = await createInvoice(ctx, invoiceInput());
    expect((await findInvoice(ctx, id)).number).toBe("INV-2026-0002");
  });

  it("a number that is taken is an error at its row", async () => {
    const ctx = await pro(open);
    await createInvoice(ctx, invoiceInput({ invoiceNumber: "RE-00017" }));
    const { errors } = await checkFile(ctx, "invoices", csvFile([ROW]));
    expect(errors).toMatchObject([
      { place: { line: 2, column: "Rechnungsnummer" }, code: "invoice.number_taken" },
    ]);
  });

  it("invoices count against the plan, and the check says so", async () => {
    const ctx = await member(testPlatform(await open()));
    const rows = (count: number) =>
      csvFile(Array.from({ length: count }, (_, n) => ({ ...ROW, Rechnungsnummer: `RE-${n}` })));
    await createInvoice(ctx, invoiceInput());
    const { errors } = await checkFile(ctx, "invoices", rows(3));
    expect(errors).toMatchObject([{ place: null, code: "import.plan_limit" }]);
    expect(errors[0]!.message).toContain("contains 3 invoices; your plan allows 2 more this month");
    expect(await importFile(ctx, "invoices", rows(2))).toMatchObject({ created: 2 });
    await expect(createInvoice(ctx, invoiceInput())).rejects.toMatchObject({ code: "invoice.limit_reached" });
  });

  it("names every wrong cell, and brings nothing in", async () => {
    const ctx = await pro(open);
    const file = csvFile([
      { ...ROW, Rechnungsnummer: "A1", Menge: "1e309", Einzelpreis: "-5" },
      { ...ROW, Rechnungsnummer: "A2", Total: "12.00" },
      { ...ROW, Rechnungsnummer: "A3", Rechnungsdatum: "31.02.2026" },
      { ...ROW, Rechnungsnummer: "A4", "Fällig am": "01.11.2026", Status: "halb" },
      { ...ROW, Rechnungsnummer: "A5", Status: "bezahlt" },
      { ...ROW, Rechnungsnummer: "A6", Betreff: "Eins" },
      { ...ROW, Rechnungsnummer: "A6", Betreff: "Zwei", "MWST-Satz": "999" },
      { ...ROW, Rechnungsnummer: "A7", Status: "bezahlt", "Bezahlt am": "22.11.2026" },
      { ...ROW, Rechnungsnummer: "A8", Kunde: "=1+1 ☺", PLZ: 1 },
      { ...ROW, Rechnungsnummer: "A9" },
    ]);
    const waiting = await uploadFile(ctx, "invoices", file);
    const { errors, created } = await checkFile(ctx, "invoices", file);
    expect(errors.map(({ place, code }) => `${place?.line} ${place?.column} ${code}`)).toEqual([
      "2 Menge field.quantity",
      "2 Einzelpreis field.amount_negative",
      "3 Total import.figure_differs",
      "4 Rechnungsdatum field.day",
      "5 Status import.status",
      "5 Fällig am field.due_after_issue",
      "6 Bezahlt am import.paid_on_missing",
      "8 MWST-Satz field.vat_rate",
      "8 Betreff import.differs",
      "9 Bezahlt am field.paid_in_future",
      "10 Kunde field.characters",
      "10 PLZ field.postal_code",
    ]);
    expect(created).toBe(1);
    await expect(runImport(ctx, waiting.id)).rejects.toMatchObject({ code: "import.has_errors" });
    expect((await listInvoices(ctx, {})).total).toBe(0);
    expect(await ctx.db.selectFrom("payments").selectAll().execute()).toEqual([]);
  });

  it("what has come up since the check stops all of it", async () => {
    const ctx = await pro(open);
    const rows = ["A1", "A2"].map((number) => ({ ...ROW, Rechnungsnummer: number }));
    const { id } = await uploadFile(ctx, "invoices", csvFile(rows));
    await createInvoice(ctx, invoiceInput({ invoiceNumber: "A2" }));
    await expect(runImport(ctx, id)).rejects.toMatchObject({ code: "import.has_errors" });
    expect((await listInvoices(ctx, {})).total).toBe(1);
  });

  it("a profile without account or address is said once", async () => {
    const ctx = await member(testPlatform(await open()), { iban: "" });
    await makePro(ctx);
    const rows = ["A1", "A2"].map((number) => ({ ...ROW, Rechnungsnummer: number }));
    const { errors } = await checkFile(ctx, "invoices", csvFile(rows));
    expect(errors).toMatchObject([{ place: null, code: "import.profile_incomplete" }]);
    const withIban = rows.map((row) => ({ ...row, IBAN: "CH93 0076 2011 6238 5295 7" }));
    expect(await importFile(ctx, "invoices", csvFile(withIban))).toMatchObject({ created: 2 });
  });

  it("a number of zeros gets a reference too", async () => {
    const ctx = await pro(open);
    const rows = ["000", "0-00"].map((Rechnungsnummer) => ({
      ...ROW,
      Rechnungsnummer,
      IBAN: "CH4431999123000889012",
    }));
    expect(await importFile(ctx, "invoices", csvFile(rows))).toMatchObject({ created: 2 });
    const references = await ctx.db.selectFrom("invoices").select("reference").execute();
    expect(new Set(references.map(({ reference }) => reference)).size).toBe(2);
  });

  it("what the file leaves out of a recipient is taken from the client of that name", async () => {
    const ctx = await pro(open);
    await createClient(ctx, clientInput());
    await importFile(
      ctx,
      "invoices",
      csvFile([{ ...ROW, "E-Mail": "", Strasse: "", PLZ: "", Ort: "", Land: "" }]),
    );
    expect((await only(ctx)).recipient).toMatchObject({
      email: "rechnung@kulturhaus.example",
      street: "Obertor",
      buildingNumber: "14",
      city: "Winterthur",
    });
  });

  it("what is still owed must be what the total and the payments leave, as nothing let go comes in", async () => {
    const ctx = await pro(open);
    const file = (Offen: string) =>
      csvFile([{ ...ROW, "Offen CHF": Offen, Bezahlt: "500.00", "Bezahlt am": "10.11.2026" }]);
    const { errors } = await checkFile(ctx, "invoices", file("1.00"));
    expect(errors).toMatchObject([{ field: "open", code: "import.open_differs" }]);
    expect((await checkFile(ctx, "invoices", file("1501.74"))).errors).toEqual([]);
    const paid = csvFile([{ ...ROW, "Offen CHF": "7.00", Status: "bezahlt", "Bezahlt am": "10.11.2026" }]);
    expect((await checkFile(ctx, "invoices", paid)).errors).toEqual([]);
  });

  it("a payment in part is kept as one, and nothing more than the total", async () => {
    const ctx = await pro(open);
    const file = (paid: string) => csvFile([{ ...ROW, Bezahlt: paid, "Bezahlt am": "10.11.2026" }]);
    expect((await checkFile(ctx, "invoices", file("9999"))).errors).toMatchObject([
      { code: "import.paid_does_not_fit" },
    ]);
    await importFile(ctx, "invoices", file("500.00"));
    expect((await only(ctx)).status).toBe("sent");
    expect(await ctx.db.selectFrom("payments").selectAll().execute()).toMatchObject([{ amount: 50000 }]);
  });
});

async function pro(open: Parameters<Parameters<typeof onDatabaseOfDay>[0]>[0]): Promise<UserContext> {
  const ctx = await member(testPlatform(await open()));
  await makePro(ctx);
  return ctx;
}

async function only(ctx: UserContext): Promise<Invoice> {
  const { invoices } = await listInvoices(ctx, {});
  expect(invoices).toHaveLength(1);
  return findInvoice(ctx, invoices[0]!.id);
}
