import { batchSchema } from "#app/features/selling/batches/batch.schema.ts";
import { BATCH_EXAMPLE } from "#app/features/programs/api-info/examples.ts";
import { call, create, operationsOf } from "./operation.ts";

export const BATCH_OPERATIONS = operationsOf({
  module: "batches",
  scope: "invoices",
  needs: ["see", "draft"],
})({
  createBatch: create("POST /invoices/batches", "Batch", {
    summary: "Create a draft for each client of a group or a list",
    text:
      "`group` or `clientIds`, at most 10,000 clients, and an invoice's content. Each client gets one draft. " +
      "The answer is 202 with the progress while they are made, and 201 once they are; ask `Location` how far it " +
      "is. The same `Idempotency-Key` and body find the same batch again, at any time. What refuses all is said " +
      "before the first draft; a client whose address does not do for an invoice is one of `failed`. Sends " +
      "`invoice.created` for each draft.",
    body: { schema: batchSchema, example: BATCH_EXAMPLE },
    optional: ["items"],
    answers: { 201: "Batch", 202: "Batch" },
  }),
  readBatch: call("GET /invoices/batches/{id}", "Batch", {
    summary: "Read how far the drafts of many clients are, and what became of each",
    text: "`results` has every client of the batch, by name.",
  }),
});
