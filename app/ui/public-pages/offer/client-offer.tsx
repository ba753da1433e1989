import type { OfferPageView } from "#app/features/front/public-pages/offer-page-view.server.ts";
import { InvoiceSheet } from "#app/ui/invoices/invoice-sheet.tsx";
import { CurrencyCode } from "#app/ui/elements/page/amount.tsx";
import { unbroken } from "#app/ui/elements/page/page.tsx";
import { BackToAll } from "#app/ui/public-pages/back-to-all.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface ClientOfferProps {
  page: OfferPageView;
  pdf: string;
  ask: string;
  all: string | null;
  accept: string;
  decline: string;
}

/** Nothing is answered by opening a page: the buttons lead to forms. */
export function ClientOffer({ page, pdf, ask, all, accept, decline }: ClientOfferProps) {
  const { t } = useTranslation();
  const { title, state, total, sheet, logo } = page;
  return (
    <>
      <div className="writer is-alone">
        <div className="writer-work is-client">
          <BackToAll to={all} />
          <h1 className="as-h2">{unbroken(title)}</h1>
          <div className="due">
            {state === "open" ? (
              <p className="soft">{t("public-pages:answer.amount")}</p>
            ) : (
              <p className={`status is-${LOOK[state]}`}>{standing(t, page)}</p>
            )}
            <p className="display amount">
              <CurrencyCode />
              {total}
            </p>
            <OfferNext {...page} />
          </div>
          {state === "open" ? (
            <div className="pay-ways">
              <a className="button button-primary" href={accept}>
                {t("public-pages:answer.accept")}
              </a>
              <a className="button" href={decline}>
                {t("public-pages:answer.decline")}
              </a>
            </div>
          ) : null}
          <div className="actions">
            <a className="button" href={pdf}>
              {t("public-pages:pdf")}
            </a>
            <a className="button button-quiet" href={ask}>
              {t("public-pages:ask")}
            </a>
          </div>
        </div>
      </div>
      <section className="desk is-full" aria-label={t("public-pages:answer.offer")}>
        <div className="wrap">
          <InvoiceSheet sheet={sheet} logo={logo} />
        </div>
      </section>
    </>
  );
}

const LOOK = { expired: "overdue", accepted: "paid", declined: "cancelled" };

function standing(
  t: ReturnType<typeof useTranslation>["t"],
  { state, answered, validUntil }: OfferPageView,
): string {
  if (state === "expired") return t("public-pages:answer.expired", { date: validUntil });
  return t(`public-pages:answer.${state}`, { ...answered });
}

function OfferNext({ state, validUntil, daysLeft }: OfferPageView) {
  const { t } = useTranslation();
  if (state === "expired") return null;
  if (state !== "open") return <p className="soft">{t(`public-pages:answer.${state}Next`)}</p>;
  return (
    <p>
      {t("public-pages:answer.validUntil", { date: validUntil })}{" "}
      <span className="soft">
        ·{" "}
        {daysLeft === 0 ? t("public-pages:answer.today") : t("public-pages:answer.days", { count: daysLeft })}
      </span>
    </p>
  );
}
