import { expect, it } from "vitest";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { downloadInvoice } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { cancelInvoice, markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { standingClaims, waiveClaim } from "#app/features/money/reminders/open-claims.server.ts";
import { planOwnLetter } from "#app/features/money/reminders/planning/plan-letters.server.ts";
import { downloadReminder, listReminders } from "#app/features/money/reminders/reminders.server.ts";
import { invoiceReminders } from "#app/features/money/reminders/screens/invoice-reminders.server.ts";
import { sendReminder } from "#app/features/money/reminders/send-reminder.server.ts";
import { reminderStanding } from "#app/features/money/reminders/run/remindable.server.ts";
import {
  disputeInvoice,
  neverRemind,
  pauseReminders,
  promisePayment,
} from "#app/features/money/reminders/stops.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { handlers } from "#app/jobs.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { later, member, sendingMember, testPlatform } from "../../support/platform.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";

const DAY = 24 * 60 * 60_000;

const LATE = { issueDate: "2026-09-01", dueDate: "2026-10-01" };

onDatabaseOfDay((open) => {
  async function start() {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    await remindBy(ctx);
    return { platform, ctx, id: await invoiceWith(ctx, "overdue", LATE) };
  }

  const states = async (ctx: UserContext, id: string) =>
    (await listReminders(ctx, id)).map(({ level, state }) => `${level} ${state}`);

  it("writes one letter a level, and leaves the invoice as it is", async () => {
    const { ctx, id } = await start();
    const before = (await downloadInvoice(ctx, id)).content;
    for (let level = 0; level < 3; level++) await createReminder(ctx, id);
    expect(await states(ctx, id)).toEqual(["1 ready", "2 ready", "3 ready"]);
    const [, , last] = await listReminders(ctx, id);
    expect(last).toMatchObject({ openAmount: 648_49, interest: 450, interestDays: 50, fee: 2000 });
    expect(last!.amountClaimed).toBe(648_49 + 450 + 2000);
    expect(Buffer.compare(before, (await downloadInvoice(ctx, id)).content)).toBe(0);
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "overdue", total: 648_49, settled: 0 });
    expect((await historyOf(ctx, id))[0]).toMatchObject({ event: "invoice.reminded", data: { level: "3" } });
    await expect(createReminder(ctx, id)).rejects.toThrow("reminder.last_level");
    await expect(createReminder(ctx, id, { level: 2 })).rejects.toThrow("reminder.exists");
  });

  it("what is waived of one letter stays claimed by the others", async () => {
    const { ctx, id } = await start();
    await createReminder(ctx, id, { level: 2 });
    const reminderId = await createReminder(ctx, id, { level: 3 });
    await waiveClaim(ctx, id, { reminderId, kind: "interest" });
    const waived = (await listReminders(ctx, id)).map(({ interestWaivedAt }) => interestWaivedAt !== null);
    expect(waived).toEqual([false, true]);
  });

  it("a promised day stops reminders until it is over, and a letter that was written goes all the same", async () => {
    const { platform, ctx, id } = await start();
    const reminderId = await createReminder(ctx, id);
    await promisePayment(ctx, id, ctx.today);
    const standing = async () => reminderStanding(later(ctx), id);
    expect(await standing()).toMatchObject({ promisedOn: "2026-11-21", pausedUntil: "2026-11-22" });
    await expect(createReminder(ctx, id)).rejects.toThrow("reminder.paused");
    await sendReminder(ctx, id, reminderId);
    platform.pass(DAY);
    await createReminder(later(ctx), id);
    const { paidOn } = await standing();
    expect([paidOn, await states(ctx, id)]).toEqual([null, ["1 sent", "2 ready"]]);
  });

  it("a fee of a Rappen is waived and claimed again like any other", async () => {
    const { ctx, id } = await start();
    await remindBy(ctx, { levels: [1, 2, 3].map(() => ({ daysAfter: 10, newTermDays: 10, fee: 0.01 })) });
    const reminderId = await createReminder(ctx, id, { level: 1 });
    const charged = async () => (await findInvoice(ctx, id)).charged;
    expect(await charged()).toBe(1);
    await waiveClaim(ctx, id, { reminderId, kind: "fee" });
    expect(await charged()).toBe(0);
    for (const _ of [1, 2]) await waiveClaim(ctx, id, { reminderId, kind: "fee", isWaived: false });
    expect(await charged()).toBe(1);
  });

  it("nobody writes one about an invoice of somebody else", async () => {
    const { platform, id } = await start();
    const other = await sendingMember(platform, { email: "other@example.ch" });
    await expect(planOwnLetter(other, id, { level: 1 })).rejects.toMatchObject({ code: "invoice.not_found" });
    await expect(createReminder(other, id)).rejects.toMatchObject({ code: "invoice.not_found" });
  });

  it("a run writes nothing about what is not due any more, or due for another letter", async () => {
    const { ctx, id } = await start();
    await expect(createReminder(ctx, id, { level: 2, onlyDue: true })).rejects.toThrow("reminder.exists");
    await remindBy(ctx, { minimumAmount: 1000 });
    await expect(createReminder(ctx, id, { level: 1, onlyDue: true })).rejects.toThrow("reminder.exists");
    expect(await states(ctx, id)).toEqual([]);
  });

  it("two at once write one letter", async () => {
    const { ctx, id } = await start();
    const both = await Promise.allSettled([1, 2].map(() => createReminder(ctx, id, { level: 1 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await states(ctx, id)).toEqual(["1 ready"]);
  });

  it("is refused for what is not overdue, disputed, paused, or of a client to be spared", async () => {
    const { ctx, id } = await start();
    const { id: clientId } = await createClient(ctx, clientInput());
    const refused = async (invoiceId: string) =>
      (await createReminder(ctx, invoiceId).catch((error: Error) => error.message)) ?? "";
    expect(await refused(await invoiceWith(ctx, "sent"))).toBe("reminder.not_overdue");
    expect(await refused(await invoiceWith(ctx, "paid"))).toBe("reminder.not_overdue");
    await disputeInvoice(ctx, id, "Falsche Farbe");
    expect(await refused(id)).toBe("reminder.disputed");
    await disputeInvoice(ctx, id, "");
    await pauseReminders(ctx, id, "2026-11-22");
    expect(await refused(id)).toBe("reminder.paused");
    await pauseReminders(ctx, id, null);
    await ctx.db.updateTable("invoices").set({ client_id: clientId }).where("id", "=", id).execute();
    await neverRemind(ctx, clientId, true);
    expect(await refused(id)).toBe("reminder.client_never");
    await neverRemind(ctx, clientId, false);
    await createReminder(ctx, id);
    expect((await historyOf(ctx, id)).map(({ event }) => event)).toEqual([
      ...["invoice.reminded", "invoice.reminders_resumed", "invoice.reminders_paused"],
      ...["invoice.dispute_settled", "invoice.disputed", "invoice.marked_sent", "invoice.created"],
    ]);
  });

  it("sends letter and invoice in one e-mail, which says what is claimed", async () => {
    const { platform, ctx, id } = await start();
    await createReminder(ctx, id, { level: 3, send: true });
    await runDueJobs(platform, handlers);
    const [email] = platform.mailbox;
    expect(email).toMatchObject({
      to: "kundin@example.ch",
      subject: "Final reminder, invoice INV-2026-0001",
    });
    const text = email!.text.replaceAll("\u00a0", " ");
    expect(text).toContain("CHF 672.99");
    expect(text).toContain("Kind regards\nAnna Muster");
    expect(text).not.toContain("648.49");
    const [reminder] = await listReminders(ctx, id);
    expect(reminder).toMatchObject({ state: "sent", delivery: { state: "outbox" } });
    const stored = [await downloadReminder(ctx, id, reminder!.id), await downloadInvoice(ctx, id)];
    expect(email!.attachments?.map(({ content }) => Buffer.from(content).toString("base64"))).toEqual(
      stored.map(({ content }) => Buffer.from(content).toString("base64")),
    );
    expect((await findInvoice(ctx, id)).delivery).toBeNull();
    expect(await waysShown(ctx, id)).toEqual(["emailed"]);
  });

  it("does not send what was paid or cancelled while its e-mail waited", async () => {
    const { platform, ctx, id } = await start();
    const other = await invoiceWith(ctx, "overdue", LATE);
    for (const invoiceId of [id, other]) await createReminder(ctx, invoiceId, { send: true });
    await markPaid(ctx, id);
    await cancelInvoice(ctx, other);
    await runDueJobs(platform, handlers);
    expect(platform.mailbox).toEqual([]);
    const [reminder] = await listReminders(ctx, id);
    expect(reminder!.delivery).toMatchObject({ state: "failed", errorCode: "paid" });
    expect(await waysShown(ctx, id)).toEqual(["failed"]);
  });

  it("sending needs Pro and a confirmed address; one for the post can be sent later, once", async () => {
    const free = await member(testPlatform(await open()));
    const late = await invoiceWith(free, "overdue", LATE);
    await expect(createReminder(free, late, { send: true })).rejects.toThrow("plan.pro_required");
    await createReminder(free, late);
    const { platform, ctx, id } = await start();
    const unverified = { ...ctx, user: { ...ctx.user, emailVerified: false } };
    const sent = createReminder(unverified, id, { send: true });
    await expect(sent).rejects.toThrow("account.email_not_verified");
    const reminderId = await createReminder(ctx, id);
    const reminded = async () =>
      (await historyOf(ctx, id)).filter(({ event }) => event === "invoice.reminded").length;
    expect(await reminded()).toBe(1);
    platform.pass(DAY);
    await sendReminder(later(ctx), id, reminderId);
    expect(await reminded()).toBe(2);
    const sentOn = ctx.db.selectFrom("invoices").select("reminded_on").where("id", "=", id);
    expect(await sentOn.executeTakeFirst()).toEqual({ reminded_on: "2026-11-22" });
    await expect(sendReminder(ctx, id, reminderId)).rejects.toThrow("reminder.not_sendable");
    await runDueJobs(platform, handlers);
    await expect(sendReminder(ctx, id, reminderId)).rejects.toThrow("reminder.not_sendable");
    expect(platform.mailbox).toHaveLength(1);
  });

  it("an earlier letter that is sent later leaves the day of the last one as it was", async () => {
    const { platform, ctx, id } = await start();
    const first = await createReminder(ctx, id, { level: 1 });
    await createReminder(ctx, id, { level: 2 });
    platform.pass(DAY);
    await sendReminder(later(ctx), id, first);
    const standing = await reminderStanding(later(ctx), id);
    expect(standing).toMatchObject({ remindedLevel: 2, remindedOn: "2026-11-21" });
  });

  it("a payment that covers the invoice alone leaves interest and fee, to waive or claim again", async () => {
    const { ctx, id } = await start();
    const reminderId = await createReminder(ctx, id, { level: 3 });
    const claims = async () => standingClaims(await findInvoice(ctx, id));
    await recordPayment(ctx, id, { amount: 648_49, note: "", order: "rows_first" });
    const both = [
      { reminderId, kind: "interest", amount: 450, paid: 0 },
      { reminderId, kind: "fee", amount: 2000, paid: 0 },
    ];
    expect(await claims()).toEqual(both);
    await waiveClaim(ctx, id, { reminderId, kind: "interest" });
    expect(await claims()).toEqual(both.slice(1));
    await waiveClaim(ctx, id, { reminderId, kind: "interest", isWaived: false });
    expect(await claims()).toEqual(both);
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "overdue", settled: 648_49, charged: 2450 });
  });

  it("a payment of all that is claimed leaves nothing, one of a part leaves the rest", async () => {
    const { ctx, id } = await start();
    const other = await invoiceWith(ctx, "overdue", LATE);
    for (const invoiceId of [id, other]) await createReminder(ctx, invoiceId, { level: 3 });
    await recordPayment(ctx, id, { amount: 648_49 + 450 + 2000, note: "" });
    await recordPayment(ctx, other, { amount: 648_49 + 1000, note: "" });
    for (const invoiceId of [id, other])
      expect(standingClaims(await findInvoice(ctx, invoiceId))).toMatchObject([
        { amount: 450, paid: 450 },
        { amount: 2000, paid: 2000 },
      ]);
    expect(amountDue(await findInvoice(ctx, id))).toBe(0);
    expect(amountDue(await findInvoice(ctx, other))).toBe(1450);
  });

  it("a letter that was changed in the database is neither shown nor sent", async () => {
    const { ctx, id } = await start();
    const reminderId = await createReminder(ctx, id);
    await ctx.db
      .updateTable("reminders")
      .set({ bytes: Buffer.from("x") })
      .execute();
    await expect(downloadReminder(ctx, id, reminderId)).rejects.toThrow("reminder.pdf_damaged");
  });
});

async function waysShown(ctx: UserContext, id: string): Promise<string[]> {
  const shown = await invoiceReminders(ctx, await findInvoice(ctx, id));
  return shown?.rows.map(({ how }) => how) ?? [];
}
