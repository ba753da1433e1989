import { May } from "#app/ui/runtime/may.tsx";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { seriesRow } from "#app/features/selling/series/series-rows.ts";
import { listSeries } from "#app/features/selling/series/series.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { EmptyState } from "#app/ui/elements/page/empty-state.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { SeriesRows } from "#app/ui/series/series-rows.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "common:nav.recurring" };

export const loader = screenLoader(async (ctx) => ({
  rows: (await listSeries(ctx)).map((series) => seriesRow(series, ctx.today, ctx.locale)),
}));

export default function SeriesList() {
  const { t } = useTranslation();
  const { rows } = useLoaderData<typeof loader>();
  const create = (
    <May right="act">
      <Link className="button button-primary" to={paths.createSeries}>
        {t("series:create.title")}
      </Link>
    </May>
  );
  const title = (
    <div className="title-row">
      <h1>{t("common:nav.recurring")}</h1>
      <div className="only-wide">{create}</div>
    </div>
  );
  return (
    <>
      <PageHead title={title}>
        <p className="lead">{t("series:list.lead")}</p>
      </PageHead>
      <Band className="is-open is-first" bodyClass="stack">
        {rows.length > 0 ? (
          <SeriesRows rows={rows} />
        ) : (
          <EmptyState
            title={t("series:list.emptyTitle")}
            text={t("series:list.emptyText")}
            action={{ right: "act", to: paths.createSeries, label: t("series:create.title") }}
          />
        )}
        <div className="thumb-bar only-phone">{create}</div>
      </Band>
    </>
  );
}
