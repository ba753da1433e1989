import { sql } from "kysely";
import { z } from "zod";
import { businessInvoices } from "#app/features/selling/invoices/document/invoices.server.ts";
import { recipientSnapshot } from "#app/features/selling/invoices/document/snapshots.ts";
import { amountDueColumn } from "#app/features/books/ledger/amount-due.ts";
import { vatDates } from "#app/features/taxes/year/vat-dates/vat-dates.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { addDays, type Day } from "#app/swiss/dates.ts";
import type { Currency, Rappen } from "#app/swiss/money.ts";

const DAYS_BACK = 90;
const DAYS_AHEAD = 365;

const MOST_INVOICES = 1000;
const MOST_OTHERS = 200;

export interface DatedEntry {
  id: string;
  day: Day;
  /** ISO UTC */
  changedAt: string;
}

export interface DueDays {
  invoices: (DatedEntry & { number: string; client: string; currency: Currency; due: Rappen })[];
  offers: (DatedEntry & { number: string; client: string; total: Rappen })[];
  series: (DatedEntry & { name: string })[];
  vat: (DatedEntry & { kind: "return" | "instalment" | "reconciliation"; from: Day; to: Day })[];
}

/** What is outstanding, from 90 days ago to a year ahead; the last days of open offers, the next of series, VAT. */
export async function dueDays(ctx: BusinessContext): Promise<DueDays> {
  const until = addDays(ctx.today, DAYS_AHEAD);
  return {
    invoices: await openInvoices(ctx, addDays(ctx.today, -DAYS_BACK), until),
    offers: await openOffers(ctx, until),
    series: await ctx.db
      .selectFrom("series")
      .select(["id", "name", "updated_at as changedAt"])
      .select((eb) => eb.fn.coalesce("next_on", eb.val("")).as("day"))
      .where("business_id", "=", ctx.businessId)
      .where("state", "=", "active")
      .where("next_on", ">=", ctx.today)
      .where("next_on", "<=", until)
      .orderBy("next_on")
      .orderBy("id")
      .limit(MOST_OTHERS)
      .execute(),
    vat: await vatDueDays(ctx),
  };
}

/** Nothing of it is a record before somebody looks at it: each is known by its business and first day. */
export async function vatDueDays(ctx: BusinessContext): Promise<DueDays["vat"]> {
  const [first, last] = [addDays(ctx.today, -DAYS_BACK), addDays(ctx.today, DAYS_AHEAD)];
  const { returns, instalments, reconciliations } = await vatDates(ctx);
  const all = [
    ...returns.map((one) => ({ ...one, kind: "return" as const, number: 1 })),
    ...instalments.map((one) => ({ ...one, kind: "instalment" as const })),
    ...reconciliations
      .filter(({ filed }) => !filed)
      .map((one) => ({ ...one, kind: "reconciliation" as const, number: 1 })),
  ];
  return all
    .filter(({ day }) => first <= day && day <= last)
    .map(({ kind, number, from, to, day }) => ({
      id: `${kind}-${from}-${number}-${ctx.businessId}`,
      kind,
      from,
      to,
      day,
      changedAt: `${from}T00:00:00.000Z`,
    }));
}

/** An index of the open ones alone is used only where the query says so literally. */
async function openInvoices(ctx: BusinessContext, from: Day, until: Day) {
  const rows = await businessInvoices(ctx)
    .select(["id", "number", "recipient", "due_date as day", "updated_at as changedAt", "currency"])
    .select((eb) => amountDueColumn(eb).as("due"))
    .where("state", "=", sql.lit("sent"))
    .where("paid_on", "is", sql.lit(null))
    .where("due_date", ">=", from)
    .where("due_date", "<=", until)
    .orderBy("due_date")
    .orderBy("id")
    .limit(MOST_INVOICES)
    .execute();
  return rows.map(({ recipient, ...row }) => ({
    ...row,
    client: fromJson(recipientSnapshot, recipient).name,
  }));
}

const offerDocument = z.object({ recipient: recipientSnapshot });

async function openOffers(ctx: BusinessContext, until: Day) {
  const rows = await ctx.db
    .selectFrom("offers")
    .select(["id", "number", "document", "total", "valid_until as day", "updated_at as changedAt"])
    .where("business_id", "=", ctx.businessId)
    .where("state", "=", sql.lit("sent"))
    .where("valid_until", ">=", ctx.today)
    .where("valid_until", "<=", until)
    .orderBy("valid_until")
    .orderBy("id")
    .limit(MOST_OTHERS)
    .execute();
  return rows.map(({ document, ...row }) => ({
    ...row,
    client: fromJson(offerDocument, document).recipient.name,
  }));
}
