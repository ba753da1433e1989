import { TICKED_RIGHTS } from "#app/features/people/seats/rights.ts";
import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

/** What an accountant may do; hidden by style while another role is chosen. */
export function RightTicks() {
  const { t } = useTranslation();
  return (
    <fieldset className="field of-accountant">
      <legend className="label">{t("seats:tick.legend")}</legend>
      <p className="hint">{t("seats:tick.hint")}</p>
      {TICKED_RIGHTS.map((right) => (
        <Checkbox key={right} name={right}>
          {t(`seats:tick.${right}.name`)}
          <span className="hint">{t(`seats:tick.${right}.about`)}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
