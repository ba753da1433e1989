import { useTranslation } from "react-i18next";
import { isLocale, LOCALE_NAMES } from "#app/platform/i18n/locale.ts";

interface InvoiceFactsProps {
  recipient: string;
  issueDate: string;
  dueDate: string;
  /** Days from today, negative once it is past. */
  dueIn: number;
  /** Formatted; empty until it is paid. */
  paidOn: string;
  status: string;
  language: string;
}

export function InvoiceFacts({
  recipient,
  issueDate,
  dueDate,
  dueIn,
  paidOn,
  status,
  language,
}: InvoiceFactsProps) {
  const { t } = useTranslation();
  const isOpen = status === "draft" || status === "sent";
  const due = isOpen && dueIn >= 0 ? t("invoices:detail.dueIn", { date: dueDate, count: dueIn }) : dueDate;
  return (
    <>
      <dl className="facts is-tight">
        <dt>{t("invoices:client")}</dt>
        <dd>{recipient}</dd>
        <dt>{t("invoices:field.issueDate")}</dt>
        <dd>{issueDate}</dd>
        <dt>{t("invoices:due")}</dt>
        <dd>{due}</dd>
        {paidOn ? (
          <>
            <dt>{t("sending:paidOn")}</dt>
            <dd>{paidOn}</dd>
          </>
        ) : null}
        <dt>{t("common:nav.language")}</dt>
        <dd>{isLocale(language) ? LOCALE_NAMES[language] : language}</dd>
      </dl>
      {status === "draft" ? null : <p>{t("errors:invoice.locked")}</p>}
    </>
  );
}
