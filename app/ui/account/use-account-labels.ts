import { useTranslation } from "#app/ui/translation.ts";
import { labelsOf } from "#app/ui/forms/form.tsx";

const FIELDS = [
  "firstName",
  "lastName",
  "email",
  "password",
  "phone",
  "companyName",
  "vatNumber",
  "iban",
  "qrIban",
  "street",
  "buildingNumber",
  "postalCode",
  "city",
  "country",
  "preferredLanguage",
  "referenceOnEveryInvoice",
  "roundsToFive",
  "publicPages",
  "countsViews",
  "restCountsAsPaid",
] as const;

export function useAccountLabels() {
  const { t } = useTranslation();
  return {
    ...labelsOf(FIELDS, (field) => t(`accounts:${field}`)),
    customInvoicePrefix: t("subscription:numbers.prefix"),
    creditNotePrefix: t("subscription:numbers.creditPrefix"),
    offerPrefix: t("subscription:numbers.offerPrefix"),
  };
}
