import { expect, it } from "vitest";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { remindOnce } from "#app/features/money/reminders/remind-once.server.ts";
import { listReminders } from "#app/features/money/reminders/reminders.server.ts";
import { disputeInvoice } from "#app/features/money/reminders/stops.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { hooked } from "../../support/bank-files/listed-entries.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { later, sendingMember, testPlatform } from "../../support/platform.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";

const LATE = { issueDate: "2026-09-01", dueDate: "2026-10-01" };
const NEXT = { send: false };
const DAY = 24 * 60 * 60_000;

onDatabaseOfDay((open) => {
  async function start() {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    await remindBy(ctx);
    return { platform, ctx, id: await invoiceWith(ctx, "overdue", LATE) };
  }

  it("a call that is repeated on the same day answers the letter of that day", async () => {
    const { ctx, id } = await start();
    const first = await remindOnce(ctx, id, NEXT);
    expect(first.isNew).toBe(true);
    expect(await remindOnce(ctx, id, NEXT)).toEqual({ id: first.id, isNew: false });
    expect(await listReminders(ctx, id)).toHaveLength(1);
  });

  it("a repeat sends the letter of that day once more when its e-mail did not leave, and only then", async () => {
    const { ctx, id } = await start();
    const queued = () => ctx.db.selectFrom("deliveries").select(["reminder_id", "state"]).execute();
    const first = await remindOnce(ctx, id, { send: true });
    await remindOnce(ctx, id, { send: true });
    expect(await queued()).toEqual([{ reminder_id: first.id, state: "queued" }]);
    await ctx.db.updateTable("deliveries").set({ state: "failed" }).execute();
    await remindOnce(ctx, id, { send: false });
    expect(await queued()).toHaveLength(1);
    expect(await remindOnce(ctx, id, { send: true })).toEqual({ id: first.id, isNew: false });
    expect((await queued()).map(({ state }) => state).toSorted()).toEqual(["failed", "queued"]);
  });

  it("several calls at once write one letter, and all answer it", async () => {
    const { ctx, id } = await start();
    const answers = await Promise.all([1, 2, 3].map(() => remindOnce(ctx, id, NEXT)));
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(answers.map(({ isNew }) => isNew).toSorted()).toEqual([false, false, true]);
  });

  it("a call that fails says why, even where somebody else has written a letter meanwhile", async () => {
    const { ctx, id } = await start();
    const meanwhile = hooked(ctx, async () => {
      await createReminder(ctx, id);
      await disputeInvoice(ctx, id, "Falsche Farbe");
    });
    await expect(remindOnce(meanwhile, id, NEXT)).rejects.toMatchObject({ code: "reminder.disputed" });
    expect(await listReminders(ctx, id)).toHaveLength(1);
  });

  it("the next letter waits until the term of the last one is over", async () => {
    const { platform, ctx, id } = await start();
    await createReminder(ctx, id, { level: 1 });
    platform.pass(5 * DAY);
    const running = { code: "reminder.term_running", params: { day: expect.any(String) as string } };
    await expect(remindOnce(later(ctx), id, NEXT)).rejects.toMatchObject(running);
    platform.pass(10 * DAY);
    expect(await remindOnce(later(ctx), id, NEXT)).toMatchObject({ isNew: true });
    expect((await listReminders(ctx, id)).map(({ level }) => level)).toEqual([1, 2]);
  });

  it("a level that is named is written at once, and after the last there is none", async () => {
    const { platform, ctx, id } = await start();
    await createReminder(ctx, id, { level: 1 });
    expect(await remindOnce(ctx, id, { ...NEXT, level: 3 })).toMatchObject({ isNew: true });
    await expect(remindOnce(ctx, id, { ...NEXT, level: 3 })).rejects.toMatchObject({
      code: "reminder.exists",
    });
    platform.pass(30 * DAY);
    await expect(remindOnce(later(ctx), id, NEXT)).rejects.toMatchObject({ code: "reminder.last_level" });
  });

  it("what cannot be reminded of says why, whatever was written before", async () => {
    const { platform, ctx, id } = await start();
    await createReminder(ctx, id, { level: 1 });
    await recordPayment(ctx, id, { amount: 648_49, note: "" });
    platform.pass(30 * DAY);
    await expect(remindOnce(later(ctx), id, NEXT)).rejects.toMatchObject({ code: "reminder.not_overdue" });
  });
});
