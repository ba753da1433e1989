import type { BusinessContext } from "#app/platform/context.server.ts";

type DeletedKind = "invoice" | "offer" | "client" | "catalogue_item" | "expense" | "service" | "template";

const MAX_DELETIONS = 1000;

interface Deletions {
  deleted: { id: string; deletedAt: string }[];
  deleted_has_more: boolean;
}

interface DeletionQuery {
  /** ISO UTC, included. */
  updatedSince?: string | undefined;
  after?: string | null | undefined;
  page?: number | undefined;
}

export async function recordDeletion(ctx: BusinessContext, kind: DeletedKind, id: string): Promise<void> {
  await ctx.db
    .insertInto("deletions")
    .values({ id, business_id: ctx.businessId, kind, deleted_at: ctx.now.toISOString() })
    .execute();
}

export async function forgetDeletion(ctx: BusinessContext, id: string): Promise<void> {
  await ctx.db
    .deleteFrom("deletions")
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .execute();
}

/**
 * On the first page of a list of what has changed since an instant; the oldest first. After as many as fit, asking
 * since the last `deletedAt` goes on.
 */
export async function listDeletions(
  ctx: BusinessContext,
  kind: DeletedKind,
  { updatedSince, after, page = 1 }: DeletionQuery,
): Promise<Deletions | undefined> {
  if (!updatedSince || after || page > 1) return undefined;
  const rows = await ctx.db
    .selectFrom("deletions")
    .select(["id", "deleted_at"])
    .where("business_id", "=", ctx.businessId)
    .where("kind", "=", kind)
    .where("deleted_at", ">=", updatedSince)
    .orderBy("deleted_at")
    .orderBy("id")
    .limit(MAX_DELETIONS + 1)
    .execute();
  const deleted = rows.slice(0, MAX_DELETIONS).map((row) => ({ id: row.id, deletedAt: row.deleted_at }));
  return { deleted, deleted_has_more: rows.length > MAX_DELETIONS };
}
