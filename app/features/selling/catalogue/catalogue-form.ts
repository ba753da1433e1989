import { capsOf, formValuesOf, type NamesOf, namesOf } from "#app/platform/forms/field-record.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { catalogueFields, catalogueNames } from "./catalogue-fields.ts";
import type { CatalogueItem } from "./catalogue-item.ts";
import type { VatClass } from "./vat-class.ts";
import { catalogueSchema } from "./catalogue.schema.ts";

export const CATALOGUE_CAPS = { ...capsOf(catalogueNames), ...capsOf(catalogueFields) };

export type CatalogueCaps = typeof CATALOGUE_CAPS;

export type CatalogueFormField = NamesOf<typeof catalogueNames | typeof catalogueFields, "form">;

/** Locale → field of the form. */
const NAMES = namesOf(catalogueNames, "form");

export const CATALOGUE_FORM = {
  form: "catalogue",
  schema: catalogueSchema,
  caps: CATALOGUE_CAPS,
  read: (values: FormValues): FormValues => ({
    ...values,
    name: Object.fromEntries([...NAMES].map(([locale, field]) => [locale, values[field] ?? ""])),
  }),
  fieldName: (path: string) => NAMES.get(path.replace(/^name\./, "")) ?? path,
};

export function blankCatalogueForm(vatClass: VatClass): FormValues {
  return { vatClass };
}

export function catalogueFormValues(item: CatalogueItem): FormValues {
  return {
    ...formValuesOf(catalogueNames, item.name),
    ...formValuesOf(catalogueFields, item),
    version: String(item.version),
  };
}
