import { expect, it } from "vitest";
import { bankFileImportJson } from "#app/features/money/bank-files/bank-file-json.ts";
import { importBankFiles } from "#app/features/money/bank-files/import-bank-files.server.ts";
import { undoBankFile } from "#app/features/money/bank-files/undo-bank-file.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { cancelInvoice, markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { countPayments } from "#app/features/money/payments/list-payments.server.ts";
import { writeOff } from "#app/features/money/payments/write-off.server.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import { camt, type CamtDetails, type CamtEntry, type CamtFile } from "../../support/camt.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { eventTypes } from "../../support/event-types.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { creditFor } from "../../support/invoices/credit-for.ts";
import { INVOICE, invoiceInput } from "../../support/invoices/invoice-input.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";
import { webhookOf } from "../../support/server/webhook-receiver.ts";

/** The account of every member. */
const ACCOUNT = "CH9300762011623852957";

onDatabaseOfDay((open) => {
  async function start() {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await makePro(ctx);
    return { platform, ctx };
  }

  it("books an exact reference with the exact amount, and answers the same file with everything known", async () => {
    const { ctx } = await start();
    const { id, reference } = await sentInvoice(ctx, 100);
    const file = fileOf([{ amount: "100.00", details: [{ reference, payer: { name: "Zbinden AG" } }] }]);
    const first = await importFile(ctx, file);
    expect(first.isNew).toBe(true);
    expect(first.counts).toMatchObject({ booked: 1, proposed: 0, unassigned: 0, known: 0, skipped: 0 });
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid", settled: 100_00 });
    const again = await importFile(ctx, file);
    expect(again.isNew).toBe(false);
    expect(again.file.id).toBe(first.file.id);
    expect(again.counts).toMatchObject({ booked: 0, known: 1 });
    expect(await countPayments(ctx)).toMatchObject({ booked: 1 });
  });

  it("answers the day that is kept where the bank announces one to come", async () => {
    const { ctx } = await start();
    const { id, reference } = await sentInvoice(ctx, 100);
    const valueOn = addDays(ctx.today, 3);
    const done = await importFile(ctx, fileOf([{ amount: "100.00", valueOn, details: [{ reference }] }]));
    expect(bankFileImportJson(done, []).transactions).toMatchObject([
      { outcome: "booked", paidOn: ctx.today },
    ]);
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid", paidOn: ctx.today });
  });

  it.each<[string, string, Partial<CamtDetails>, object]>([
    ["less than is open", "60.00", {}, { state: "proposed", reason: "reference_part" }],
    ["more than is open", "130.00", {}, { state: "proposed", reason: "reference_over" }],
    ["5 Rappen less", "99.95", {}, { state: "proposed", reason: "reference_rounding" }],
    [
      "less by what banks deducted",
      "91.20",
      { charges: [{ amount: "8.80", included: true }] },
      { state: "proposed", reason: "reference_charges" },
    ],
    [
      "a reference of nobody's",
      "100.00",
      { reference: "RF18539007547034" },
      { state: "unassigned", reason: "reference_unknown" },
    ],
    ["neither reference nor text", "100.00", { reference: "" }, { state: "unassigned", reason: "no_match" }],
  ])("a payment of %s waits for a click", async (_, amount, details, expected) => {
    const { ctx } = await start();
    const { id, reference } = await sentInvoice(ctx, 100);
    const { results } = await importFile(ctx, fileOf([{ amount, details: [{ reference, ...details }] }]));
    expect(results.map(({ payment }) => payment)).toMatchObject([expected]);
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "sent", settled: 0 });
  });

  it("payments for invoices that are not open are unassigned, with the reason", async () => {
    const { ctx } = await start();
    const [paid, cancelled, writtenOff, credited, draft] = await Promise.all([
      sentInvoice(ctx, 100),
      sentInvoice(ctx, 100),
      sentInvoice(ctx, 100),
      sentInvoice(ctx, 100),
      draftInvoice(ctx, 100),
    ]);
    await markPaid(ctx, paid.id);
    await cancelInvoice(ctx, cancelled.id);
    await writeOff(ctx, writtenOff.id, { reason: "Konkurs" });
    await creditFor(ctx, credited.id, 100_00);
    const file = fileOf(
      [paid, cancelled, writtenOff, credited, draft].map(({ reference }, index) => ({
        amount: "100.00",
        ref: `E${index}`,
        details: [{ reference }],
      })),
    );
    const { results, counts } = await importFile(ctx, file);
    expect(results.map(({ reason }) => reason)).toEqual([
      "already_paid",
      "invoice_cancelled",
      "reference_recovered",
      "invoice_credited",
      "invoice_draft",
    ]);
    expect(counts).toMatchObject({ unassigned: 4, proposed: 1, twice: 1 });
  });

  it("proposes by number in the text, by known payer, by the only sum that fits, never by amount alone", async () => {
    const { ctx } = await start();
    const byNumber = await sentInvoice(ctx, 100, { invoiceNumber: "R-10" });
    await sentInvoice(ctx, 100, { invoiceNumber: "R-1" });
    const { id: clientId } = await createClient(ctx, clientInput({ name: "Zbinden Beat" }));
    const ofPayer = [
      await sentInvoice(ctx, 200, { recipient: { ...INVOICE.recipient, name: "Zbinden Beat" }, clientId }),
      await sentInvoice(ctx, 350, { recipient: { ...INVOICE.recipient, name: "Zbinden Beat" }, clientId }),
    ];
    const file = fileOf([
      { amount: "100.00", ref: "A", details: [{ texts: ["Rechnung R-10, danke"] }] },
      { amount: "200.00", ref: "B", details: [{ payer: { name: "ZBINDEN BEAT" } }] },
      { amount: "550.00", ref: "C", details: [{ payer: { name: "Zbinden Beat" } }] },
      { amount: "350.00", ref: "D", details: [{ payer: { name: "Jemand anderes" } }] },
    ]);
    const { results } = await importFile(ctx, file);
    expect(
      results.map(({ reason, payment }) => [reason, payment?.proposal.map((part) => part.invoiceId)]),
    ).toEqual([
      ["number", [byNumber.id]],
      ["payer", [ofPayer[0]!.id]],
      ["payer_several", ofPayer.map(({ id }) => id)],
      ["no_match", []],
    ]);
  });

  it.each(["numbers", "references"])(
    "a payment that names several open invoices by their %s proposes them if it is exactly their sum",
    async (by) => {
      const { ctx } = await start();
      const invoices = [
        await sentInvoice(ctx, 10.1, { invoiceNumber: "R-21" }),
        await sentInvoice(ctx, 20.2, { invoiceNumber: "R-22" }),
      ];
      const named = by === "numbers" ? ["R-21", "R-22"] : invoices.map(({ reference }) => reference);
      const entryOf = (amount: string): CamtEntry => ({
        amount,
        ref: amount,
        details: [{ texts: [`RG ${named.join(" + ")}`] }],
      });
      const { results } = await importFile(ctx, fileOf([entryOf("30.30"), entryOf("25.00")]));
      expect(results).toMatchObject([
        { outcome: "proposed", reason: by === "numbers" ? "number_several" : "reference_several" },
        { outcome: "unassigned", reason: "reference_ambiguous" },
      ]);
      const proposal = results[0]?.payment?.proposal ?? [];
      expect(proposal.toSorted((a, b) => a.amount - b.amount)).toEqual([
        { invoiceId: invoices[0]?.id, kind: "payment", amount: 10_10 },
        { invoiceId: invoices[1]?.id, kind: "payment", amount: 20_20 },
      ]);
    },
  );

  it("a statement after its notification only confirms, and two true payments of one amount both count", async () => {
    const { ctx } = await start();
    const { reference } = await sentInvoice(ctx, 100);
    const entry = (ref: string): CamtEntry => ({ amount: "100.00", ref, details: [{ reference }] });
    await importFile(ctx, fileOf([entry("E1")], { message: "camt.054" }));
    const statement = fileOf([entry("E1"), entry("E2")], { message: "camt.053", messageId: "MSG-2" });
    const { counts, results } = await importFile(ctx, statement);
    expect(counts).toMatchObject({ known: 1, booked: 0, unassigned: 1, twice: 1 });
    expect(results.map(({ outcome }) => outcome)).toEqual(["known", "unassigned"]);
  });

  it("equal transactions without any reference of the bank count as often as a file has them", async () => {
    const { ctx } = await start();
    const entry: CamtEntry = { amount: "20.00", ref: "", details: [{ texts: ["Spende"] }] };
    expect((await importFile(ctx, fileOf([entry, entry]))).counts).toMatchObject({ unassigned: 2 });
    const more = fileOf([entry, entry, entry], { messageId: "MSG-2" });
    expect((await importFile(ctx, more)).counts).toMatchObject({ known: 2, unassigned: 1 });
  });

  it("what the bank takes back is owed again, and stands again when that file is undone", async () => {
    const { ctx } = await start();
    const { id, reference } = await sentInvoice(ctx, 100);
    const credit: CamtEntry = { amount: "100.00", ref: "E1", details: [{ reference, uetr: UETR }] };
    const { results } = await importFile(ctx, fileOf([credit]));
    const reversal: CamtEntry = {
      amount: "100.00",
      direction: "DBIT",
      reversal: true,
      ref: "E2",
      details: [{ reference, uetr: UETR }],
    };
    const second = await importFile(ctx, fileOf([reversal], { messageId: "MSG-2" }));
    expect(second.counts).toMatchObject({ reversed: 1, booked: 0 });
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "sent", settled: 0 });
    await undoBankFile(ctx, second.file.id);
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid", settled: 100_00 });
    expect((await findPayment(ctx, results[0]!.payment!.id)).state).toBe("booked");
  });

  it("an import that is undone leaves the books as they were, and can be repeated", async () => {
    const { ctx } = await start();
    const invoices = [await sentInvoice(ctx, 100), await sentInvoice(ctx, 200)];
    const before = await Promise.all(invoices.map(({ id }) => moneyOf(ctx, id)));
    const file = fileOf(
      invoices.map(({ reference }, index) => ({
        amount: index === 0 ? "100.00" : "150.00",
        ref: `E${index}`,
        details: [{ reference }],
      })),
    );
    const { file: imported } = await importFile(ctx, file);
    await webhookOf(ctx, "https://hooks.example.ch/rappen", { events: ["payment.reversed"] });
    await undoBankFile(ctx, imported.id);
    expect((await eventTypes(ctx)).filter((type) => type === "payment.reversed")).toHaveLength(1);
    expect(await Promise.all(invoices.map(({ id }) => moneyOf(ctx, id)))).toEqual(before);
    expect(await countPayments(ctx)).toMatchObject({ booked: 0, proposed: 0, reversed: 2 });
    await expect(undoBankFile(ctx, imported.id)).rejects.toMatchObject({ code: "bank_file.undone" });
    const again = await importFile(ctx, file);
    expect(again.isNew).toBe(true);
    expect(again.counts).toMatchObject({ booked: 1, proposed: 1, known: 0 });
  });

  it("asks about an account that is not the business's, and books nothing until it is confirmed", async () => {
    const { ctx } = await start();
    const { reference } = await sentInvoice(ctx, 100);
    const account = "CH5604835012345678009";
    const file = fileOf([{ amount: "100.00", details: [{ reference }] }], {}, account);
    await expect(importFile(ctx, file)).rejects.toMatchObject({
      fields: [{ code: "bank_file.foreign_account", params: { account: "CH56 0483 5012 3456 7800 9" } }],
    });
    expect(await countPayments(ctx)).toMatchObject({ booked: 0 });
    expect((await importFile(ctx, file, [account])).counts).toMatchObject({ booked: 1 });
    expect((await importFile(ctx, file)).counts).toMatchObject({ known: 1 });
  });

  it("money in another currency is proposed with both amounts", async () => {
    const { ctx } = await start();
    const { id, reference } = await sentInvoice(ctx, 100);
    const entry: CamtEntry = {
      amount: "105.00",
      currency: "EUR",
      details: [{ amount: "105.00", currency: "EUR", reference }],
    };
    const file = fileOf([entry], {}, ACCOUNT, "EUR");
    const { results } = await importFile(ctx, file);
    expect(results.map(({ payment }) => payment)).toMatchObject([
      {
        state: "proposed",
        reason: "foreign_currency",
        amount: 100_00,
        instructed: { amount: 105_00, currency: "EUR" },
        proposal: [{ invoiceId: id, kind: "payment", amount: 100_00 }],
      },
    ]);
  });

  it("of two imports of one file at the same time, each transaction counts once", async () => {
    const { ctx } = await start();
    const invoices = await Promise.all(Array.from({ length: 5 }, () => sentInvoice(ctx, 100)));
    const file = fileOf(
      invoices.map(({ reference }, index) => ({
        amount: "100.00",
        ref: `E${index}`,
        details: [{ reference }],
      })),
    );
    await Promise.all([importFile(ctx, file), importFile(ctx, file), importFile(ctx, file)]);
    expect(await countPayments(ctx)).toMatchObject({ booked: 5, unassigned: 0 });
  });

  it("knows nobody else's invoices and files", async () => {
    const { platform, ctx } = await start();
    const { reference } = await sentInvoice(ctx, 100);
    const other = await member(platform, { email: "other@example.ch" });
    const { results, file } = await importFile(
      other,
      fileOf([{ amount: "100.00", details: [{ reference }] }]),
    );
    expect(results[0]).toMatchObject({ outcome: "unassigned", reason: "reference_unknown" });
    await expect(undoBankFile(ctx, file.id)).rejects.toMatchObject({ code: "bank_file.not_found" });
  });
});

const UETR = "8a562c67-ca16-48ba-b074-65581be6f001";

async function draftInvoice(ctx: UserContext, francs: number, overrides: Record<string, unknown> = {}) {
  const items = [{ description: "Arbeit", quantity: 1, unitPrice: francs, vatRate: 0 }];
  const id = await createInvoice(
    ctx,
    invoiceInput({ items, qrBillOptions: { referenceType: "SCOR" }, ...overrides }),
  );
  const { reference } = await findInvoice(ctx, id);
  expect(reference).toMatch(/^RF/);
  return { id, reference };
}

async function sentInvoice(ctx: UserContext, francs: number, overrides: Record<string, unknown> = {}) {
  const invoice = await draftInvoice(ctx, francs, overrides);
  await markSent(ctx, invoice.id);
  return invoice;
}

function fileOf(entries: CamtEntry[], file: CamtFile = {}, account = ACCOUNT, currency = "CHF"): string {
  return camt({ ...file, statements: [{ account, currency, entries }] });
}

function importFile(ctx: UserContext, xml: string, accounts: string[] = []) {
  return importBankFiles(ctx, [{ name: "camt.xml", bytes: Buffer.from(xml) }], accounts);
}

async function moneyOf(ctx: UserContext, id: string) {
  const { status, settled, paidOn, allocations } = await findInvoice(ctx, id);
  return { status, settled, paidOn, allocations };
}
