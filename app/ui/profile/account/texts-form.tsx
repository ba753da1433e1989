import { useTranslation } from "#app/ui/runtime/translation.ts";
import { LANGUAGE_TEXT_CAPS, OWN_TEXT_FIELDS } from "#app/features/selling/invoices/texts/own-texts.ts";
import { PLACEHOLDERS } from "#app/features/selling/invoices/texts/placeholders.ts";
import { type FormValues, groupOf, textOf } from "#app/platform/forms/form-data.ts";
import { type Locale, LOCALE_NAMES } from "#app/platform/i18n/locale.ts";
import { TextArea, TextField } from "#app/ui/forms/fields/field.tsx";
import { Fold } from "#app/ui/forms/fold.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";

interface UsualTexts {
  locale: Locale;
  subject: string;
  message: string;
}

interface TextsFormProps extends PlaceholdersProps {
  values: FormValues;
  version: string;
  /** The product's own, for where a field is left empty. */
  usual: UsualTexts[];
  /** The reader's language, which starts open. */
  own: Locale;
}

export function TextsForm({ values, version, usual, own, words }: TextsFormProps) {
  const { t } = useTranslation();
  const ofLanguage = OWN_TEXT_FIELDS.map(({ field, locale, name }) => [
    field,
    `${LOCALE_NAMES[locale]}, ${t(`texts:field.${name}`)}`,
  ]);
  const labels = { termDays: t("texts:field.termDays"), ...Object.fromEntries(ofLanguage) };
  const ordered = [...usual].sort((a, b) => Number(b.locale === own) - Number(a.locale === own));
  return (
    <Form id="texts" keepsDraft labels={labels} values={values}>
      <input type="hidden" name="version" value={version} />
      <Band className="is-open" title={t("texts:term")}>
        <div className="fields">
          <TextField
            name="termDays"
            label={labels.termDays}
            hint={t("texts:termHint")}
            inputMode="numeric"
            className="num"
            span={3}
          />
        </div>
      </Band>
      <Band title={t("texts:letters")} hint={t("texts:lettersHint")} bodyClass="medium stack">
        <Placeholders words={words} />
        <div className="folds">
          {ordered.map((texts) => (
            <LanguageFold
              key={texts.locale}
              usual={texts}
              isOpenAtFirst={texts.locale === own}
              subject={textOf(groupOf(values[texts.locale]).subject)}
            />
          ))}
        </div>
      </Band>
      <Band className="is-open is-first thumb-bar">
        <SubmitButton busy={t("common:saving")}>{t("texts:save")}</SubmitButton>
      </Band>
    </Form>
  );
}

export interface PlaceholdersProps {
  words: Record<(typeof PLACEHOLDERS)[number], string>;
}

export function Placeholders({ words }: PlaceholdersProps) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t("texts:placeholders")}</p>
      <dl className="facts">
        {PLACEHOLDERS.map((name) => [
          <dt key={name}>{words[name]}</dt>,
          <dd key={`${name} =`}>{t(`texts:placeholder.${name}`)}</dd>,
        ])}
      </dl>
    </>
  );
}

interface LanguageFoldProps {
  usual: UsualTexts;
  isOpenAtFirst: boolean;
  subject: string;
}

function LanguageFold({ usual: { locale, ...usual }, isOpenAtFirst, subject }: LanguageFoldProps) {
  const { t } = useTranslation();
  const field = (name: keyof typeof LANGUAGE_TEXT_CAPS) => ({
    name: `${locale}.${name}`,
    label: t(`texts:field.${name}`),
    cap: LANGUAGE_TEXT_CAPS[name],
    optional: true,
  });
  return (
    <Fold
      holds={(name) => name.startsWith(`${locale}.`)}
      isOpenAtFirst={isOpenAtFirst}
      summary={
        <>
          <b lang={locale}>{LOCALE_NAMES[locale]}</b> · {subject || t("texts:usual")}
        </>
      }
    >
      <div className="fields">
        <TextField {...field("subject")} hint={t("texts:instead", { text: usual.subject })} />
        <TextArea
          {...field("message")}
          rows={6}
          hint={`${t("texts:greeting")} ${t("texts:instead", { text: usual.message })}`}
        />
        <TextArea {...field("notes")} rows={2} hint={t("texts:notesHint")} />
        <TextArea {...field("footer")} rows={2} hint={t("texts:footerHint")} />
        <TextArea {...field("offerTerms")} rows={4} hint={t("texts:offerTermsHint")} />
      </div>
    </Fold>
  );
}
