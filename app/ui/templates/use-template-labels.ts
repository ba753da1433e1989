import { useTranslation } from "react-i18next";
import { useInvoiceLabels } from "#app/ui/invoices/form/use-invoice-labels.ts";

/** In the order of the form, which is also the order of the list of errors. */
const FIELDS = [
  ...["language", "subject", "items", "items.description", "items.quantity", "items.unit"],
  ...["items.unitPrice", "items.vatRate", "notes"],
];

/** What the fields of the template form are called. */
export function useTemplateLabels(): Record<string, string> {
  const { t } = useTranslation();
  const invoice = useInvoiceLabels();
  return {
    name: t("templates:field.name"),
    clientId: t("clients:picker.label"),
    termDays: t("templates:field.termDays"),
    ...Object.fromEntries(FIELDS.map((field) => [field, invoice[field]!])),
  };
}
