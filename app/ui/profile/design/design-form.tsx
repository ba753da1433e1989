import { useTranslation } from "#app/ui/runtime/translation.ts";
import { FONT_SIZE_CHOICES, marginRange, SIDES } from "#app/features/selling/design/design-form.ts";
import { WINDOWS } from "#app/features/selling/design/design.ts";
import { type FormValues, groupOf, textOf } from "#app/platform/forms/form-data.ts";
import { SelectField, TextField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { TYPEFACES } from "#app/platform/pdf/typefaces.ts";
import { Fold } from "#app/ui/forms/fold.tsx";
import { paths } from "#app/paths.ts";

export function DesignForm({ values }: { values: FormValues }) {
  const { t } = useTranslation();
  const sides = SIDES.map((side) => [`margins.${side}`, t(`design:margin.${side}`)]);
  const labels = {
    ...Object.fromEntries(sides),
    typeface: t("design:typeface.title"),
    fontSize: t("design:fontSize"),
    window: t("design:window.title"),
    senderLine: t("design:senderLine.title"),
    duplex: t("design:duplex.title"),
    accent: t("design:brand.accent"),
  };
  const typed = groupOf(values.margins);
  const margins = `${SIDES.map((side) => `${t(`design:side.${side}`)} ${textOf(typed[side])}`).join(", ")} mm`;
  return (
    <Form id="design" className="stack-wide" labels={labels} values={values}>
      <section className="stack">
        <h2>{t("design:look")}</h2>
        <div className="fields">
          <SelectField name="typeface" label={labels.typeface} hint={t("design:typeface.hint")} span={3}>
            {TYPEFACES.map((typeface) => (
              <option key={typeface} value={typeface}>
                {t(`design:typeface.${typeface}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            name="accent"
            label={labels.accent}
            hint={`${t("design:brand.hint")} ${t("design:brand.accentHint")}`}
            type="color"
            className="swatch"
            span={3}
          />
          <SelectField name="window" label={labels.window} hint={t("design:window.hint")} span={3}>
            {WINDOWS.map((side) => (
              <option key={side} value={side}>
                {t(`design:window.${side}`)}
              </option>
            ))}
          </SelectField>
          <SelectField
            name="senderLine"
            label={labels.senderLine}
            hint={t("design:senderLine.hint")}
            span={3}
          >
            <option value="0">{t("design:senderLine.off")}</option>
            <option value="1">{t("design:senderLine.on")}</option>
          </SelectField>
        </div>
        <p className="hint">{t("design:letterHint")}</p>
      </section>
      <div className="folds">
        <Fold
          holds={(name) => name.startsWith("margins.")}
          summary={
            <>
              {t("design:margins")} <b>{margins}</b>
            </>
          }
        >
          <div className="fields">
            {SIDES.map((side) => (
              <TextField
                key={side}
                name={`margins.${side}`}
                label={t(`design:margin.${side}`)}
                hint={t("design:margin.range", marginRange(side))}
                inputMode="numeric"
                className="num"
                span={3}
              />
            ))}
          </div>
        </Fold>
        <Fold
          holds={(name) => name === "fontSize" || name === "duplex"}
          summary={
            <>
              {t("design:print")}{" "}
              <b>
                {[
                  t(`design:duplex.${textOf(values.duplex) === "1" ? "on" : "off"}`),
                  t("design:points", { size: textOf(values.fontSize) }),
                ].join(", ")}
              </b>
            </>
          }
        >
          <div className="fields">
            <SelectField name="duplex" label={labels.duplex} hint={t("design:duplex.hint")} span={3}>
              <option value="0">{t("design:duplex.off")}</option>
              <option value="1">{t("design:duplex.on")}</option>
            </SelectField>
            <SelectField name="fontSize" label={labels.fontSize} hint={t("design:fontSizeHint")} span={3}>
              {FONT_SIZE_CHOICES.map((size) => (
                <option key={size} value={size}>
                  {t("design:points", { size })}
                </option>
              ))}
            </SelectField>
          </div>
        </Fold>
      </div>
      <div className="actions">
        <SubmitButton busy={t("common:saving")}>{t("design:save")}</SubmitButton>
        <a className="button" href={paths.designSample} download>
          {t("design:sample.download")}
        </a>
      </div>
    </Form>
  );
}
