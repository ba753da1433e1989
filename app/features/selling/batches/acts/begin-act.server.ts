import { willTell } from "#app/features/running/events/will-tell.server.ts";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { requireMailing } from "#app/features/running/subscriptions/require-pro.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { type BatchAct, type BatchWay, TAKEN_ON } from "#app/features/selling/batches/batch.ts";
import { findBatchRow } from "#app/features/selling/batches/batches.server.ts";
import { batchLimits } from "#app/features/selling/batches/limits.ts";
import { queueBatch } from "./queue-batch.server.ts";

/**
 * Pressed twice it begins once: what is under way goes on, and what is done is not done again.
 * @throws AppError `batch.not_found`, `batch.running` while it does something else, and as `requireMailing`
 */
export async function beginAct(
  ctx: UserContext,
  id: string,
  { act, way = "email" }: { act: BatchAct; way?: BatchWay },
): Promise<void> {
  if (act === "send" && way === "email") await requireMailing(ctx);
  const { status, kind } = await findBatchRow(ctx, id);
  if (act !== "send" && kind !== "new") throw new AppError("batch.not_found");
  if (act === "send" && way === "email" && status === "done")
    await countAttempt(ctx, batchLimits.send, ctx.businessId);
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const batch = await findBatchRow(ctx, id);
    if (batch.status === "running") {
      if (batch.act === act && (act !== "send" || batch.way === way)) return;
      throw new AppError("batch.running");
    }
    const { numUpdatedRows } = await ctx.db
      .updateTable("batch_rows")
      .set({ todo: 1, error: "", error_field: "" })
      .where("business_id", "=", ctx.businessId)
      .where("batch_id", "=", id)
      .where("state", "in", TAKEN_ON[act])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const now = ctx.now.toISOString();
    await ctx.db
      .updateTable("batches")
      .set({ act, way, status: "running", user_id: ctx.user.id, began_at: now, updated_at: now })
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .execute();
    willTell(ctx, "batch", id);
    await queueBatch(ctx, id);
    ctx.log.info({ event: `batch.${act}`, batchId: id, rows: Number(numUpdatedRows) });
  });
}
