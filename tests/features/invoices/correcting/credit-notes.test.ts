import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { invoicedByMonth } from "#app/features/front/dashboard/invoiced.server.ts";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { withdrawCreditNote } from "#app/features/selling/invoices/correcting/withdraw-credit-note.server.ts";
import { creditNoteSchema } from "#app/features/selling/invoices/correcting/credit-note.schema.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { duplicateInvoice } from "#app/features/selling/invoices/duplicate-invoice.server.ts";
import { invoiceJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { downloadInvoice } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { cancelInvoice, markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { clientCredit, settleFromCredit } from "#app/features/money/payments/client-credit.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { writeOff } from "#app/features/money/payments/write-off.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { sumOf } from "#app/features/books/ledger/payment.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { expectSameEverywhere } from "../../../support/ledger/everywhere.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { clientInput } from "../../../support/invoices/client-input.ts";
import { invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { makePro, member, testPlatform } from "../../../support/platform.ts";
import { readPdf } from "../../../support/read/read-pdf.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";

/** 3 × 199.95 at 8.1 % and 1 × 0.05 at 2.6 %. */
const TOTAL = 648_49;

onDatabaseOfDay((open) => {
  async function start(language = "de") {
    const platform = testPlatform(await open());
    const unverified = await member(platform);
    const ctx = { ...unverified, user: { ...unverified.user, emailVerified: true } };
    await makePro(ctx);
    const { id: clientId } = await createClient(ctx, clientInput());
    const id = await createInvoice(ctx, invoiceInput({ clientId, language }));
    await markSent(ctx, id);
    return { platform, ctx, clientId, id };
  }

  const credit = (ctx: UserContext, id: string, items?: { position: number; quantity: number }[]) =>
    issueCreditNote(ctx, id, creditNoteSchema.parse({ items, reason: "Eine Einheit zu viel" }));

  const standing = async (ctx: UserContext, id: string) => {
    const invoice = await findInvoice(ctx, id);
    return { status: invoice.status, due: amountDue(invoice), paidOn: invoice.paidOn };
  };

  const textOf = async (ctx: UserContext, id: string) => {
    const pages = readPdf((await downloadInvoice(ctx, id)).content);
    return pages.map(({ text }) => text).join("\n");
  };

  it("all of an invoice makes a cancellation invoice; the invoice stays and owes nothing", async () => {
    const { ctx, id } = await start();
    const note = await findInvoice(ctx, await credit(ctx, id));
    expect(invoiceJson(note)).toMatchObject({
      kind: "credit_note",
      status: "issued",
      invoiceNumber: "G-2026-0001",
      total: 648.49,
      amountDue: 0,
      corrects: { id, invoiceNumber: "INV-2026-0001", isWhole: true },
      reason: "Eine Einheit zu viel",
      paymentReferenceType: "NON",
      paymentReference: "",
    });
    expect(note.items.map(({ total }) => total)).toEqual([599_85, 5]);
    expect(await standing(ctx, id)).toEqual({ status: "credited", due: 0, paidOn: null });
    expect(invoiceJson(await findInvoice(ctx, id))).toMatchObject({
      amountPaid: 0,
      amountDue: 0,
      total: 648.49,
      allocations: [{ kind: "credit", paymentId: note.id, amount: 648.49 }],
    });
    const text = await textOf(ctx, note.id);
    for (const said of ["Stornorechnung G-2026-0001", "INV-2026-0001 vom 21.11.2026", "Eine Einheit zu viel"])
      expect(text).toContain(said);
    for (const unsaid of ["Zahlteil", "Zahlbar"]) expect(text).not.toContain(unsaid);
    const events = (await historyOf(ctx, id)).map(({ event }) => event);
    expect(events).toContain("invoice.credited");
  });

  it("some of a row leaves the rest due, and the rest can be paid", async () => {
    const { ctx, id } = await start();
    const note = await credit(ctx, id, [{ position: 1, quantity: 1 }]);
    expect(await findInvoice(ctx, note)).toMatchObject({ subtotal: 199_95, vatTotal: 16_20, total: 216_15 });
    expect(await standing(ctx, id)).toEqual({ status: "sent", due: TOTAL - 216_15, paidOn: null });
    const text = await textOf(ctx, note);
    expect(text).toContain("Gutschrift G-2026-0001");
    await recordPayment(ctx, id, { amount: TOTAL - 216_15, paidOn: "2026-11-21", note: "" });
    expect(await standing(ctx, id)).toEqual({ status: "paid", due: 0, paidOn: "2026-11-21" });
  });

  it("an amount is taken from each rate, the rest by rows, and nothing is taken twice", async () => {
    const { ctx, id } = await start();
    const byAmount = (amount: number) =>
      issueCreditNote(ctx, id, creditNoteSchema.parse({ amount, reason: "50 zu viel" }));
    const note = await byAmount(50);
    expect(await findInvoice(ctx, note)).toMatchObject({
      total: 50_00,
      vatRows: [{ rate: 81, net: 46_25, vat: 3_75 }],
      corrects: { isWhole: false },
    });
    expect(await textOf(ctx, note)).toContain("Preisminderung");
    expect(await standing(ctx, id)).toEqual({ status: "sent", due: TOTAL - 50_00, paidOn: null });
    await expectSameEverywhere(ctx, await findInvoice(ctx, id), TOTAL - 50_00);
    await expect(byAmount(598.5)).rejects.toMatchObject({
      fields: [{ field: "amount", code: "field.amount_too_large", params: { max: "598.49" } }],
    });
    await credit(ctx, id, [{ position: 1, quantity: 1 }]);
    await credit(ctx, id);
    expect(await standing(ctx, id)).toEqual({ status: "credited", due: 0, paidOn: null });
    await expectSameEverywhere(ctx, await findInvoice(ctx, id), 0);
  });

  it("an amount and rows together are refused, and an amount of everything is the cancellation", async () => {
    const { ctx, id } = await start();
    const both = { amount: 50, items: [{ position: 1, quantity: 1 }], reason: "Beides" };
    expect(creditNoteSchema.safeParse(both).success).toBe(false);
    const all = creditNoteSchema.parse({ amount: TOTAL / 100, reason: "Alles" });
    expect(await findInvoice(ctx, await issueCreditNote(ctx, id, all))).toMatchObject({
      corrects: { isWhole: true },
      total: TOTAL,
    });
  });

  it("never takes more than the invoice, row by row and in all", async () => {
    const { ctx, id } = await start();
    await credit(ctx, id, [{ position: 1, quantity: 2 }]);
    await expect(credit(ctx, id, [{ position: 1, quantity: 2 }])).rejects.toMatchObject({
      fields: [{ field: "items[0].quantity", code: "field.credit_too_much", params: { max: 1 } }],
    });
    await expect(credit(ctx, id, [{ position: 3, quantity: 1 }])).rejects.toMatchObject({
      fields: [{ field: "items[0].position", code: "field.no_such_position", params: { count: 2 } }],
    });
    await credit(ctx, id);
    expect(await standing(ctx, id)).toEqual({ status: "credited", due: 0, paidOn: null });
    await expect(credit(ctx, id)).rejects.toMatchObject({ code: "invoice.transition_not_allowed" });
    const { total } = await listInvoices(ctx, { kind: "credit_note" });
    expect(total).toBe(2);
    expect((await listInvoices(ctx)).total).toBe(1);
  });

  it("two at once credit everything only once, and their numbers have no gap", async () => {
    const { ctx, id } = await start();
    const results = await Promise.allSettled([credit(ctx, id), credit(ctx, id), credit(ctx, id)]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const parts = await start();
    const half = [{ position: 1, quantity: 1 }];
    const notes = await Promise.all([credit(parts.ctx, parts.id, half), credit(parts.ctx, parts.id, half)]);
    const numbers = await Promise.all(notes.map(async (note) => (await findInvoice(parts.ctx, note)).number));
    expect(numbers.sort()).toEqual(["G-2026-0001", "G-2026-0002"]);
    expect((await standing(parts.ctx, parts.id)).due).toBe(TOTAL - 2 * 216_15 + 1);
  });

  it("what was paid already becomes the client's credit, to use for another invoice", async () => {
    const { ctx, id, clientId } = await start();
    await markPaid(ctx, id);
    const note = await credit(ctx, id);
    expect((await clientCredit(ctx, clientId)).CHF).toBe(TOTAL);
    expect(await standing(ctx, id)).toEqual({ status: "paid", due: 0, paidOn: "2026-11-21" });
    const next = await createInvoice(ctx, invoiceInput({ clientId }));
    await markSent(ctx, next);
    await settleFromCredit(ctx, next);
    expect(await standing(ctx, next)).toEqual({ status: "paid", due: 0, paidOn: "2026-11-21" });
    await expect(withdrawCreditNote(ctx, note)).rejects.toMatchObject({ code: "credit_note.used" });
  });

  it("what was written off or let go as Skonto is nobody's credit", async () => {
    const { ctx, id, clientId } = await start();
    await writeOff(ctx, id, { amount: 10_00, reason: "Kulanz" });
    await credit(ctx, id, [{ position: 1, quantity: 1 }]);
    expect(await standing(ctx, id)).toMatchObject({ status: "sent", due: TOTAL - 10_00 - 216_15 });
    await credit(ctx, id);
    expect((await clientCredit(ctx, clientId)).CHF).toBe(0);
    expect(await standing(ctx, id)).toEqual({ status: "credited", due: 0, paidOn: null });

    const early = await createInvoice(ctx, invoiceInput({ clientId, skonto: "2% 10" }));
    await markSent(ctx, early);
    await recordPayment(ctx, early, { amount: TOTAL - 12_97, paidOn: "2026-11-21", note: "", skonto: true });
    expect(await standing(ctx, early)).toMatchObject({ status: "paid", due: 0 });
    const part = await credit(ctx, early, [{ position: 1, quantity: 1 }]);
    expect(await findInvoice(ctx, part)).toMatchObject({ total: 216_15 });
    // 2 % of what is credited was never paid: 4.32.
    expect((await clientCredit(ctx, clientId)).CHF).toBe(216_15 - 4_32);
    await credit(ctx, early);
    expect((await clientCredit(ctx, clientId)).CHF).toBe(TOTAL - 12_97);
    expect(sumOf((await findInvoice(ctx, early)).allocations, "skonto")).toBe(0);
  });

  it("can be withdrawn until the client has it, and then it counts for nothing", async () => {
    const { ctx, id, platform } = await start();
    const first = await credit(ctx, id);
    await withdrawCreditNote(ctx, first);
    expect(await standing(ctx, id)).toEqual({ status: "sent", due: TOTAL, paidOn: null });
    await expectSameEverywhere(ctx, await findInvoice(ctx, id), TOTAL);
    expect(await standing(ctx, first)).toMatchObject({ status: "withdrawn", due: 0 });
    await expect(withdrawCreditNote(ctx, first)).rejects.toMatchObject({
      code: "invoice.transition_not_allowed",
    });
    const second = await credit(ctx, id);
    await sendInvoice(ctx, second, { copyToMe: false, cc: "" });
    await runDueJobs(platform, handlers);
    const email = platform.mailbox.find(({ subject }) => subject.includes("Gutschrift G-2026-0002 von "));
    expect(email?.text).toContain("INV-2026-0001");
    expect(email?.text).not.toContain("IBAN");
    expect((await findInvoice(ctx, second)).publicUrl).toBeNull();
    expect(email?.attachments?.[0]?.filename).toBe("Stornorechnung G-2026-0002.pdf");
    await expect(withdrawCreditNote(ctx, second)).rejects.toMatchObject({ code: "credit_note.used" });
  });

  it("turnover is less by it, and the invoice cannot be cancelled beside it", async () => {
    const { ctx, id } = await start();
    expect((await invoicedByMonth(ctx)).at(-1)?.amount).toBe(TOTAL);
    await credit(ctx, id, [{ position: 1, quantity: 1 }]);
    expect((await invoicedByMonth(ctx)).at(-1)?.amount).toBe(TOTAL - 216_15);
    await expect(cancelInvoice(ctx, id)).rejects.toMatchObject({ code: "invoice.has_credit_notes" });
  });

  it.each([
    ["fr", "Facture d’annulation", "Concerne la facture"],
    ["it", "Fattura di storno", "Relativa alla fattura"],
    ["en", "Cancellation invoice", "To invoice"],
  ])("speaks the invoice's language: %s", async (language, title, corrects) => {
    const { ctx, id } = await start(language);
    const text = await textOf(ctx, await credit(ctx, id));
    expect(text).toContain(title);
    expect(text).toContain(corrects);
  });

  it("a draft, a cancelled invoice and a credit note have none", async () => {
    const { ctx, id } = await start();
    const draft = await createInvoice(ctx, invoiceInput());
    await expect(credit(ctx, draft)).rejects.toMatchObject({ code: "invoice.transition_not_allowed" });
    const note = await credit(ctx, id);
    for (const change of [deleteInvoice, duplicateInvoice, cancelInvoice, markPaid])
      await expect(change(ctx, note)).rejects.toMatchObject({ code: "invoice.transition_not_allowed" });
    await expect(credit(ctx, note)).rejects.toMatchObject({ code: "invoice.transition_not_allowed" });
    await expect(issueCreditNote(ctx, id, { reason: "x", version: 1 })).rejects.toMatchObject({
      code: "invoice.changed",
    });
  });
});
