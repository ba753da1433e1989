import { useTranslation } from "#app/ui/runtime/translation.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { UNITS } from "#app/features/selling/series/rule/series-dates.ts";
import { inputsOf, SelectField, TextField } from "#app/ui/forms/fields/field.tsx";
import { Fold } from "#app/ui/forms/fold.tsx";
import { dayForm } from "./use-rule-text.ts";
import type { SeriesLabels } from "./use-series-labels.ts";

const DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1));

const RARE = ["day", "endOn", "endAfter"];

interface RuleFieldsProps {
  labels: SeriesLabels;
  draft: FormValues;
  canSend: boolean;
}

export function RuleFields({ labels, canSend }: Omit<RuleFieldsProps, "draft">) {
  const { t } = useTranslation();
  const input = inputsOf(labels);
  return (
    <fieldset className="form-section">
      <legend>{t("series:section.rule")}</legend>
      <div className="fields">
        <TextField {...input("every")} span={3} inputMode="numeric" />
        <SelectField {...input("unit")} span={3}>
          {UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {t(`series:unit.${unit}`)}
            </option>
          ))}
        </SelectField>
        <TextField {...input("start")} span={3} type="date" hint={t("series:startHint")} />
        <SelectField {...input("mode")} span={3} hint={canSend ? undefined : t("series:modeHint")}>
          <option value="draft">{t("series:mode.draft")}</option>
          <option value="send" disabled={!canSend}>
            {t("series:mode.send")}
          </option>
        </SelectField>
      </div>
    </fieldset>
  );
}

export function RuleFold({ labels, draft }: Omit<RuleFieldsProps, "canSend">) {
  const { t } = useTranslation();
  const input = inputsOf(labels);
  const isUsual = RARE.every((name) => textOf(draft[name]) === "");
  return (
    <Fold
      summary={t("series:rare")}
      isEmpty={isUsual}
      isOpenAtFirst={!isUsual}
      holds={(field) => RARE.includes(field)}
    >
      <div className="fields">
        <DayField labels={labels} />
        <TextField {...input("endOn")} span={3} type="date" optional />
        <TextField {...input("endAfter")} span={3} inputMode="numeric" optional />
      </div>
    </Fold>
  );
}

function DayField({ labels }: Pick<RuleFieldsProps, "labels">) {
  const { t } = useTranslation();
  return (
    <SelectField {...inputsOf(labels)("day")} optional hint={t("series:dayHint")}>
      <option value="">{t("series:day.start")}</option>
      {DAYS.map((day) => (
        <option key={day} value={day}>
          {t(`series:day.${dayForm(day)}`, { day })}
        </option>
      ))}
      <option value="last">{t("series:day.last")}</option>
    </SelectField>
  );
}
