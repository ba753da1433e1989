import { useTranslation } from "#app/ui/runtime/translation.ts";
import { type OfferQuery, offerQueryString } from "#app/features/selling/offers/list/offer-query.ts";
import { OFFER_STATUSES, type OfferStatus } from "#app/features/selling/offers/fields/offer.ts";
import { paths } from "#app/paths.ts";
import { FilterLinks } from "#app/ui/elements/lists/filter-links.tsx";
import { SearchForm } from "#app/ui/elements/lists/search-form.tsx";

interface OfferListControlsProps {
  query: OfferQuery;
  counts: Record<OfferStatus | "all", number>;
}

export function OfferListControls({ query, counts }: OfferListControlsProps) {
  const { t } = useTranslation();
  const links = ([undefined, ...OFFER_STATUSES] as const).map((status) => ({
    to: paths.offers + offerQueryString(query, { status }),
    label: t(`offers:filter.${status ?? "all"}`),
    count: counts[status ?? "all"],
    isChosen: query.status === status,
  }));
  return (
    <div className="title-row list-controls">
      <FilterLinks label={t("offers:list.filter")} links={links} />
      <SearchForm
        id="offer-search"
        to={paths.offers}
        search={query.search}
        label={t("offers:list.search")}
        hint={t("offers:list.searchHint")}
        submit={t("offers:list.search")}
        max={100}
        kept={new URLSearchParams(offerQueryString(query, { search: "" }))}
      />
    </div>
  );
}
