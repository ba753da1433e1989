import { expect, it } from "vitest";
import { invoiceSchema } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { slipFor } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { duplicateInvoice } from "#app/features/selling/invoices/duplicate-invoice.server.ts";
import { eInvoiceXml } from "#app/features/selling/invoices/e-invoice/e-invoice-xml.ts";
import { invoiceJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { invoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import { updateInvoice } from "#app/features/selling/invoices/update-invoice.server.ts";
import { findStats } from "#app/features/front/dashboard/stats.server.ts";
import { statsJson } from "#app/features/front/dashboard/stats-json.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { findStatement } from "#app/features/money/statements/client-statement.server.ts";
import { openByAge } from "#app/features/money/statements/open-by-age.server.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { qrPayload } from "#app/swiss/qr-payload.ts";
import { freshSqlite, onDatabaseOfDay } from "../../support/databases/databases.ts";
import { drawInvoice, SYMBOL_AREA, TEXTS } from "../../support/invoices/draw-invoice.ts";
import { invoiceDocument } from "../../support/invoices/invoice-document.ts";
import { INVOICE, invoiceInput } from "../../support/invoices/invoice-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { allowEur, makePro, member, testPlatform } from "../../support/platform.ts";
import { readPdf, readQr } from "../../support/read/read-pdf.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";

const EUR = { currency: "EUR" };
const QR_IBAN = "CH4431999123000889012";

async function business(open: Parameters<typeof testPlatform>[0], changes = {}): Promise<UserContext> {
  const ctx = await member(testPlatform(open), changes);
  await makePro(ctx);
  await allowEur(ctx);
  return ctx;
}

it.each(LOCALES)(
  "the paper in EUR names the euro and no franc, and its code decodes: %s",
  async (language) => {
    const document = invoiceDocument({ currency: "EUR", skonto: "2:10", language });
    const [page] = readPdf(await drawInvoice(document));
    expect(page!.text).toContain("EUR");
    expect(page!.text).not.toContain("CHF");
    const payload = readQr(page!, SYMBOL_AREA);
    expect(payload).toBe(qrPayload(slipFor(document)!));
    expect(payload.split("\n").slice(18, 20)).toEqual(["6444.92", "EUR"]);
  },
);

it("an invoice in CHF has no rate, which would count nowhere", () => {
  const { error } = invoiceSchema.safeParse({ ...INVOICE, exchangeRate: 0.94 });
  const rate = { field: "exchangeRate", code: "field.rate_of_eur" };
  expect(error && fieldErrorsOf(error)).toEqual([expect.objectContaining(rate)]);
  expect(invoiceSchema.parse({ ...INVOICE, ...EUR, exchangeRate: 0.94 })).toMatchObject({
    exchangeRate: 94000,
  });
});

it("the e-invoice states the currency of the invoice", () => {
  const words = invoiceMessages(TEXTS.de, "de-CH", "EUR");
  const xml = eInvoiceXml(invoiceDocument({ currency: "EUR" }), words);
  expect(xml).toContain("<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>");
  expect(xml).not.toContain("CHF");
});

onDatabaseOfDay((open) => {
  it("is refused until the business allows it, with the setting's name", async () => {
    const ctx = await member(testPlatform(await open()));
    await expect(createInvoice(ctx, invoiceInput(EUR))).rejects.toMatchObject({
      code: "input.invalid",
      fields: [{ field: "currency", code: "field.currency_off" }],
    });
    await allowEur(ctx);
    const id = await createInvoice(ctx, invoiceInput({ ...EUR, exchangeRate: 0.93565 }));
    expect(invoiceJson(await findInvoice(ctx, id))).toMatchObject({ ...EUR, exchangeRate: 0.93565 });
    await ctx.db.updateTable("businesses").set({ eur_invoices: 0 }).execute();
    await updateInvoice(ctx, id, invoiceInput({ ...EUR, notes: "Neu" }));
    expect(await findInvoice(ctx, id)).toMatchObject({ ...EUR, notes: "Neu" });
  });

  it("needs an account that takes EUR", async () => {
    const ctx = await business(await open());
    const sender = { name: "Brunner", iban: QR_IBAN };
    await expect(createInvoice(ctx, invoiceInput({ ...EUR, sender }))).rejects.toMatchObject({
      fields: [
        { field: "sender.iban", code: "field.eur_needs_iban" },
        { field: "paymentReference", code: "field.eur_no_qrr" },
      ],
    });
  });

  it("is never rounded to 5 Rappen", async () => {
    const ctx = await business(await open());
    await ctx.db.updateTable("businesses").set({ rounds_to_five: 1 }).execute();
    const items = [{ description: "Arbeit", quantity: 1, unitPrice: 10.02, vatRate: 0 }];
    const [inChf, inEur] = [{}, EUR].map((currency) =>
      createInvoice(ctx, invoiceInput({ items, ...currency })),
    );
    expect((await findInvoice(ctx, await inChf!)).total).toBe(10_00);
    expect((await findInvoice(ctx, await inEur!)).total).toBe(10_02);
  });

  it("its copy and its credit note are in EUR too", async () => {
    const ctx = await business(await open());
    const id = await invoiceWith(ctx, "sent", { ...EUR, exchangeRate: 0.95 });
    expect(await findInvoice(ctx, await duplicateInvoice(ctx, id))).toMatchObject({
      ...EUR,
      exchangeRate: 0,
    });
    const note = await issueCreditNote(ctx, id, { reason: "Storniert" });
    expect(await findInvoice(ctx, note)).toMatchObject({ ...EUR, exchangeRate: 95_000 });
  });

  it("sums of two currencies are never added up", async () => {
    const ctx = await business(await open());
    const inChf = await invoiceWith(ctx, "overdue", { saveClient: true });
    const { clientId } = await findInvoice(ctx, inChf);
    await invoiceWith(ctx, "overdue", { ...EUR, clientId });
    expect((await listInvoices(ctx)).sums).toMatchObject({ amount: 648_49, eur: 648_49 });
    const stats = await findStats(ctx);
    expect(stats).toMatchObject({ inEur: 1, sums: { CHF: { open: 648_49 }, EUR: { overdue: 648_49 } } });
    expect(statsJson(stats)).toMatchObject({ openAmount: 648.49, openAmountEur: 648.49 });
    expect((await openByAge(ctx, 1, "EUR")).sums.total).toBe(648_49);
    for (const currency of ["CHF", "EUR"] as const)
      expect(await findStatement(ctx, clientId!, currency)).toMatchObject({ currency, open: 648_49 });
  });

  it("a reminder claims interest in EUR and no fee, which is stated in CHF", async () => {
    const ctx = await business(await open());
    const level = { daysAfter: 10, newTermDays: 10, fee: 20 };
    await remindBy(ctx, { levels: [level, level, level] });
    const [inChf, inEur] = [await invoiceWith(ctx, "overdue"), await invoiceWith(ctx, "overdue", EUR)];
    await createReminder(ctx, inChf, { level: 1 });
    await createReminder(ctx, inEur, { level: 1 });
    expect((await findInvoice(ctx, inChf)).charged).toBe(20_00);
    expect((await findInvoice(ctx, inEur)).charged).toBe(0);
  });
});

it("without EUR the JSON of figures is what it was", async () => {
  const ctx = await member(testPlatform(await freshSqlite()));
  const id = await createInvoice(ctx, invoiceInput());
  await markSent(ctx, id);
  expect(statsJson(await findStats(ctx))).not.toHaveProperty("openAmountEur");
  expect(JSON.stringify(invoiceJson(await findInvoice(ctx, id)))).not.toContain("exchangeRate");
});
