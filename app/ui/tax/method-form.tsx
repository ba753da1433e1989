import {
  CONSIDERATIONS,
  EARLIER_NET_RATES,
  NET_RATES,
  PERIODS,
  VAT_METHODS,
} from "#app/features/taxes/tax/method/vat-method.ts";
import { shownRows } from "#app/features/taxes/tax/method/vat-method-form.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import { Band } from "#app/ui/elements/page/page.tsx";
import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { SelectField, TextField } from "#app/ui/forms/fields/field.tsx";
import { Radios } from "#app/ui/forms/fields/radios.tsx";
import { Form, labelsOf } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

const FIELDS = [
  "validFrom",
  "method",
  "consideration",
  "period",
  "roundsToFive",
  "activities",
  "registeredBefore",
] as const;
const ROW = ["code", "name", "rate"] as const;
const CHOICES = { method: VAT_METHODS, consideration: CONSIDERATIONS, period: PERIODS };
const RATES = [...new Set([...NET_RATES, ...EARLIER_NET_RATES])].sort((a, b) => a - b).map(formatVatRate);

interface MethodFormProps {
  values: FormValues;
  /** True for the first step, which asks what was before it. */
  asksBefore: boolean;
}

export function MethodForm({ values, asksBefore }: MethodFormProps) {
  const { t } = useTranslation();
  const labels: Record<string, string> = {
    ...labelsOf(FIELDS, (name) => t(`tax:method.field.${name}`)),
    ...Object.fromEntries(ROW.map((name) => [`activities.${name}`, t(`tax:method.field.${name}`)])),
  };
  return (
    <Form id="vat-method" labels={labels} values={values}>
      <Band title={t("tax:method.change")} hint={t("tax:method.changeHint")} bodyClass="medium stack">
        <div className="fields">
          <TextField name="validFrom" label={labels.validFrom ?? ""} type="date" span={3} />
          {(["method", "consideration", "period"] as const).map((name) => (
            <SelectField key={name} name={name} label={labels[name] ?? ""} span={3}>
              {CHOICES[name].map((choice) => (
                <option key={choice} value={choice}>
                  {t(`tax:method.${choice}`)}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
        <Checkbox name="roundsToFive">{labels.roundsToFive}</Checkbox>
        {asksBefore ? (
          <>
            <input type="hidden" name="asksBefore" value="1" />
            <Radios
              name="registeredBefore"
              legend={labels.registeredBefore ?? ""}
              choices={[
                { value: "0", label: t("tax:method.before.no") },
                { value: "1", label: t("tax:method.before.yes"), hint: t("tax:method.beforeHint") },
              ]}
            />
          </>
        ) : null}
      </Band>
      <Band
        title={t("tax:method.field.activities")}
        hint={t("tax:method.activitiesHint")}
        bodyClass="medium stack"
      >
        {Array.from({ length: shownRows(values) }, (_, index) => (
          <ActivityRow key={index} index={index} values={values} labels={labels} />
        ))}
      </Band>
      <Band className="is-open is-first thumb-bar">
        <SubmitButton busy={t("common:saving")}>{t("tax:method.save")}</SubmitButton>
      </Band>
    </Form>
  );
}

interface ActivityRowProps {
  index: number;
  values: FormValues;
  labels: Record<string, string>;
}

function ActivityRow({ index, values, labels }: ActivityRowProps) {
  const row = Array.isArray(values.activities) ? values.activities[index] : undefined;
  const field = (name: (typeof ROW)[number]) => ({
    name: `activities[${index}].${name}`,
    label: labels[`activities.${name}`] ?? "",
    initial: textOf(row?.[name]),
    mayWait: true,
  });
  return (
    <div className="fields">
      <TextField {...field("code")} span={2} cap={5} />
      <TextField {...field("name")} span={2} cap={100} />
      <SelectField {...field("rate")} span={2}>
        <option value="" />
        {RATES.map((rate) => (
          <option key={rate} value={rate}>
            {rate}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
