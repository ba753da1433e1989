import { useLoaderData } from "@remix-run/react";
import { yearPage } from "#app/features/year/year-page.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { yearOf } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { YearClosings } from "#app/ui/tax/year/year-closings.tsx";
import { YearTable } from "#app/ui/tax/year/year-table.tsx";

export const handle = { title: "year:name" };

export const loader = screenLoader(async (ctx, { params: { year = "" } }) => {
  const { hash: _hash, ...page } = await yearPage(ctx, year);
  const thisYear = yearOf(ctx.today);
  const years = new Set([thisYear, thisYear - 1, thisYear - 2, Number(year)]);
  return { year, ...page, years: [...years].toSorted((a, b) => b - a).map(String) };
});

export default function YearPage() {
  const { t } = useTranslation();
  const { year, sections, years, ...closing } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("year:title", { year })} back={{ to: paths.tax, label: t("tax:back") }} />
      <Band className="is-open is-first" bodyClass="stack">
        <nav className="filters" aria-label={t("year:years")}>
          {years.map((one) => (
            <Link key={one} to={paths.year(one)} aria-current={one === year ? "true" : undefined}>
              {one}
            </Link>
          ))}
        </nav>
        <div className="actions">
          <a className="button" href={paths.yearPdf(year)} download>
            PDF
          </a>
          <a className="button" href={paths.yearWorkbook(year)} download>
            Excel
          </a>
          <Link to={paths.openByAge()}>{t("statements:ages.title")}</Link>
        </div>
        {sections.map((section) => (
          <YearTable key={section.title} {...section} />
        ))}
        <p className="small soft">{t("year:note")}</p>
        <YearClosings year={year} {...closing} />
      </Band>
    </>
  );
}
