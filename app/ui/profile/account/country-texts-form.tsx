import { useTranslation } from "#app/ui/runtime/translation.ts";
import { LANGUAGE_TEXT_CAPS } from "#app/features/selling/invoices/texts/own-texts.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import type { Country } from "#app/swiss/countries.ts";
import { SelectField, TextArea, TextField } from "#app/ui/forms/fields/field.tsx";
import { LanguageField } from "#app/ui/forms/fields/language-field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Placeholders, type PlaceholdersProps } from "./texts-form.tsx";

interface CountryTextsFormProps extends PlaceholdersProps {
  values: FormValues;
  countries: readonly Country[];
  /** What an empty field stands for; unknown for new texts. */
  usual: Record<"subject" | "message" | "footer", string> | null;
}

export function CountryTextsForm({ values, countries, usual, words }: CountryTextsFormProps) {
  const { t } = useTranslation();
  const labels = {
    country: t("texts:country.country"),
    language: t("texts:country.language"),
    subject: t("texts:field.subject"),
    message: t("texts:field.message"),
    footer: t("texts:field.footer"),
  };
  const field = (name: "subject" | "message" | "footer") => {
    const text = usual ? usual[name] || t("texts:country.none") : t("texts:country.usual");
    return {
      name,
      label: labels[name],
      cap: LANGUAGE_TEXT_CAPS[name],
      optional: true,
      hint: t("texts:instead", { text }),
    };
  };
  return (
    <Form id="country-texts" className="medium stack" labels={labels} values={values}>
      <input type="hidden" name="replaces" value={textOf(values.replaces)} />
      <div className="fields">
        <SelectField name="country" label={labels.country} span={3}>
          <option value="">{t("texts:country.choose")}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <LanguageField label={labels.language} />
        <TextField {...field("subject")} />
        <TextArea {...field("message")} rows={6} />
        <TextArea {...field("footer")} rows={2} />
      </div>
      <Placeholders words={words} />
      <div className="actions">
        <SubmitButton busy={t("common:saving")}>{t("texts:save")}</SubmitButton>
      </div>
    </Form>
  );
}
