import { expect, it } from "vitest";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { waiveClaim } from "#app/features/money/reminders/open-claims.server.ts";
import { remindersOf } from "#app/features/money/reminders/reminders.server.ts";
import { runReminders } from "#app/features/money/reminders/run/run-reminders.server.ts";
import { findDueLevels } from "#app/features/money/reminders/screens/run-page.server.ts";
import { invoiceSteps } from "#app/features/money/next-step/invoice-steps.server.ts";
import { invoiceReminders } from "#app/features/money/reminders/screens/invoice-reminders.server.ts";
import { otherOverdue } from "#app/features/money/next-step/other-overdue.server.ts";
import { letterWords, shownLetter } from "#app/features/money/reminders/screens/letter-preview.server.ts";
import { sendReminder } from "#app/features/money/reminders/send-reminder.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { onEachDatabase } from "../../../support/databases/databases.ts";
import { invoiceWith } from "../../../support/invoices/invoice-with.ts";
import { later, sendingMember, testPlatform, visitor } from "../../../support/platform.ts";
import { remindBy } from "../../../support/reminders/reminder-rules.ts";

const DAY = 24 * 60 * 60 * 1000;
const ROWS = 648_49;
const LEVELS = [10, 10, 10].map((daysAfter) => ({ daysAfter, newTermDays: 10, fee: 20 }));

onEachDatabase((open) => {
  /** An overdue invoice with a letter of today that charges a fee. */
  async function start({ send = false } = {}) {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    await remindBy(ctx, { levels: LEVELS });
    const id = await invoiceWith(ctx, "overdue", { issueDate: "2026-09-01", dueDate: "2026-10-01" });
    const letter = await createReminder(ctx, id, { level: 1, send });
    return { platform, ctx, id, letter };
  }

  const payRows = (ctx: Parameters<typeof recordPayment>[0], id: string) =>
    recordPayment(ctx, id, { amount: ROWS, note: "", order: "rows_first" });

  it("no letter is written or sent while only a fee is open, and the fee can be waived", async () => {
    const { platform, ctx, id, letter } = await start();
    await payRows(ctx, id);
    const refused = { code: "reminder.rows_settled" };
    await expect(createReminder(ctx, id)).rejects.toMatchObject(refused);
    await expect(sendReminder(ctx, id, letter)).rejects.toMatchObject(refused);
    await expect(shownLetter(ctx, id)).rejects.toMatchObject(refused);
    await expect(letterWords(ctx, id)).rejects.toMatchObject(refused);
    platform.pass(30 * DAY);
    await runReminders(visitor(platform));
    expect(await remindersOf(ctx, [id])).toHaveLength(1);
    const today = later(ctx);
    expect((await findDueLevels(today)).levels.size).toBe(0);
    expect(await otherOverdue(today, [])).toMatchObject([
      { id, why: "The invoice itself is paid. Only interest and reminder fees are outstanding." },
    ]);
    const page = await invoiceReminders(today, await findInvoice(today, id));
    expect(page).toMatchObject({ canRemind: false });
    expect((await invoiceSteps(today, [id])).get(id)).toMatchObject({ reason: "charges_left" });
    expect(page?.claims).toMatchObject([{ kind: "fee" }]);
    await waiveClaim(today, id, { reminderId: letter, kind: "fee" });
    expect((await findInvoice(today, id)).status).toBe("paid");
  });

  it("a draft of the run goes no more once the rows are paid", async () => {
    const { platform, ctx, id } = await start();
    await remindBy(ctx, { levels: LEVELS, mode: "draft" });
    platform.pass(16 * DAY);
    await runReminders(visitor(platform));
    const today = later(ctx);
    const draft = (await remindersOf(today, [id])).at(-1);
    expect(draft).toMatchObject({ level: 2, state: "draft" });
    expect((await findDueLevels(today)).levels.get(id)).toBe(2);
    await payRows(today, id);
    expect((await findDueLevels(today)).levels.size).toBe(0);
    const refused = { code: "reminder.rows_settled" };
    await expect(sendReminder(today, id, draft?.id ?? "")).rejects.toMatchObject(refused);
  });

  it("an e-mail that waits does not leave once the rows are paid", async () => {
    const { platform, ctx, id } = await start({ send: true });
    await payRows(ctx, id);
    await runDueJobs(platform, handlers);
    const [reminder] = await remindersOf(ctx, [id]);
    expect(reminder?.delivery).toMatchObject({ state: "failed", errorCode: "less_due" });
  });
});
