import type { ClientFormField } from "#app/features/clients/client-form.ts";
import { useTranslation } from "#app/ui/translation.ts";

export function useClientLabels(): Record<ClientFormField, string> {
  const { t } = useTranslation();
  return {
    name: t("clients:field.name"),
    contact: t("clients:field.contact"),
    email: t("clients:field.email"),
    phone: t("clients:field.phone"),
    street: t("common:address.street"),
    buildingNumber: t("common:address.buildingNumber"),
    postalCode: t("common:address.postalCode"),
    city: t("common:address.city"),
    country: t("common:address.country"),
    vatNumber: t("clients:field.vatNumber"),
    language: t("clients:field.language"),
  };
}
