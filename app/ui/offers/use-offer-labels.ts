import { useTranslation } from "#app/ui/runtime/translation.ts";
import { useInvoiceLabels } from "#app/ui/invoices/form/use-invoice-labels.ts";

export function useOfferLabels() {
  const { t } = useTranslation();
  return {
    ...useInvoiceLabels(),
    language: t("offers:field.language"),
    discount: t("offers:field.discount"),
    issueDate: t("offers:field.issueDate"),
    validUntil: t("offers:field.validUntil"),
    terms: t("offers:field.terms"),
  };
}

export type OfferLabels = ReturnType<typeof useOfferLabels>;
