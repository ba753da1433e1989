import { type ExpressionBuilder, sql } from "kysely";
import {
  businessInvoices,
  findInvoices,
  type Invoice,
} from "#app/features/invoices/document/invoices.server.ts";
import { openRows } from "#app/features/ledger/charge.ts";
import { firstReminder, nextLevel, type Reminder } from "#app/features/reminders/reminder.ts";
import { remindersOf } from "#app/features/reminders/reminders.server.ts";
import { mayBeReminded, remindedUntil } from "#app/features/reminders/run/due-reminders.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import type { Day } from "#app/swiss/dates.ts";
import { MOST_INVOICES } from "#app/features/reminders/client-letters/client-letter.ts";
import type { Due } from "#app/features/reminders/letter/letter.ts";
import type { WhyNotOnLetter } from "./why-not-on-letter.ts";

export interface NotOnLetter {
  invoiceId: string;
  number: string;
  reason: WhyNotOnLetter;
  note: string;
  until: Day | null;
}

interface DueInvoices {
  dues: Due[];
  leftOut: NotOnLetter[];
  isFull: boolean;
}

/** The oldest first. @param isEarly with those whose last reminder grants a term that is not over yet */
export async function dueInvoices(
  ctx: BusinessContext,
  client: { id: string; isNever: boolean },
  isEarly: boolean,
): Promise<DueInvoices> {
  const found = client.isNever ? [] : await remindableIds(ctx, client.id, isEarly);
  const ids = found.slice(0, MOST_INVOICES);
  const reminders = Map.groupBy(await remindersOf(ctx, ids), ({ invoiceId }) => invoiceId);
  const invoices = await findInvoices(ctx, ids);
  const open = invoices.filter((invoice) => openRows(invoice) > 0);
  return {
    dues: open.flatMap((invoice) => dueOf(invoice, reminders.get(invoice.id) ?? [])),
    leftOut: [
      ...invoices.filter((invoice) => openRows(invoice) === 0).map(rowsSettled),
      ...(await stopped(ctx, client, isEarly)),
    ],
    isFull: found.length > MOST_INVOICES,
  };
}

function dueOf(invoice: Invoice, reminders: Reminder[]): Due[] {
  const level = nextLevel(reminders);
  return level ? [{ invoice, level, firstReminder: firstReminder(reminders) }] : [];
}

async function remindableIds(ctx: BusinessContext, clientId: string, isEarly: boolean): Promise<string[]> {
  const rows = await overdueOf(ctx, clientId)
    .select("id")
    .where((eb) => isRemindable(eb, ctx.today, isEarly))
    .limit(MOST_INVOICES + 1)
    .execute();
  return rows.map(({ id }) => id);
}

async function stopped(
  ctx: BusinessContext,
  { id, isNever }: { id: string; isNever: boolean },
  isEarly: boolean,
): Promise<NotOnLetter[]> {
  const rows = await overdueOf(ctx, id)
    .select((eb) => [
      ...(["id", "number", "disputed_note", "reminders_paused_until", "reminded_level"] as const),
      ...(["reminded_on", "promised_on"] as const),
      remindedUntil(eb).as("remindedUntil"),
    ])
    .where((eb) => (isNever ? eb.and([]) : eb.not(isRemindable(eb, ctx.today, isEarly))))
    .limit(MOST_INVOICES)
    .execute();
  return rows.map((row) => {
    const { id, number, disputed_note: note, reminders_paused_until: pausedUntil, promised_on } = row;
    const common = { invoiceId: id, number, note: "", until: null };
    if (isNever) return { ...common, reason: "client_never" };
    if (note) return { ...common, reason: "disputed", note };
    if (pausedUntil && pausedUntil > ctx.today)
      return promised_on
        ? { ...common, reason: "promised", until: promised_on }
        : { ...common, reason: "paused", until: pausedUntil };
    if (row.reminded_level === 3 && row.reminded_on) return { ...common, reason: "last_level" };
    return { ...common, reason: "term_running", until: row.remindedUntil };
  });
}

/**
 * Invoices on which only interest and fees are open are left out: another letter would charge these again, or
 * end them.
 */
function rowsSettled({ id, number }: Invoice): NotOnLetter {
  return { invoiceId: id, number, reason: "rows_settled", note: "", until: null };
}

/** An index of the open ones alone is used only where the query says so literally. */
function overdueOf(ctx: BusinessContext, clientId: string) {
  return businessInvoices(ctx)
    .where("client_id", "=", clientId)
    .where("state", "=", sql.lit("sent"))
    .where("paid_on", "is", sql.lit(null))
    .where("due_date", "<", ctx.today)
    .orderBy("due_date")
    .orderBy("id");
}

/** A draft is still open, and grants no term. */
function isRemindable(eb: ExpressionBuilder<Schema, "invoices">, today: Day, isEarly: boolean) {
  const isDraft = eb("reminded_on", "is", null);
  const termEnd = eb.fn.coalesce(remindedUntil(eb), sql.lit(""));
  return eb.and([
    mayBeReminded(eb, today),
    eb.or([eb("reminded_level", "<", 3), isDraft]),
    ...(isEarly ? [] : [eb.or([isDraft, eb(termEnd, "<", today)])]),
  ]);
}
