import { expect, it } from "vitest";
import { runReminders } from "#app/features/money/reminders/run/run-reminders.server.ts";
import { remindersOf } from "#app/features/money/reminders/reminders.server.ts";
import { markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { sendReminder } from "#app/features/money/reminders/send-reminder.server.ts";
import { handlers } from "#app/jobs.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { onEachPlace } from "../../support/databases/places.ts";
import { copyInvoice } from "../../support/invoices/copy-invoice.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import {
  later,
  member,
  sendingMember,
  type TestPlatform,
  testPlatform,
  visitor,
} from "../../support/platform.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";
import { ended, startProcess } from "../../support/server/processes.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

const LEFT_OUT = "Reminders are due, and were not sent";
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const LATE = { issueDate: "2026-09-01", dueDate: "2026-10-01" };

async function reminded(ctx: UserContext): Promise<string[]> {
  const rows = await ctx.db.selectFrom("invoices").select(["id", "number"]).orderBy("id").execute();
  const reminders = await remindersOf(
    ctx,
    rows.map(({ id }) => id),
  );
  const numberOf = new Map(rows.map(({ id, number }) => [id, number]));
  return reminders
    .map(({ invoiceId, level, state }) => `${numberOf.get(invoiceId)} ${level} ${state}`)
    .toSorted();
}

const run = (platform: TestPlatform) => runReminders(visitor(platform));

onEachDatabase((open) => {
  async function start(changes: Record<string, unknown> = {}) {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    await remindBy(ctx, changes);
    const id = await invoiceWith(ctx, "overdue", LATE);
    return { platform, ctx, id };
  }

  it("waits for a working day and for the hour of Zurich, and makes up for a late run", async () => {
    const { platform, ctx } = await start({ hour: 10 });
    await run(platform);
    platform.pass(DAY);
    await run(platform);
    platform.pass(21 * HOUR - 60_000);
    await run(platform);
    expect(await reminded(ctx)).toEqual([]);
    platform.pass(60_000);
    platform.pass(5 * HOUR);
    await run(platform);
    await run(platform);
    expect(await reminded(ctx)).toEqual(["INV-2026-0001 1 sent"]);
    expect((await remindersOf(ctx, (await ids(ctx)).slice(0, 1)))[0]!.createdOn).toBe("2026-11-23");
  });

  it("begins with the first minute of its hour", async () => {
    const { platform, ctx } = await start({ hour: 10 });
    platform.pass(DAY + 21 * HOUR);
    await run(platform);
    expect(await reminded(ctx)).toEqual(["INV-2026-0001 1 sent"]);
  });

  it("writes drafts where nobody wants them sent, and waits until each has gone", async () => {
    const { platform, ctx, id } = await start({ mode: "draft" });
    platform.pass(2 * DAY);
    await run(platform);
    platform.pass(28 * DAY);
    await run(platform);
    expect(await reminded(ctx)).toEqual(["INV-2026-0001 1 draft"]);
    const [draft] = await remindersOf(ctx, [id]);
    await sendReminder(later(ctx), id, draft!.id);
    const [sent] = await remindersOf(ctx, [id]);
    expect(sent).toMatchObject({ id: draft!.id, state: "sent", createdOn: later(ctx).today });
    platform.pass(21 * DAY);
    await run(platform);
    expect(await reminded(ctx)).toEqual(["INV-2026-0001 1 sent", "INV-2026-0001 2 draft"]);
  });

  it("only suggests, or leaves it all, where it is told to", async () => {
    const platform = testPlatform(await open());
    for (const [index, mode] of ["off", "suggest"].entries()) {
      const ctx = await member(platform, { email: `${mode}-${index}@example.ch` });
      await remindBy(ctx, { mode });
      await invoiceWith(ctx, "overdue", LATE);
    }
    platform.pass(2 * DAY);
    await run(platform);
    expect(await platform.database.db.selectFrom("reminders").select("id").execute()).toEqual([]);
  });

  it("one that fails keeps no other waiting, and its history says so once", async () => {
    const { platform, ctx, id } = await start();
    await invoiceWith(ctx, "overdue", LATE);
    await ctx.db.updateTable("invoices").set({ sender: "{" }).where("id", "=", id).execute();
    platform.pass(2 * DAY);
    await run(platform);
    expect(await reminded(ctx).catch(() => [])).toEqual(["INV-2026-0002 1 sent"]);
    platform.pass(DAY);
    await run(platform);
    const told = ctx.db
      .selectFrom("history")
      .select("invoice_id")
      .where("event", "=", "invoice.not_reminded");
    expect(await told.execute()).toEqual([{ invoice_id: id }]);
  });

  it("does not remind of what was paid since", async () => {
    const { platform, ctx, id } = await start();
    await markPaid(ctx, id);
    platform.pass(2 * DAY);
    await run(platform);
    expect(await reminded(ctx)).toEqual([]);
  });
});

onEachDatabase((open) => {
  it("tells the owner once when it leaves the business out, and again after it went well", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    await remindBy(ctx);
    platform.pass(2 * DAY);
    const confirmed = (at: string | null) =>
      ctx.db.updateTable("users").set({ email_verified_at: at }).where("id", "=", ctx.user.id).execute();
    const told = async () => {
      await run(platform);
      await runDueJobs(platform, handlers);
      return platform.mailbox.filter(({ subject }) => subject === LEFT_OUT).length;
    };
    await confirmed(null);
    expect(await told()).toBe(0);
    const id = await invoiceWith(ctx, "overdue", LATE);
    expect(await told()).toBe(1);
    platform.pass(DAY);
    expect(await told()).toBe(1);
    expect(platform.mailbox.at(-1)?.text).toContain("Your e-mail address is not confirmed.");
    expect(await remindersOf(ctx, [id])).toEqual([]);
    await confirmed("2026-11-24");
    expect(await told()).toBe(1);
    expect(await remindersOf(ctx, [id])).toHaveLength(1);
    await ctx.db.updateTable("businesses").set({ plan: "free" }).execute();
    await invoiceWith(ctx, "overdue", LATE);
    expect(await told()).toBe(2);
    expect(platform.mailbox.at(-1)?.text).toContain("Sending by e-mail is part of Pro.");
  });
});

onEachPlace((place) => {
  itRarely(
    "two processes at once, of which one is killed, and one after them write each letter once",
    async () => {
      const { url, database } = await place();
      const ctx = await sendingMember(testPlatform(database));
      await remindBy(ctx);
      await copyInvoice(ctx, await invoiceWith(ctx, "overdue", LATE), 24);
      const [killed, other] = [1, 2].map(() => startProcess("reminders/run-reminders.ts", url));
      await expect.poll(async () => (await reminded(ctx)).length, { timeout: 60_000 }).toBeGreaterThan(3);
      killed!.kill("SIGKILL");
      expect(await ended(other!)).toBe(0);
      expect(await ended(startProcess("reminders/run-reminders.ts", url))).toBe(0);
      const written = await reminded(ctx);
      expect(written).toHaveLength(25);
      expect(new Set(written).size).toBe(25);
      const deliveries = await ctx.db.selectFrom("deliveries").select("reminder_id").execute();
      expect(new Set(deliveries.map(({ reminder_id }) => reminder_id)).size).toBe(25);
      expect(deliveries).toHaveLength(25);
    },
  );
});

async function ids(ctx: UserContext): Promise<string[]> {
  return (await ctx.db.selectFrom("invoices").select("id").orderBy("id").execute()).map(({ id }) => id);
}
