import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { CatalogueCaps } from "#app/features/selling/catalogue/catalogue-form.ts";
import { VAT_CLASSES } from "#app/features/selling/catalogue/vat-class.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { paths } from "#app/paths.ts";
import { OwnVersion } from "#app/ui/forms/fields/own-version.tsx";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { ConflictNotice } from "#app/ui/forms/conflict.tsx";
import { inputsOf, SelectField, TextArea, TextField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { ReasonOptions } from "#app/ui/invoices/form/rows/item-reason.tsx";
import { useCatalogueLabels } from "./use-catalogue-labels.ts";

interface CatalogueFormData {
  values: FormValues;
  caps: CatalogueCaps;
  units: string[];
  /** Whoever has none is not asked why an entry is at 0 %. */
  hasVatNumber: boolean;
}

const NAMES = ["nameDe", "nameFr", "nameIt", "nameEn"] as const;

export function CatalogueForm({ values, caps, units, hasVatNumber }: CatalogueFormData) {
  const { t } = useTranslation();
  const labels = useCatalogueLabels();
  const input = inputsOf(labels, caps);
  return (
    <Form id="catalogue" className="medium" labels={labels} values={values}>
      <ConflictNotice labels={labels} />
      <OwnVersion />
      <fieldset className="form-section is-rule">
        <legend>{t("catalogue:section.name")}</legend>
        <p className="hint">{t("catalogue:nameHint")}</p>
        <div className="fields">
          {NAMES.map((name) => (
            <TextField key={name} {...input(name)} span={3} mayWait />
          ))}
        </div>
        <TextArea {...input("description")} optional hint={t("catalogue:descriptionHint")} />
        <TextField {...input("number")} optional />
      </fieldset>
      <fieldset className="form-section">
        <legend>{t("catalogue:section.price")}</legend>
        <div className="fields">
          <TextField {...input("unitPrice")} span={3} inputMode="decimal" className="num" />
          <TextField {...input("unit")} span={3} optional list="units" />
          <SelectField {...input("vatClass")} hint={t("catalogue:vatClassHint")}>
            {VAT_CLASSES.map((vatClass) => (
              <option key={vatClass} value={vatClass}>
                {t(`catalogue:vatClass.${vatClass}`)}
              </option>
            ))}
          </SelectField>
          {hasVatNumber || values.zeroRateReason ? (
            <SelectField {...input("zeroRateReason")} optional hint={t("catalogue:zeroReasonHint")}>
              <ReasonOptions />
            </SelectField>
          ) : null}
        </div>
        <Checkbox name="pricesIncludeVat">{labels.pricesIncludeVat}</Checkbox>
        <datalist id="units">
          {units.map((unit) => (
            <option key={unit} value={unit} />
          ))}
        </datalist>
      </fieldset>
      <div className="actions thumb-bar is-pair">
        <SubmitButton busy={t("common:saving")}>{t("catalogue:save")}</SubmitButton>
        <CancelLink to={paths.catalogue} />
      </div>
    </Form>
  );
}
