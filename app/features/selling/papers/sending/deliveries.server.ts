import { type Selectable, sql } from "kysely";
import type { PaperNoun } from "#app/features/selling/papers/kinds.ts";
import { trueNow } from "#app/platform/clock.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import type { DeliveriesTable } from "#app/platform/database/schema/invoices.ts";
import type { PaperLetter } from "./paper-letter.ts";
import { missedOf } from "./reached.ts";

export interface Delivery {
  state: DeliveriesTable["state"];
  /** The recipients as `addressesOf` reads them; `cc` likewise. */
  recipient: string;
  cc: string;
  /** Who of both did not get it and will not any more. */
  missed: string[];
  at: string;
  /** `refused`, `copy_refused`, `deferred`, `unreachable`, `undone`, or a `HeldBack`; empty while all is well. */
  errorCode: string;
  errorText: string;
}

interface About {
  /** The letter that goes with it; none by default. */
  reminderId?: string;
  /** The letter about several invoices; then `reminderId` is that of the first. */
  letterId?: string;
  noun?: PaperNoun;
  /** Seconds for which it can still be taken back. */
  waits?: number | undefined;
}

/** `version` is the version the invoice or offer was sent from. @returns the delivery's id */
export async function queueDelivery(
  ctx: UserContext,
  document: { id: string; version: number },
  letter: PaperLetter,
  { reminderId = "", letterId = "", noun = "invoice", waits = 0 }: About = {},
): Promise<string> {
  const id = ctx.newId();
  const row: Selectable<DeliveriesTable> = {
    id,
    business_id: ctx.businessId,
    invoice_id: noun === "invoice" ? document.id : null,
    offer_id: noun === "offer" ? document.id : null,
    user_id: ctx.user.id,
    copy_of: "",
    reminder_id: reminderId,
    letter_id: letterId,
    version: document.version,
    state: "queued",
    recipient: letter.recipient,
    cc: letter.cc,
    reply_to: ctx.user.email,
    subject: letter.subject,
    message: letter.message,
    language: letter.language,
    copy_to_me: letter.copyToMe ? 1 : 0,
    ...UNTRIED,
    created_at: ctx.now.toISOString(),
  };
  const runAt = waits ? new Date(ctx.platform.now().getTime() + waits * 1000) : trueNow(ctx);
  await insertDelivery(ctx, row, runAt);
  return id;
}

/** A message of its own, so that neither depends on the other. */
export async function queueCopy(ctx: BusinessContext, original: Selectable<DeliveriesTable>): Promise<void> {
  const row: Selectable<DeliveriesTable> = {
    ...original,
    id: ctx.newId(),
    copy_of: original.id,
    state: "queued",
    recipient: original.reply_to,
    cc: "",
    copy_to_me: 0,
    ...UNTRIED,
    created_at: ctx.now.toISOString(),
  };
  await insertDelivery(ctx, row, trueNow(ctx));
}

const UNTRIED = { delivered_to: "", error_code: "", error_text: "", attempted_at: null, finished_at: null };

async function insertDelivery(
  ctx: BusinessContext,
  row: Selectable<DeliveriesTable>,
  runAt: Date,
): Promise<void> {
  await ctx.db.insertInto("deliveries").values(row).execute();
  await enqueueJob(ctx, { name: `${subjectOf(row)}.delivery`, payload: { deliveryId: row.id }, runAt });
}

function subjectOf({ offer_id, letter_id, reminder_id }: Selectable<DeliveriesTable>): string {
  if (offer_id) return "offer";
  if (letter_id) return "reminder_letter";
  return reminder_id ? "reminder" : "invoice";
}

/** The same page, submitted twice. */
export async function wasQueued(
  ctx: BusinessContext,
  document: { id: string; version: number },
  letter: PaperLetter,
  noun: PaperNoun,
): Promise<boolean> {
  const row = await ctx.db
    .selectFrom("deliveries")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where(`${noun}_id`, "=", document.id)
    .where("version", "=", document.version)
    .where("recipient", "=", letter.recipient)
    .where("cc", "=", letter.cc)
    .where("subject", "=", letter.subject)
    .where("message", "=", letter.message)
    .where("language", "=", letter.language)
    .where("state", "not in", ["failed", "uncertain"])
    .executeTakeFirst();
  return row !== undefined;
}

export async function latestDeliveries(
  ctx: BusinessContext,
  ids: string[],
  noun: PaperNoun,
): Promise<Map<string, Delivery>> {
  const rows = await deliveryRows(ctx, ids, noun);
  const toCustomers = rows.filter((row) => row.copy_of === "" && row.reminder_id === "");
  return new Map(toCustomers.map((row) => [row[`${noun}_id`] ?? "", deliveryOf(row)]));
}

export async function deliveriesById(
  ctx: BusinessContext,
  ids: string[],
): Promise<Selectable<DeliveriesTable>[]> {
  if (ids.length === 0) return [];
  return ctx.db
    .selectFrom("deliveries")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .where("id", "in", [...new Set(ids)])
    .execute();
}

/** Invoices and credit notes whose own e-mails did not leave, the latest first; it may have left since. */
export async function failedLately(ctx: BusinessContext, most: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom("deliveries")
    .select("invoice_id")
    .where("business_id", "=", ctx.businessId)
    .where("state", "in", [sql.lit<"failed">("failed"), sql.lit<"uncertain">("uncertain")])
    .where("finished_at", "is not", null)
    .where("invoice_id", "is not", null)
    .where("reminder_id", "=", "")
    .where("copy_of", "=", "")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return [...new Set(rows.flatMap(({ invoice_id }) => invoice_id ?? []))];
}

/** Copies to the sender included. */
export async function deliveryRows(
  ctx: BusinessContext,
  ids: string[],
  noun: PaperNoun = "invoice",
): Promise<Selectable<DeliveriesTable>[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom("deliveries")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .where(`${noun}_id`, "in", ids)
    .execute();
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

export function deliveryOf(row: Selectable<DeliveriesTable>): Delivery {
  return {
    state: row.state,
    recipient: row.recipient,
    cc: row.cc,
    missed: missedOf(row),
    at: row.finished_at ?? row.attempted_at ?? row.created_at,
    errorCode: row.error_code,
    errorText: row.error_text,
  };
}
