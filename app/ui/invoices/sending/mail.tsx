import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { Addressee } from "#app/features/selling/clients/addressee.ts";
import { AddressNote } from "#app/ui/papers/address-note.tsx";
import { GREETINGS } from "#app/features/selling/papers/sending/greeting.ts";
import type { FullLetter } from "#app/features/selling/invoices/sending/letter-words.ts";
import { MAX_ADDRESSES, SEND_CAPS } from "#app/features/selling/papers/sending/send-caps.ts";
import { languageName, type Locale } from "#app/platform/i18n/locale.ts";
import { Checkbox } from "#app/ui/forms/fields/checkbox.tsx";
import { useFieldParts } from "#app/ui/forms/fields/field.tsx";
import { Icon } from "#app/ui/elements/page/icon.tsx";
import { MailInput, MailSelect } from "./mail-line.tsx";
import "#app/ui/styles/mail.css";

interface MailProps {
  letter: FullLetter;
  language: Locale;
  /** That subject and message are known to be in. */
  wordsLanguage: string;
  /** Whether an edited text waits for "keep or replace". */
  asks: boolean;
  /** The sender's own address: copies and answers go there. */
  ownAddress: string;
  addressee: Addressee;
  /** The size of the attachment; empty where it is not known. */
  size: string;
  labels: Record<"recipient" | "cc" | "subject" | "greeting" | "message" | "copyToMe", string>;
}

/** The e-mail as it will arrive; one writes in it. */
export function Mail(props: MailProps) {
  const { letter, language, wordsLanguage, asks, ownAddress, addressee, size, labels } = props;
  const { t } = useTranslation();
  return (
    <div className="mail" id="send-mail" data-part="">
      <input type="hidden" name="wordsLanguage" value={wordsLanguage} />
      <div className="mail-line">
        <span className="label">{t("sending:send.from")}</span>
        <p className="wrap-any" lang={language}>
          {letter.from}
        </p>
      </div>
      <MailInput name="recipient" inputMode="email" label={labels.recipient} />
      <AddressNote addressee={addressee} />
      <MailInput
        name="cc"
        inputMode="email"
        label={labels.cc}
        hint={t("sending:send.addresses", { max: String(MAX_ADDRESSES) })}
        placeholder={t("common:optional")}
      />
      <div className="mail-line">
        <span className="label">{t("sending:send.own")}</span>
        <Checkbox name="copyToMe">
          <span className="wrap-any">{t("sending:send.copyTo", { email: ownAddress })}</span>
        </Checkbox>
      </div>
      <MailInput name="subject" label={labels.subject} lang={language} />
      <MailSelect name="greeting" label={labels.greeting}>
        {GREETINGS.map((kind) => (
          <option key={kind} value={kind} lang={letter.greetings[kind] ? language : undefined}>
            {letter.greetings[kind] || t("sending:send.noGreeting")}
          </option>
        ))}
      </MailSelect>
      <div className="mail-body">
        {asks ? <Question chosen={language} /> : null}
        <Message label={labels.message} lang={language} />
        <dl className="mail-auto" lang={language}>
          {letter.facts.map(({ label, value }) => [
            <dt key={label}>{label}</dt>,
            <dd key={`${label} =`}>{value}</dd>,
          ])}
        </dl>
        {letter.online ? (
          <p className="small wrap-any" lang={language}>
            {letter.online.label} {letter.online.value}
          </p>
        ) : null}
        <p className="small soft wrap-any" lang={language}>
          {letter.footer}
        </p>
      </div>
      <ul className="attached" aria-label={t("sending:send.attachment")}>
        <li>
          <Icon name="file" />
          <span className="wrap-any">{letter.attachment}</span>
          {size ? <small className="nowrap">{size}</small> : null}
        </li>
      </ul>
    </div>
  );
}

function Message({ label, lang }: { label: string; lang: string }) {
  const { control, id, error, value, length } = useFieldParts({
    name: "message",
    label,
    cap: SEND_CAPS.message,
  });
  const over = length - SEND_CAPS.message;
  const { t } = useTranslation();
  return (
    <div className={error ? "field is-wrong" : "field"}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <textarea {...control} className="mail-own" lang={lang} rows={7} defaultValue={value} />
      <span className={over > 0 ? "counter is-near" : "visually-hidden"} id={`${id}-count`}>
        {over > 0 ? t("common:tooLong", { count: over }) : `${length}/${SEND_CAPS.message}`}
      </span>
      {error ? (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** Asks whether an edited text stays in another language. Without scripts, to keep it is to send it. */
function Question({ chosen }: { chosen: Locale }) {
  const { t, language } = useTranslation();
  return (
    <div className="flash is-note" role="group" aria-labelledby="send-words-question">
      <Icon name="info" />
      <p id="send-words-question" role="status">
        {t("sending:send.edited", { language: languageName(chosen, language) })}
      </p>
      <span className="actions">
        <button className="button" name="useLanguage" value="1" data-follow="">
          {t("sending:send.replaceWords")}
        </button>
        <button className="button" name="keepWords" value="1" data-follow="">
          {t("sending:send.keepWords")}
        </button>
      </span>
    </div>
  );
}
