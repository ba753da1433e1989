import { useTranslation } from "#app/ui/runtime/translation.ts";
import { useAddressLabels } from "#app/ui/forms/address/use-address-labels.ts";
import { labelsOf } from "#app/ui/forms/form.tsx";

export function useAccountLabels() {
  const { t } = useTranslation();
  const label = (field: string) => t(`accounts:${field}`);
  return {
    ...labelsOf(["firstName", "lastName", "email", "password", "phone", "companyName"], label),
    ...labelsOf(["vatNumber", "iban", "qrIban"], label),
    ...useAddressLabels(),
    ...labelsOf(
      ["preferredLanguage", "referenceOnEveryInvoice", "eInvoices", "roundsToFive", "billingInformation"],
      label,
    ),
    ...labelsOf(
      ["eurInvoices", "publicPages", "countsViews", "restCountsAsPaid", "uniqueExternalIds", "showsMadeWith"],
      label,
    ),
    customInvoicePrefix: t("subscription:numbers.prefix"),
    creditNotePrefix: t("subscription:numbers.creditPrefix"),
    offerPrefix: t("subscription:numbers.offerPrefix"),
    nextInvoiceNumber: t("subscription:numbers.nextNumber"),
    nextCreditNoteNumber: t("subscription:numbers.nextCreditNumber"),
    nextOfferNumber: t("subscription:numbers.nextOfferNumber"),
  };
}
