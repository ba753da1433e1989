import { expect, it } from "vitest";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { withdrawCreditNote } from "#app/features/selling/invoices/correcting/withdraw-credit-note.server.ts";
import { annotateInvoice } from "#app/features/selling/invoices/annotate-invoice.server.ts";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { restoreInvoice } from "#app/features/selling/invoices/status/restore-invoice.server.ts";
import { updateInvoice } from "#app/features/selling/invoices/update-invoice.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { PermanentFailure, UncertainDelivery } from "#app/platform/errors.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { clientJson } from "#app/features/selling/clients/client-json.ts";
import {
  createClient,
  deleteClient,
  findClient,
  updateClient,
} from "#app/features/selling/clients/clients.server.ts";
import { findOrCreateClient } from "#app/features/selling/clients/find-or-create-client.server.ts";
import {
  cancelInvoice,
  markOverdue,
  markPaid,
  markSelectedPaid,
  markUnpaid,
} from "#app/features/selling/invoices/settling/change-status.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { duplicateInvoice } from "#app/features/selling/invoices/duplicate-invoice.server.ts";
import { invoiceJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { checkOverdue } from "#app/features/selling/invoices/status/overdue-check.server.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { listPayments } from "#app/features/money/payments/list-payments.server.ts";
import { readPaymentQuery } from "#app/features/money/payments/payment-query.ts";
import { paymentJson } from "#app/features/books/ledger/payment-json.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { later, sendingMember, testPlatform, visitor } from "../../support/platform.ts";
import { webhookOf } from "../../support/server/webhook-receiver.ts";

const URL = "https://hooks.example.ch/rappen";
const DAY = 24 * 60 * 60 * 1000;

onDatabaseOfDay((open) => {
  async function start(overrides: Record<string, unknown> = {}) {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const { webhook } = await webhookOf(ctx, URL, overrides);
    return { platform, ctx, webhook };
  }

  it("tells of an invoice's life with what /api/v1 would answer at that moment", async () => {
    const { ctx } = await start();
    const id = await createInvoice(ctx, invoiceInput());
    const draft = invoiceJson(await findInvoice(ctx, id));
    await markSent(ctx, id);
    const sent = invoiceJson(await findInvoice(ctx, id));
    await markPaid(ctx, id);
    const paid = invoiceJson(await findInvoice(ctx, id));
    expect(await told(ctx)).toEqual([
      ["invoice.created", { invoice: draft }],
      ["invoice.sent", { invoice: sent }],
      ["payment.received", { payment: await onlyPayment(ctx) }],
      ["invoice.paid", { invoice: paid }],
    ]);
    expect(paid).toMatchObject({ status: "paid", paidOn: ctx.today });
  });

  it("tells of sending by e-mail with the e-mail on its way, and not of sending again", async () => {
    const { ctx } = await start({ events: ["invoice.sent"] });
    const id = await createInvoice(ctx, invoiceInput());
    await sendInvoice(ctx, id, { copyToMe: false });
    await sendInvoice(ctx, id, { copyToMe: false });
    expect(await told(ctx)).toMatchObject([
      ["invoice.sent", { invoice: { id, status: "sent", delivery: { state: "queued" } } }],
    ]);
  });

  it("tells of duplicates, of several marked at once, and of what was cancelled", async () => {
    const { ctx } = await start({ events: ["invoice.created", "invoice.paid", "invoice.cancelled"] });
    const first = await invoiceWith(ctx, "sent");
    const copy = await duplicateInvoice(ctx, first);
    const second = await invoiceWith(ctx, "overdue");
    await markSelectedPaid(ctx, [first, copy, second]);
    await cancelInvoice(ctx, copy);
    const heard = (await told(ctx)).map(([type, { invoice }]) => [type, invoice?.id]);
    expect(heard).toEqual([
      ["invoice.created", first],
      ["invoice.created", copy],
      ["invoice.created", second],
      ["invoice.paid", first],
      ["invoice.paid", second],
      ["invoice.cancelled", copy],
    ]);
  });

  it("tells of another external id, and of the same once more nothing", async () => {
    const { ctx } = await start({ events: ["invoice.updated"] });
    const id = await invoiceWith(ctx, "sent");
    for (const externalId of ["A-1", "A-1", "A-2"]) await annotateInvoice(ctx, id, { externalId });
    expect((await told(ctx)).map(([type]) => type)).toEqual(["invoice.updated", "invoice.updated"]);
  });

  it("tells of a draft that was changed, and of what was deleted or archived as it was", async () => {
    const { ctx } = await start({ events: ["invoice.updated", "invoice.deleted"] });
    const id = await createInvoice(ctx, invoiceInput());
    await updateInvoice(ctx, id, invoiceInput({ notes: "Danke" }));
    const draft = invoiceJson(await findInvoice(ctx, id));
    await deleteInvoice(ctx, id);
    const issued = await invoiceWith(ctx, "paid");
    const { number } = await findInvoice(ctx, issued);
    const kept = invoiceJson(await findInvoice(ctx, issued));
    await deleteInvoice(ctx, issued);
    await restoreInvoice(ctx, number);
    expect(await told(ctx)).toEqual([
      ["invoice.updated", { invoice: draft }],
      ["invoice.deleted", { invoice: draft }],
      ["invoice.deleted", { invoice: kept }],
      ["invoice.updated", { invoice: invoiceJson(await findInvoice(ctx, issued)) }],
    ]);
  });

  it("tells that a paid invoice owes again, and not of a part payment taken back", async () => {
    const { ctx } = await start({ events: ["invoice.unpaid"] });
    const inPart = await invoiceWith(ctx, "sent");
    await undoPayment(ctx, await recordPayment(ctx, inPart, { amount: 100_00, note: "" }));
    const byHand = await invoiceWith(ctx, "paid");
    await markUnpaid(ctx, byHand);
    const credited = await invoiceWith(ctx, "sent");
    const note = await issueCreditNote(ctx, credited, {
      items: [{ position: 1, quantity: 1000 }],
      reason: "Zu viel",
    });
    await markPaid(ctx, credited);
    await withdrawCreditNote(ctx, note);
    expect(await told(ctx)).toMatchObject([
      ["invoice.unpaid", { invoice: { id: byHand, status: "sent", paidOn: null, amountPaid: 0 } }],
      ["invoice.unpaid", { invoice: { id: credited, status: "sent", paidOn: null } }],
    ]);
  });

  it("tells of e-mails that failed or are uncertain, of reminders too, and of what is archived first", async () => {
    const { ctx, platform } = await start({ events: ["invoice.send_failed", "credit_note.send_failed"] });
    await runDueJobs(platform, handlers);
    const results = [new UncertainDelivery("cut"), new PermanentFailure("refused")];
    platform.mailer.send = () => Promise.reject(results.shift() ?? new PermanentFailure("refused"));
    const id = await createInvoice(ctx, invoiceInput());
    await sendInvoice(ctx, id, { copyToMe: false });
    await runDueJobs(platform, handlers);
    const overdue = await invoiceWith(ctx, "overdue");
    const reminderId = await createReminder(ctx, overdue, { send: true });
    await runDueJobs(platform, handlers);
    const note = await issueCreditNote(ctx, await invoiceWith(ctx, "sent"), { reason: "Zu viel" });
    await sendInvoice(ctx, note, { copyToMe: false });
    const archived = await createInvoice(ctx, invoiceInput());
    await sendInvoice(ctx, archived, { copyToMe: false });
    await deleteInvoice(ctx, archived);
    await runDueJobs(platform, handlers);
    const failed = { state: "failed", recipient: "kundin@example.ch" };
    expect(await told(ctx)).toMatchObject([
      [
        "invoice.send_failed",
        {
          invoice: { id, delivery: { state: "uncertain" } },
          delivery: { state: "uncertain", reminderId: null },
        },
      ],
      [
        "invoice.send_failed",
        { invoice: { id: overdue, delivery: null }, delivery: { ...failed, reminderId } },
      ],
      [
        "invoice.send_failed",
        { invoice: { id: archived }, delivery: { ...failed, error: "deleted", reminderId: null } },
      ],
      ["credit_note.send_failed", { creditNote: { id: note }, delivery: { ...failed, reminderId: null } }],
    ]);
  });

  it("tells of clients however they are made, changed and deleted", async () => {
    const { ctx } = await start({ events: ["client.created", "client.updated", "client.deleted"] });
    const made = await createClient(ctx, clientInput());
    const { client: found } = await findOrCreateClient(ctx, clientInput());
    expect(found.id).toBe(made.id);
    const { client: other } = await findOrCreateClient(ctx, clientInput({ name: "Neu" }));
    const id = await createInvoice(ctx, invoiceInput({ saveClient: true }));
    const { clientId } = await findInvoice(ctx, id);
    const linked = clientJson(await findClient(ctx, clientId!));
    const updated = await updateClient(ctx, made.id, clientInput({ name: "Anders" }));
    await deleteClient(ctx, made.id);
    expect(await told(ctx)).toEqual([
      ["client.created", { client: clientJson(made) }],
      ["client.created", { client: clientJson(other) }],
      ["client.created", { client: linked }],
      ["client.updated", { client: clientJson(updated) }],
      ["client.deleted", { client: clientJson(updated) }],
    ]);
  });

  it("tells of an overdue invoice once for each due date, by hand or by the daily job", async () => {
    const { ctx, platform } = await start({ events: ["invoice.overdue"] });
    const byJob = await invoiceWith(ctx, "overdue");
    for (let round = 0; round < 3; round++) await checkOverdue(visitor(platform));
    await markOverdue(ctx, byJob);
    const byHand = await invoiceWith(ctx, "overdue");
    await markOverdue(ctx, byHand);
    await checkOverdue(visitor(platform));
    platform.pass(DAY);
    await checkOverdue(visitor(platform));
    expect(await told(ctx)).toMatchObject([
      ["invoice.overdue", { invoice: { id: byJob, status: "overdue" } }],
      ["invoice.overdue", { invoice: { id: byHand, status: "overdue" } }],
    ]);
  });

  it("a change that is rolled back was never told of", async () => {
    const { ctx, platform } = await start();
    const failing = ctx.transaction(async (ctx) => {
      await createClient(ctx, clientInput());
      await createInvoice(ctx, invoiceInput());
      throw new Error("after all that");
    });
    await expect(failing).rejects.toThrow("after all that");
    expect(await told(ctx)).toEqual([]);
    expect(
      await platform.database.db
        .selectFrom("jobs")
        .select("id")
        .where("name", "=", "webhook.delivery")
        .execute(),
    ).toEqual([]);
  });

  it("tells nobody who is switched off, wants something else, is another business or no longer on Pro", async () => {
    const { ctx, platform } = await start({ isActive: false });
    await webhookOf(ctx, URL, { events: ["client.deleted"] });
    const other = await sendingMember(platform, { email: "other@example.ch" });
    await webhookOf(other, URL);
    await createInvoice(ctx, invoiceInput());
    expect(await told(ctx)).toEqual([]);
    const { id } = await createClient(other, clientInput());
    await platform.database.db.updateTable("businesses").set({ plan: "free" }).execute();
    await deleteClient(later(other), id);
    expect((await told(other)).map(([type]) => type)).toEqual(["client.created"]);
  });
});

async function onlyPayment(ctx: UserContext) {
  const { payments } = await listPayments(ctx, readPaymentQuery(new URLSearchParams()));
  expect(payments).toHaveLength(1);
  return paymentJson(payments[0]!.payment, payments[0]!.allocations);
}

/** What was written down to be told, in its order. */
async function told(ctx: UserContext) {
  const rows = await ctx.db
    .selectFrom("webhook_events")
    .innerJoin("webhook_deliveries", "webhook_deliveries.event_id", "webhook_events.id")
    .select(["type", "body"])
    .where("webhook_events.business_id", "=", ctx.businessId)
    .orderBy("webhook_deliveries.id")
    .execute();
  return rows.map(({ type, body }) => {
    const { data } = JSON.parse(body) as { data: Record<string, { id: string }> };
    return [type, data] as const;
  });
}
