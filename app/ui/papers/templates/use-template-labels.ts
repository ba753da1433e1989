import { useTranslation } from "#app/ui/runtime/translation.ts";
import { type InvoiceLabels, useInvoiceLabels } from "#app/ui/invoices/form/use-invoice-labels.ts";

export type TemplateLabels = InvoiceLabels & Record<"name" | "termDays", string>;

export function useTemplateLabels(): TemplateLabels {
  const { t } = useTranslation();
  const { clientName: _, ...labels } = useInvoiceLabels();
  return {
    name: t("templates:field.name"),
    clientName: t("clients:picker.label"),
    termDays: t("templates:field.termDays"),
    ...labels,
  };
}
