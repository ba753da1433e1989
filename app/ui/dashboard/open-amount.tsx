import { useMay } from "#app/ui/runtime/use-may.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { invoiceQueryString, NEWEST_FIRST } from "#app/features/selling/invoices/list/invoice-query.ts";
import { paths } from "#app/paths.ts";
import { CurrencyCode } from "#app/ui/elements/page/amount.tsx";
import type { Currency } from "#app/swiss/money.ts";
import { CurrencyLinks } from "#app/ui/elements/lists/currency-links.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

interface OpenAmountProps {
  today: { day: string; text: string };
  name: string;
  currency: Currency | null;
  stats: { open: string; overdue: string; counts: { overdue: number } } | null;
}

export function OpenAmount({ today, name, currency, stats }: OpenAmountProps) {
  const { t } = useTranslation();
  return (
    <section className="page-head">
      <div className="head">
        <h1 className="as-h2">{t("dashboard:title")}</h1>
        <p>{name}</p>
        <p>
          <time dateTime={today.day}>{today.text}</time>
        </p>
      </div>
      <div className="body title-row is-end">
        <div>
          {stats?.open ? (
            <>
              <p className="soft">{t("dashboard:open")}</p>
              <p className="display amount">
                <CurrencyCode currency={currency ?? "CHF"} />
                {stats.open}
              </p>
              {stats.overdue ? (
                <p className="after-display">
                  <Link
                    className="status is-overdue"
                    to={paths.invoices + invoiceQueryString(NEWEST_FIRST, { status: "overdue" })}
                  >
                    {t("dashboard:overdue", { amount: stats.overdue })}
                  </Link>{" "}
                  <span className="soft nowrap">
                    {t("dashboard:fromInvoices", { count: stats.counts.overdue })}
                  </span>
                </p>
              ) : null}
            </>
          ) : null}
          {currency ? <CurrencyLinks chosen={currency} to={paths.dashboard} /> : null}
        </div>
        <div className="only-wide">
          <NewInvoiceLink />
        </div>
      </div>
    </section>
  );
}

export function NewInvoiceLink() {
  const { t } = useTranslation();
  const may = useMay();
  if (!may("draft")) return null;
  return (
    <Link className="button button-primary" to={paths.createInvoice}>
      {t("invoice-list:create")}
    </Link>
  );
}
