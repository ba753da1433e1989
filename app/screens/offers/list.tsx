import { May } from "#app/ui/runtime/may.tsx";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { offerRowSteps } from "#app/features/front/dashboard/today/offer-row-steps.server.ts";
import { countOffers, listOffers } from "#app/features/selling/offers/list/list-offers.server.ts";
import { offerQueryString, readOfferQuery } from "#app/features/selling/offers/list/offer-query.ts";
import { offerRows } from "#app/features/selling/offers/list/offer-rows.ts";
import { pageInstead } from "#app/platform/lists/pages.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { EmptyState } from "#app/ui/elements/page/empty-state.tsx";
import { PageHead } from "#app/ui/elements/page/page.tsx";
import { Pagination } from "#app/ui/elements/page/pagination.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { OfferListControls } from "#app/ui/offers/offer-list-controls.tsx";
import { SelectableOffers } from "#app/ui/offers/selectable-offers.tsx";

export const handle = { title: "common:nav.offers" };

export const loader = screenLoader(async (ctx, { url }) => {
  const read = readOfferQuery(url.searchParams);
  const query = { ...read, limit: 10 };
  const { offers, total } = await listOffers(ctx, query);
  const last = pageInstead({ ...query, total });
  if (last) throw redirect(paths.offers + offerQueryString(query, { page: last }));
  return {
    query,
    isAll: url.searchParams.get("chosen") === "all",
    total,
    rows: offerRows(offers, ctx.locale),
    steps: await offerRowSteps(ctx, offers),
    counts: await countOffers(ctx),
  };
});

export default function OfferList() {
  const { t } = useTranslation();
  const { query, isAll, total, rows, steps, counts } = useLoaderData<typeof loader>();
  const create = (
    <May right="draft">
      <Link className="button button-primary" to={paths.createOffer} aria-keyshortcuts="n">
        {t("offers:create.title")}
      </Link>
    </May>
  );
  const title = (
    <div className="title-row">
      <h1>{t("common:nav.offers")}</h1>
      <div className="only-wide">{create}</div>
    </div>
  );
  return (
    <>
      <PageHead title={title} />
      <div className="band is-open is-first">
        <div className="body stack">
          {counts.all === 0 ? (
            <EmptyState
              title={t("offers:list.emptyTitle")}
              text={t("offers:list.emptyText")}
              action={{ right: "draft", to: paths.createOffer, label: t("offers:create.title") }}
            />
          ) : (
            <>
              <OfferListControls query={query} counts={counts} />
              {rows.length > 0 ? (
                <SelectableOffers
                  query={query}
                  rows={rows}
                  steps={steps}
                  list={{
                    isChosen: isAll,
                    found: total,
                    onPage: rows.length,
                    filter: offerQueryString(query),
                    path: paths.offers,
                  }}
                />
              ) : (
                <EmptyState
                  title={t("offers:list.nothingFound")}
                  text={t("offers:list.nothingFoundText")}
                  action={{ to: paths.offers, label: t("offers:list.showAll") }}
                />
              )}
              <Pagination
                page={query.page}
                limit={query.limit}
                total={total}
                href={(page) => paths.offers + offerQueryString(query, { page })}
              />
            </>
          )}
          <div className="thumb-bar only-phone">{create}</div>
        </div>
      </div>
    </>
  );
}
