import { useTranslation } from "#app/ui/runtime/translation.ts";
import { isLocale, LOCALE_NAMES } from "#app/platform/i18n/locale.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

interface NoteFactsProps {
  recipient: string;
  clientId: string | null;
  issueDate: string;
  corrects: { id: string; number: string };
  language: string;
}

/** What a credit note has instead of a due date and an amount that is owed. */
export function NoteFacts({ recipient, clientId, issueDate, corrects, language }: NoteFactsProps) {
  const { t } = useTranslation();
  return (
    <dl className="facts is-tight">
      <dt>{t("sending:creditNote.corrects")}</dt>
      <dd>
        <Link to={paths.invoice(corrects.id)}>{corrects.number}</Link>
      </dd>
      <dt>{t("invoices:client")}</dt>
      <dd>{clientId ? <Link to={paths.client(clientId)}>{recipient}</Link> : recipient}</dd>
      <dt>{t("sending:creditNote.issuedOn")}</dt>
      <dd>{issueDate}</dd>
      <dt>{t("common:nav.language")}</dt>
      <dd>{isLocale(language) ? LOCALE_NAMES[language] : language}</dd>
    </dl>
  );
}
