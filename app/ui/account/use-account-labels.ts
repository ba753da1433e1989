import { useTranslation } from "react-i18next";

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
] as const;

/** What the fields of registration and profile are called. */
export function useAccountLabels(): Record<string, string> {
  const { t } = useTranslation();
  const labels = FIELDS.map((field) => [field, t(`accounts:${field}`)]);
  return {
    ...Object.fromEntries(labels),
    customInvoicePrefix: t("subscription:numbers.prefix"),
    acceptedTermsPrivacy: t("accounts:register.termsShort"),
  };
}
