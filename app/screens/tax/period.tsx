import { useLoaderData } from "@remix-run/react";
import { periodPage } from "#app/features/taxes/tax/screens/period-page.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { PageHead } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { PeriodActions } from "#app/ui/tax/period-actions.tsx";
import { PeriodChecks } from "#app/ui/tax/period-checks.tsx";
import { PeriodFacts } from "#app/ui/tax/period-facts.tsx";
import { PeriodLines } from "#app/ui/tax/period-lines.tsx";
import { PeriodState } from "#app/ui/tax/period-state.tsx";

export const handle = { title: "tax:title" };

export const loader = screenLoader((ctx, { id }) => periodPage(ctx, id));

export default function TaxPeriodPage() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const isReturn = page.kind === "return";
  return (
    <>
      <PageHead
        title={t("tax:page.title", { name: page.name })}
        back={{ to: paths.tax, label: t("tax:back") }}
      >
        <p>
          <PeriodState state={page.state} />
        </p>
      </PageHead>
      <div className="band is-open is-first">
        <div className="head stack">
          <PeriodFacts {...page} />
        </div>
        <div className="body stack">
          {page.leaves ? <Message tone="note">{t("tax:page.leaves")}</Message> : null}
          {page.hasChanged ? <Message tone="note">{t("tax:page.changed")}</Message> : null}
          {page.expenses ? (
            <Message tone="note">{t(`tax:page.${isReturn ? "expenses" : "missing"}`, page.expenses)}</Message>
          ) : null}
          {isReturn ? null : <p>{t("tax:reconcile.isDifference")}</p>}
          <PeriodLines {...page} />
          {page.instalments ? (
            <p className="small soft">{t("tax:page.instalments", { days: page.instalments })}</p>
          ) : null}
          {page.adjustments.length > 0 ? (
            <div className="stack">
              <h2>{t("tax:adjust.title")}</h2>
              <ul className="soft">
                {page.adjustments.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
          ) : null}
          <PeriodChecks {...page} />
          <PeriodActions {...page} />
        </div>
      </div>
    </>
  );
}
