import { Form } from "@remix-run/react";
import { useTranslation } from "#app/ui/translation.ts";
import { PAYMENT_LISTS, type PaymentList, paymentQueryString } from "#app/features/payments/payment-lists.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/links/link.tsx";

interface PaymentFiltersProps {
  query: { state: PaymentList; search: string };
  counts: Record<PaymentList, number>;
  /** Bookings of the bank that take money back and wait for a decision. */
  takenBack: number;
}

export function PaymentFilters({ query, counts, takenBack }: PaymentFiltersProps) {
  const { t } = useTranslation();
  return (
    <div className="title-row list-controls">
      <nav className="filters" aria-label={t("payments:list.filter")}>
        {PAYMENT_LISTS.map((state) => (
          <Link
            key={state}
            to={paths.payments + paymentQueryString({ ...query, state })}
            aria-current={query.state === state ? "true" : undefined}
            prefetch="intent"
          >
            {t(`payments:filter.${state}`)} <span>{counts[state]}</span>
          </Link>
        ))}
        {takenBack > 0 ? (
          <Link to={paths.takenBack}>
            {t("payments:filter.takenBack")} <span>{takenBack}</span>
          </Link>
        ) : null}
      </nav>
      <Form className="search" role="search" action={paths.payments} preventScrollReset>
        <input type="hidden" name="state" value={query.state} />
        <label className="visually-hidden" htmlFor="payment-search">
          {t("payments:list.search")}
        </label>
        <input
          key={query.search}
          id="payment-search"
          name="q"
          type="search"
          maxLength={100}
          defaultValue={query.search}
          placeholder={t("payments:list.searchHint")}
          aria-keyshortcuts="/"
        />
        <button className="button">{t("payments:list.find")}</button>
      </Form>
    </div>
  );
}
