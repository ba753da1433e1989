import { type ExpressionBuilder, sql } from "kysely";
import { readAtItsSize } from "#app/features/accounts/large-business.server.ts";
import { businessInvoices } from "#app/features/invoices/document/invoices.server.ts";
import { amountDueColumn, settledColumn } from "#app/features/ledger/amount-due.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import type { Dialect } from "#app/platform/database/dialect.server.ts";
import { ofDialect, type ValuePlace, preparedQuery } from "#app/platform/database/prepared-query.server.ts";
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

export async function latestBankFile({ db, businessId }: BusinessContext): Promise<string | null> {
  const [file] = await newestFile(db, { businessId });
  return file ? zurichDay(new Date(file.created_at)) : null;
}

const newestFile = preparedQuery((db, place: ValuePlace<{ businessId: string }>) =>
  db
    .selectFrom("bank_files")
    .select("created_at")
    .where("business_id", "=", place("businessId"))
    .where("state", "=", "done")
    .orderBy("id", "desc")
    .limit(1),
);

async function* dueAt(
  ctx: BusinessContext,
  settings: ReminderSettings,
  level: Level,
): AsyncGenerator<DueReminder[]> {
  const { activatedOn, includesPast, minimum } = settings;
  const { daysAfter } = levelOf(settings, level);
  const isFirst = level === 1;
  const values = {
    businessId: ctx.businessId,
    today: ctx.today,
    remindedLevel: level - 1,
    latest: addDays(ctx.today, -daysAfter),
    earliest: includesPast ? START_OF_TIME : addDays(activatedOn ?? ctx.today, -daysAfter),
    least: Math.max(1, minimum),
  };
  const { start, next } = dueQueries(ctx.platform.database.dialect)[isFirst ? "first" : "later"];
  let rows = await readAtItsSize(ctx, "invoices", () => start(ctx.db, { ...values, ...FROM_START }));
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield rows.map(({ id }) => ({ invoiceId: id, level }));
    await yieldToRequests();
    const after = { remindedOn: last.reminded_on ?? "", dueDate: last.due_date, id: last.id };
    rows = await readAtItsSize(ctx, "invoices", () => next(ctx.db, { ...values, ...after }));
  }
}

const START_OF_TIME = "0000-01-01";
const FROM_START = { remindedOn: "", dueDate: "", id: "" };

interface DueValues {
  businessId: string;
  today: Day;
  remindedLevel: number;
  /** Days on which a level's time has come. */
  latest: Day;
  earliest: Day;
  /** Rappen. */
  least: number;
  /** Of the last row of the step before. */
  remindedOn: string;
  dueDate: string;
  id: string;
}

/** The first letter counts from the due date, later ones from the letter before. */
const dueQueries = ofDialect((dialect) => ({
  first: {
    start: preparedQuery((db, place: ValuePlace<DueValues>) => firstDue(dialect, db, place)),
    next: preparedQuery((db, place: ValuePlace<DueValues>) =>
      firstDue(dialect, db, place).where(({ eb, refTuple, tuple }) =>
        eb(refTuple("due_date", "id"), ">", tuple(place("dueDate"), place("id"))),
      ),
    ),
  },
  later: {
    start: preparedQuery((db, place: ValuePlace<DueValues>) => laterDue(dialect, db, place)),
    next: preparedQuery((db, place: ValuePlace<DueValues>) =>
      laterDue(dialect, db, place).where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple("reminded_on", "due_date", "id"),
          ">",
          tuple(place("remindedOn") as string | null, place("dueDate"), place("id")),
        ),
      ),
    ),
  },
}));

function firstDue(dialect: Dialect, db: Db, place: ValuePlace<DueValues>) {
  return openAtLevel(dialect, db, place)
    .where("reminded_on", "is", null)
    .where("due_date", "<=", place("latest"))
    .where("due_date", ">=", place("earliest"));
}

function laterDue(dialect: Dialect, db: Db, place: ValuePlace<DueValues>) {
  return openAtLevel(dialect, db, place)
    .where("reminded_on", "<=", place("latest"))
    .where((eb) => eb.not(isTermRunning(eb, place("today"))))
    .where((eb) => eb.not(isUndelivered(eb)));
}

function openAtLevel({ compared }: Dialect, db: Db, place: ValuePlace<DueValues>) {
  return businessInvoices({ db, businessId: place("businessId") })
    .select(["id", "reminded_on", "due_date"])
    .where(({ eb, ref }) => eb(compared(ref("state")), "=", "sent"))
    .where("paid_on", "is", null)
    .where("reminded_level", "=", place("remindedLevel"))
    .where((eb) => mayBeReminded(eb, place("today")))
    .where((eb) => eb(amountDueColumn(eb), ">=", place("least")))
    .where((eb) => hasOpenRows(eb))
    .where((eb) => eb.not(hasClientToSpare(eb)))
    .orderBy("reminded_on")
    .orderBy("due_date")
    .orderBy("id")
    .limit(BATCH);
}

type Invoices = ExpressionBuilder<Schema, "invoices">;

export function mayBeReminded(eb: Invoices, today: Day) {
  return eb.and([
    eb("disputed_note", "=", ""),
    eb.or([eb("reminders_paused_until", "is", null), eb("reminders_paused_until", "<=", today)]),
  ]);
}

/** Whether more is due than interest and fees; without any of these it is what is due. */
export function hasOpenRows(eb: Invoices) {
  return eb.or([eb("invoices.charged", "=", 0), eb(openRowsColumn(eb), ">", 0)]);
}

export function openRowsColumn(eb: Invoices) {
  const ofCharges = eb.fn.coalesce(settledColumn(eb, ["interest", "reminder_fee"]), eb.val(0));
  return eb(eb("invoices.total", "-", eb.ref("invoices.settled")), "+", ofCharges);
}

export function hasClientToSpare({ exists, selectFrom }: Invoices, businessId?: string) {
  const spared = selectFrom("clients")
    .select("clients.id")
    .whereRef("clients.id", "=", "invoices.client_id")
    .where("clients.never_remind", "=", 1);
  return exists(businessId === undefined ? spared : spared.where("clients.business_id", "=", businessId));
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
