import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { catalogueName } from "./catalogue-item.ts";
import type { CatalogueChoice, CatalogueOption } from "./catalogue-option.ts";
import { catalogueRowValues, type RowAround } from "./catalogue-row.ts";
import { listCatalogue } from "./catalogue.server.ts";

const OFFERED = 200;

const SHOWN = 8;

export async function findCatalogueChoices(
  ctx: BusinessContext,
  language: Locale,
): Promise<CatalogueChoice[]> {
  const { items } = await listCatalogue(ctx, { limit: OFFERED });
  return items.map(({ id, name, number, unitPrice }) => ({
    id,
    name: [number, catalogueName(name, language), formatAmount(unitPrice)].filter(Boolean).join(", "),
  }));
}

export async function findCatalogueOptions(
  ctx: BusinessContext,
  search: string,
  around: RowAround,
): Promise<CatalogueOption[]> {
  const { items } = await listCatalogue(ctx, { search, limit: SHOWN });
  return items.map((item) => ({
    id: item.id,
    number: item.number,
    values: catalogueRowValues(item, around),
  }));
}
