import { expressionBuilder, type Selectable } from "kysely";
import { z } from "zod";
import { type Chart, chartOf } from "#app/features/books/book/accounts.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { fromJson } from "#app/platform/database/json.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import type { JournalHandoversTable } from "#app/platform/database/schema/book.ts";
import { AppError } from "#app/platform/errors.ts";
import { isLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { listPage, newestFirst, type WantedPage } from "#app/platform/lists/listing.server.ts";
import { type ListPage, listPageJson } from "#app/platform/lists/pages.ts";
import type { Day } from "#app/swiss/dates.ts";

/** Bookings that nobody changes any more, and what their files are made with. */
export interface Handover {
  id: string;
  from: Day;
  to: Day;
  firstSequence: number;
  lastSequence: number;
  /** The SHA-256 of the hand-over before and of the hashes of its bookings. */
  sha256: string;
  createdAt: string;
  createdBy: string;
  language: Locale;
  chart: Chart;
  /** The first day of the business year of `from`; empty where results were not carried on yet. */
  yearBegins: Day;
}

const NEWEST = newestFirst(expressionBuilder<Schema, "journal_handovers">().ref("id"));

/** The newest first. @throws AppError `input.invalid` at `starting_after` */
export async function listHandovers(
  ctx: BusinessContext,
  wanted: WantedPage,
): Promise<ListPage & { handovers: Handover[] }> {
  const { rows, ...page } = await listPage(wanted, NEWEST, handoverRows(ctx));
  return { handovers: rows.map(handoverOf), ...page };
}

/** @throws AppError `handover.not_found` */
export async function readHandover(ctx: BusinessContext, id: string): Promise<Handover> {
  const row = isId(id) ? await handoverRows(ctx).where("id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new AppError("handover.not_found");
  return handoverOf(row);
}

export async function lastHandover(ctx: BusinessContext): Promise<Handover | null> {
  const row = await handoverRows(ctx).orderBy("to_day", "desc").limit(1).executeTakeFirst();
  return row ? handoverOf(row) : null;
}

function handoverRows(ctx: BusinessContext) {
  return ctx.db.selectFrom("journal_handovers").selectAll().where("business_id", "=", ctx.businessId);
}

const storedChart = z.record(z.string(), z.string());

function handoverOf(row: Selectable<JournalHandoversTable>): Handover {
  const { id, from_day: from, to_day: to, first_sequence: firstSequence, hash: sha256 } = row;
  const { last_sequence: lastSequence, created_at: createdAt, created_by: createdBy, language } = row;
  const numbers = Object.entries(fromJson(storedChart, row.chart));
  return {
    id,
    from,
    to,
    firstSequence,
    lastSequence,
    sha256,
    createdAt,
    createdBy,
    language: isLocale(language) ? language : "en",
    chart: chartOf(new Map(numbers)),
    yearBegins: row.year_begins,
  };
}

export function handoverJson(handover: Handover) {
  const { language: _language, chart: _chart, yearBegins: _yearBegins, ...json } = handover;
  return json;
}

export function handoverPageJson({ handovers, ...list }: ListPage & { handovers: Handover[] }) {
  return { handovers: handovers.map(handoverJson), ...listPageJson(list) };
}
