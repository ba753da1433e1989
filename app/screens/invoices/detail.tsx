import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { historyOf } from "#app/features/history/history.server.ts";
import { invoicePaper } from "#app/features/invoices/invoice-paper.ts";
import { invoiceWords, type PdfTexts } from "#app/features/invoices/invoice-words.ts";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { isLocale, LOCALE_NAMES, LOCALE_TAGS, LOCALES } from "#app/platform/locale.ts";
import { screenLoader } from "#app/platform/screen.server.ts";
import { wordsOf } from "#app/platform/words.server.ts";
import { daysBetween, formatDay, formatInstant } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { Paper } from "#app/ui/invoices/paper.tsx";
import { Band, PageHead } from "#app/ui/page.tsx";
import { Status } from "#app/ui/status.tsx";

export const handle = { title: "invoices:detail.title" };

export const loader = screenLoader(async (ctx, { params }) => {
  const invoice = await findInvoice(ctx, params.id ?? "");
  const { language } = invoice;
  const texts = wordsOf(language).getResourceBundle(language, "pdf") as PdfTexts;
  const history = await historyOf(ctx, invoice.id);
  return {
    id: invoice.id,
    number: invoice.number,
    status: invoice.status,
    language,
    recipient: invoice.recipient.name,
    issueDate: formatDay(invoice.issueDate, ctx.locale),
    dueDate: formatDay(invoice.dueDate, ctx.locale),
    dueIn: daysBetween(ctx.today, invoice.dueDate),
    paper: invoicePaper({ ...invoice, isCopy: false }, invoiceWords(texts, LOCALE_TAGS[language])),
    history: history.map((entry) => ({ ...entry, time: formatInstant(entry.at, ctx.locale) })),
  };
});

export default function InvoiceDetail() {
  const { t } = useTranslation();
  const { paper, history, ...invoice } = useLoaderData<typeof loader>();
  const title = (
    <div className="title-row">
      <h1>
        {t("invoices:invoice")} <span className="nowrap">{invoice.number}</span>
      </h1>
      <Status status={invoice.status} />
    </div>
  );
  return (
    <>
      <PageHead title={title} back={{ to: paths.invoices, label: t("common:nav.invoices") }}>
        <Download id={invoice.id} language={invoice.language} />
      </PageHead>
      <div className="band is-open is-first">
        <div className="head">
          <Facts {...invoice} />
        </div>
        <div className="body">
          <Paper paper={paper} />
        </div>
      </div>
      <Band title={t("invoices:history.title")} bodyClass="">
        <ol className="log">
          {history.map((entry) => (
            <li key={entry.id}>
              <time dateTime={entry.at}>{entry.time}</time>
              <p>{t(`invoices:history.${entry.event.replace("invoice.", "")}`, { name: entry.userName })}</p>
            </li>
          ))}
        </ol>
      </Band>
    </>
  );
}

/** A GET form: the chosen language goes into the address of the file. */
function Download({ id, language }: { id: string; language: string }) {
  const { t } = useTranslation();
  return (
    <form className="actions" action={paths.invoicePdf(id)}>
      <button className="button button-primary">{t("invoices:detail.download")}</button>
      <label className="visually-hidden" htmlFor="pdf-language">
        {t("invoices:detail.pdfLanguage")}
      </label>
      <select id="pdf-language" name="language" defaultValue={language}>
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {LOCALE_NAMES[locale]}
          </option>
        ))}
      </select>
    </form>
  );
}

interface FactsProps {
  recipient: string;
  issueDate: string;
  dueDate: string;
  dueIn: number;
  status: string;
  language: string;
}

function Facts({ recipient, issueDate, dueDate, dueIn, status, language }: FactsProps) {
  const { t } = useTranslation();
  const isOpen = status === "draft" || status === "sent";
  const due = isOpen && dueIn >= 0 ? t("invoices:detail.dueIn", { date: dueDate, count: dueIn }) : dueDate;
  const languageName = isLocale(language) ? LOCALE_NAMES[language] : language;
  return (
    <dl className="facts is-tight">
      <dt>{t("invoices:client")}</dt>
      <dd>{recipient}</dd>
      <dt>{t("invoices:field.issueDate")}</dt>
      <dd>{issueDate}</dd>
      <dt>{t("invoices:due")}</dt>
      <dd>{due}</dd>
      <dt>{t("common:nav.language")}</dt>
      <dd>{languageName}</dd>
    </dl>
  );
}
