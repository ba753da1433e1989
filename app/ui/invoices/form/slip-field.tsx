import { useTranslation } from "#app/ui/runtime/translation.ts";
import { SLIP_CHOICES } from "#app/features/selling/invoices/fields/slip-choice.ts";
import { SelectField } from "#app/ui/forms/fields/field.tsx";

export function SlipField({ label }: { label: string }) {
  const { t } = useTranslation();
  return (
    <SelectField name="slip" label={label} hint={t("invoices:slip.hint")}>
      {SLIP_CHOICES.map((choice) => (
        <option key={choice} value={choice === "standard" ? "" : choice}>
          {t(`invoices:slip.${choice}`)}
        </option>
      ))}
    </SelectField>
  );
}
