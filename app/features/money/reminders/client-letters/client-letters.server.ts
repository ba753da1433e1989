import { expressionBuilder, type Selectable } from "kysely";
import { findClient } from "#app/features/selling/clients/clients.server.ts";
import { deliveriesById, deliveryOf } from "#app/features/selling/papers/sending/deliveries.server.ts";
import type { Reminder } from "#app/features/money/reminders/reminder.ts";
import { readClientLetter, remindersOfLetters } from "#app/features/money/reminders/reminders.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import type { ReminderLettersTable } from "#app/platform/database/schema/reminders.ts";
import { AppError } from "#app/platform/errors.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { listPage, newestFirst, type WantedPage } from "#app/platform/lists/listing.server.ts";
import type { ListPage } from "#app/platform/lists/pages.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { ClientLetter } from "./client-letter.ts";
import { sharedTitle } from "#app/features/money/reminders/letter/letter-text.ts";

const NEWEST = newestFirst(expressionBuilder<Schema, "reminder_letters">().ref("id"));

const MOST_OF_A_DAY = 20;

const COLUMNS = [
  ...(["id", "client_id", "level", "state", "created_on", "due_until", "language", "iban"] as const),
  ...(["reference", "invoices", "currency", "amount_claimed", "delivery_id", "created_at"] as const),
];

export interface LetterWithReminders {
  letter: ClientLetter;
  reminders: Reminder[];
}

export interface ClientLetterPage extends ListPage {
  letters: ClientLetter[];
}

/** The newest first. @throws AppError `client.not_found`, `input.invalid` at `starting_after` */
export async function listClientLetters(
  ctx: BusinessContext,
  clientId: string,
  wanted: WantedPage = {},
): Promise<ClientLetterPage> {
  const { id } = await findClient(ctx, clientId);
  const own = ownLetters(ctx).where("client_id", "=", id).select(COLUMNS);
  const { rows, ...page } = await listPage(wanted, NEWEST, own);
  return { letters: await lettersOf(ctx, rows), ...page };
}

export async function lettersWrittenOn(
  ctx: BusinessContext,
  clientId: string,
  day: Day,
): Promise<ClientLetter[]> {
  const rows = await ownLetters(ctx)
    .select(COLUMNS)
    .where("client_id", "=", clientId)
    .where("created_on", "=", day)
    .orderBy("id")
    .limit(MOST_OF_A_DAY)
    .execute();
  return lettersOf(ctx, rows);
}

/** The letters in the order of `ids`; unknown ones are left out. */
export async function findClientLetters(ctx: BusinessContext, ids: string[]): Promise<ClientLetter[]> {
  const known = ids.filter(isId);
  if (known.length === 0) return [];
  const rows = await ownLetters(ctx).select(COLUMNS).where("id", "in", known).execute();
  const byId = new Map((await lettersOf(ctx, rows)).map((letter) => [letter.id, letter]));
  return known.flatMap((id) => byId.get(id) ?? []);
}

export async function findClientLetter(ctx: BusinessContext, id: string): Promise<ClientLetter> {
  const [letter] = await findClientLetters(ctx, [id]);
  if (!letter) throw new AppError("reminder.not_found");
  return letter;
}

export async function withReminders(
  ctx: BusinessContext,
  letters: readonly ClientLetter[],
): Promise<LetterWithReminders[]> {
  const ids = letters.map(({ id }) => id);
  const reminders = Map.groupBy(await remindersOfLetters(ctx, ids), ({ letterId }) => letterId);
  return letters.map((letter) => ({ letter, reminders: reminders.get(letter.id) ?? [] }));
}

/** @throws AppError `reminder.not_found`, `reminder.pdf_damaged`, `server.storage_away` */
export async function downloadClientLetter(
  ctx: BusinessContext,
  id: string,
): Promise<FileToKeep & { content: Uint8Array }> {
  const letter = await findClientLetter(ctx, id);
  const name = `${sharedTitle(translator(letter.language), letter)}.pdf`;
  return { name, type: "application/pdf", content: await readClientLetter(ctx, id) };
}

function ownLetters(ctx: BusinessContext) {
  return ctx.db.selectFrom("reminder_letters").where("business_id", "=", ctx.businessId);
}

type Row = Pick<Selectable<ReminderLettersTable>, (typeof COLUMNS)[number]>;

async function lettersOf(ctx: BusinessContext, rows: Row[]): Promise<ClientLetter[]> {
  const ids = rows.flatMap(({ delivery_id }) => delivery_id ?? []);
  const deliveries = new Map((await deliveriesById(ctx, ids)).map((row) => [row.id, deliveryOf(row)]));
  return rows.map((row) => ({
    id: row.id,
    clientId: row.client_id,
    level: row.level,
    state: row.state === "sent" ? "sent" : "ready",
    createdOn: row.created_on,
    dueUntil: row.due_until,
    language: isLocale(row.language) ? row.language : "en",
    iban: row.iban,
    reference: row.reference,
    invoices: row.invoices,
    currency: row.currency,
    amountClaimed: row.amount_claimed,
    createdAt: row.created_at,
    delivery: deliveries.get(row.delivery_id ?? "") ?? null,
  }));
}
