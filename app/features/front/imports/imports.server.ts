import { z } from "zod";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { isId } from "#app/platform/database/ids.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import {
  columnOf,
  importFieldLabel,
  REQUIRED_FIELDS,
} from "#app/features/front/imports/mapping/import-fields.ts";
import { IMPORT_KINDS, type ImportKind } from "#app/features/front/imports/mapping/import-kinds.ts";
import type { ImportTable } from "./import-table.ts";
import { unpackTable } from "./packed-table.server.ts";
import {
  isFieldOf,
  type Mapping,
  type MappingInput,
  mappingSnapshot,
} from "#app/features/front/imports/mapping/mapping.schema.ts";
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
  const preset: Mapping = {
    fields: presetFields(kind, table.headings, table.rows),
    existing: "skip",
    vatRate: null,
    withoutEmail: "ask",
  };
  const mapping = row.mapping === null ? preset : fromJson(mappingSnapshot, row.mapping);
  return { waiting: { id, kind, table, mapping, isMapped: row.mapping !== null }, result: null };
}

/** @throws AppError `import.not_found`, `input.invalid` */
export async function mapColumns(ctx: UserContext, id: string, input: MappingInput): Promise<void> {
  const { waiting } = await findImport(ctx, id);
  if (!waiting) return;
  const { kind, table } = waiting;
  const fields = table.headings.map((_, index) => input.columns[index]?.field ?? "");
  const strange = fields.findIndex((field) => !isFieldOf(kind, field));
  if (strange >= 0) throw invalid([{ field: `columns[${strange}].field`, code: "field.wrong_type" }]);
  requireColumns(ctx, kind, fields);
  const vatRate = input.vatRate === "" ? null : input.vatRate;
  await saveMapping(ctx, id, { fields, existing: input.existing, vatRate, withoutEmail: "ask" });
}

/** Clients of rows without an e-mail address get letters by post. @throws AppError `import.not_found` */
export async function takeByPost(ctx: UserContext, id: string): Promise<void> {
  const { waiting } = await findImport(ctx, id);
  if (waiting?.isMapped) await saveMapping(ctx, id, { ...waiting.mapping, withoutEmail: "post" });
}

async function saveMapping(ctx: UserContext, id: string, mapping: Mapping): Promise<void> {
  await ctx.db
    .updateTable("imports")
    .set({ mapping: JSON.stringify(mapping) })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .execute();
}

function requireColumns(ctx: UserContext, kind: ImportKind, fields: string[]): void {
  const t = translator(ctx.locale);
  const missing = REQUIRED_FIELDS[kind].filter((field) => columnOf(fields, field) < 0);
  if (missing.length === 0) return;
  const names = new Intl.ListFormat(ctx.locale).format(
    missing.map((field) => t([importFieldLabel(kind, field)])),
  );
  throw invalid([{ field: "columns", code: "import.columns_missing", params: { fields: names } }]);
}
