import type { Selectable } from "kysely";
import { listSandboxes } from "#app/features/people/accounts/sandbox/sandbox.server.ts";
import { requireFullAccess } from "#app/features/people/api-keys/require-scope.ts";
import { trueNow } from "#app/platform/clock.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { ApiRequestsTable } from "#app/platform/database/schema/api.ts";
import { ROW_LIVES } from "#app/platform/database/schema/lives.ts";
import { readCursor, writeCursor } from "#app/platform/lists/cursor.server.ts";
import { DEFAULT_LIMIT } from "#app/platform/lists/pages.ts";
import { type RequestQuery, statusesOf } from "./request-query.ts";

const ORDER = "newest";

const DAY = 24 * 60 * 60 * 1000;

export type ApiRequest = Selectable<ApiRequestsTable>;

export interface RequestPage {
  requests: ApiRequest[];
  limit: number;
  nextCursor: string | null;
}

/**
 * The newest first. To people, what test keys did in the sandboxes as well.
 * @throws AppError `api_key.full_required`
 */
export async function listRequests(ctx: UserContext, query: RequestQuery): Promise<RequestPage> {
  requireFullAccess(ctx);
  const { limit = DEFAULT_LIMIT, after } = query;
  const place = after ? readCursor(after, ORDER, "string") : null;
  const found = await matching(ctx, query, await ownPlaces(ctx))
    .$if(place !== null, (rows) => rows.where("id", "<", place?.id ?? ""))
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const requests = found.slice(0, limit);
  const last = found.length > limit ? requests.at(-1)?.id : undefined;
  const nextCursor = last ? writeCursor({ order: ORDER, value: last, id: last }) : null;
  return { requests, limit, nextCursor };
}

async function ownPlaces(ctx: UserContext): Promise<string[]> {
  const sandboxes = ctx.caller ? [] : await listSandboxes(ctx);
  return [ctx.businessId, ...sandboxes.map(({ id }) => id)];
}

/** The purge comes once a day, so what is over may still be there. */
function matching(ctx: UserContext, query: RequestQuery, businessIds: string[]) {
  const { status, method, path, keyId, from, to } = query;
  const [{ days }] = ROW_LIVES.api_requests.overTime;
  const first = new Date(trueNow(ctx).getTime() - days * DAY).toISOString();
  const [least, most] = statusesOf(status ?? "xxx");
  return ctx.db
    .selectFrom("api_requests")
    .selectAll()
    .where("business_id", "in", businessIds)
    .where("created_at", ">", first)
    .$if(status !== undefined, (rows) => rows.where("status", ">=", least).where("status", "<=", most))
    .$if(method !== undefined, (rows) => rows.where("method", "=", method ?? ""))
    .$if(path !== undefined, (rows) =>
      rows.where(({ eb, fn, val }) =>
        eb(fn<string>("substr", ["path", val(1), val(path?.length ?? 0)]), "=", path ?? ""),
      ),
    )
    .$if(keyId !== undefined, (rows) => rows.where("caller_id", "=", keyId ?? ""))
    .$if(from !== undefined, (rows) => rows.where("created_at", ">=", from ?? ""))
    .$if(to !== undefined, (rows) => rows.where("created_at", "<=", to ?? ""));
}
