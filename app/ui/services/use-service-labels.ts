import { useTranslation } from "#app/ui/runtime/translation.ts";

export function useServiceLabels() {
  const { t } = useTranslation();
  return {
    clientId: t("invoices:section.client"),
    day: t("services:field.day"),
    description: t("services:field.description"),
    quantity: t("services:field.quantity"),
    unit: t("services:field.unit"),
    unitPrice: t("services:field.unitPrice"),
    vatRate: t("services:field.vatRate"),
    zeroRateReason: t("invoices:field.items_zeroRateReason"),
    project: t("invoices:field.project"),
  };
}
