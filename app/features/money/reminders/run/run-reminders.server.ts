import { asOwner } from "#app/features/people/accounts/owner.server.ts";
import { onOwnClock } from "#app/features/people/accounts/sandbox/on-own-clock.ts";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { addDays, type Day, zurichHour } from "#app/swiss/dates.ts";
import { isWorkingDay } from "#app/swiss/deadlines/working-days.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { findAddressee } from "#app/features/selling/clients/find-addressee.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { type DueReminder, dueReminders } from "./due-reminders.server.ts";
import { noteLeftOut } from "./left-out-notice.server.ts";
import { leftOutBecause } from "#app/features/money/reminders/may-send.server.ts";
import type { ReminderSettings } from "#app/features/money/reminders/reminder-settings.ts";
import { findReminderSettings } from "#app/features/money/reminders/reminder-settings.server.ts";

/** Letters of one run. Drawing so many takes a minute at most, and no job may take five. */
const MOST_A_RUN = 200;

/** A sandbox does not wait for the hour of the day. */
const LAST_HOUR = 23;

/**
 * On working days, from each business's hour on: late or repeated it writes what is still missing, each letter in a
 * transaction of its own. The rest of many is left to a job of its own.
 */
export function runReminders(ctx: Context): Promise<void> {
  return remindAtMost(ctx, MOST_A_RUN);
}

/** @param since the run makes up for the days from this one on */
export async function remindAtMost(ctx: Context, most: number, since = ctx.today): Promise<void> {
  if (!hasWorkingDay(since, ctx.today)) return;
  let left = most;
  for (const businessId of await automaticBusinesses(ctx)) {
    const own = await asOwner(ctx, businessId);
    if (own) left -= await runBusiness(own, left);
    if (left <= 0) return enqueueJob(ctx, { name: "reminders.run", payload: {} });
  }
}

function hasWorkingDay(from: Day, to: Day): boolean {
  for (let day = from; day <= to; day = addDays(day, 1)) if (isWorkingDay(day)) return true;
  return false;
}

async function automaticBusinesses(ctx: Context): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom("reminder_settings")
    .innerJoin("businesses", "businesses.id", "reminder_settings.business_id")
    .select("reminder_settings.business_id as id")
    .where("mode", "in", ["draft", "send"])
    .where("hour", "<=", ctx.clock ? LAST_HOUR : zurichHour(ctx.now))
    .where(onOwnClock(ctx))
    .where("sealed_until", "is", null)
    .where("disabled_at", "is", null)
    .orderBy("reminder_settings.business_id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Runs one business. Where it is left out although letters are due, its owner is told. */
async function runBusiness(ctx: UserContext, most: number): Promise<number> {
  const settings = await findReminderSettings(ctx);
  const leftOut = await leftOutBecause(ctx, settings);
  if (leftOut !== "" && leftOut === settings.leftOut) return 0;
  if (leftOut === "" && settings.leftOut !== "") await noteLeftOut(ctx, "");
  let made = 0;
  for await (const batch of dueReminders(ctx, settings)) {
    if (leftOut !== "") {
      await noteLeftOut(ctx, leftOut);
      return 0;
    }
    for (const due of batch) {
      if (made >= most) return made;
      const result = await remind(ctx, settings, due);
      if (result === "later") return made;
      if (result === "made") made += 1;
    }
  }
  return made;
}

/** One that fails must not keep the others waiting: the next run tries it again. */
async function remind(
  ctx: UserContext,
  { mode }: ReminderSettings,
  { invoiceId, level }: DueReminder,
): Promise<"made" | "later" | "failed"> {
  try {
    const invoice = await findInvoice(ctx, invoiceId);
    const isMailed = (await findAddressee(ctx, invoice)).email !== "";
    await createReminder(ctx, invoiceId, { level, send: mode === "send" && isMailed, onlyDue: true });
    return "made";
  } catch (error) {
    const code = error instanceof AppError ? error.code : "";
    if (code === "request.too_many" || code.startsWith("server.")) return "later";
    // What somebody else has done or stopped meanwhile is no failure.
    if (code.startsWith("reminder.")) return "failed";
    ctx.log.error({ event: "reminder.failed", invoiceId, err: error });
    const key = `reminder.failed:${invoiceId}:${level}`;
    await recordHistory(ctx, { invoiceId, event: "invoice.not_reminded", key });
    return "failed";
  }
}
