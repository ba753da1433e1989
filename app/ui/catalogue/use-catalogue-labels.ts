import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { CatalogueFormField } from "#app/features/selling/catalogue/catalogue-form.ts";
import { labelsOf } from "#app/ui/forms/form.tsx";

export function useCatalogueLabels(): Record<CatalogueFormField, string> {
  const { t } = useTranslation();
  const label = (field: string) => t(`catalogue:field.${field}`);
  return {
    ...labelsOf(["nameDe", "nameFr", "nameIt", "nameEn", "description", "number"], label),
    ...labelsOf(["unit", "unitPrice", "pricesIncludeVat", "vatClass"], label),
    zeroRateReason: t("invoices:field.items_zeroRateReason"),
  };
}
