import { useTranslation } from "#app/ui/translation.ts";
import type { CatalogueFormField } from "#app/features/catalogue/catalogue-form.ts";

/** In the order of the form, which is also the order of the list of errors. */
const FIELDS = [
  ...(["nameDe", "nameFr", "nameIt", "nameEn", "description", "number"] as const),
  ...(["unit", "unitPrice", "pricesIncludeVat", "vatClass"] as const),
];

export function useCatalogueLabels(): Record<CatalogueFormField, string> {
  const { t } = useTranslation();
  const labels = FIELDS.map((field) => [field, t(`catalogue:field.${field}`)] as const);
  return Object.fromEntries(labels) as Record<CatalogueFormField, string>;
}
