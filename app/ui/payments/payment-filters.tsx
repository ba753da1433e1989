import { useTranslation } from "#app/ui/runtime/translation.ts";
import {
  PAYMENT_LISTS,
  type PaymentList,
  paymentQueryString,
} from "#app/features/money/payments/payment-lists.ts";
import { paths } from "#app/paths.ts";
import { FilterLinks } from "#app/ui/elements/lists/filter-links.tsx";
import { SearchForm } from "#app/ui/elements/lists/search-form.tsx";

interface PaymentFiltersProps {
  query: { state: PaymentList; search: string };
  counts: Record<PaymentList, number>;
  /** Bookings of the bank that take money back and wait for a decision. */
  takenBack: number;
}

export function PaymentFilters({ query, counts, takenBack }: PaymentFiltersProps) {
  const { t } = useTranslation();
  const links = PAYMENT_LISTS.map((state) => ({
    to: paths.payments + paymentQueryString({ ...query, state }),
    label: t(`payments:filter.${state}`),
    count: counts[state],
    isChosen: query.state === state,
  }));
  const ofTakenBack = {
    to: paths.takenBack,
    label: t("payments:filter.takenBack"),
    count: takenBack,
    isChosen: false,
  };
  return (
    <div className="title-row list-controls">
      <FilterLinks
        label={t("payments:list.filter")}
        links={takenBack > 0 ? [...links, ofTakenBack] : links}
      />
      <SearchForm
        id="payment-search"
        to={paths.payments}
        search={query.search}
        label={t("payments:list.search")}
        hint={t("payments:list.searchHint")}
        submit={t("payments:list.find")}
        max={100}
        kept={[["state", query.state]]}
      />
    </div>
  );
}
