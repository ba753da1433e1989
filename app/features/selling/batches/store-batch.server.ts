import { willTellNew } from "#app/features/running/events/will-tell.server.ts";
import type { Insertable } from "kysely";
import type { UserContext } from "#app/platform/context.server.ts";
import type { BatchesTable, BatchRowsTable } from "#app/platform/database/schema/batches.ts";
import { queueBatch } from "./acts/queue-batch.server.ts";
import type { BatchContent } from "./batch-content.ts";
import type { BatchWay } from "./batch.ts";

const ROWS_AT_ONCE = 500;

interface NewBatch extends Pick<Insertable<BatchesTable>, "kind" | "name" | "group_name" | "act"> {
  key?: string | undefined;
  fingerprint: string;
  content: BatchContent | Record<string, never>;
  way?: BatchWay;
}

type NewRow = Omit<Insertable<BatchRowsTable>, "batch_id" | "position" | "business_id" | "todo">;

/** Within a transaction, behind the lock of the business. @returns its id */
export async function storeBatch(
  ctx: UserContext,
  { key, content, way = "email", ...batch }: NewBatch,
  rows: NewRow[],
): Promise<string> {
  const id = ctx.newId();
  const now = ctx.now.toISOString();
  await ctx.db
    .insertInto("batches")
    .values({
      ...batch,
      id,
      business_id: ctx.businessId,
      user_id: ctx.user.id,
      key: key ?? id,
      content: JSON.stringify(content),
      way,
      status: "running",
      total: rows.length,
      began_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const placed = rows.map((row, position) => ({
    ...row,
    batch_id: id,
    position,
    business_id: ctx.businessId,
    todo: 1,
  }));
  for (let from = 0; from < placed.length; from += ROWS_AT_ONCE)
    await ctx.db
      .insertInto("batch_rows")
      .values(placed.slice(from, from + ROWS_AT_ONCE))
      .execute();
  willTellNew(ctx, "batch", id);
  await queueBatch(ctx, id);
  ctx.log.info({ event: "batch.begun", batchId: id, kind: batch.kind, total: rows.length });
  return id;
}

/** What the same call or page, sent before, has begun. */
export function batchOfKey(
  ctx: UserContext,
  key: string,
): Promise<{ id: string; fingerprint: string } | undefined> {
  return ctx.db
    .selectFrom("batches")
    .select(["id", "fingerprint"])
    .where("business_id", "=", ctx.businessId)
    .where("key", "=", key)
    .executeTakeFirst();
}
