import { z } from "zod";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { isId } from "#app/platform/database/ids.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { IMPORT_KINDS, type ImportKind } from "#app/features/front/imports/mapping/import-kinds.ts";
import type { ImportTable } from "./import-table.ts";
import { unpackTable } from "./packed-table.server.ts";
import { type Mapping, mappingSnapshot } from "#app/features/front/imports/mapping/mapping.schema.ts";
import { exportHeadings, presetFields } from "#app/features/front/imports/mapping/presets.server.ts";
import { packedImport } from "#app/features/front/imports/file/read-file.server.ts";
import { importLimits } from "./limits.ts";

const KEPT_MS = 24 * 60 * 60 * 1000;

/** A further one replaces the oldest. */
const MAX_WAITING = 5;

const importResult = z.object({ created: z.number(), updated: z.number(), skipped: z.number() });

export type ImportResult = z.output<typeof importResult>;

export interface Import {
  id: string;
  kind: ImportKind;
  table: ImportTable;
  mapping: Mapping;
  isMapped: boolean;
}

/** @returns the import's id @throws AppError `input.invalid` at `file`, `import.busy`, `request.too_many` */
export async function startImport(ctx: UserContext, kind: ImportKind, file: Uint8Array): Promise<string> {
  await countAttempt(ctx, importLimits.importBusiness, ctx.businessId);
  const { content, rows } = await packedImport({ file, kind, headings: exportHeadings() }, ctx.businessId);
  if (rows === 0) throw invalid([{ field: "file", code: "import.file_empty" }]);
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await makeRoom(ctx);
    const id = ctx.newId();
    await ctx.db
      .insertInto("imports")
      .values({
        id,
        business_id: ctx.businessId,
        kind,
        content,
        mapping: null,
        result: null,
        created_at: ctx.now.toISOString(),
        expires_at: new Date(ctx.now.getTime() + KEPT_MS).toISOString(),
      })
      .execute();
    ctx.log.info({ event: "import.started", kind, rows });
    return id;
  });
}

async function makeRoom(ctx: UserContext): Promise<void> {
  const waiting = await ctx.db
    .selectFrom("imports")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .orderBy("id", "desc")
    .offset(MAX_WAITING - 1)
    .limit(1000)
    .execute();
  if (waiting.length === 0) return;
  const ids = waiting.map(({ id }) => id);
  await ctx.db
    .deleteFrom("imports")
    .where("business_id", "=", ctx.businessId)
    .where("id", "in", ids)
    .execute();
}

/** @throws AppError `import.not_found`, also when it expired */
export async function findImport(
  ctx: BusinessContext,
  id: string,
): Promise<{ waiting: Import; result: null } | { waiting: null; kind: ImportKind; result: ImportResult }> {
  const row = isId(id)
    ? await ctx.db
        .selectFrom("imports")
        .selectAll()
        .where("business_id", "=", ctx.businessId)
        .where("id", "=", id)
        .where("expires_at", ">", ctx.now.toISOString())
        .executeTakeFirst()
    : undefined;
  const kind = IMPORT_KINDS.find((candidate) => candidate === row?.kind);
  if (!row || !kind) throw new AppError("import.not_found");
  if (row.result !== null) return { waiting: null, kind, result: fromJson(importResult, row.result) };
  const table = await unpackTable(row.content);
  const mapping =
    row.mapping === null
      ? mappingSnapshot.parse({ fields: presetFields(kind, table.headings, table.rows), existing: "skip" })
      : fromJson(mappingSnapshot, row.mapping);
  return { waiting: { id, kind, table, mapping, isMapped: row.mapping !== null }, result: null };
}
