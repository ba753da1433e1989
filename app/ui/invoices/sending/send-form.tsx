import { type TextKey, useTranslation } from "#app/ui/runtime/translation.ts";
import type { Addressee } from "#app/features/selling/clients/addressee.ts";
import type { AttachmentSize } from "#app/features/selling/invoices/sending/attached-pdf.server.ts";
import { type Letters, letterLanguage } from "#app/features/selling/invoices/sending/letter-words.ts";
import type { InvoiceSheetView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { type Locale, languageName } from "#app/platform/i18n/locale.ts";
import { paths } from "#app/paths.ts";
import { Notes } from "#app/ui/papers/notes.tsx";
import { DefaultSubmit } from "#app/ui/forms/default-submit.tsx";
import { FollowScript } from "#app/ui/forms/follow-script.tsx";
import { Form, labelsOf, useRefusal } from "#app/ui/forms/form.tsx";
import { SeenVersion } from "#app/ui/forms/fields/seen-version.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";
import { useAnswer } from "./answer.ts";
import { AttachedSheet } from "./attached-sheet.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Mail } from "./mail.tsx";
import { TestButton, Tested } from "./test-to-me.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

interface SendFormProps {
  id: string;
  number: string;
  /** The version shown: sent once, however often the page is submitted. */
  version: number;
  language: Locale;
  isDraft: boolean;
  isCreditNote: boolean;
  currency: string;
  amount: string;
  ownAddress: string;
  addressee: Addressee;
  letters: Letters;
  sheets: Record<Locale, InvoiceSheetView>;
  /** Null where it is not known. */
  size: AttachmentSize | null;
  values: FormValues;
  notes: readonly string[];
}

const FIELDS = ["language", "recipient", "cc", "copyToMe", "subject", "greeting", "message"] as const;

export function SendForm(props: SendFormProps) {
  const { t, language } = useTranslation();
  const {
    id,
    number,
    version,
    isDraft,
    isCreditNote,
    letters,
    values,
    ownAddress,
    language: original,
  } = props;
  const shown = letterLanguage(values, original);
  const refusal = useRefusal();
  const answer = useAnswer();
  const size = [answer?.size, props.size].find((size) => size?.language === shown)?.text ?? "";
  const isAsked = "follow" in values || refusal?.fieldErrors.language !== undefined;
  const letter = letters[shown];
  const labels = labelsOf(FIELDS, (name) => t(`sending:send.${name}`));
  const submit = t(isCreditNote ? "sending:creditNote.send" : "sending:send.submit");
  const copy = isCreditNote ? "sending:creditNote.original" : "sending:send.copy";
  return (
    <div className="writer-page">
      <div className="writer">
        <div className="writer-work" id="mail">
          <nav className="tabs" aria-label={t("invoices:writer.tabs")}>
            <a href="#mail">{t("sending:send.mail")}</a>
            <a href="#attachment">{t("sending:send.pdf")}</a>
          </nav>
          <div className="writer-head is-center">
            <Title text={titleOf(props)} number={number} />
            <LanguageSwitch formId="send" language={shown} />
          </div>
          <Notes texts={props.notes} />
          <Form id="send" labels={labels} values={values}>
            <DefaultSubmit>{submit}</DefaultSubmit>
            <SeenVersion version={version} />
            <Mail
              letter={letter}
              language={shown}
              wordsLanguage={textOf(values.wordsLanguage)}
              asks={isAsked && values.wordsLanguage !== shown}
              ownAddress={ownAddress}
              addressee={props.addressee}
              labels={labels}
              size={size}
            />
            <Tested />
            <div className="sum-bar is-spaced">
              <p className="amount">
                <span className="visually-hidden">{t("invoices:total")} </span>
                <span className="currency">{props.currency} </span>
                {props.amount}
              </p>
              <SubmitButton busy={t("common:sending")}>{submit}</SubmitButton>
              <TestButton className="only-wide" />
              <Link className="button button-quiet only-wide" to={paths.invoice(id)}>
                {t("common:cancel")}
              </Link>
            </div>
          </Form>
          <p className="only-phone is-spaced">
            <TestButton formId="send" />
          </p>
          <p className="small soft is-spaced">
            {isDraft ? t("sending:send.final") : t(copy, { language: languageName(original, language) })}{" "}
            <Link to={paths.texts}>{t("sending:send.changeTexts")}</Link>
          </p>
        </div>
        <AttachedSheet id={id} sheet={props.sheets[shown]} name={letter.attachment} />
      </div>
      <FollowScript />
    </div>
  );
}

function titleOf({ isDraft, isCreditNote }: Pick<SendFormProps, "isDraft" | "isCreditNote">): TextKey {
  if (isCreditNote) return "sending:creditNote.sendTitle";
  return isDraft ? "sending:send.title" : "sending:send.again";
}

/** On a phone a title breaks, a number never does. */
function Title({ text, number }: { text: TextKey; number: string }) {
  const { t } = useTranslation();
  const [before = "", after = ""] = t(text, { number: "\n" }).split("\n");
  return (
    <h1 className="t-24">
      {before}
      <span className="soft nowrap">{number}</span>
      {after}
    </h1>
  );
}
