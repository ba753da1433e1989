import type { Selectable } from "kysely";
import { deliveriesById, deliveryOf } from "#app/features/selling/papers/sending/deliveries.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { vatRowsSchema } from "#app/features/books/ledger/payment.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { DeliveriesTable } from "#app/platform/database/schema/invoices.ts";
import type { RemindersTable } from "#app/platform/database/schema/reminders.ts";
import { AppError } from "#app/platform/errors.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import {
  readStoredDocument,
  type StoredDocument,
} from "#app/platform/storage/read-stored-document.server.ts";
import { ownTitle } from "./letter/letter-text.ts";
import type { Reminder } from "./reminder.ts";

const REMINDER_COLUMNS = [
  ...(["id", "business_id", "invoice_id", "letter_id", "level", "state", "created_on", "due_until"] as const),
  ...(["open_amount", "interest", "interest_days", "fee", "fee_vat", "amount_claimed"] as const),
  ...(["language", "delivery_id", "interest_waived_at", "fee_waived_at", "created_at", "sha256"] as const),
];

export async function remindersOf(ctx: BusinessContext, invoiceIds: string[]): Promise<Reminder[]> {
  if (invoiceIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom("reminders")
    .select(REMINDER_COLUMNS)
    .where("invoice_id", "in", invoiceIds)
    .orderBy("invoice_id")
    .orderBy("level")
    .execute();
  return withDeliveries(ctx, rows);
}

/** The oldest invoice of each letter first. */
export function remindersOfLetters(ctx: BusinessContext, letterIds: string[]): Promise<Reminder[]> {
  return remindersBy(ctx, "letter_id", letterIds);
}

export interface LetterId {
  /** Empty of a letter about one invoice, which its reminder names. */
  letterId: string;
  reminderId: string;
}

export function remindersOfLetter(
  ctx: BusinessContext,
  { letterId, reminderId }: LetterId,
): Promise<Reminder[]> {
  return letterId ? remindersBy(ctx, "letter_id", [letterId]) : remindersBy(ctx, "id", [reminderId]);
}

async function remindersBy(
  ctx: BusinessContext,
  column: "letter_id" | "id",
  ids: string[],
): Promise<Reminder[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom("reminders")
    .innerJoin("invoices", "invoices.id", "reminders.invoice_id")
    .select(REMINDER_COLUMNS.map((column) => `reminders.${column}` as const))
    .where(`reminders.${column}`, "in", ids)
    .orderBy("invoices.due_date")
    .orderBy("invoices.id")
    .execute();
  return withDeliveries(ctx, rows);
}

async function withDeliveries(ctx: BusinessContext, rows: Row[]): Promise<Reminder[]> {
  const own = rows.filter(({ business_id }) => business_id === ctx.businessId);
  const deliveries = await deliveriesById(
    ctx,
    own.flatMap(({ delivery_id }) => delivery_id ?? []),
  );
  return own.map((row) => reminderOf(row, deliveries));
}

export async function listReminders(ctx: BusinessContext, invoiceId: string): Promise<Reminder[]> {
  await findInvoice(ctx, invoiceId);
  return remindersOf(ctx, [invoiceId]);
}

export async function findReminder(ctx: BusinessContext, invoiceId: string, id: string): Promise<Reminder> {
  const reminder = (await listReminders(ctx, invoiceId)).find((reminder) => reminder.id === id);
  if (!reminder) throw new AppError("reminder.not_found");
  return reminder;
}

/** @throws AppError `invoice.not_found`, `reminder.not_found`, `reminder.pdf_damaged` */
export async function downloadReminder(
  ctx: BusinessContext,
  invoiceId: string,
  id: string,
): Promise<FileToKeep & { content: Uint8Array }> {
  const invoice = await findInvoice(ctx, invoiceId);
  const reminder = await findReminder(ctx, invoiceId, id);
  const name = `${ownTitle(translator(reminder.language), reminder.level, invoice.number)}.pdf`;
  return { name, type: "application/pdf", content: await readLetter(ctx, id) };
}

/** @throws AppError `reminder.not_found`, `reminder.pdf_damaged`, `server.storage_away` */
export async function readLetter(ctx: BusinessContext, id: string): Promise<Uint8Array> {
  const stored = await storedPdf(ctx, "reminders", id).select("letter_id").executeTakeFirst();
  if (stored?.letter_id) return readClientLetter(ctx, stored.letter_id);
  return readPdf(ctx, stored, { reminderId: id });
}

export async function readClientLetter(ctx: BusinessContext, id: string): Promise<Uint8Array> {
  return readPdf(ctx, await storedPdf(ctx, "reminder_letters", id).executeTakeFirst(), { letterId: id });
}

function storedPdf<T extends "reminders" | "reminder_letters">(ctx: BusinessContext, table: T, id: string) {
  if (!isId(id)) throw new AppError("reminder.not_found");
  return ctx.db
    .selectFrom<"reminders" | "reminder_letters">(table)
    .select(["bytes", "sha256", "in_store"])
    .where("id", "=", id)
    .where("business_id", "=", ctx.businessId);
}

function readPdf(
  ctx: BusinessContext,
  stored: StoredDocument | undefined,
  ids: Record<string, string>,
): Promise<Uint8Array> {
  if (!stored) throw new AppError("reminder.not_found");
  return readStoredDocument(ctx, stored, { event: "reminder_pdf", ids, damaged: "reminder.pdf_damaged" });
}

type Row = Omit<Selectable<RemindersTable>, "bytes" | "in_store">;

function reminderOf(row: Row, deliveries: Selectable<DeliveriesTable>[]): Reminder {
  const delivery = deliveries.find(({ id }) => id === row.delivery_id);
  return {
    id: row.id,
    invoiceId: row.invoice_id,
    letterId: row.letter_id,
    level: row.level,
    state: row.state,
    createdOn: row.created_on,
    dueUntil: row.due_until,
    openAmount: row.open_amount,
    interest: row.interest,
    interestDays: row.interest_days,
    fee: row.fee,
    feeVat: fromJson(vatRowsSchema, row.fee_vat),
    amountClaimed: row.amount_claimed,
    language: isLocale(row.language) ? row.language : "en",
    interestWaivedAt: row.interest_waived_at,
    feeWaivedAt: row.fee_waived_at,
    createdAt: row.created_at,
    delivery: delivery ? deliveryOf(delivery) : null,
  };
}
