import { useTranslation } from "#app/ui/runtime/translation.ts";
import { labelsOf } from "#app/ui/forms/form.tsx";

const PARTS = ["street", "buildingNumber", "postalCode", "city", "country"] as const;

export type AddressPart = (typeof PARTS)[number];

export function useAddressLabels(): Record<AddressPart, string> {
  const { t } = useTranslation();
  return labelsOf(PARTS, (part) => t(`common:address.${part}`));
}
