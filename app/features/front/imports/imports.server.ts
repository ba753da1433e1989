import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { isId } from "#app/platform/database/ids.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { IMPORT_KINDS, type ImportKind } from "#app/features/front/imports/mapping/import-kinds.ts";
import type { ImportTable } from "./import-table.ts";
import { unpackTable } from "./packed-table.server.ts";
import {
  importResult,
  type ImportResult,
  type Mapping,
  mappingSnapshot,
} from "#app/features/front/imports/mapping/mapping.schema.ts";
import { exportHeadings, presetFields } from "#app/features/front/imports/mapping/presets.server.ts";
import { packedImport } from "#app/features/front/imports/file/read-file.server.ts";
import { importLimits } from "./limits.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days for which rows wait that somebody has begun to correct. */
const KEPT_DAYS = 14;

export function importEnds({ now }: UserContext, days = KEPT_DAYS): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}

/** A further one replaces the one that would end first. */
const MAX_WAITING = 5;

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
        expires_at: importEnds(ctx, 1),
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
    .orderBy("expires_at", "desc")
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

interface WaitingImport {
  id: string;
  kind: ImportKind;
  createdAt: string;
  taken: ImportResult;
}

/** Files that are not brought in yet, or not wholly, the newest first. */
export async function waitingImports(ctx: BusinessContext): Promise<WaitingImport[]> {
  const rows = await ctx.db
    .selectFrom("imports")
    .select(["id", "kind", "created_at", "mapping"])
    .where("business_id", "=", ctx.businessId)
    .where("result", "is", null)
    .where("expires_at", ">", ctx.now.toISOString())
    .orderBy("id", "desc")
    .limit(MAX_WAITING)
    .execute();
  const nothing: ImportResult = { created: 0, updated: 0, skipped: 0 };
  return rows.flatMap(({ id, kind: stored, created_at: createdAt, mapping }) => {
    const kind = IMPORT_KINDS.find((candidate) => candidate === stored);
    const taken = mapping === null ? nothing : fromJson(mappingSnapshot, mapping).result;
    return kind ? [{ id, kind, createdAt, taken }] : [];
  });
}
