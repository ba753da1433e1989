import { businessInvoices } from "#app/features/selling/invoices/document/invoices.server.ts";
import {
  type Level,
  levelOf,
  LEVELS,
  type ReminderSettings,
} from "#app/features/money/reminders/reminder-settings.ts";
import { withoutOtherSteps } from "#app/features/money/reminders/before-letters.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import { addDays, type Day, zurichDay } from "#app/swiss/dates.ts";
import { isBankFileOld, nextReminder, type Remindable, whyNotByHand } from "./next-reminder.ts";
import { remindableOf, withStanding } from "./remindable.server.ts";

export interface DueReminder {
  invoiceId: string;
  level: Level;
}

const BATCH = 25;
const START_OF_TIME = "0000-01-01";

/** The longest due first within a level; by an index, however many invoices there are. Empty while bank data is old. */
export async function* dueReminders(
  ctx: BusinessContext,
  settings: ReminderSettings,
): AsyncGenerator<DueReminder[]> {
  if (settings.mode === "off") return;
  const facts = { today: ctx.today, lastBankFile: await latestBankFile(ctx) };
  if (isBankFileOld(settings, facts.lastBankFile, ctx.today)) return;
  for (const level of LEVELS.toReversed()) {
    const { daysAfter } = levelOf(settings, level);
    const since = settings.includesPast
      ? START_OF_TIME
      : addDays(settings.activatedOn ?? ctx.today, -daysAfter);
    const at = { remindedLevel: level - 1, latest: addDays(ctx.today, -daysAfter), since };
    for await (const rows of openInvoices(ctx, level === 1 ? "unreminded" : "reminded", at)) {
      const due = await withoutOtherSteps(
        ctx,
        rows.filter((row) => nextReminder(row, settings, facts).reason === null),
      );
      if (due.length > 0) yield due.map(({ id }) => ({ invoiceId: id, level }));
    }
  }
}

/** Letters that a person is to look at, the longest due first. */
export async function waitingDrafts(ctx: BusinessContext, most: number): Promise<DueReminder[]> {
  const found: { dueDate: Day; due: DueReminder }[] = [];
  for (const level of LEVELS) {
    const at = { remindedLevel: level, latest: addDays(ctx.today, -1), since: START_OF_TIME };
    const before = found.length;
    for await (const rows of openInvoices(ctx, "unreminded", at)) {
      const open = await withoutOtherSteps(
        ctx,
        rows.filter((row) => whyNotByHand(row, ctx.today) === null),
      );
      found.push(...open.map(({ id, dueDate }) => ({ dueDate, due: { invoiceId: id, level } })));
      if (found.length - before >= most) break;
    }
  }
  const age = ({ dueDate, due }: (typeof found)[number]) => dueDate + due.invoiceId;
  return found
    .toSorted((a, b) => (age(a) < age(b) ? -1 : 1))
    .slice(0, most)
    .map(({ due }) => due);
}

export async function latestBankFile({ db, businessId }: BusinessContext): Promise<string | null> {
  const file = await db
    .selectFrom("bank_files")
    .select("created_at")
    .where("business_id", "=", businessId)
    .where("state", "=", "done")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return file ? zurichDay(new Date(file.created_at)) : null;
}

interface Range {
  remindedLevel: number;
  /** Days on which a level's time has come. */
  latest: Day;
  since: Day;
}

/** Open invoices at a level; without a letter, or with a draft alone, an invoice counts from its due date. */
async function* openInvoices(
  ctx: BusinessContext,
  from: "unreminded" | "reminded",
  { since, ...at }: Range,
): AsyncGenerator<(Remindable & { id: string })[]> {
  let after = { remindedOn: "", dueDate: since, id: "" };
  for (;;) {
    const next = openAfter(ctx, from, { ...at, ...after });
    const rows = await next.execute();
    if (rows.length > 0) yield rows.map(remindableOf);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = { remindedOn: last.remindedOn ?? "", dueDate: last.dueDate, id: last.id };
    await yieldToRequests();
  }
}

interface Place extends Omit<Range, "since"> {
  remindedOn: string;
  dueDate: string;
  id: string;
}

function openAfter(
  ctx: BusinessContext,
  from: "unreminded" | "reminded",
  { remindedLevel, latest, remindedOn, dueDate, id }: Place,
) {
  const { compared } = ctx.platform.database.dialect;
  const query = withStanding(businessInvoices(ctx))
    .where(({ eb, ref }) => eb(compared(ref("state")), "=", "sent"))
    .where("paid_on", "is", null)
    .where("reminded_level", "=", remindedLevel)
    .orderBy("reminded_on")
    .orderBy("due_date")
    .orderBy("id")
    .limit(BATCH);
  if (from === "reminded")
    return query
      .where("reminded_on", "<=", latest)
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple("reminded_on", "due_date", "id"),
          ">",
          tuple<string | null, string, string>(remindedOn, dueDate, id),
        ),
      );
  return query
    .where("reminded_on", "is", null)
    .where("due_date", "<=", latest)
    .where(({ eb, refTuple, tuple }) => eb(refTuple("due_date", "id"), ">", tuple(dueDate, id)));
}
