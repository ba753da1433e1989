import type { ClientFormField } from "#app/features/selling/clients/client-form.ts";
import { useAddressLabels } from "#app/ui/forms/address/use-address-labels.ts";
import { labelsOf } from "#app/ui/forms/form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function useClientLabels(): Record<ClientFormField, string> {
  const { t } = useTranslation();
  const label = (field: string) => t(`clients:field.${field}`);
  return {
    ...labelsOf(["name", "contact", "email", "phone"], label),
    ...useAddressLabels(),
    ...labelsOf(
      ["vatNumber", "eBillId", "language", "eInvoice", "delivery", "clientNumber", "remark", "groups"],
      label,
    ),
  };
}
