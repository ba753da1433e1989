import type { Selectable } from "kysely";
import type { BatchRowState } from "#app/features/selling/batches/batch.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { BatchRowsTable } from "#app/platform/database/schema/batches.ts";
import type { AppError } from "#app/platform/errors.ts";

export type BatchRow = Selectable<BatchRowsTable>;

interface Outcome {
  state: BatchRowState;
  invoice_id?: string | null;
  error?: string;
  error_field?: string;
}

export async function rowsToDo(ctx: BusinessContext, batchId: string, most: number): Promise<BatchRow[]> {
  return todo(ctx, batchId).orderBy("position").limit(most).execute();
}

/** Behind the lock of the business. Undefined once it is done. */
export async function rowToDo(ctx: BusinessContext, row: BatchRow): Promise<BatchRow | undefined> {
  return todo(ctx, row.batch_id).where("position", "=", row.position).executeTakeFirst();
}

export async function settleRow(ctx: BusinessContext, row: BatchRow, outcome: Outcome): Promise<void> {
  await ctx.db
    .updateTable("batch_rows")
    .set({ todo: 0, error: "", error_field: "", ...outcome })
    .where("business_id", "=", ctx.businessId)
    .where("batch_id", "=", row.batch_id)
    .where("position", "=", row.position)
    .where("todo", "=", 1)
    .execute();
}

/** The first of several faults. */
export function whyNot({ code, fields: [first] }: AppError): Pick<Outcome, "error" | "error_field"> {
  return { error: first?.code ?? code, error_field: first?.field ?? "" };
}

function todo(ctx: BusinessContext, batchId: string) {
  return ctx.db
    .selectFrom("batch_rows")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .where("batch_id", "=", batchId)
    .where("todo", "=", 1);
}
