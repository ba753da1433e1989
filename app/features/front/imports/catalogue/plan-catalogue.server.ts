import type { CatalogueItem } from "#app/features/selling/catalogue/catalogue-item.ts";
import { type CatalogueInput, catalogueSchema } from "#app/features/selling/catalogue/catalogue.schema.ts";
import { catalogueItemOf } from "#app/features/selling/catalogue/catalogue.server.ts";
import {
  catalogueNumberKey,
  createCatalogueItem,
  updateCatalogueItem,
} from "#app/features/selling/catalogue/change-catalogue.server.ts";
import type { RowValues } from "#app/features/front/imports/clients/client-row.ts";
import { inPieces } from "#app/features/front/imports/file/in-pieces.server.ts";
import { emptyPlan, type ImportPlan, type PlannedEntry } from "#app/features/front/imports/import-plan.ts";
import type { ImportRow } from "#app/features/front/imports/import-rows.ts";
import type { ExistingChoice } from "#app/features/front/imports/mapping/import-kinds.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { rawCatalogueItem } from "./catalogue-row.ts";

export async function planCatalogue(
  ctx: UserContext,
  rows: ImportRow[],
  { existing }: { existing: ExistingChoice },
): Promise<ImportPlan> {
  const match = catalogueMatcher(await wholeCatalogue(ctx));
  const plan = emptyPlan();
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
    else plan.entries.push(catalogueEntry(ctx, row, input, found));
    seen.add(key);
  }
  return plan;
}

function catalogueEntry(
  { locale }: UserContext,
  row: number,
  input: CatalogueInput,
  found: CatalogueItem | undefined,
): PlannedEntry {
  const { number, name, unitPrice, vatClass } = input;
  return {
    rows: [row],
    isUpdate: found !== undefined,
    cells: () => [
      number,
      LOCALES.map((language) => name[language])
        .filter(Boolean)
        .join(" · "),
      formatAmount(unitPrice),
      translator(locale)(`catalogue:vatClass.${vatClass}`),
    ],
    async write(ctx) {
      if (found) await updateCatalogueItem(ctx, found.id, input);
      else await createCatalogueItem(ctx, input);
      return undefined;
    },
  };
}

function newKey({ number, ...input }: CatalogueInput): string {
  return catalogueNumberKey(number) ?? JSON.stringify(input);
}

/** Matches by number; a row without one by a name in the same language. */
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
