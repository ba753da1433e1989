import { SelectField } from "#app/ui/forms/fields/field.tsx";
import { useFormField } from "#app/ui/forms/form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { ZERO_REASONS } from "#app/swiss/vat.ts";

interface ItemReasonProps {
  name: string;
  label: string;
  initial: string;
  /** While the row is at 0 %; without scripts people open it themselves. */
  isAsked: boolean;
}

export function ItemReason({ isAsked, ...field }: ItemReasonProps) {
  const { error } = useFormField(field.name);
  return (
    <details className="item-extra" open={isAsked || error !== undefined}>
      <summary>{field.label}</summary>
      <SelectField {...field} mayWait>
        <ReasonOptions />
      </SelectField>
    </details>
  );
}

/** What is left open here is asked by the VAT return. */
export function ReasonOptions() {
  const { t } = useTranslation();
  return (
    <>
      <option value="">{t("invoices:writer.reasonLater")}</option>
      {ZERO_REASONS.map((reason) => (
        <option key={reason} value={reason}>
          {t(`tax:reason.${reason}`)}
        </option>
      ))}
    </>
  );
}
