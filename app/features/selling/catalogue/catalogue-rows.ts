import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { type CatalogueItem, catalogueName } from "./catalogue-item.ts";
import type { VatClass } from "./vat-class.ts";

export interface CatalogueListRow {
  id: string;
  number: string;
  name: string;
  unit: string;
  price: string;
  includesVat: boolean;
  vatClass: VatClass;
  isArchived: boolean;
}

export function catalogueRows(items: CatalogueItem[], locale: Locale): CatalogueListRow[] {
  return items.map((item) => ({
    id: item.id,
    number: item.number,
    name: catalogueName(item.name, locale),
    unit: item.unit,
    price: formatAmount(item.unitPrice),
    includesVat: item.pricesIncludeVat === 1,
    vatClass: item.vatClass,
    isArchived: item.archivedAt !== null,
  }));
}
