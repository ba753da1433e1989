import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import type { Currency } from "#app/swiss/money.ts";
import { preparedQuery, type ValuePlace } from "#app/platform/database/prepared-query.server.ts";
import { fromJson, textRecord } from "#app/platform/database/json.ts";

interface HistoryEntry {
  id: string;
  event: string;
  data: Record<string, string>;
  at: string;
  userName: string;
  currency: Currency | null;
}

interface HistoryRecord {
  invoiceId: string | null;
  offerId?: string;
  event: string;
  data?: Record<string, string>;
  key?: string;
}

/** Call it in the transaction of the change (docs/security-checks.md 22). @returns false when `key` exists already */
export async function recordHistory(
  ctx: BusinessContext | UserContext,
  entry: HistoryRecord,
): Promise<boolean> {
  const written = await insertEntry(ctx.db, {
    id: ctx.newId(),
    businessId: ctx.businessId,
    invoiceId: entry.invoiceId,
    offerId: entry.offerId ?? null,
    userId: "user" in ctx ? ctx.user.id : null,
    event: entry.event,
    data: JSON.stringify({ ...entry.data, ...byApplication(ctx) }),
    at: ctx.now.toISOString(),
    key: entry.key ?? null,
  });
  return written.length > 0;
}

interface EntryValues {
  id: string;
  businessId: string;
  invoiceId: string | null;
  offerId: string | null;
  userId: string | null;
  event: string;
  data: string;
  at: string;
  key: string | null;
}

const insertEntry = preparedQuery((db, place: ValuePlace<EntryValues>) =>
  db
    .insertInto("history")
    .values({
      id: place("id"),
      business_id: place("businessId"),
      invoice_id: place("invoiceId"),
      offer_id: place("offerId"),
      user_id: place("userId"),
      event: place("event"),
      data: place("data"),
      at: place("at"),
      key: place("key"),
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id"),
);

/** An assistant is named whatever it signed in with; keys are named for the audit alone. */
function byApplication(ctx: BusinessContext | UserContext): Record<string, string> {
  const { caller, way } = "caller" in ctx ? ctx : {};
  if (!caller) return {};
  const { kind, name } = caller;
  if (way === "mcp") return { application: name, way };
  return kind === "application" ? { application: name } : { apiKey: name };
}

export function historyOf(ctx: UserContext, invoiceId: string): Promise<HistoryEntry[]> {
  return historyAbout(ctx, "history.invoice_id", invoiceId);
}

export function historyOfOffer(ctx: UserContext, offerId: string): Promise<HistoryEntry[]> {
  return historyAbout(ctx, "history.offer_id", offerId);
}

async function historyAbout(
  ctx: UserContext,
  column: "history.invoice_id" | "history.offer_id",
  id: string,
): Promise<HistoryEntry[]> {
  const rows = await ctx.db
    .selectFrom("history")
    .leftJoin("users", "users.id", "history.user_id")
    .leftJoin("invoices", "invoices.id", "history.invoice_id")
    .select([
      "history.id",
      "history.event",
      "history.data",
      "history.at",
      "users.first_name",
      "users.last_name",
      "invoices.currency",
    ])
    .where("history.business_id", "=", ctx.businessId)
    .where(column, "=", id)
    .orderBy("history.id", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    event: row.event,
    data: fromJson(textRecord, row.data),
    at: row.at,
    currency: row.currency,
    userName: [row.first_name, row.last_name].filter(Boolean).join(" "),
  }));
}
