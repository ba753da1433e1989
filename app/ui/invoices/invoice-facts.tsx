import { useTranslation } from "#app/ui/runtime/translation.ts";
import { isLocale, LOCALE_NAMES } from "#app/platform/i18n/locale.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

interface InvoiceFactsProps {
  recipient: string;
  clientId: string | null;
  issueDate: string;
  dueDate: string;
  /** Days from today, negative once it is past. */
  dueIn: number;
  /** `CHF 1'234.50`; empty unless something is due. */
  amountDue: string;
  /** The reference as printed; empty without one, or where it is shown with the account. */
  reference: string;
  /** Formatted; empty until it is paid. */
  paidOn: string;
  status: string;
  language: string;
  offer?: { id: string; number: string } | null;
  /** That it is a deposit of. */
  whole?: { id: string; number: string } | null;
}

export function InvoiceFacts({
  recipient,
  clientId,
  issueDate,
  dueDate,
  dueIn,
  amountDue,
  reference,
  paidOn,
  status,
  language,
  offer,
  whole,
}: InvoiceFactsProps) {
  const { t } = useTranslation();
  const isOpen = status === "draft" || status === "sent";
  const due = isOpen && dueIn >= 0 ? t("invoices:detail.dueIn", { date: dueDate, count: dueIn }) : dueDate;
  return (
    <dl className="facts is-tight">
      <dt>{t("invoices:client")}</dt>
      <dd>{clientId ? <Link to={paths.client(clientId)}>{recipient}</Link> : recipient}</dd>
      {offer ? (
        <>
          <dt>{t("invoices:offer")}</dt>
          <dd>
            <Link to={paths.offer(offer.id)}>{offer.number}</Link>
          </dd>
        </>
      ) : null}
      {whole ? (
        <>
          <dt>{t("sending:deposit.whole")}</dt>
          <dd>
            <Link to={paths.invoice(whole.id)}>{whole.number}</Link>
          </dd>
        </>
      ) : null}
      <dt>{t("invoices:field.issueDate")}</dt>
      <dd>{issueDate}</dd>
      <dt>{t("invoices:due")}</dt>
      <dd>{due}</dd>
      {amountDue ? (
        <>
          <dt>{t("invoice-list:open")}</dt>
          <dd className="num">{amountDue}</dd>
        </>
      ) : null}
      {paidOn ? (
        <>
          <dt>{t("sending:paidOn")}</dt>
          <dd>{paidOn}</dd>
        </>
      ) : null}
      {reference ? (
        <>
          <dt>{t("invoices:field.paymentReference")}</dt>
          <dd className="num">{reference}</dd>
        </>
      ) : null}
      <dt>{t("common:nav.language")}</dt>
      <dd>{isLocale(language) ? LOCALE_NAMES[language] : language}</dd>
    </dl>
  );
}
