import { useTranslation } from "#app/ui/translation.ts";
import { type InvoiceLabels, useInvoiceLabels } from "#app/ui/invoices/form/use-invoice-labels.ts";

export type TemplateLabels = InvoiceLabels & Record<"name" | "clientId" | "termDays", string>;

export function useTemplateLabels(): TemplateLabels {
  const { t } = useTranslation();
  return {
    name: t("templates:field.name"),
    clientId: t("clients:picker.label"),
    termDays: t("templates:field.termDays"),
    ...useInvoiceLabels(),
  };
}
