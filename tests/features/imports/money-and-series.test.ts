import { afterAll, expect, it } from "vitest";
import { closeReadingPool } from "#app/features/front/imports/file/read-file.server.ts";
import { chooseCategory, chooseRate } from "#app/features/front/imports/change-import.server.ts";
import { checkImport } from "#app/features/front/imports/check-import.server.ts";
import { bringIn, runImport } from "#app/features/front/imports/run-import.server.ts";
import { readInterval } from "#app/features/front/imports/series/interval.ts";
import { listPayments } from "#app/features/money/payments/list-payments.server.ts";
import { readPaymentQuery } from "#app/features/money/payments/payment-query.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { listSeries } from "#app/features/selling/series/series.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { ROW } from "../../support/invoices/imported-row.ts";
import { csvFile, importFile, uploadFile } from "../../support/invoices/importing.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";
import { useMethod } from "../../support/tax/worked-year.ts";

afterAll(() => closeReadingPool());

onEachDatabase((open) => {
  it("payments settle the invoices that they name, and once however often the file is read", async () => {
    const { ctx, id, number, due } = await withInvoice(await open());
    const file = payments([number, "20.11.2026", "100.00"], [number.toLowerCase(), "21.11.2026", "50"]);
    expect(await importFile(ctx, "payments", file)).toMatchObject({ created: 2, skipped: 0 });
    expect(amountDue(await findInvoice(ctx, id))).toBe(due - 150_00);
    expect(await importFile(ctx, "payments", file)).toMatchObject({ created: 0, skipped: 2 });
    expect(amountDue(await findInvoice(ctx, id))).toBe(due - 150_00);
  });

  it("money for an unknown invoice, for none, too much of it, or of a day to come is shown", async () => {
    const { ctx, id, number, due } = await withInvoice(await open());
    const rows: [string, string, string][] = [
      ["R-unknown", "20.11.2026", "10"],
      ["", "20.11.2026", "10"],
      [number, "20.11.2026", String(due)],
      [number, "20.12.2026", "10"],
      [number, "soon", "much"],
      [number, "19.11.2026", "10"],
    ];
    const waiting = await uploadFile(ctx, "payments", payments(...rows));
    const { errors, created, mayTakeGood } = await checkImport(ctx, waiting);
    expect(errors.map(({ row, field, code }) => [row, field, code])).toEqual([
      [0, "number", "import.invoice_unknown"],
      [1, "number", "import.cell_empty"],
      [2, "amount", "import.more_than_due"],
      [3, "paidOn", "field.paid_in_future"],
      [4, "paidOn", "field.day"],
      [4, "amount", "field.amount"],
    ]);
    expect([created, mayTakeGood]).toEqual([1, true]);
    await expect(runImport(ctx, waiting.id)).rejects.toThrow("import.has_errors");
    expect(await bringIn(ctx, waiting.id, { choice: "good" })).toMatchObject({ waiting: 5 });
    expect(amountDue(await findInvoice(ctx, id))).toBe(due - 10_00);
    const { payments: found } = await listPayments(ctx, readPaymentQuery(new URLSearchParams()));
    expect(found).toMatchObject([{ payment: { source: "import", amount: 10_00, paidOn: "2026-11-19" } }]);
  });

  it("expenses ask once for what decides tax, and know the rate by the tax that is stated", async () => {
    const ctx = await member(testPlatform(await open()), { vatNumber: "CHE-123.456.788 MWST" });
    const waiting = await uploadFile(
      ctx,
      "expenses",
      csvFile([
        { Datum: "05.10.2026", Lieferant: "Coop", Betrag: "21.60", MWST: "1.62", Kategorie: "6500" },
        { Datum: "06.10.2026", Lieferant: "Hotel", Betrag: "103.80", MWST: "", Kategorie: "" },
        { Datum: "07.10.2026", Lieferant: "Kiosk", Betrag: "5.00", MWST: "", Kategorie: "Weltraum" },
      ]),
    );
    const asked = await checkImport(ctx, waiting);
    expect(asked.asks).toMatchObject({ byCategory: true });
    expect(asked.asks.rates).toContain("8.1");
    expect(asked.created).toBe(1);
    expect(asked.errors.map(({ code }) => code)).toEqual([
      "import.vat_rate_asked",
      "import.category_asked",
      "import.category_unknown",
    ]);
    await chooseRate(ctx, waiting.id, 38);
    await chooseCategory(ctx, waiting.id, "other");
    expect(await bringIn(ctx, waiting.id, { choice: "good" })).toMatchObject({ waiting: 1 });
    const rows = await ctx.db
      .selectFrom("expenses")
      .select(["supplier", "category", "amount", "vat"])
      .where("business_id", "=", ctx.businessId)
      .orderBy("day")
      .execute();
    expect(rows).toEqual([
      { supplier: "Coop", category: "office", amount: 21_60, vat: 1_62 },
      { supplier: "Hotel", category: "other", amount: 103_80, vat: 3_80 },
    ]);
  });

  it("an expense from abroad needs a VAT return for its acquisition tax", async () => {
    const ctx = await member(testPlatform(await open()));
    const row = { Datum: "12.10.2026", Lieferant: "Cloud Inc.", Betrag: "50.00", Kategorie: "software" };
    const file = csvFile([{ ...row, Bezugsteuer: "Zum Normalsatz" }]);
    const { errors } = await checkImport(ctx, await uploadFile(ctx, "expenses", file));
    expect(errors).toMatchObject([
      { code: "field.acquisition_unregistered", field: "acquisitionTax", row: 0 },
    ]);
    await useMethod(ctx);
    expect(await importFile(ctx, "expenses", file)).toMatchObject({ created: 1 });
    const stored = await ctx.db.selectFrom("expenses").select(["acquisition_tax", "vat"]).execute();
    expect(stored).toEqual([{ acquisition_tax: "standard", vat: 0 }]);
  });

  it("an expense that is there is skipped, and one on a closed day says the first open one", async () => {
    const ctx = await member(testPlatform(await open()));
    const row = (Datum: string) => ({ Datum, Lieferant: "SBB", Betrag: "54.00", Kategorie: "vehicle" });
    const twice = csvFile([row("12.10.2026"), row("12.10.2026")]);
    expect(await importFile(ctx, "expenses", twice)).toMatchObject({ created: 2, skipped: 0 });
    expect(await importFile(ctx, "expenses", twice)).toMatchObject({ created: 0, skipped: 2 });
    const closed = { kind: "year", basis: "", from_day: "2025-01-01", to_day: "2025-12-31" } as const;
    await ctx.db
      .insertInto("closed_days")
      .values({ ...closed, id: ctx.newId(), business_id: ctx.businessId, closed_at: ctx.now.toISOString() })
      .execute();
    const waiting = await uploadFile(ctx, "expenses", csvFile([row("30.12.2025")]));
    const { errors } = await checkImport(ctx, waiting);
    expect(errors).toMatchObject([{ code: "import.day_closed", field: "day" }]);
    expect(errors[0]?.message).toContain("1 Jan 2026");
  });

  it("rows of one client with one name become one series, which writes drafts", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const row = { Kunde: "Verein Nord", "E-Mail": "kasse@nord.example", PLZ: 8400, Ort: "Winterthur" };
    const abo = { ...row, Abo: "Hosting", Rhythmus: "alle 3 Monate", Start: "01.12.2026" };
    const file = csvFile([
      { ...abo, Beschreibung: "Webhosting", Einzelpreis: "90.00", "MWST-Satz": "8.1" },
      { ...abo, Beschreibung: "Domain", Einzelpreis: "20.00", "MWST-Satz": "8.1" },
      {
        ...abo,
        Abo: "",
        Rhythmus: "ab und zu",
        Beschreibung: "Pflege",
        Einzelpreis: "5",
        "MWST-Satz": "8.1",
      },
    ]);
    const waiting = await uploadFile(ctx, "series", file);
    const { errors, shown } = await checkImport(ctx, waiting);
    expect(errors.map(({ row, field, code }) => [row, field, code])).toEqual([
      [2, "interval", "import.interval"],
    ]);
    expect(shown.rows.map(({ cells }) => cells)).toEqual([
      ["Verein Nord", "Hosting", "Every 3 months", "1 Dec 2026"],
    ]);
    await bringIn(ctx, waiting.id, { choice: "good" });
    const [series] = await listSeries(ctx);
    expect(series).toMatchObject({ name: "Hosting", mode: "draft", rule: { every: 3, unit: "month" } });
    expect(series?.template.items.map(({ description }) => description)).toEqual(["Webhosting", "Domain"]);
    expect(
      await importFile(ctx, "series", csvFile([{ ...abo, Beschreibung: "x", Einzelpreis: "1" }])),
    ).toMatchObject({
      created: 0,
      skipped: 1,
    });
  });
});

it.each([
  ["wöchentlich", 1, "week"],
  ["monatlich", 1, "month"],
  ["jeden Monat", 1, "month"],
  ["zweimonatlich", 2, "month"],
  ["Quarterly", 3, "month"],
  ["semestriel", 6, "month"],
  ["jährlich", 1, "year"],
  ["alle 10 Tage", 10, "day"],
  ["ogni 2 settimane", 2, "week"],
  ["tous les 6 mois", 6, "month"],
  ["every 2 years", 2, "year"],
])("understands the rhythm %s", (text, every, unit) => {
  expect(readInterval(text)).toEqual({ every: String(every), unit });
});

const NO_RHYTHM = ["", "ab und zu", "alle drei Monate", "12", "every 1000 years", "every 12 moons"];

it.each(NO_RHYTHM)("refuses the rhythm %s", (text) => {
  expect(readInterval(text)).toEqual({ every: "", unit: "" });
});

function payments(...rows: [string, string, string][]): Buffer {
  return csvFile(
    rows.map(([Rechnungsnummer, Zahlungsdatum, Betrag]) => ({ Rechnungsnummer, Zahlungsdatum, Betrag })),
  );
}

async function withInvoice(database: Parameters<typeof testPlatform>[0]) {
  const ctx: UserContext = await member(testPlatform(database));
  await importFile(ctx, "invoices", csvFile([ROW]));
  const { id } = await ctx.db
    .selectFrom("invoices")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  const invoice = await findInvoice(ctx, id);
  return { ctx, id, number: invoice.number, due: amountDue(invoice) };
}
