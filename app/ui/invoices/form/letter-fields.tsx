import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Letters, untouchedIn } from "#app/features/invoices/sending/letter-words.ts";
import { SEND_CAPS } from "#app/features/invoices/sending/send-caps.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { isLocale, type Locale, LOCALE_NAMES, LOCALES } from "#app/platform/i18n/locale.ts";
import { SelectField, TextArea, TextField } from "#app/ui/forms/field.tsx";
import { useRefusal } from "#app/ui/forms/form.tsx";

interface LetterFieldsProps {
  labels: Record<"language" | "subject" | "message", string>;
  letters: Letters;
  values: FormValues;
  hint: string | null;
}

/**
 * Language, subject and message are one choice. With scripts another language brings its texts at once, or asks where
 * they were edited; without them a button does, and the server asks.
 */
export function LetterFields({ labels, letters, values, hint }: LetterFieldsProps) {
  const { t } = useTranslation();
  const fields = useRef<HTMLDivElement>(null);
  const asksAtFirst =
    useRefusal()?.fieldErrors.language !== undefined && values.language !== values.wordsLanguage;
  const [asked, setAsked] = useState<Locale | null>(
    asksAtFirst && isLocale(values.language) ? values.language : null,
  );
  const [wordsLanguage, setWordsLanguage] = useState(textOf(values.wordsLanguage));
  const fill = (language: Locale) => {
    const form = fields.current?.closest("form");
    for (const name of ["subject", "message"] as const) {
      const field = form?.elements.namedItem(name);
      if (isTextField(field)) field.value = letters[language][name];
    }
    settle(language);
  };
  const settle = (language: Locale) => {
    setWordsLanguage(language);
    setAsked(null);
  };
  const choose = (language: string) => {
    if (!isLocale(language)) return;
    const data = new FormData(fields.current?.closest("form") ?? undefined);
    const typed = { subject: String(data.get("subject") ?? ""), message: String(data.get("message") ?? "") };
    if (untouchedIn(letters, typed)) fill(language);
    else if (language === wordsLanguage) setAsked(null);
    else setAsked(language);
  };
  return (
    <div className="stack" ref={fields}>
      <input type="hidden" name="wordsLanguage" value={wordsLanguage} />
      <SelectField
        name="language"
        label={labels.language}
        hint={hint ?? t("sending:send.languageHint")}
        onChange={choose}
      >
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {LOCALE_NAMES[locale]}
          </option>
        ))}
      </SelectField>
      {asked ? (
        <Question language={asked} onReplace={() => fill(asked)} onKeep={() => settle(asked)} />
      ) : (
        <noscript>
          <div className="actions">
            <button className="button" name="useLanguage" value="1">
              {t("sending:send.useLanguage")}
            </button>
          </div>
        </noscript>
      )}
      <TextField
        name="subject"
        label={labels.subject}
        initial={textOf(values.subject)}
        cap={SEND_CAPS.subject}
      />
      <TextArea
        name="message"
        label={labels.message}
        initial={textOf(values.message)}
        cap={SEND_CAPS.message}
        rows={10}
      />
    </div>
  );
}

interface QuestionProps {
  language: Locale;
  onReplace: () => void;
  onKeep: () => void;
}

/** Asks whether an edited text stays in another language. Without scripts the buttons post the form. */
function Question({ language, onReplace, onKeep }: QuestionProps) {
  const { t } = useTranslation();
  const instead = (act: () => void) => (event: React.MouseEvent) => {
    event.preventDefault();
    act();
  };
  return (
    <div className="stack" role="group" aria-labelledby="send-words-question">
      <p id="send-words-question" role="status">
        {t("sending:send.edited", { language: LOCALE_NAMES[language] })}
      </p>
      <div className="actions">
        <button className="button" name="useLanguage" value="1" onClick={instead(onReplace)}>
          {t("sending:send.replaceWords")}
        </button>
        <button className="button" name="keepWords" value="1" onClick={instead(onKeep)}>
          {t("sending:send.keepWords")}
        </button>
      </div>
    </div>
  );
}

function isTextField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
