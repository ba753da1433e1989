import { expect, it } from "vitest";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { cancelInvoice, markUnpaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { undoWriteOff, writeOff } from "#app/features/money/payments/write-off.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { creditFor } from "../../support/invoices/credit-for.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

/** The total of every invoice here, Rappen. */
const TOTAL = 648_49;

onDatabaseOfDay((open) => {
  async function start() {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await makePro(ctx);
    return { platform, ctx };
  }

  it("what is due of an invoice is written off with its VAT, and owed again when that is undone", async () => {
    const { ctx } = await start();
    const id = await invoiceWith(ctx, "overdue");
    await writeOff(ctx, id, { reason: "Konkurs", writtenOffOn: "2026-11-20" });
    const written = await findInvoice(ctx, id);
    expect(standing(written)).toEqual({ status: "written_off", settled: TOTAL, due: 0, paidOn: null });
    const { vatRows } = written;
    expect(written.allocations).toMatchObject([
      { kind: "write_off", amount: TOTAL, note: "Konkurs", settledOn: "2026-11-20", vat: vatRows },
    ]);
    await undoWriteOff(ctx, id);
    expect(standing(await findInvoice(ctx, id))).toMatchObject({ status: "overdue", settled: 0, due: TOTAL });
    const [undone, event] = await historyOf(ctx, id);
    expect([event?.event, event?.data]).toEqual([
      "invoice.written_off",
      { amount: String(TOTAL), paidOn: "2026-11-20", reason: "Konkurs" },
    ]);
    expect([undone?.event, undone?.data]).toEqual(["invoice.write_off_undone", { amount: String(TOTAL) }]);
    await expect(undoWriteOff(ctx, id)).rejects.toMatchObject({ code: "invoice.transition_not_allowed" });
  });

  it("nothing and less than nothing cannot be written off", async () => {
    const { ctx } = await start();
    const id = await invoiceWith(ctx, "overdue");
    for (const amount of [0, -1, TOTAL + 1])
      await expect(writeOff(ctx, id, { amount, reason: "Kulanz" })).rejects.toMatchObject({
        code: "input.invalid",
      });
  });

  it("a part can be written off, and each part taken back by itself", async () => {
    const { ctx } = await start();
    const id = await invoiceWith(ctx, "sent");
    await recordPayment(ctx, id, { amount: 600_00, note: "" });
    await writeOff(ctx, id, { amount: 8_49, reason: "Spesen" });
    await writeOff(ctx, id, { amount: 30_00, reason: "Kulanz" });
    const invoice = await findInvoice(ctx, id);
    expect(standing(invoice)).toMatchObject({ status: "sent", due: 10_00 });
    const fees = invoice.allocations.find(({ note }) => note === "Spesen")!;
    await undoWriteOff(ctx, id, fees.id);
    expect(standing(await findInvoice(ctx, id))).toMatchObject({ status: "sent", due: 18_49 });
    await expect(undoWriteOff(ctx, id, fees.id)).rejects.toMatchObject({
      code: "invoice.transition_not_allowed",
    });
  });

  it("a loss of a single Rappen is claimed again like any other", async () => {
    const { ctx } = await start();
    const id = await invoiceWith(ctx, "overdue");
    await writeOff(ctx, id, { amount: 1, reason: "Kulanz" });
    await undoWriteOff(ctx, id);
    expect(await findInvoice(ctx, id)).toMatchObject({ settled: 0 });
  });

  it("a fee is owed once, however often its invoice is given up and claimed again", async () => {
    const { ctx } = await start();
    await remindBy(ctx, { levels: Array(3).fill({ daysAfter: 1, newTermDays: 10, fee: 20 }) });
    const id = await invoiceWith(ctx, "overdue");
    await createReminder(ctx, id);
    for (let times = 0; times < 3; times++) {
      expect(amountDue(await findInvoice(ctx, id))).toBe(TOTAL + 20_00);
      await writeOff(ctx, id, { reason: "Konkurs" });
      await undoWriteOff(ctx, id);
    }
  });

  it("a credit note for less than is still due leaves what was written off", async () => {
    const { ctx } = await start();
    const id = await invoiceWith(ctx, "sent");
    await writeOff(ctx, id, { amount: 100_00, reason: "Kulanz" });
    const items = [{ position: 2, quantity: 1000 }];
    const note = await issueCreditNote(ctx, id, { reason: "x", version: undefined, items });
    const { total } = await findInvoice(ctx, note);
    const invoice = await findInvoice(ctx, id);
    expect(amountDue(invoice)).toBe(TOTAL - 100_00 - total);
    // The Rappen that was given up of the row at 2.6 % is given up of the other one.
    expect(
      invoice.allocations.map(({ kind, amount, vat }) => [kind, amount, vat.map(({ rate }) => rate)]),
    ).toEqual([
      ["write_off", 100_00, [81, 26]],
      ["write_off", -1, [26]],
      ["credit", total, [26]],
      ["write_off", 1, [81]],
    ]);
  });

  it("a payment that is undone leaves what was written off", async () => {
    const { ctx } = await start();
    const id = await invoiceWith(ctx, "sent");
    const payment = await recordPayment(ctx, id, { amount: 600_00, note: "" });
    await writeOff(ctx, id, { reason: "Rest" });
    expect(standing(await findInvoice(ctx, id))).toMatchObject({ status: "written_off", due: 0 });
    await undoPayment(ctx, payment);
    expect(standing(await findInvoice(ctx, id))).toMatchObject({ status: "sent", due: 600_00 });
  });

  it("a cancelled invoice has nothing written off, and only its money becomes credit", async () => {
    const { ctx } = await start();
    const id = await invoiceWith(ctx, "sent");
    await writeOff(ctx, id, { amount: 100_00, reason: "Kulanz" });
    await cancelInvoice(ctx, id);
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "cancelled", settled: 0, allocations: [] });
    const events = (await historyOf(ctx, id)).map(({ event }) => event);
    expect(events).not.toContain("invoice.payments_released");
  });

  it("refuses more than is due, a future day, what owes nothing, and somebody else's invoice", async () => {
    const { platform, ctx } = await start();
    const id = await invoiceWith(ctx, "sent");
    await expect(writeOff(ctx, id, { amount: TOTAL + 1, reason: "x" })).rejects.toMatchObject({
      fields: [{ field: "amount", code: "field.amount_too_large", params: { max: "CHF\u00a0648.49" } }],
    });
    await expect(writeOff(ctx, id, { reason: "x", writtenOffOn: "2026-11-22" })).rejects.toMatchObject({
      fields: [{ field: "writtenOffOn", code: "field.day_in_future" }],
    });
    for (const status of ["draft", "paid", "cancelled", "written_off"] as const)
      await expect(writeOff(ctx, await invoiceWith(ctx, status), { reason: "x" })).rejects.toMatchObject({
        code: "invoice.transition_not_allowed",
      });
    const other = await member(platform, { email: "other@example.ch" });
    await expect(writeOff(other, id, { reason: "x" })).rejects.toMatchObject({ code: "invoice.not_found" });
    await expect(writeOff(ctx, id, { reason: "x" }, 99)).rejects.toMatchObject({ code: "invoice.changed" });
    expect(standing(await findInvoice(ctx, id))).toMatchObject({ status: "sent", due: TOTAL });
  });

  it("a payment settles the invoice, whichever of two write-offs at once came before it", async () => {
    const { ctx } = await start();
    const id = await invoiceWith(ctx, "sent");
    const results = await Promise.allSettled([
      writeOff(ctx, id, { reason: "x" }),
      recordPayment(ctx, id, { amount: TOTAL, note: "" }),
      writeOff(ctx, id, { amount: TOTAL, reason: "y" }),
    ]);
    expect(results.map(({ status }) => status).filter((status) => status === "rejected")).not.toHaveLength(0);
    expect(results[1]!.status).toBe("fulfilled");
    expect(standing(await findInvoice(ctx, id))).toMatchObject({ status: "paid", settled: TOTAL, due: 0 });
  });

  it("marking as unpaid leaves what a credit note settles", async () => {
    const { ctx } = await start();
    const id = await invoiceWith(ctx, "sent");
    await creditFor(ctx, id, 100_00);
    await recordPayment(ctx, id, { amount: 548_49, note: "" });
    expect(standing(await findInvoice(ctx, id))).toMatchObject({ status: "paid", due: 0 });
    await markUnpaid(ctx, id);
    expect(standing(await findInvoice(ctx, id))).toMatchObject({ status: "sent", due: 548_49 });
  });
});

function standing(invoice: Awaited<ReturnType<typeof findInvoice>>) {
  const { status, settled, paidOn } = invoice;
  return { status, settled, due: amountDue(invoice), paidOn };
}
