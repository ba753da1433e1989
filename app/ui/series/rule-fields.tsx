import { useTranslation } from "#app/ui/translation.ts";
import { UNITS } from "#app/features/series/rule/series-dates.ts";
import { inputsOf, SelectField, TextField } from "#app/ui/forms/field.tsx";
import { dayForm } from "./use-rule-text.ts";
import type { SeriesLabels } from "./use-series-labels.ts";

const DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1));

export function RuleFields({ labels, canSend }: { labels: SeriesLabels; canSend: boolean }) {
  const { t } = useTranslation();
  const input = inputsOf(labels);
  return (
    <fieldset className="form-section">
      <legend>{t("series:section.rule")}</legend>
      <div className="fields">
        <TextField {...input("every")} span={3} inputMode="numeric" autoComplete="off" />
        <SelectField {...input("unit")} span={3}>
          {UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {t(`series:unit.${unit}`)}
            </option>
          ))}
        </SelectField>
        <TextField {...input("start")} span={3} type="date" hint={t("series:startHint")} />
        <SelectField {...input("day")} span={3} optional hint={t("series:dayHint")}>
          <option value="">{t("series:day.start")}</option>
          {DAYS.map((day) => (
            <option key={day} value={day}>
              {t(`series:day.${dayForm(day)}`, { day })}
            </option>
          ))}
          <option value="last">{t("series:day.last")}</option>
        </SelectField>
        <TextField {...input("endOn")} span={3} type="date" optional />
        <TextField {...input("endAfter")} span={3} inputMode="numeric" autoComplete="off" optional />
        <SelectField {...input("mode")} hint={canSend ? undefined : t("series:modeHint")}>
          <option value="draft">{t("series:mode.draft")}</option>
          <option value="send" disabled={!canSend}>
            {t("series:mode.send")}
          </option>
        </SelectField>
      </div>
    </fieldset>
  );
}
