import { fold } from "#app/platform/lists/fold.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fromJson, textRecord } from "#app/platform/database/json.ts";
import type { JsonText } from "#app/platform/database/json-column.ts";
import { AppError } from "#app/platform/errors.ts";

const MOST = 3;

const CORRECTIONS = [
  "invoice.credited",
  "invoice.credit_withdrawn",
  "invoice.cancelled",
  "invoice.archived",
] as const;

/**
 * What an assistant corrects, writes anew and corrects again ends after three corrections. An invoice goes on the chain
 * of the same recipient's last correction before it, while both are an assistant's.
 * @throws AppError `invoice.corrected_too_often`
 */
export async function requireFirstCorrections(ctx: UserContext, invoice: Invoice): Promise<void> {
  const isAssistant = ctx.way === "mcp" || ctx.caller?.kind === "application";
  if (!isAssistant) return;
  let [count, at]: [number, string | null] = [0, invoice.id];
  while (at !== null && count < MOST) {
    const events = await eventsOf(ctx, at);
    count += events.filter(isCorrection).length;
    const [first] = events;
    at = first && isByAssistant(first) ? await correctedBefore(ctx, invoice, first.id) : null;
  }
  if (count >= MOST) throw new AppError("invoice.corrected_too_often");
}

interface Event {
  id: string;
  event: string;
  data: JsonText;
}

/** The oldest first. */
function eventsOf(ctx: UserContext, invoiceId: string): Promise<Event[]> {
  return ctx.db
    .selectFrom("history")
    .select(["id", "event", "data"])
    .where("business_id", "=", ctx.businessId)
    .where("invoice_id", "=", invoiceId)
    .orderBy("id")
    .execute();
}

/** @returns the invoice of the same recipient that was corrected last before, if by an assistant */
async function correctedBefore(
  { db, businessId }: UserContext,
  { clientId, recipient }: Invoice,
  before: string,
): Promise<string | null> {
  const last = await db
    .selectFrom("history")
    .innerJoin("invoices", "invoices.id", "history.invoice_id")
    .select(["history.id", "history.event", "history.data", "history.invoice_id as invoiceId"])
    .where("history.business_id", "=", businessId)
    .where("history.event", "in", CORRECTIONS)
    .where("history.id", "<", before)
    .where((eb) =>
      clientId === null
        ? eb("invoices.sort_name", "=", fold(recipient.name))
        : eb("invoices.client_id", "=", clientId),
    )
    .orderBy("history.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last && isByAssistant(last) ? last.invoiceId : null;
}

function isCorrection(event: Event): boolean {
  return CORRECTIONS.some((name) => name === event.event) && isByAssistant(event);
}

function isByAssistant({ data }: Event): boolean {
  return "application" in fromJson(textRecord, data);
}
