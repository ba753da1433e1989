import { Form } from "@remix-run/react";
import { useTranslation } from "#app/ui/translation.ts";
import { type OfferQuery, offerQueryString } from "#app/features/offers/list/offer-query.ts";
import { OFFER_STATUSES, type OfferStatus } from "#app/features/offers/offer.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/links/link.tsx";

interface OfferListControlsProps {
  query: OfferQuery;
  counts: Record<OfferStatus | "all", number>;
}

export function OfferListControls({ query, counts }: OfferListControlsProps) {
  const { t } = useTranslation();
  const kept = new URLSearchParams(offerQueryString(query, { search: "" }));
  return (
    <div className="title-row list-controls">
      <nav className="filters" aria-label={t("offers:list.filter")}>
        {(["all", ...OFFER_STATUSES] as const).map((name) => {
          const status = name === "all" ? undefined : name;
          return (
            <Link
              key={name}
              to={paths.offers + offerQueryString(query, { status })}
              aria-current={query.status === status ? "true" : undefined}
              prefetch="intent"
            >
              {t(`offers:filter.${name}`)} <span>{counts[name]}</span>
            </Link>
          );
        })}
      </nav>
      <Form className="search" role="search" action={paths.offers} preventScrollReset>
        {[...kept].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="visually-hidden" htmlFor="offer-search">
          {t("offers:list.search")}
        </label>
        <input
          key={query.search}
          id="offer-search"
          name="q"
          type="search"
          maxLength={100}
          defaultValue={query.search}
          placeholder={t("offers:list.searchHint")}
          aria-keyshortcuts="/"
        />
        <button className="button">{t("offers:list.search")}</button>
      </Form>
    </div>
  );
}
