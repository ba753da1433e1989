import { willTell } from "#app/features/running/events/will-tell.server.ts";
import type { Selectable } from "kysely";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { asPerson } from "#app/features/people/accounts/owner.server.ts";
import { batchContentOf, findBatchRow } from "#app/features/selling/batches/batches.server.ts";
import {
  type BusinessContext,
  type Context,
  type UserContext,
  withBusiness,
} from "#app/platform/context.server.ts";
import type { BatchesTable } from "#app/platform/database/schema/batches.ts";
import { unlessGone } from "#app/platform/errors.ts";
import { inParallel } from "#app/platform/in-parallel.ts";
import type { JobHandler } from "#app/platform/jobs/jobs.server.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import { type BatchRow, rowsToDo } from "./batch-rows.server.ts";
import { draftRow } from "./draft-row.server.ts";
import { queueBatch } from "./queue-batch.server.ts";
import { sendRow } from "./send-row.server.ts";
import { undoRow } from "./undo-row.server.ts";

/** ms; then jobs of others have their turn. */
const TURN = 15_000;

const ROWS_A_STEP = 50;

/** While one PDF is drawn, another is written to the database. */
const SENT_AT_ONCE = 3;

/** Every row of the present act, a few at a time. @returns whether all is done */
export async function workOnBatch(ctx: UserContext, id: string, turn = TURN): Promise<boolean> {
  const end = performance.now() + turn;
  const batch = await findBatchRow(ctx, id);
  if (batch.status === "done") return true;
  const work = workOf(ctx, batch);
  for (;;) {
    const rows = await rowsToDo(ctx, id, ROWS_A_STEP);
    if (rows.length === 0) return endAct(ctx, batch);
    await inParallel(rows, batch.act === "send" ? SENT_AT_ONCE : 1, async (row) => {
      if (performance.now() > end) return;
      await work(row);
      await yieldToRequests();
    });
    if (performance.now() > end) return false;
  }
}

function workOf(ctx: UserContext, batch: Selectable<BatchesTable>): (row: BatchRow) => Promise<void> {
  if (batch.act === "send") return (row) => sendRow(ctx, batch.way, row);
  if (batch.act === "undo") return (row) => undoRow(ctx, row);
  const content = batchContentOf(batch);
  return (row) => draftRow(ctx, content, row);
}

/** Somebody may have begun the next act meanwhile, whose rows are to do. */
async function endAct(ctx: UserContext, { id, act }: Selectable<BatchesTable>): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    if ((await rowsToDo(ctx, id, 1)).length > 0) return false;
    await setDone(ctx, id);
    ctx.log.info({ event: "batch.act_done", batchId: id, act });
    return true;
  });
}

async function setDone(ctx: BusinessContext, id: string): Promise<void> {
  await ctx.db
    .updateTable("batches")
    .set({ status: "done", updated_at: ctx.now.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .execute();
  willTell(ctx, "batch", id);
}

/** Once whoever began it has no seat any more, or the work failed for good, what is left is said to have failed. */
export const carryOutBatch: JobHandler = {
  run: async (ctx, payload) => {
    const { businessId = "", userId = "", batchId = "" } = payload;
    const person = await asPerson(ctx, businessId, userId);
    if (!person) return giveUp(ctx, payload);
    if (!(await unlessGone(findBatchRow(person, batchId)))) return;
    if (!(await workOnBatch(person, batchId))) await queueBatch(person, batchId);
  },
  givenUp: giveUp,
};

async function giveUp(
  ctx: Context,
  { businessId = "", batchId = "" }: Record<string, string>,
): Promise<void> {
  await withBusiness(ctx, businessId).transaction(async (ctx) => {
    const batch = await unlessGone(findBatchRow(ctx, batchId));
    if (!batch || batch.status === "done") return;
    await ctx.db
      .updateTable("batch_rows")
      .set({ todo: 0, error: "server.failed" })
      .$if(batch.act !== "undo", (rows) => rows.set({ state: batch.act === "draft" ? "failed" : "unsent" }))
      .where("business_id", "=", businessId)
      .where("batch_id", "=", batchId)
      .where("todo", "=", 1)
      .execute();
    await setDone(ctx, batchId);
  });
}
