import { workOnBatch } from "#app/features/selling/batches/acts/work-on-batch.server.ts";
import { batchJson } from "#app/features/selling/batches/batch-json.ts";
import { batchSchema } from "#app/features/selling/batches/batch.schema.ts";
import { findBatch, resultsOf } from "#app/features/selling/batches/batches.server.ts";
import { beginBatch } from "#app/features/selling/batches/begin-batch.server.ts";
import { namesDiffer } from "#app/features/selling/invoices/json/item-names.ts";
import { fromTemplate } from "#app/features/selling/templates/from-template.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { ApiResult } from "#app/platform/http/api-answer.server.ts";
import { handleBody } from "#app/platform/http/api.server.ts";
import { repeatOf } from "#app/platform/http/idempotency.server.ts";
import { apiCalls } from "./api-calls.ts";
import { reading } from "./record-calls.ts";

/** Clients whose drafts are made while one waits. */
const AT_ONCE = 20;

/** ms */
const LONGEST = 2_000;

const MAX_FIELDS = 100_000;

/** @throws AppError `batch.not_found`, also of a selection */
async function read(ctx: UserContext, id: string) {
  const batch = await findBatch(ctx, id);
  if (batch.kind !== "new") throw new AppError("batch.not_found");
  return batchJson(batch, await resultsOf(ctx, id));
}

const route = apiCalls(
  "batches",
  {
    createBatch: handleBody(
      batchSchema,
      async (ctx, input, { request }) => {
        const id = await beginBatch(ctx, input, (await repeatOf(request)) ?? {});
        const { total, status } = await findBatch(ctx, id);
        if (total <= AT_ONCE && status === "running") await workOnBatch(ctx, id, LONGEST);
        const batch = await read(ctx, id);
        return new ApiResult(batch, batch.status === "done" ? 201 : 202, [], `/invoices/batches/${id}`);
      },
      { check: namesDiffer, complete: fromTemplate, maxFields: MAX_FIELDS },
    ),
    readBatch: reading(read),
  },
  { repeatable: ["createBatch"] },
);

export const loader = route.loader;
export const action = route.action;
