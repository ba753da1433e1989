import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SEND_CAPS } from "#app/features/invoices/sending/send-caps.ts";
import type { FormValues } from "#app/platform/form-data.ts";
import { isLocale, LOCALE_NAMES, LOCALES } from "#app/platform/locale.ts";
import { paths } from "#app/paths.ts";
import { Checkbox } from "../checkbox.tsx";
import { SelectField, TextArea, TextField } from "../field.tsx";
import { Form } from "../form.tsx";
import { SubmitButton } from "../submit-button.tsx";

interface SendFormProps {
  id: string;
  /** The version of the invoice that this page shows: sent from it once, however often it is submitted. */
  version: number;
  /** The invoice's own language. */
  language: string;
  isDraft: boolean;
  values: FormValues;
}

export function SendForm({ id, version, language, isDraft, values }: SendFormProps) {
  const { t } = useTranslation();
  const names = ["recipient", "language", "subject", "message", "copyToMe"] as const;
  const labels = Object.fromEntries(names.map((name) => [name, t(`sending:send.${name}`)]));
  const own = isLocale(language) ? LOCALE_NAMES[language] : language;
  return (
    <Form id="send" className="stack" labels={labels} values={values}>
      {/* Enter presses a form's first submit button: it must be this one, not "use this language". */}
      <button className="visually-hidden" type="submit" tabIndex={-1}>
        {t("sending:send.submit")}
      </button>
      <input type="hidden" name="version" value={version} />
      <TextField name="recipient" type="email" label={labels.recipient!} autoComplete="off" />
      <SelectField
        name="language"
        label={labels.language!}
        hint={isDraft ? null : t("sending:send.copy", { language: own })}
      >
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {LOCALE_NAMES[locale]}
          </option>
        ))}
      </SelectField>
      <div className="actions">
        <button className="button" name="useLanguage" value="1">
          {t("sending:send.useLanguage")}
        </button>
        <p className="hint">{t("sending:send.languageHint")}</p>
      </div>
      <Words labels={labels} subject={String(values.subject ?? "")} message={String(values.message ?? "")} />
      <Checkbox name="copyToMe">{labels.copyToMe}</Checkbox>
      <p className="soft">
        {t("sending:send.attached")} {isDraft ? t("sending:send.final") : null}
      </p>
      <div className="actions thumb-bar is-pair">
        <SubmitButton busy={t("common:sending")}>{t("sending:send.submit")}</SubmitButton>
        <Link className="button button-quiet" to={paths.invoice(id)}>
          {t("common:cancel")}
        </Link>
      </div>
    </Form>
  );
}

interface WordsProps {
  labels: Record<string, string>;
  subject: string;
  message: string;
}

/** Fields of their own for each answer of the server: what it fills in replaces what stood there. */
function Words({ labels, subject, message }: WordsProps) {
  return (
    <>
      <TextField
        key={`subject ${subject}`}
        name="subject"
        label={labels.subject!}
        initial={subject}
        cap={SEND_CAPS.subject}
      />
      <TextArea
        key={`message ${message}`}
        name="message"
        label={labels.message!}
        initial={message}
        cap={SEND_CAPS.message}
        rows={10}
      />
    </>
  );
}
