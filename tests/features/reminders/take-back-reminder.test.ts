import { expect, it } from "vitest";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { UNDO_SECONDS } from "#app/features/selling/papers/sending/undo-seconds.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { standingClaims } from "#app/features/money/reminders/open-claims.server.ts";
import { listReminders } from "#app/features/money/reminders/reminders.server.ts";
import { takeBackReminder } from "#app/features/money/reminders/writing/take-back-reminder.server.ts";
import { handlers } from "#app/jobs.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { member, sendingMember, testPlatform } from "../../support/platform.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";

const LATE = { issueDate: "2026-09-01", dueDate: "2026-10-01" };

onEachDatabase((open) => {
  async function start() {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    await remindBy(ctx);
    return { platform, ctx, id: await invoiceWith(ctx, "overdue", LATE) };
  }

  const send = (ctx: UserContext, id: string) =>
    createReminder(ctx, id, { level: 3, send: true, waits: UNDO_SECONDS });
  const versionOf = async (ctx: UserContext, id: string) => (await findInvoice(ctx, id)).version;

  it("a reminder that is taken back in time is a draft again, and nothing of it is owed", async () => {
    const { platform, ctx, id } = await start();
    await createReminder(ctx, id, { level: 2 });
    const before = await findInvoice(ctx, id);
    const reminderId = await send(ctx, id);
    expect(amountDue(await findInvoice(ctx, id))).toBeGreaterThan(amountDue(before));
    const version = await versionOf(ctx, id);
    await runDueJobs(platform, handlers);
    expect(platform.mailbox).toEqual([]);
    await takeBackReminder(ctx, id, reminderId, version);
    const after = await findInvoice(ctx, id);
    expect(amountDue(after)).toBe(amountDue(before));
    expect(standingClaims(after)).toEqual(standingClaims(before));
    expect((await listReminders(ctx, id)).map(({ state }) => state)).toEqual(["ready", "draft"]);
    await takeBackReminder(ctx, id, reminderId, version);
    expect(await versionOf(ctx, id)).toBe(after.version);
    platform.pass(UNDO_SECONDS * 1000);
    await runDueJobs(platform, handlers);
    expect(platform.mailbox).toEqual([]);
  });

  it("a reminder that was taken back can be sent, and its fee is owed once", async () => {
    const { platform, ctx, id } = await start();
    const reminderId = await send(ctx, id);
    const { amountClaimed } = (await listReminders(ctx, id))[0]!;
    await takeBackReminder(ctx, id, reminderId, await versionOf(ctx, id));
    expect(await send(ctx, id)).toBe(reminderId);
    expect(amountDue(await findInvoice(ctx, id))).toBe(amountClaimed);
    platform.pass(UNDO_SECONDS * 1000);
    await runDueJobs(platform, handlers);
    expect(platform.mailbox).toHaveLength(1);
  });

  it("a reminder that has left, or whose invoice has changed, is not taken back", async () => {
    const { platform, ctx, id } = await start();
    const reminderId = await send(ctx, id);
    const version = await versionOf(ctx, id);
    await expect(takeBackReminder(ctx, id, reminderId, version - 1)).rejects.toThrow("invoice.changed");
    platform.pass(UNDO_SECONDS * 1000 - 1);
    await runDueJobs(platform, handlers);
    expect(platform.mailbox).toEqual([]);
    platform.pass(1);
    await runDueJobs(platform, handlers);
    expect(platform.mailbox).toHaveLength(1);
    await expect(takeBackReminder(ctx, id, reminderId, version)).rejects.toThrow("delivery.left");
    const other = await member(platform, { email: "other@example.ch" });
    await expect(takeBackReminder(other, id, reminderId, version)).rejects.toThrow("invoice.not_found");
  });
});
