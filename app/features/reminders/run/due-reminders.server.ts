import { type ExpressionBuilder, sql } from "kysely";
import { readAtItsSize } from "#app/features/accounts/large-business.server.ts";
import { businessInvoices } from "#app/features/invoices/document/invoices.server.ts";
import { amountDueColumn } from "#app/features/ledger/amount-due.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import { addDays, type Day, zurichDay } from "#app/swiss/dates.ts";
import { isBankFileOld } from "./next-reminder.ts";
import {
  type Level,
  levelOf,
  LEVELS,
  type ReminderSettings,
} from "#app/features/reminders/reminder-settings.ts";

export interface DueReminder {
  invoiceId: string;
  level: Level;
}

const BATCH = 25;

/** The longest due first within a level; by an index, however many invoices there are. Empty while bank data is old. */
export async function* dueReminders(
  ctx: BusinessContext,
  settings: ReminderSettings,
): AsyncGenerator<DueReminder[]> {
  if (settings.mode === "off") return;
  if (isBankFileOld(settings, await latestBankFile(ctx), ctx.today)) return;
  for (const level of LEVELS.toReversed()) yield* dueAt(ctx, settings, level);
}

export async function latestBankFile(ctx: BusinessContext): Promise<string | null> {
  const file = await ctx.db
    .selectFrom("bank_files")
    .select("created_at")
    .where("business_id", "=", ctx.businessId)
    .where("state", "=", "done")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return file ? zurichDay(new Date(file.created_at)) : null;
}

async function* dueAt(
  ctx: BusinessContext,
  settings: ReminderSettings,
  level: Level,
): AsyncGenerator<DueReminder[]> {
  const query = dueQuery(ctx, settings, level).limit(BATCH);
  let rows = await readAtItsSize(ctx, "invoices", () => query.execute());
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield rows.map(({ id }) => ({ invoiceId: id, level }));
    await yieldToRequests();
    const { reminded_on, due_date, id } = last;
    const next = query.where(({ eb, refTuple, tuple }) =>
      reminded_on === null
        ? eb(refTuple("due_date", "id"), ">", tuple(due_date, id))
        : eb(
            refTuple("reminded_on", "due_date", "id"),
            ">",
            tuple(reminded_on as string | null, due_date, id),
          ),
    );
    rows = await readAtItsSize(ctx, "invoices", () => next.execute());
  }
}

function dueQuery(ctx: BusinessContext, settings: ReminderSettings, level: Level) {
  const { activatedOn, includesPast, minimum } = settings;
  const { compared } = ctx.platform.database.dialect;
  const { daysAfter } = levelOf(settings, level);
  const latest = addDays(ctx.today, -daysAfter);
  const earliest = addDays(activatedOn ?? ctx.today, -daysAfter);
  const open = businessInvoices(ctx)
    .select(["id", "reminded_on", "due_date"])
    .where(({ eb, ref }) => eb(compared(ref("state")), "=", "sent"))
    .where("paid_on", "is", null)
    .where("reminded_level", "=", level - 1)
    .where((eb) => mayBeReminded(eb, ctx.today))
    .where((eb) => eb(amountDueColumn(eb), ">=", Math.max(1, minimum)))
    .where((eb) => eb.not(hasClientToSpare(eb)))
    .orderBy("reminded_on")
    .orderBy("due_date")
    .orderBy("id");
  if (level > 1)
    return open
      .where("reminded_on", "<=", latest)
      .where((eb) => eb.not(isTermRunning(eb, ctx.today)))
      .where((eb) => eb.not(isUndelivered(eb)));
  const first = open.where("reminded_on", "is", null).where("due_date", "<=", latest);
  return includesPast ? first : first.where("due_date", ">=", earliest);
}

type Invoices = ExpressionBuilder<Schema, "invoices">;

/** Neither disputed nor paused. */
export function mayBeReminded(eb: Invoices, today: Day) {
  return eb.and([
    eb("disputed_note", "=", ""),
    eb.or([eb("reminders_paused_until", "is", null), eb("reminders_paused_until", "<=", today)]),
  ]);
}

export function hasClientToSpare({ exists, selectFrom }: Invoices) {
  return exists(
    selectFrom("clients")
      .select("clients.id")
      .whereRef("clients.id", "=", "invoices.client_id")
      .where("clients.never_remind", "=", 1),
  );
}

function isTermRunning({ exists, selectFrom }: Invoices, today: Day) {
  return exists(
    selectFrom("reminders")
      .select("reminders.id")
      .whereRef("reminders.invoice_id", "=", "invoices.id")
      .whereRef("reminders.level", "=", "invoices.reminded_level")
      .where("reminders.due_until", ">=", today),
  );
}

/** Of the last one; null before the first. */
export function remindedUntil({ selectFrom }: Invoices) {
  return selectFrom("reminders")
    .select("reminders.due_until")
    .whereRef("reminders.invoice_id", "=", "invoices.id")
    .whereRef("reminders.level", "=", "invoices.reminded_level");
}

export function isUndelivered({ exists, selectFrom }: Invoices) {
  return exists(
    selectFrom("reminders")
      .innerJoin("deliveries", "deliveries.id", "reminders.delivery_id")
      .select(sql.lit(1).as("one"))
      .whereRef("reminders.invoice_id", "=", "invoices.id")
      .whereRef("reminders.level", "=", "invoices.reminded_level")
      .where("deliveries.state", "in", ["failed", "uncertain"]),
  );
}
