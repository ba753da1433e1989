import { expect, it } from "vitest";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { writeOff } from "#app/features/money/payments/write-off.server.ts";
import { historyOf } from "#app/features/running/history/history.server.ts";
import {
  cancelInvoice,
  markOverdue,
  markPaid,
  markSelectedPaid,
  markUnpaid,
} from "#app/features/selling/invoices/settling/change-status.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { allows, type InvoiceAction } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { INVOICE_STATUSES, type InvoiceStatus } from "#app/features/selling/invoices/fields/invoice.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { closeBusiness } from "../../../support/accounts/close-business.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { invoiceWith } from "../../../support/invoices/invoice-with.ts";
import { partPayment } from "../../../support/invoices/part-payment.ts";
import { later, makePro, member, type TestPlatform, testPlatform } from "../../../support/platform.ts";

const UNKNOWN = "0198c0de-0000-7000-8000-000000000000";

const CHANGES: [InvoiceAction, (ctx: UserContext, id: string) => Promise<void>, InvoiceStatus, string][] = [
  ["markSent", markSent, "sent", "invoice.marked_sent"],
  ["markPaid", markPaid, "paid", "invoice.paid"],
  ["markUnpaid", markUnpaid, "sent", "invoice.unpaid"],
  ["markOverdue", markOverdue, "overdue", "invoice.overdue"],
  ["cancel", cancelInvoice, "cancelled", "invoice.cancelled"],
];

onDatabaseOfDay((open) => {
  it.each(CHANGES)(
    "security 22: %s follows the table in every status, with its history or not at all",
    async (action, change, becomes, event) => {
      const ctx = await member(testPlatform(await open()));
      await makePro(ctx);
      for (const status of INVOICE_STATUSES) {
        const id = await invoiceWith(ctx, status);
        const before = await findInvoice(ctx, id);
        const past = await historyOf(ctx, id);
        if (!allows(status, action)) {
          await expect(change(ctx, id), status).rejects.toMatchObject({
            code: "invoice.transition_not_allowed",
          });
          expect(await findInvoice(ctx, id)).toEqual(before);
          expect(await historyOf(ctx, id)).toEqual(past);
          continue;
        }
        await change(ctx, id);
        const after = await findInvoice(ctx, id);
        expect(after.status, status).toBe(becomes);
        expect(after.version).toBe(action === "markOverdue" ? before.version : before.version + 1);
        const [newest, ...older] = await historyOf(ctx, id);
        expect(newest).toMatchObject({ event, userName: "Anna Muster" });
        expect(older).toEqual(past);
      }
    },
  );

  it.each(CHANGES)("%s knows nobody else's invoice, and no id that is none", async (_, change) => {
    const platform = testPlatform(await open());
    const owner = await member(platform);
    const id = await invoiceWith(owner, "overdue");
    const other = await member(platform, { email: "other@example.ch" });
    const before = await findInvoice(owner, id);
    for (const foreign of [id, UNKNOWN, "nix", "\u0000"]) {
      await expect(change(other, foreign)).rejects.toMatchObject({ code: "invoice.not_found" });
    }
    expect(await findInvoice(owner, id)).toEqual(before);
  });

  it("a small rest that was let go after a payment is owed again first", async () => {
    const ctx = await member(testPlatform(await open()));
    const id = await invoiceWith(ctx, "sent");
    await recordPayment(ctx, id, { amount: 640_00, note: "" });
    await writeOff(ctx, id, { reason: "Spesen" });
    expect((await findInvoice(ctx, id)).status).toBe("paid");
    await markUnpaid(ctx, id);
    const invoice = await findInvoice(ctx, id);
    expect([invoice.status, amountDue(invoice)]).toEqual(["sent", 8_49]);
    expect((await historyOf(ctx, id)).slice(0, 2)).toMatchObject([
      { event: "invoice.unpaid", data: { amount: "0" } },
      { event: "invoice.write_off_undone", data: { amount: "849" } },
    ]);
  });

  it("books the open amount as paid today, or on the day given, and takes it back", async () => {
    const ctx = await member(testPlatform(await open()));
    const id = await invoiceWith(ctx, "sent");
    await markPaid(ctx, id, { paidOn: "2026-11-03" });
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid", paidOn: "2026-11-03" });
    expect(await paymentsOf(ctx)).toEqual([
      { amount: 648_49, paid_on: "2026-11-03", source: "manual", reversed_at: null },
    ]);
    expect((await historyOf(ctx, id))[0]!.data).toEqual({ paidOn: "2026-11-03", amount: "64849" });
    await markUnpaid(ctx, id);
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "sent", paidOn: null });
    await markPaid(ctx, id);
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid", paidOn: "2026-11-21" });
    expect(await paymentsOf(ctx)).toEqual([
      { amount: 648_49, paid_on: "2026-11-03", source: "manual", reversed_at: ctx.now.toISOString() },
      { amount: 648_49, paid_on: "2026-11-21", source: "manual", reversed_at: null },
    ]);
  });

  it("books what a part payment left open, and undoing leaves the part payment", async () => {
    const ctx = await member(testPlatform(await open()));
    const id = await invoiceWith(ctx, "sent");
    await partPayment(ctx, id, { amount: 600_00 });
    await markPaid(ctx, id);
    expect((await paymentsOf(ctx)).map(({ amount }) => amount)).toEqual([600_00, 48_49]);
    await markUnpaid(ctx, id);
    expect(await paymentsOf(ctx)).toMatchObject([
      { amount: 600_00, reversed_at: null },
      { amount: 48_49, reversed_at: ctx.now.toISOString() },
    ]);
  });

  it("marks an invoice over nothing as paid, and undoes it", async () => {
    const ctx = await member(testPlatform(await open()));
    const free = { items: [{ description: "Gratis", quantity: 1, unitPrice: 0, vatRate: 0 }] };
    const id = await createInvoice(ctx, invoiceInput(free));
    await markSent(ctx, id);
    await markPaid(ctx, id);
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid", total: 0 });
    await markUnpaid(ctx, id);
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "sent", paidOn: null });
  });

  it("refuses a payment in the future, and takes one from before the invoice date", async () => {
    const ctx = await member(testPlatform(await open()));
    const id = await invoiceWith(ctx, "sent");
    await expect(markPaid(ctx, id, { paidOn: "2026-11-22" })).rejects.toMatchObject({
      code: "input.invalid",
      fields: [{ field: "paidOn", code: "field.paid_in_future" }],
    });
    expect(await paymentsOf(ctx)).toEqual([]);
    await markPaid(ctx, id, { paidOn: "2026-10-01" });
    expect(await findInvoice(ctx, id)).toMatchObject({ paidOn: "2026-10-01" });
  });

  it("of many who mark it as paid at once, one books the payment", async () => {
    const ctx = await member(testPlatform(await open()));
    const id = await invoiceWith(ctx, "sent");
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => markPaid(ctx, id)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await paymentsOf(ctx)).toHaveLength(1);
  });

  it("becomes overdue at midnight in Zurich, in lists too, with no job", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const id = await invoiceWith(ctx, "sent", { dueDate: "2026-12-21" });
    const statuses = async () => {
      const now = later(ctx);
      return [(await findInvoice(now, id)).status, (await listInvoices(now)).invoices[0]!.status];
    };
    passTo(platform, "2026-12-21T22:59:59.999Z");
    expect(await statuses()).toEqual(["sent", "sent"]);
    await expect(markOverdue(later(ctx), id)).rejects.toMatchObject({
      code: "invoice.transition_not_allowed",
    });
    passTo(platform, "2026-12-21T23:00:00.000Z");
    expect(await statuses()).toEqual(["overdue", "overdue"]);
  });

  it("is marked as overdue once, however often somebody asks", async () => {
    const ctx = await member(testPlatform(await open()));
    const id = await invoiceWith(ctx, "overdue");
    for (let round = 0; round < 3; round++) await markOverdue(ctx, id);
    const events = (await historyOf(ctx, id)).map(({ event }) => event);
    expect(events.filter((event) => event === "invoice.overdue")).toHaveLength(1);
  });

  it("marks those of a selection that are open, names the others, and touches nothing with a foreign one", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await makePro(ctx);
    const [sent, overdue, draft, paid] = await Promise.all(
      (["sent", "overdue", "draft", "paid"] as const).map((status) =>
        invoiceWith(ctx, status, { invoiceNumber: `N-${status}` }),
      ),
    );
    const stranger = await member(platform, { email: "other@example.ch" });
    const foreign = await invoiceWith(stranger, "sent");
    await expect(markSelectedPaid(ctx, [sent!, foreign])).rejects.toMatchObject({
      code: "invoice.not_found",
    });
    expect(await findInvoice(ctx, sent!)).toMatchObject({ status: "sent" });

    const ids = [sent!, draft!, overdue!, sent!, paid!];
    expect(await markSelectedPaid(ctx, ids)).toEqual({ marked: 2, refused: ["N-draft", "N-paid"] });
    for (const id of [sent!, overdue!]) {
      expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid", paidOn: ctx.today });
    }
    expect(await findInvoice(stranger, foreign)).toMatchObject({ status: "sent" });
    await expect(markSelectedPaid(ctx, [])).rejects.toMatchObject({ code: "invoice.none_selected" });
  });

  it("changes nothing any more once the account is deleted", async () => {
    const ctx = await member(testPlatform(await open()));
    const id = await invoiceWith(ctx, "sent");
    await closeBusiness(ctx);
    await expect(markPaid(ctx, id)).rejects.toMatchObject({ code: "session.required" });
    expect(await paymentsOf(ctx)).toEqual([]);
  });
});

function passTo(platform: TestPlatform, instant: string): void {
  platform.pass(Date.parse(instant) - platform.now().getTime());
}

function paymentsOf(ctx: UserContext) {
  return ctx.db
    .selectFrom("payments")
    .select(["amount", "paid_on", "source", "reversed_at"])
    .orderBy("id")
    .execute();
}
