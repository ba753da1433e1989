import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Currency } from "#app/swiss/money.ts";
import { fromJson, textRecord } from "#app/platform/database/json.ts";
import type { AuditFilter } from "./audit-filter.ts";
import { readCursor, writeCursor } from "#app/platform/lists/cursor.server.ts";

interface AuditEntry {
  id: string;
  /** ISO UTC */
  at: string;
  event: string;
  data: Record<string, string>;
  /** Empty for the product itself, and after the person's account was deleted. */
  userName: string;
  currency: Currency | null;
  /** Name of the API key or application that acted for the person; empty without. */
  program: string;
  /** The number of the invoice or offer; empty without. */
  number: string;
  invoiceId: string | null;
  offerId: string | null;
}

interface AuditQuery extends AuditFilter {
  /** Cursor of the page before; empty for the first. */
  after: string;
  limit: number;
}

const ORDER = "audit";

/** The newest first. @throws AppError `input.invalid` for a cursor of something else */
export async function auditPage(
  ctx: BusinessContext,
  { person, since, before, after, limit }: AuditQuery,
): Promise<{ entries: AuditEntry[]; next: string }> {
  const wanted = auditRows(ctx)
    .where("history.business_id", "=", ctx.businessId)
    .$if(person !== "", (all) => all.where("history.user_id", "=", person))
    .$if(since !== "", (all) => all.where("history.at", ">=", since))
    .$if(before !== "", (all) => all.where("history.at", "<", before))
    .orderBy("history.at", "desc")
    .orderBy("history.id", "desc")
    .limit(limit + 1);
  const place = after ? readCursor(after, ORDER) : null;
  const rows = await (
    place
      ? wanted.where(({ eb, refTuple, tuple }) =>
          eb(refTuple("history.at", "history.id"), "<", tuple(String(place.value), place.id)),
        )
      : wanted
  ).execute();
  const entries = rows.slice(0, limit).map((row): AuditEntry => {
    const data = fromJson(textRecord, row.data);
    return {
      id: row.id,
      at: row.at,
      event: row.event,
      data,
      currency: row.currency,
      userName: [row.first_name, row.last_name].filter(Boolean).join(" "),
      program: data.application ?? data.apiKey ?? "",
      number: row.invoice_number ?? row.offer_number ?? "",
      invoiceId: row.invoice_id,
      offerId: row.offer_id,
    };
  });
  const last = entries.at(-1);
  const next = rows.length > limit && last ? writeCursor({ order: ORDER, value: last.at, id: last.id }) : "";
  return { entries, next };
}

function auditRows(ctx: BusinessContext) {
  return ctx.db
    .selectFrom("history")
    .leftJoin("users", "users.id", "history.user_id")
    .leftJoin("invoices", "invoices.id", "history.invoice_id")
    .leftJoin("offers", "offers.id", "history.offer_id")
    .select(["history.id", "history.at", "history.event", "history.data"])
    .select(["history.invoice_id", "history.offer_id", "users.first_name", "users.last_name"])
    .select(["invoices.number as invoice_number", "invoices.currency", "offers.number as offer_number"]);
}
