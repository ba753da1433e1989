import { z } from "zod";
import { EVENT_TYPES } from "./event-types.ts";
import { trueNow } from "#app/platform/clock.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { ROW_LIVES } from "#app/platform/database/schema/lives.ts";
import { AppError } from "#app/platform/errors.ts";
import { readCursor, writeCursor } from "#app/platform/lists/cursor.server.ts";
import type { EventQuery } from "./event-query.ts";

const ORDER = "newest";

const PAGE_SIZE = 10;

const DAY = 24 * 60 * 60 * 1000;

const eventSchema = z.looseObject({ id: z.string(), type: z.enum(EVENT_TYPES) });

type WebhookEvent = z.output<typeof eventSchema>;

export interface EventPage {
  events: WebhookEvent[];
  limit: number;
  nextCursor: string | null;
}

/** The newest first. The ids come from an index alone, so that rare types among many events are found fast. */
export async function listEvents(ctx: BusinessContext, query: EventQuery = {}): Promise<EventPage> {
  const { types = EVENT_TYPES, createdSince = "", limit = PAGE_SIZE, after } = query;
  const place = after ? readCursor(after, ORDER, "string") : null;
  const own = kept(ctx)
    .select("id")
    .where("type", "in", [...types])
    .where("created_at", ">=", createdSince)
    .orderBy("id", "desc")
    .limit(limit + 1);
  const ids = (await (place ? own.where("id", "<", place.id) : own).execute()).map(({ id }) => id);
  const shown = ids.slice(0, limit);
  const last = ids.length > limit ? shown.at(-1) : undefined;
  return {
    events: await eventsOf(ctx, shown),
    limit,
    nextCursor: last ? writeCursor({ order: ORDER, value: last, id: last }) : null,
  };
}

/** @throws AppError `event.not_found` */
export async function findEvent(ctx: BusinessContext, id: string): Promise<WebhookEvent> {
  const row = isId(id) ? await kept(ctx).select("body").where("id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new AppError("event.not_found");
  return fromJson(eventSchema, row.body);
}

async function eventsOf(ctx: BusinessContext, ids: string[]): Promise<WebhookEvent[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom("webhook_events")
    .select("body")
    .where("business_id", "=", ctx.businessId)
    .where("id", "in", ids)
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ body }) => fromJson(eventSchema, body));
}

/** The purge comes once a day, so what is over may still be there. A ping tells nothing. */
function kept(ctx: BusinessContext) {
  const [{ days }] = ROW_LIVES.webhook_events.overTime;
  const first = new Date(trueNow(ctx).getTime() - days * DAY).toISOString();
  return ctx.db
    .selectFrom("webhook_events")
    .where("business_id", "=", ctx.businessId)
    .where("created_at", ">", first)
    .where("type", "in", [...EVENT_TYPES]);
}
