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
} from "#app/features/front/imports/mapping/mapping.schema.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { VatRate } from "#app/swiss/vat.ts";
import { findImport, type Import } from "./imports.server.ts";

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

/** Of rows that say no rate. @throws AppError `import.not_found` */
export async function chooseRate(ctx: UserContext, id: string, vatRate: VatRate): Promise<void> {
  await changeImport(ctx, id, ({ mapping, isMapped }) => (isMapped ? { ...mapping, vatRate } : null));
}

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
    await ctx.db
      .updateTable("imports")
      .set({ mapping: JSON.stringify(mapping) })
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
