import { useLoaderData } from "@remix-run/react";
import { fileUntil } from "#app/features/taxes/tax/periods/period.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { needingCorrection } from "#app/features/taxes/tax/periods/scope.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { periodTitle } from "#app/features/taxes/tax/screens/period-title.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { vatDateRows } from "#app/features/taxes/year/vat-dates/vat-date-rows.server.ts";
import { pageOf } from "#app/platform/lists/pages.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { EmptyState } from "#app/ui/elements/page/empty-state.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { Pagination } from "#app/ui/elements/page/pagination.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { PeriodTable } from "#app/ui/tax/period-table.tsx";
import { VatDateTable } from "#app/ui/tax/vat-date-table.tsx";

export const handle = { title: "tax:periods" };

const ON_PAGE = 12;

export const loader = screenLoader(async (ctx, { url }) => {
  const all = await listPeriods(ctx);
  const { page = 1 } = pageOf(url.searchParams);
  const t = translator(ctx.locale);
  const rows = all.slice((page - 1) * ON_PAGE, page * ON_PAGE).map((period) => ({
    id: period.id,
    state: period.state,
    name: periodTitle(period, t, ctx.locale),
    fileUntil: formatDay(fileUntil(period), ctx.locale),
  }));
  const needing = await needingCorrection(ctx, all, await vatMethodsOf(ctx));
  const waiting = needing.map((period) => ({ id: period.id, name: periodTitle(period, t, ctx.locale) }));
  const dates = page === 1 ? await vatDateRows(ctx) : [];
  return { rows, waiting, dates, page, total: all.length };
});

export default function TaxPeriods() {
  const { t } = useTranslation();
  const { rows, waiting, dates, page, total } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("tax:periods")} />
      <Band className="is-open is-first" bodyClass="stack">
        {total === 0 ? (
          <EmptyState
            title={t("tax:nothing")}
            text={t("tax:nothingText")}
            action={{ right: "settings", to: paths.vatMethod, label: t("tax:setMethod") }}
          />
        ) : (
          <>
            {waiting.map(({ id, name }) => (
              <Message key={id} tone="note">
                <Link to={paths.taxPeriod(id)}>{t("tax:waiting", { name })}</Link>
              </Message>
            ))}
            <PeriodTable rows={rows} />
            <Pagination page={page} limit={ON_PAGE} total={total} href={paths.taxPage} />
            <p>
              <Link to={paths.vatMethod}>{t("tax:methodLink")}</Link>
            </p>
          </>
        )}
      </Band>
      <VatDateTable rows={dates} />
    </>
  );
}
