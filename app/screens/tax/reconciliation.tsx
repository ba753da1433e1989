import { useLoaderData } from "@remix-run/react";
import { reconciliationPage } from "#app/features/taxes/year/reconciliation/reconciliation-page.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { ComparedTable } from "#app/ui/tax/reconciliation/compared-table.tsx";
import { ReconciliationActions } from "#app/ui/tax/reconciliation/reconciliation-actions.tsx";

export const handle = { title: "tax:reconcile.name" };

export const loader = screenLoader((ctx, { params: { year = "" } }) => reconciliationPage(ctx, year));

export default function Reconciliation() {
  const { t } = useTranslation();
  const { name, days, fileUntil, rows, ...page } = useLoaderData<typeof loader>();
  const isFiled = page.state !== "running" && page.state !== "unfiled";
  return (
    <>
      <PageHead
        title={t("tax:reconcile.title", { year: name })}
        back={{ to: paths.tax, label: t("tax:back") }}
      >
        {isFiled ? <p>{t(page.differs ? "tax:reconcile.differs" : "tax:reconcile.same")}</p> : null}
      </PageHead>
      <div className="band is-open is-first">
        <div className="head stack">
          <dl className="facts is-tight">
            <dt>{t("tax:reconcile.days")}</dt>
            <dd>{t("tax:name.span", days)}</dd>
            <dt>{t("tax:page.fileUntil")}</dt>
            <dd>{fileUntil}</dd>
          </dl>
        </div>
        <div className="body stack">
          <ReconciliationActions {...page} />
        </div>
      </div>
      {isFiled ? (
        <Band title={t("tax:reconcile.lines")} hint={t("tax:reconcile.linesHint")} bodyClass="stack">
          <ComparedTable rows={rows} />
          <p className="small soft">{t("tax:reconcile.note")}</p>
        </Band>
      ) : null}
    </>
  );
}
