import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { TellSteps } from "#app/features/people/progress/live-steps.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { ImportChoice } from "#app/features/front/imports/mapping/import-kinds.ts";
import type { ImportResult } from "#app/features/front/imports/mapping/mapping.schema.ts";
import { doneRows, type ImportPlan, isOfWholeFile } from "./import-plan.ts";
import { findImport, importEnds } from "./imports.server.ts";
import { planImport } from "./plan-import.server.ts";
import { inPieces } from "#app/features/front/imports/file/in-pieces.server.ts";

interface Brought {
  /** What came in from the file so far. */
  result: ImportResult;
  /** Rows that are still to be corrected. */
  waiting: number;
}

/**
 * All rows or none. Repeating it does nothing.
 *
 * @param tell after each row of those to write
 * @throws AppError `import.not_found`, `import.not_mapped`, `import.has_errors`
 */
export async function runImport(ctx: UserContext, id: string, tell?: TellSteps): Promise<ImportResult> {
  const { result } = await bringIn(ctx, id, { choice: "whole", tell });
  return result;
}

/**
 * Rows that nothing stands against; the rest waits. What is in already is not brought in again.
 *
 * @throws AppError as `runImport`, of errors only those that are not of single rows
 */
export async function bringIn(
  ctx: UserContext,
  id: string,
  { choice, tell = () => undefined }: { choice: ImportChoice; tell?: TellSteps | undefined },
): Promise<Brought> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const { waiting, result: earlier } = await findImport(ctx, id);
    if (!waiting) return { result: earlier, waiting: 0 };
    const planned = await planImport(ctx, waiting);
    const { errors } = planned;
    if (choice === "whole" ? errors.length > 0 : errors.some(isOfWholeFile))
      throw new AppError("import.has_errors");
    const { mapping, table } = waiting;
    const { made, ...written } = await write(ctx, planned, tell);
    const result = added(mapping.result, written);
    const taken = [...mapping.taken, ...doneRows(planned)];
    const left = table.rows.length - taken.length - mapping.leftOut.length;
    const end = { content: "", mapping: null, result: JSON.stringify(result) };
    const rest = {
      mapping: JSON.stringify({ ...mapping, taken, result, made: [...mapping.made, ...made] }),
      expires_at: importEnds(ctx),
    };
    await ctx.db
      .updateTable("imports")
      .set(left > 0 ? rest : end)
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .execute();
    ctx.log.info({ event: left > 0 ? "import.partly_done" : "import.done", kind: waiting.kind, ...result });
    return { result, waiting: left };
  });
}

function added(first: ImportResult, second: ImportResult): ImportResult {
  return {
    created: first.created + second.created,
    updated: first.updated + second.updated,
    skipped: first.skipped + second.skipped,
  };
}

/** @returns with the ids of new clients */
async function write(
  ctx: UserContext,
  { entries, skipped, begin, end }: ImportPlan,
  tell: TellSteps,
): Promise<ImportResult & { made: string[] }> {
  const made: string[] = [];
  await begin?.(ctx);
  for await (const [index, entry] of inPieces(entries)) {
    const id = await entry.write(ctx);
    if (id !== undefined) made.push(id);
    tell({ done: index + 1, total: entries.length });
  }
  await end?.(ctx);
  const updated = entries.filter(({ isUpdate }) => isUpdate).length;
  return { created: entries.length - updated, updated, skipped: skipped.length, made };
}
