import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { isByPost } from "#app/features/selling/series/is-by-post.server.ts";
import { previewSeries } from "#app/features/selling/series/preview-series.server.ts";
import { runsOf } from "#app/features/selling/series/runs.server.ts";
import { datesToCome } from "#app/features/selling/series/rule/series-progress.ts";
import { seriesRow } from "#app/features/selling/series/series-rows.ts";
import { findSeries } from "#app/features/selling/series/series.server.ts";
import { allowsSeries, SERIES_ACTIONS } from "#app/features/selling/series/series.ts";
import { panelData } from "#app/platform/http/panel.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatMoney } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { InvoiceSheet } from "#app/ui/invoices/invoice-sheet.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { Panel } from "#app/ui/elements/page/panel.tsx";
import { SeriesActions } from "#app/ui/series/series-actions.tsx";
import { SeriesFacts } from "#app/ui/series/series-facts.tsx";
import { SeriesRuns } from "#app/ui/series/series-runs.tsx";
import { SeriesStatus } from "#app/ui/series/series-status.tsx";

export const handle = { title: "series:detail.title" };

export const loader = screenLoader(async (ctx, args) => {
  const series = await findSeries(ctx, args.id);
  const { id, stopReason, mode, clientId, group, state, nextOn } = series;
  return {
    row: seriesRow(series, ctx.today, ctx.locale),
    id,
    stopReason,
    byPost: await isByPost(ctx, series),
    mode,
    clientId,
    group,
    nextOn,
    version: series.version,
    actions: SERIES_ACTIONS.filter((action) => allowsSeries(state, action)),
    next: datesToCome(series, ctx.today).map((day) => ({ day, text: formatDay(day, ctx.locale) })),
    sheet: await panelData(ctx, "sheet", () => previewSeries(ctx, series)),
    runs: (await runsOf(ctx, id)).map((run) => ({
      k: run.k,
      planned: formatDay(run.planned_on, ctx.locale),
      isSkipped: run.state === "skipped",
      invoiceId: run.invoice_id,
      batchId: run.batch_id,
      number: run.number ?? "",
      issued: run.issue_date ? formatDay(run.issue_date, ctx.locale) : "",
      total: run.total === null ? "" : formatMoney(run.total, run.currency ?? "CHF"),
    })),
  };
});

export default function SeriesDetail() {
  const { t } = useTranslation();
  const { row, sheet, runs, version, actions, stopReason, byPost, nextOn, ...facts } =
    useLoaderData<typeof loader>();
  const title = (
    <div className="title-row">
      <h1 className="wrap-any">{row.name}</h1>
      <SeriesStatus state={row.state} />
    </div>
  );
  return (
    <>
      <PageHead title={title} back={{ to: paths.recurring, label: t("common:nav.recurring") }}>
        {stopReason ? (
          <Message tone="bad">
            {t("series:detail.stopped")} {t(`series:reason.${stopReason}`)}
          </Message>
        ) : null}
        {byPost ? <Message tone="note">{t("series:byPost")}</Message> : null}
        <SeriesActions id={row.id} version={version} actions={actions} nextOn={nextOn} />
      </PageHead>
      <div className="band is-open is-first">
        <div className="head">
          <SeriesFacts {...facts} row={row} />
        </div>
        <div className="body stack">
          <h2>{t("series:detail.preview")}</h2>
          {sheet ? (
            <Panel name="sheet" data={sheet}>
              {(sheet) => <InvoiceSheet sheet={sheet} />}
            </Panel>
          ) : (
            <p className="soft">{t("series:detail.noPreview")}</p>
          )}
        </div>
      </div>
      <Band title={t("series:detail.runs")} bodyClass="">
        {runs.length > 0 ? <SeriesRuns runs={runs} /> : <p className="soft">{t("series:detail.noRuns")}</p>}
      </Band>
    </>
  );
}
