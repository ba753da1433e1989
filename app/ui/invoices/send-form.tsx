import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Letters } from "#app/features/invoices/sending/letter-words.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { isLocale, LOCALE_NAMES } from "#app/platform/i18n/locale.ts";
import { paths } from "#app/paths.ts";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { TextField } from "#app/ui/forms/field.tsx";
import { Form, labelsOf } from "#app/ui/forms/form.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { LetterFields } from "#app/ui/invoices/form/letter-fields.tsx";

interface SendFormProps {
  id: string;
  /** The version shown: sent once, however often the page is submitted. */
  version: number;
  language: string;
  isDraft: boolean;
  letters: Letters;
  values: FormValues;
}

export function SendForm({ id, version, language, isDraft, letters, values }: SendFormProps) {
  const { t } = useTranslation();
  const labels = labelsOf(["recipient", "language", "subject", "message", "copyToMe"], (name) =>
    t(`sending:send.${name}`),
  );
  const own = isLocale(language) ? LOCALE_NAMES[language] : language;
  return (
    <Form id="send" className="stack" labels={labels} values={values}>
      {/** Enter presses a form's first submit button: it must be this one, not "show the text in this language". */}
      <button className="visually-hidden" type="submit" tabIndex={-1}>
        {t("sending:send.submit")}
      </button>
      <input type="hidden" name="version" value={version} />
      <TextField name="recipient" type="email" label={labels.recipient} autoComplete="off" />
      <LetterFields
        // The server's answer may bring other texts: the fields start again from them.
        key={`${String(values.subject)} ${String(values.message)}`}
        labels={labels}
        letters={letters}
        values={values}
        hint={isDraft ? null : t("sending:send.copy", { language: own })}
      />
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
