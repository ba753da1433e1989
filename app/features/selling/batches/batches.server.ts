import type { Selectable } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { isId } from "#app/platform/database/ids.ts";
import type { BatchesTable } from "#app/platform/database/schema/batches.ts";
import { AppError } from "#app/platform/errors.ts";
import { type Batch, BATCH_ROW_STATES, type BatchCounts, type BatchResult, stepsOf } from "./batch.ts";
import { batchJson } from "./batch-json.ts";
import { type BatchContent, batchContent } from "./batch-content.ts";

/** @throws AppError `batch.not_found` */
export async function findBatch(ctx: BusinessContext, id: string): Promise<Batch> {
  return batchOf(ctx, await findBatchRow(ctx, id));
}

/** All of them, a page each. */
export async function* batchRecords(ctx: BusinessContext) {
  for (const { id, kind, content } of await own(ctx)
    .select(["id", "kind", "content"])
    .orderBy("id")
    .execute())
    yield [
      {
        ...batchJson(await findBatch(ctx, id), await resultsOf(ctx, id)),
        kind,
        content: kind === "new" ? batchContentOf({ content }) : null,
      },
    ];
}

export async function findBatchRow(ctx: BusinessContext, id: string): Promise<Selectable<BatchesTable>> {
  const row = isId(id) ? await own(ctx).selectAll().where("id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new AppError("batch.not_found");
  return row;
}

export function batchContentOf({ content }: Pick<Selectable<BatchesTable>, "content">): BatchContent {
  return fromJson(batchContent, content);
}

export async function resultsOf(ctx: BusinessContext, id: string): Promise<BatchResult[]> {
  const rows = await ctx.db
    .selectFrom("batch_rows")
    .leftJoin("invoices", (join) =>
      join
        .onRef("invoices.id", "=", "batch_rows.invoice_id")
        .onRef("invoices.business_id", "=", "batch_rows.business_id"),
    )
    .leftJoin("offers", (join) =>
      join
        .onRef("offers.id", "=", "batch_rows.offer_id")
        .onRef("offers.business_id", "=", "batch_rows.business_id"),
    )
    .select(["batch_rows.client_id", "client_name", "batch_rows.state", "invoice_id", "offer_id", "amount"])
    .select(["error", "error_field"])
    .select(["invoices.number", "invoices.total", "invoices.currency", "invoices.paid_on"])
    .select(["offers.number as offer_number", "offers.total as offer_total"])
    .where("batch_rows.business_id", "=", ctx.businessId)
    .where("batch_id", "=", id)
    .orderBy("position")
    .execute();
  return rows.map((row) => ({
    clientId: row.client_id,
    client: row.client_name,
    state: row.state,
    invoiceId: row.invoice_id,
    offerId: row.offer_id,
    number: row.number ?? row.offer_number ?? "",
    amount: row.total ?? row.offer_total ?? row.amount,
    currency: row.currency ?? "CHF",
    isPaid: row.paid_on !== null,
    error: row.error,
    errorField: row.error_field,
  }));
}

async function batchOf(ctx: BusinessContext, row: Selectable<BatchesTable>): Promise<Batch> {
  const counts = await countsOf(ctx, row.id);
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    group: row.group_name,
    act: row.act,
    way: row.way,
    status: row.status,
    counts,
    ...stepsOf(counts),
    beganAt: row.began_at,
    createdAt: row.created_at,
  };
}

async function countsOf(ctx: BusinessContext, id: string): Promise<BatchCounts> {
  const rows = await ctx.db
    .selectFrom("batch_rows")
    .select(({ fn }) => ["state", "todo", fn.countAll<number | string>().as("count")])
    .where("business_id", "=", ctx.businessId)
    .where("batch_id", "=", id)
    .groupBy(["state", "todo"])
    .execute();
  const none = Object.fromEntries(BATCH_ROW_STATES.map((state) => [state, 0])) as Record<
    (typeof BATCH_ROW_STATES)[number],
    number
  >;
  const counts: BatchCounts = { ...none, todo: 0 };
  for (const { state, todo, count } of rows) {
    counts[state] += Number(count);
    if (todo) counts.todo += Number(count);
  }
  return counts;
}

function own(ctx: BusinessContext) {
  return ctx.db.selectFrom("batches").where("business_id", "=", ctx.businessId);
}
