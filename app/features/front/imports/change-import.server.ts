import type { Category } from "#app/features/books/book/categories.ts";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import {
  columnOf,
  importFieldLabel,
  REQUIRED_FIELDS,
} from "#app/features/front/imports/mapping/import-fields.ts";
import type { ImportKind } from "#app/features/front/imports/mapping/import-kinds.ts";
import {
  isFieldOf,
  type Mapping,
  type MappingInput,
  type RowsInput,
} from "#app/features/front/imports/mapping/mapping.schema.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { VatRate } from "#app/swiss/vat.ts";
import { standingCells } from "./import-rows.ts";
import { findImport, type Import, importEnds } from "./imports.server.ts";

/** @throws AppError `import.not_found`, `input.invalid` */
export async function mapColumns(ctx: UserContext, id: string, input: MappingInput): Promise<void> {
  await changeImport(ctx, id, ({ kind, table, mapping }) => {
    const fields = table.headings.map((_, index) => input.columns[index]?.field ?? "");
    const strange = fields.findIndex((field) => !isFieldOf(kind, field));
    if (strange >= 0) throw invalid([{ field: `columns[${strange}].field`, code: "field.wrong_type" }]);
    requireColumns(ctx, kind, fields);
    return { ...mapping, fields, existing: input.existing };
  });
}

/** Clients of rows without an e-mail address get letters by post. @throws AppError `import.not_found` */
export async function takeByPost(ctx: UserContext, id: string): Promise<void> {
  await changeImport(ctx, id, ({ mapping, isMapped }) =>
    isMapped ? { ...mapping, withoutEmail: "post" } : null,
  );
}

/** Chooses the rate of the rows that say none. @throws AppError `import.not_found` */
export async function chooseRate(ctx: UserContext, id: string, vatRate: VatRate | null): Promise<void> {
  await changeImport(ctx, id, ({ mapping, isMapped }) =>
    isMapped && vatRate !== null ? { ...mapping, vatRate } : null,
  );
}

/** Chooses the category of the expenses that say none. @throws AppError `import.not_found` */
export async function chooseCategory(ctx: UserContext, id: string, category: Category | null): Promise<void> {
  await changeImport(ctx, id, ({ mapping, isMapped }) =>
    isMapped && category !== null ? { ...mapping, category } : null,
  );
}

/** Cells are written in the place of those of the file, which stays as it is. @throws AppError `import.not_found` */
export async function correctRows(ctx: UserContext, id: string, { rows }: RowsInput): Promise<void> {
  await changeImport(ctx, id, ({ kind, table, mapping, isMapped }) => {
    if (!isMapped) return null;
    const { corrections, leftOut } = mapping;
    const byPlace = new Map(corrections.map((each) => [`${each.row} ${each.field}`, each]));
    const away = new Set(leftOut);
    for (const { row: place, leave, ...cells } of rows) {
      const row = Number(place);
      if (!table.rows[row]) continue;
      if (leave) away.add(row);
      const stands = standingCells(table, mapping, row);
      for (const [field, value] of Object.entries(cells))
        if (field && isFieldOf(kind, field) && value !== (stands[field] ?? ""))
          byPlace.set(`${row} ${field}`, { row, field, value });
    }
    return { ...mapping, corrections: [...byPlace.values()], leftOut: [...away] };
  });
}

/** What is in already stays. @throws AppError `import.not_found` */
export async function dropImport(ctx: UserContext, id: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await findImport(ctx, id);
    await ctx.db
      .deleteFrom("imports")
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .execute();
  });
}

/** The rows of ten forms in bytes: what is typed, not what is sent by a program. */
const MAX_CORRECTED = 2_000_000;

/** What another request has changed meanwhile is not lost. @param change null for nothing */
async function changeImport(
  ctx: UserContext,
  id: string,
  change: (waiting: Import) => Mapping | null,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const { waiting } = await findImport(ctx, id);
    const mapping = waiting && change(waiting);
    if (!mapping) return;
    const kept = JSON.stringify(mapping);
    if (kept.length > MAX_CORRECTED) throw new AppError("input.too_large");
    const isBegun = mapping.corrections.length + mapping.leftOut.length + mapping.taken.length > 0;
    await ctx.db
      .updateTable("imports")
      .set({ mapping: kept, ...(isBegun ? { expires_at: importEnds(ctx) } : {}) })
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .execute();
  });
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
