import { type ExpressionBuilder, sql } from "kysely";
import type { businessInvoices } from "#app/features/selling/invoices/document/invoices.server.ts";
import { settledColumn } from "#app/features/books/ledger/amount-due.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import type { Remindable } from "./next-reminder.ts";

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
      openRowsColumn(eb).as("openRows"),
      eb.case().when(hasClientToSpare(eb)).then(1).else(0).end().as("neverRemind"),
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

function hasClientToSpare({ exists, selectFrom }: Invoices) {
  return exists(
    selectFrom("clients")
      .select("clients.id")
      .whereRef("clients.id", "=", "invoices.client_id")
      .where("clients.never_remind", "=", 1),
  );
}

/** Of the last one; null before the first. */
function remindedUntil({ selectFrom }: Invoices) {
  return selectFrom("reminders")
    .select("reminders.due_until")
    .whereRef("reminders.invoice_id", "=", "invoices.id")
    .whereRef("reminders.level", "=", "invoices.reminded_level");
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
