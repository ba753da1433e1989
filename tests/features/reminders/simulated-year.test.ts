import { hash } from "node:crypto";
import { expect } from "vitest";
import { markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { runReminders } from "#app/features/money/reminders/run/run-reminders.server.ts";
import { handlers } from "#app/jobs.server.ts";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { addDays, type Day } from "#app/swiss/dates.ts";
import { isWorkingDay } from "#app/swiss/deadlines/working-days.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { copyInvoice } from "../../support/invoices/copy-invoice.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { FULL } from "../../support/choice-of-day.ts";
import { later, sendingMember, testPlatform, visitor } from "../../support/platform.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

const DAY = 24 * 60 * 60 * 1000;
const DAYS = 365;
const INVOICES = FULL ? 300 : 40;
const DAYS_AFTER = [10, 20, 15];

/** What should have happened to an invoice, worked out day by day beside the product. */
interface Expected {
  id: string;
  number: string;
  dueDate: Day;
  paidOn: Day | null;
  reminded: Day[];
}

/** Repeatable chance. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

onDatabaseOfDay((open) => {
  itRarely(
    "a year of payments, downtimes, races and kills: each level once, in time, never after payment",
    async () => {
      const random = chance(23);
      const platform = testPlatform(await open());
      const ctx = await sendingMember(platform);
      await remindBy(ctx);
      const invoices = await overAYear(ctx, random);
      const mails: string[] = [];
      const expectedMails: string[] = [];
      let down = 0;
      let kills = 0;

      for (let day = 0; day < DAYS; day++, platform.pass(DAY)) {
        const { today } = visitor(platform);
        if (random(FULL ? 1 : 4) === 0) await pay(ctx, invoices[random(INVOICES)]!);
        if (down === 0 && random(25) === 0) down = 1 + random(20);
        if (down > 0) {
          down -= 1;
          continue;
        }
        const due = isWorkingDay(today) ? invoices.filter((invoice) => isDue(invoice, today)) : [];
        const isKilled = due.length > 0 && random(2) === 0;
        if (isKilled) kills += 1;
        await Promise.all([
          isKilled ? runAndDie(visitor(platform), random(12)) : runReminders(visitor(platform)),
          runReminders(visitor(platform)),
        ]);
        await runReminders(visitor(platform));
        for (const { reminded } of due) reminded.push(today);
        if (due.length > 0 && random(5) === 0) await pay(ctx, due[random(due.length)]!);
        const seen = platform.mailbox.length;
        await runDueJobs(platform, handlers);
        mails.push(...platform.mailbox.slice(seen).map(({ subject }) => `${today} ${subject}`));
        expectedMails.push(...due.filter(({ paidOn }) => !paidOn).map((invoice) => mailOf(invoice, today)));
      }

      const rows = await ctx.db
        .selectFrom("reminders")
        .select(["invoice_id", "level", "created_on"])
        .orderBy("invoice_id")
        .orderBy("level")
        .execute();
      const expected = invoices
        .flatMap(({ id, reminded }) =>
          reminded.map((created_on, index) => ({ invoice_id: id, level: index + 1, created_on })),
        )
        .toSorted((a, b) => (a.invoice_id + String(a.level) < b.invoice_id + String(b.level) ? -1 : 1));
      expect(rows).toEqual(expected);
      expect(mails.toSorted()).toEqual(expectedMails.toSorted());
      expect(mails.length).toBeGreaterThan(INVOICES / 2);
      expect(kills).toBeGreaterThanOrEqual(FULL ? 20 : 10);
      expect(new Set(rows.map(({ level }) => level)).size).toBe(3);
    },
  );
});

/** Due on days all over the year; each has a small original, as drawing them is not what is tried here. */
async function overAYear(ctx: UserContext, random: (below: number) => number): Promise<Expected[]> {
  const late = { issueDate: "2026-09-01", dueDate: "2026-10-01" };
  await copyInvoice(ctx, await invoiceWith(ctx, "overdue", late), INVOICES - 1);
  const rows = await ctx.db.selectFrom("invoices").select(["id", "number"]).orderBy("id").execute();
  const bytes = Buffer.from("%PDF-1.7");
  await ctx.db.deleteFrom("invoice_pdfs").execute();
  const invoices: Expected[] = [];
  for (const { id, number } of rows) {
    const dueDate = addDays(ctx.today, random(300) - 20);
    await ctx.db.updateTable("invoices").set({ due_date: dueDate }).where("id", "=", id).execute();
    await ctx.db
      .insertInto("invoice_pdfs")
      .values({
        invoice_id: id,
        language: "en",
        bytes,
        sha256: hash("sha256", bytes),
        created_at: "2026-11-21",
      })
      .execute();
    invoices.push({ id, number, dueDate, paidOn: null, reminded: [] });
  }
  return invoices;
}

function isDue({ dueDate, paidOn, reminded }: Expected, today: Day): boolean {
  const days = DAYS_AFTER[reminded.length];
  if (paidOn || days === undefined) return false;
  return addDays(reminded.at(-1) ?? dueDate, days) <= today;
}

async function pay(ctx: UserContext, invoice: Expected): Promise<void> {
  if (invoice.paidOn) return;
  const now = later(ctx);
  await markPaid(now, invoice.id);
  invoice.paidOn = now.today;
}

function mailOf({ number, reminded }: Expected, today: Day): string {
  const level = ["Payment reminder", "First reminder", "Final reminder"][reminded.length - 1];
  return `${today} ${level}, invoice ${number}`;
}

/** Runs until the process ends in the middle of a letter: whatever it does from then on fails. */
async function runAndDie(ctx: Context, after: number): Promise<void> {
  let left = after;
  const newId = () => {
    left -= 1;
    if (left < 0) throw new Error("killed");
    return ctx.newId();
  };
  await runReminders({ ...ctx, newId }).catch((error: Error) => expect(error.message).toBe("killed"));
}
