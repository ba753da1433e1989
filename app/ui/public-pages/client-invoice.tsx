import type { ReactNode } from "react";
import type { InvoicePageView } from "#app/features/front/public-pages/invoice-page-view.server.ts";
import { InvoiceSheet } from "#app/ui/invoices/invoice-sheet.tsx";
import { CurrencyCode } from "#app/ui/elements/page/amount.tsx";
import { unbroken } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { BackToAll } from "./back-to-all.tsx";
import { BankApp } from "./bank-app.tsx";
import { CopyList } from "./copy-list.tsx";
import { DueNow } from "./due-now.tsx";
import { ScanCode } from "./scan-code.tsx";
import { SettledSoFar } from "./settled-so-far.tsx";

interface ClientInvoiceProps {
  page: InvoicePageView;
  pdf: string;
  /** The QR code as a picture. */
  code: string;
  ask: string;
  /** The page of its client, where one came from there. */
  all: string | null;
  /** Ways to pay at once; null where the business offers none. */
  children?: ReactNode;
}

export function ClientInvoice({ page, pdf, code, ask, all, children }: ClientInvoiceProps) {
  const { t } = useTranslation();
  const { ways, sheet, logo, due, account, currency } = page;
  const isOpen = ways?.isAmountOpen;
  const label = isOpen
    ? t("public-pages:scan.labelOpen")
    : t("public-pages:scan.label", { amount: `${currency}\u00a0${due}` });
  return (
    <>
      <div className={ways ? "writer" : "writer is-alone"}>
        <div className="writer-work is-client">
          <BackToAll to={all} />
          <h1 className="as-h2">{unbroken(page.title)}</h1>
          {page.isTest ? <p className="sheet-mark">{t("public-pages:test")}</p> : null}
          <DueNow {...page} />
          {due ? children : null}
          {ways ? (
            <>
              <h2 className="is-far-s">{t(`public-pages:pay.${children ? "orByBank" : "byBank"}`)}</h2>
              <BankApp code={code} title={page.title} isFirst={!children} />
              <CopyList {...ways} />
              <details className="fold only-phone is-last">
                <summary>
                  <span className="fold-text">
                    <b>{t("public-pages:scan.title")}</b>
                  </span>
                  <span className="fold-do">
                    <span className="when-shut">{t("public-pages:scan.show")}</span>
                    <span className="when-open">{t("public-pages:scan.hide")}</span>
                  </span>
                </summary>
                <div className="fold-body">
                  <ScanCode code={ways.code} label={label}>
                    <p>{t("public-pages:scan.otherDevice")}</p>
                  </ScanCode>
                </div>
              </details>
            </>
          ) : null}
          {account.length > 0 ? <SettledSoFar {...page} /> : null}
          <div className="actions">
            <a className="button" href={pdf}>
              {t("public-pages:pdf")}
            </a>
            <a className="button button-quiet" href={ask}>
              {t("public-pages:ask")}
            </a>
          </div>
        </div>
        {ways ? (
          <aside className="writer-paper only-wide" aria-label={t("public-pages:scan.aside")}>
            <div className="paper-stick">
              <ScanCode code={ways.code} label={label} isLarge>
                <p>
                  <strong>{t("public-pages:scan.withApp")}</strong>
                  <br />
                  {isOpen ? null : <CurrencyCode currency={currency} />}
                  {isOpen ? t("public-pages:scan.holdsOpen") : t("public-pages:scan.holds", { amount: due })}
                </p>
              </ScanCode>
            </div>
          </aside>
        ) : null}
      </div>
      <section className="desk is-full is-sheet" aria-label={t("public-pages:invoice")}>
        <div className="wrap">
          <InvoiceSheet sheet={sheet} logo={logo} />
          {ways && !isOpen ? <p className="small soft">{t("public-pages:scan.counts")}</p> : null}
        </div>
      </section>
    </>
  );
}
