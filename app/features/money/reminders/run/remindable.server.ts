import { type ExpressionBuilder, sql } from "kysely";
import {
  businessInvoices,
  businessInvoicesById,
} from "#app/features/selling/invoices/document/invoices.server.ts";
import { settledColumn } from "#app/features/books/ledger/amount-due.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Remindable } from "./next-reminder.ts";

export type ReminderStanding = Remindable & { id: string };

/** What decides about an invoice's reminders, beside the invoice. @throws AppError `invoice.not_found` */
export async function reminderStanding(ctx: BusinessContext, invoiceId: string): Promise<ReminderStanding> {
  if (!isId(invoiceId)) throw new AppError("invoice.not_found");
  const standing = (await reminderStandings(ctx, [invoiceId])).get(invoiceId);
  if (!standing) throw new AppError("invoice.not_found");
  return standing;
}

export async function reminderStandings(
  ctx: BusinessContext,
  invoiceIds: string[],
): Promise<Map<string, ReminderStanding>> {
  if (invoiceIds.length === 0) return new Map();
  const rows = await withStanding(businessInvoicesById(ctx, invoiceIds)).execute();
  return new Map(rows.map((row) => [row.id, remindableOf(row)]));
}

/** An index of the open ones alone is used only where the query says so literally. */
export function overdueInvoices(ctx: BusinessContext) {
  return businessInvoices(ctx)
    .where("state", "=", sql.lit("sent"))
    .where("paid_on", "is", sql.lit(null))
    .where("due_date", "<", ctx.today);
}

type Invoices = ExpressionBuilder<Schema, "invoices">;

/** All that the rules of reminders look at: `remindableOf` reads its rows. */
export function withStanding(query: ReturnType<typeof businessInvoices>) {
  return query
    .select([
      "invoices.id",
      "state",
      "paid_on as paidOn",
      "due_date as dueDate",
      "total",
      "charged",
      "settled",
    ])
    .select(["reminded_level as remindedLevel", "reminded_on as remindedOn", "promised_on as promisedOn"])
    .select(["reminders_paused_until as pausedUntil", "disputed_note as disputedNote"])
    .select((eb) => [
      remindedUntil(eb).as("remindedUntil"),
      firstReminder(eb).as("firstReminder"),
      openRowsColumn(eb).as("openRows"),
      eb.fn.coalesce(sparesClient(eb), eb.val(0)).as("neverRemind"),
      eb.case().when(isUndelivered(eb)).then(1).else(0).end().as("isUndelivered"),
    ]);
}

type StandingRow = Omit<Remindable, "neverRemind" | "isUndelivered"> &
  Record<"neverRemind" | "isUndelivered", number>;

export function remindableOf<Row extends StandingRow>(row: Row): Omit<Row, keyof Remindable> & Remindable {
  return { ...row, neverRemind: row.neverRemind === 1, isUndelivered: row.isUndelivered === 1 };
}

function openRowsColumn(eb: Invoices) {
  const ofCharges = eb.fn.coalesce(settledColumn(eb, ["interest", "reminder_fee"]), eb.val(0));
  return eb(eb("invoices.total", "-", eb.ref("invoices.settled")), "+", ofCharges);
}

/** A value of the one client: Postgres would look at all clients for an `exists`. */
function sparesClient({ selectFrom }: Invoices) {
  return selectFrom("clients")
    .select("clients.never_remind")
    .whereRef("clients.id", "=", "invoices.client_id");
}

/** The end of the term of the last letter; null before the first. */
function remindedUntil({ selectFrom }: Invoices) {
  return selectFrom("reminders")
    .select("reminders.due_until")
    .whereRef("reminders.invoice_id", "=", "invoices.id")
    .whereRef("reminders.level", "=", "invoices.reminded_level");
}

function firstReminder({ selectFrom }: Invoices) {
  return selectFrom("reminders")
    .select(({ fn }) => fn.min("reminders.created_on").as("day"))
    .whereRef("reminders.invoice_id", "=", "invoices.id")
    .where("reminders.state", "!=", "draft");
}

function isUndelivered({ exists, selectFrom }: Invoices) {
  return exists(
    selectFrom("reminders")
      .innerJoin("deliveries", "deliveries.id", "reminders.delivery_id")
      .select(sql.lit(1).as("one"))
      .whereRef("reminders.invoice_id", "=", "invoices.id")
      .whereRef("reminders.level", "=", "invoices.reminded_level")
      .where("deliveries.state", "in", ["failed", "uncertain"]),
  );
}
