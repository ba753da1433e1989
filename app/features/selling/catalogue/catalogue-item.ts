import type { ValuesOf } from "#app/platform/forms/field-record.ts";
import { type Locale, LOCALES } from "#app/platform/i18n/locale.ts";
import type { ListPage } from "#app/platform/lists/pages.ts";
import type { catalogueFields, catalogueNames } from "./catalogue-fields.ts";

type CatalogueNames = ValuesOf<typeof catalogueNames>;

export interface CatalogueItem extends ValuesOf<typeof catalogueFields> {
  id: string;
  /** Empty where it has none in that language. */
  name: CatalogueNames;
  archivedAt: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export interface CataloguePage extends ListPage {
  items: CatalogueItem[];
}

/** The name in that language, else in the first that has one. */
export function catalogueName(name: CatalogueNames, language: Locale): string {
  const first = LOCALES.find((locale) => name[locale] !== "");
  return name[language] || (first ? name[first] : "");
}
