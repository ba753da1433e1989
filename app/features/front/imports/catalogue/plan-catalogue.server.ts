import type { CatalogueItem } from "#app/features/selling/catalogue/catalogue-item.ts";
import { type CatalogueInput, catalogueSchema } from "#app/features/selling/catalogue/catalogue.schema.ts";
import { catalogueItemOf } from "#app/features/selling/catalogue/catalogue.server.ts";
import { catalogueNumberKey } from "#app/features/selling/catalogue/change-catalogue.server.ts";
import type { RowValues } from "#app/features/front/imports/clients/client-row.ts";
import type { CellError } from "#app/features/front/imports/file/cell-error.ts";
import { inPieces } from "#app/features/front/imports/file/in-pieces.server.ts";
import type { FromRows, ImportRow } from "#app/features/front/imports/import-rows.ts";
import type { ExistingChoice } from "#app/features/front/imports/mapping/import-kinds.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { rawCatalogueItem } from "./catalogue-row.ts";

export interface CataloguePlan {
  create: FromRows<{ input: CatalogueInput }>[];
  update: FromRows<{ id: string; input: CatalogueInput }>[];
  skipped: number[];
  errors: CellError[];
}

export async function planCatalogue(
  ctx: UserContext,
  rows: ImportRow[],
  { existing }: { existing: ExistingChoice },
): Promise<CataloguePlan> {
  const match = catalogueMatcher(await wholeCatalogue(ctx));
  const plan: CataloguePlan = { create: [], update: [], skipped: [], errors: [] };
  const seen = new Set<string>();
  for await (const [, { row, values }] of inPieces(rows)) {
    const found = match(values);
    if (found && existing === "skip") {
      plan.skipped.push(row);
      continue;
    }
    const { data: input, error } = catalogueSchema.safeParse(rawCatalogueItem(values, ctx.today, found));
    const errors = (error ? fieldErrorsOf(error) : []).map((error) => ({
      ...error,
      field: error.field.replace(/^name\./, ""),
    }));
    const key = found?.id ?? (input ? newKey(input) : "");
    const isTwice = input !== undefined && seen.has(key);
    if (isTwice && (found || input.number))
      errors.push({ field: "number", code: "field.catalogue_number_taken" });
    plan.errors.push(...errors.map((error) => ({ ...error, row })));
    if (!input || errors.length > 0) continue;
    if (isTwice) plan.skipped.push(row);
    else if (found) plan.update.push({ id: found.id, input, rows: [row] });
    else plan.create.push({ input, rows: [row] });
    seen.add(key);
  }
  return plan;
}

function newKey({ number, ...input }: CatalogueInput): string {
  return catalogueNumberKey(number) ?? JSON.stringify(input);
}

/** By number; a row without one by a name in the same language. */
function catalogueMatcher(items: CatalogueItem[]): (row: RowValues) => CatalogueItem | undefined {
  const byNumber = new Map(items.map((item) => [catalogueNumberKey(item.number), item]));
  const byName = new Map(
    items.flatMap((item) =>
      LOCALES.filter((locale) => item.name[locale]).map(
        (locale) => [nameKey(locale, item.name[locale]), item] as const,
      ),
    ),
  );
  return (row) => {
    const number = catalogueNumberKey((row.number ?? "").trim());
    if (number) return byNumber.get(number);
    const names = LOCALES.flatMap((locale) => byName.get(nameKey(locale, row[locale] ?? "")) ?? []);
    return names[0];
  };
}

function nameKey(locale: string, name: string): string {
  return `${locale} ${fold(name.trim())}`;
}

async function wholeCatalogue(ctx: UserContext): Promise<CatalogueItem[]> {
  const rows = await ctx.db
    .selectFrom("catalogue_items")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .orderBy("id")
    .execute();
  return rows.map(catalogueItemOf);
}
