import type { Selectable } from "kysely";
import { type PastEvent, pastEvents } from "#app/features/running/history/past-events.server.ts";
import { deliveryRows } from "#app/features/selling/papers/sending/deliveries.server.ts";
import {
  type Invoice,
  invoiceOf,
  invoiceParts,
} from "#app/features/selling/invoices/document/invoices.server.ts";
import { type Views, viewsById } from "#app/features/running/public-links/views.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { DeliveriesTable, InvoicesTable } from "#app/platform/database/schema/invoices.ts";
import { invoiceJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { reminderJson } from "#app/features/money/reminders/reminder-json.ts";
import type { Reminder } from "#app/features/money/reminders/reminder.ts";
import { remindersOf } from "#app/features/money/reminders/reminders.server.ts";
import { INVOICES_AT_ONCE } from "#app/features/front/exports/kinds/invoices.server.ts";
import { pagesByDay } from "#app/features/front/exports/pages.server.ts";
import { rowAsJson } from "./row-as-json.ts";

interface InvoiceRecord {
  invoice: Invoice;
  archivedAt: string | null;
  deliveries: Selectable<DeliveriesTable>[];
  history: PastEvent[];
  reminders: Reminder[];
  views: Views | null;
  remindersPausedUntil: string | null;
  promisedOn: string | null;
  disputedNote: string;
}

export async function* invoiceRecords(ctx: BusinessContext): AsyncGenerator<InvoiceRecord[]> {
  const all = ctx.db.selectFrom("invoices").selectAll().where("business_id", "=", ctx.businessId);
  for await (const rows of pagesByDay(all, "issue_date", INVOICES_AT_ONCE)) yield await recordsOf(ctx, rows);
}

async function recordsOf(ctx: BusinessContext, rows: Selectable<InvoicesTable>[]): Promise<InvoiceRecord[]> {
  const ids = rows.map((row) => row.id);
  const partsOf = await invoiceParts(ctx, rows);
  const deliveriesOf = Map.groupBy(await deliveryRows(ctx, ids), (delivery) => delivery.invoice_id);
  const remindersBy = Map.groupBy(await remindersOf(ctx, ids), ({ invoiceId }) => invoiceId);
  const viewsOf = await viewsById(ctx, ids);
  const historyOf = Map.groupBy(await pastEvents(ctx, ids), (event) => event.invoiceId);
  return rows.map((row) => ({
    invoice: invoiceOf(ctx, row, { ...partsOf(row.id), delivery: null }),
    archivedAt: row.archived_at,
    deliveries: deliveriesOf.get(row.id) ?? [],
    history: historyOf.get(row.id) ?? [],
    reminders: remindersBy.get(row.id) ?? [],
    views: viewsOf.get(row.id) ?? null,
    remindersPausedUntil: row.reminders_paused_until,
    promisedOn: row.promised_on,
    disputedNote: row.disputed_note,
  }));
}

export function invoiceRecordJson(record: InvoiceRecord) {
  const { invoice, archivedAt, deliveries, history, reminders } = record;
  const { remindersPausedUntil, promisedOn, disputedNote } = record;
  const { publicLink } = invoice;
  const { delivery: _latest, ...content } = invoiceJson(invoice);
  return {
    ...content,
    design: invoice.design,
    archivedAt,
    deliveries: deliveries.map(deliveryRecordJson),
    publicLink,
    views: record.views,
    remindersPausedUntil,
    promisedOn,
    disputedNote,
    reminders: reminders.map(reminderJson),
    history: history.map(({ event, data, at, by }) => ({ event, data, at, by })),
  };
}

export function deliveryRecordJson(delivery: Selectable<DeliveriesTable>) {
  return {
    ...rowAsJson(delivery, ["state", "recipient", "cc", "delivered_to"]),
    isCopy: delivery.copy_of !== "",
    isReminder: delivery.reminder_id !== "",
    ...rowAsJson(delivery, ["reply_to", "subject", "message", "language"]),
    error: delivery.error_text || delivery.error_code,
    ...rowAsJson(delivery, ["created_at", "attempted_at", "finished_at"]),
  };
}
