import type { InvoicePageView } from "#app/features/front/public-pages/invoice-page-view.server.ts";
import { CurrencyCode } from "#app/ui/elements/page/amount.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function DueNow(page: InvoicePageView) {
  const { t } = useTranslation();
  const { due, status, total, paidOn, currency } = page;
  if (due) return <Unpaid {...page} />;
  return (
    <div className="due">
      <p className={`status is-${LOOK[status]}`}>{t(`public-pages:status.${status}`, { date: paidOn })}</p>
      <p className="display amount">
        <CurrencyCode currency={currency} />
        {total}
      </p>
      <p className="soft">{t(`public-pages:nothingToPay.${ENDED[status]}`)}</p>
    </div>
  );
}

const LOOK = {
  open: "sent",
  overdue: "overdue",
  paid: "paid",
  credited: "credited",
  cancelled: "cancelled",
  closed: "draft",
};

const ENDED = {
  open: "paid",
  overdue: "paid",
  paid: "paid",
  credited: "other",
  cancelled: "other",
  closed: "closed",
};

function Unpaid({ currency, due, dueOn, dueIn, status, progress }: InvoicePageView) {
  const { t } = useTranslation();
  return (
    <div className="due">
      <p className="soft">{t("public-pages:due.amount")}</p>
      <p className="display amount">
        <CurrencyCode currency={currency} />
        {due}
      </p>
      <p>
        {t("public-pages:due.by", { date: dueOn })}{" "}
        {status === "overdue" ? (
          <span className="status is-overdue">{t("public-pages:due.overdue", { count: -dueIn })}</span>
        ) : (
          <span className="soft">
            · {dueIn === 0 ? t("public-pages:due.today") : t("public-pages:due.in", { count: dueIn })}
          </span>
        )}
      </p>
      {progress ? (
        <div className="part is-wide is-spaced-s">
          <progress value={progress.paid} max={progress.total} aria-label={t("public-pages:due.paid")}>
            {Math.floor((100 * progress.paid) / progress.total)} %
          </progress>
          <small>
            {t("public-pages:due.paidOf", {
              paid: progress.paidText,
              total: progress.totalText,
            })}
          </small>
        </div>
      ) : null}
    </div>
  );
}
