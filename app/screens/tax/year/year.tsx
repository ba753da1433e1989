import { useLoaderData } from "@remix-run/react";
import { balancesScreen } from "#app/features/books/journal/balances.server.ts";
import { spanOfYear } from "#app/features/taxes/year/year-figures.server.ts";
import { readYear, yearPage } from "#app/features/taxes/year/year-page.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { yearsToChoose } from "#app/features/people/accounts/years/business-year.ts";
import { yearSettingOf } from "#app/features/people/accounts/years/year-setting.server.ts";
import { May } from "#app/ui/runtime/may.tsx";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { BalanceTable } from "#app/ui/tax/journal/balance-table.tsx";
import { MissingRates } from "#app/ui/tax/journal/missing-rates.tsx";
import { YearChanges } from "#app/ui/tax/year/year-changes.tsx";
import { YearClosings } from "#app/ui/tax/year/year-closings.tsx";
import { YearSoFar } from "#app/ui/accounting/year-so-far.tsx";
import { YearTable } from "#app/ui/tax/year/year-table.tsx";

export const handle = { title: "year:name" };

export const loader = screenLoader(async (ctx, { params: { year = "" } }) => {
  const page = await yearPage(ctx, year);
  const span = await spanOfYear(ctx, readYear(year));
  const balances = await balancesScreen(ctx, span);
  return {
    year,
    ...page,
    span,
    balances,
    years: yearsToChoose(await yearSettingOf(ctx), ctx.today, Number(year)),
  };
});

export default function YearPage() {
  const { t } = useTranslation();
  const { year, name, days, sections, span, balances, totals, years, missing, changes, ...closing } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("year:title", { year: name })}>
        <p>{t("year:days", days)}</p>
        <nav className="filters" aria-label={t("year:years")}>
          {years.map((one) => (
            <Link
              key={one.year}
              to={paths.year(one.year)}
              aria-current={one.year === year ? "true" : undefined}
            >
              {one.name}
            </Link>
          ))}
        </nav>
      </PageHead>
      <Band className="is-open is-first" bodyClass="stack">
        <MissingRates months={missing} />
        <YearSoFar {...totals} />
        <div className="actions">
          <a className="button" href={paths.yearPdf(year)} download>
            PDF
          </a>
          <a className="button" href={paths.yearWorkbook(year)} download>
            Excel
          </a>
          <May right="settings">
            <Link to={paths.yearSetting}>{t("year:setting.name")}</Link>
          </May>
        </div>
      </Band>
      {sections.map((section) => (
        <Band key={section.title} title={section.title} bodyClass="">
          <YearTable year={year} {...section} />
        </Band>
      ))}
      {balances.rows.length > 0 ? (
        <Band title={t("journal:balances.title")} hint={t("journal:balances.lead")} bodyClass="stack">
          <BalanceTable span={span} {...balances} />
        </Band>
      ) : null}
      {changes ? (
        <Band title={t("year:changes.title")} bodyClass="stack">
          <YearChanges year={year} {...changes} />
        </Band>
      ) : null}
      <Band title={t("year:close.name")} bodyClass="stack">
        <p className="small soft">{t("year:note")}</p>
        <YearClosings year={year} name={name} {...closing} />
      </Band>
    </>
  );
}
