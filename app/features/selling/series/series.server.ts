import { willTell } from "#app/features/running/events/will-tell.server.ts";
import { sql } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { AppError } from "#app/platform/errors.ts";
import { foundIn } from "#app/platform/lists/found-in.ts";
import { seriesRuleSchema } from "#app/features/selling/series/rule/series-rule.schema.ts";
import { seriesTemplate } from "./series-template.ts";
import {
  type Series,
  SERIES_MODES,
  SERIES_STATES,
  type SeriesState,
  STOP_REASONS,
  type StopReason,
} from "./series.ts";

/** @param updatedSince ISO UTC, included */
export async function listSeries(ctx: BusinessContext, updatedSince = ""): Promise<Series[]> {
  const { dialect } = ctx.platform.database;
  const rows = await own(ctx)
    .where("series.updated_at", ">=", updatedSince)
    .orderBy(({ ref }) => dialect.inOrder(ref("series.sort_name")))
    .orderBy("series.id")
    .execute();
  const all = rows.map(seriesOf);
  return [...all.filter(({ state }) => state !== "ended"), ...all.filter(({ state }) => state === "ended")];
}

/** Those whose name or client has every word; in the order of their names. */
export async function findSeriesByText(
  ctx: BusinessContext,
  search: string,
  limit: number,
): Promise<Series[]> {
  const { dialect } = ctx.platform.database;
  const words = search.split(" ").filter(Boolean);
  const rows = await own(ctx)
    .where(({ and, fn, or, ref }) => {
      const ofClient = fn.coalesce("clients.search_text", sql.lit(""));
      return and(
        words.map((word) =>
          or([foundIn(dialect, ref("series.sort_name"), word), foundIn(dialect, ofClient, word)]),
        ),
      );
    })
    .orderBy(({ ref }) => dialect.inOrder(ref("series.sort_name")))
    .orderBy("series.id")
    .limit(limit)
    .execute();
  return rows.map(seriesOf);
}

export async function findSeries(ctx: BusinessContext, id: string): Promise<Series> {
  const row = isId(id) ? await own(ctx).where("series.id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new AppError("series.not_found");
  return seriesOf(row);
}

function own(ctx: BusinessContext) {
  return ctx.db
    .selectFrom("series")
    .leftJoin("clients", (join) =>
      join
        .onRef("clients.id", "=", "series.client_id")
        .onRef("clients.business_id", "=", "series.business_id"),
    )
    .selectAll("series")
    .select("clients.name as client_name")
    .where("series.business_id", "=", ctx.businessId);
}

type Row = Awaited<ReturnType<ReturnType<typeof own>["executeTakeFirstOrThrow"]>>;

function seriesOf(row: Row): Series {
  return {
    id: row.id,
    name: row.name,
    clientId: row.client_id,
    clientName: row.client_name ?? "",
    group: row.group_name,
    state: SERIES_STATES.find((state) => state === row.state) ?? "ended",
    stopReason: reasonOf(row.stop_reason),
    mode: SERIES_MODES.find((mode) => mode === row.mode) ?? "draft",
    rule: fromJson(seriesRuleSchema, row.rule),
    template: fromJson(seriesTemplate, row.template),
    vatNumber: row.vat_number,
    firstK: row.first_k,
    nextK: row.next_k,
    nextOn: row.next_on,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function reasonOf(text: string): StopReason | null {
  return STOP_REASONS.find((reason) => reason === text) ?? null;
}

export interface SeriesChange {
  state?: SeriesState;
  stop_reason?: StopReason | "";
  next_k?: number;
  next_on?: string | null;
}

export async function saveSeries(
  ctx: BusinessContext,
  { id, version }: Series,
  change: SeriesChange,
): Promise<void> {
  await ctx.db
    .updateTable("series")
    .set({ ...change, version: version + 1, updated_at: ctx.now.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .execute();
  willTell(ctx, "series", id);
}
