import { expect, it } from "vitest";
import { importBankFiles } from "#app/features/money/bank-files/import-bank-files.server.ts";
import { undoBankFile } from "#app/features/money/bank-files/undo-bank-file.server.ts";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { markUnpaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { confirmPayments } from "#app/features/money/payments/review/confirm-payments.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { camt, type CamtDetails, type CamtEntry } from "../../support/camt.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { INVOICE, invoiceInput } from "../../support/invoices/invoice-input.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

const ACCOUNT = "CH9300762011623852957";

/** 1'081.00 with 8.1 % VAT, of which 2 % are 21.62. */
const REDUCED = "1059.38";

onDatabaseOfDay((open) => {
  async function start() {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    return { ctx, ...(await sentInvoice(ctx)) };
  }

  it("books an exact reference with what Skonto leaves in its time, with its VAT by rate", async () => {
    const { ctx, id, reference } = await start();
    const [result] = await importPayment(ctx, { amount: REDUCED, details: [{ reference }] });
    expect(result).toMatchObject({ outcome: "booked", reason: "reference_skonto" });
    const invoice = await findInvoice(ctx, id);
    expect(invoice).toMatchObject({ status: "paid", paidOn: "2026-11-20", settled: 1_081_00 });
    expect(invoice.allocations).toMatchObject([
      { kind: "payment", amount: 1_059_38, vat: [{ rate: 81, net: 980_00, vat: 79_38 }] },
      { kind: "skonto", amount: 21_62, vat: [{ rate: 81, net: 20_00, vat: 1_62 }] },
    ]);
    const [paid, before] = await historyOf(ctx, id);
    expect([paid?.event, paid?.data]).toEqual(["invoice.paid", { paidOn: "2026-11-20", amount: "105938" }]);
    expect(before?.event).toBe("invoice.marked_sent");
  });

  it.each<[string, string, Partial<CamtDetails>, string, object[]]>([
    ["5 Rappen less", "1059.33", {}, "reference_skonto", [{ skonto: 21_62 }, { rounding: 5 }]],
    ["5 Rappen more", "1059.43", {}, "reference_skonto", [{ skonto: 21_57 }]],
    ["6 Rappen less", "1059.32", {}, "reference_part", []],
    ["6 Rappen more", "1059.44", {}, "reference_part", []],
    ["a number in the text", REDUCED, { reference: "" }, "number_skonto", [{ skonto: 21_62 }]],
    [
      "a known payer",
      REDUCED,
      { reference: "", texts: [], payer: { name: INVOICE.recipient.name } },
      "payer_skonto",
      [{ skonto: 21_62 }],
    ],
  ])("proposes it to a payment of %s", async (_, amount, details, reason, rest) => {
    const { ctx, id, number, reference } = await start();
    const given = { reference, texts: [`Rechnung ${number}`], ...details };
    const [result] = await importPayment(ctx, { amount, details: [given] });
    expect(result).toMatchObject({ outcome: "proposed", reason });
    const [money, ...others] = result!.payment!.proposal;
    expect(money).toMatchObject({ kind: "payment", amount: result!.payment!.amount });
    expect(others.map(({ kind, amount }) => ({ [kind]: amount }))).toEqual(rest);
    await confirmPayments(ctx, [result!.payment!.id]);
    const due = rest.length ? 0 : 1_081_00 - result!.payment!.amount;
    expect(amountDue(await findInvoice(ctx, id))).toBe(due);
  });

  it.each([
    ["2026-11-21", "reference_skonto"],
    ["2026-11-22", "reference_part"],
  ])("counts the days from the invoice's date: a payment of %s is a %s", async (valueOn, reason) => {
    const { ctx, reference } = await start();
    await ctx.db.updateTable("invoices").set({ issue_date: "2026-11-11" }).execute();
    const entry = { amount: REDUCED, valueOn, bookedOn: valueOn, details: [{ reference }] };
    const later = { ...ctx, today: "2026-11-25" };
    expect(await importPayment(later, entry)).toMatchObject([{ reason }]);
  });

  it("Skonto is taken back with its payment, by each way of doing so", async () => {
    const { ctx, id, reference } = await start();
    const entry = { amount: REDUCED, details: [{ reference }] };
    const due = async () => amountDue(await findInvoice(ctx, id));
    const first = await importFile(ctx, entry);
    await undoPayment(ctx, first.results[0]!.payment!.id);
    expect(await due()).toBe(1_081_00);
    await undoBankFile(ctx, first.file.id);
    await importFile(ctx, entry);
    expect(await due()).toBe(0);
    await markUnpaid(ctx, id);
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "sent", settled: 0, allocations: [] });
  });

  it("what the bank takes back and gives back comes with its Skonto", async () => {
    const { ctx, id, reference } = await start();
    const details = [{ reference, uetr: "8a562c67-ca16-48ba-b074-65581be6f001" }];
    await importFile(ctx, { amount: REDUCED, details });
    const reversal = { amount: REDUCED, direction: "DBIT", reversal: true, details } as const;
    const { file } = await importFile(ctx, reversal, "R");
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "sent", settled: 0 });
    await undoBankFile(ctx, file.id);
    const { status, allocations } = await findInvoice(ctx, id);
    expect(status).toBe("paid");
    expect(allocations.map(({ kind, vat }) => [kind, vat.length])).toEqual([
      ["payment", 1],
      ["skonto", 1],
    ]);
  });
});

async function sentInvoice(ctx: UserContext) {
  const items = [{ description: "Arbeit", quantity: 1, unitPrice: 1_000, vatRate: 8.1 }];
  const skonto = [{ percent: 2, days: 10 }];
  const id = await createInvoice(
    ctx,
    invoiceInput({ items, skonto, qrBillOptions: { referenceType: "SCOR" } }),
  );
  await markSent(ctx, id);
  const { number, reference } = await findInvoice(ctx, id);
  return { id, number, reference };
}

function importFile(ctx: UserContext, entry: CamtEntry, messageId = "M") {
  const xml = camt({ messageId, statements: [{ account: ACCOUNT, currency: "CHF", entries: [entry] }] });
  return importBankFiles(ctx, [{ name: "camt.xml", bytes: Buffer.from(xml) }], []);
}

async function importPayment(ctx: UserContext, entry: CamtEntry) {
  return (await importFile(ctx, entry)).results;
}
