import { useLoaderData } from "@remix-run/react";
import { yearLinePage } from "#app/features/taxes/year/lines/line-page.server.ts";
import { nameOfYear } from "#app/features/taxes/year/year-page.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { Steps } from "#app/ui/tax/steps.tsx";
import { LineTable } from "#app/ui/tax/year/line-table.tsx";

export const handle = { title: "year:name" };

export const loader = screenLoader(async (ctx, { params: { year = "", line = "" }, url }) => {
  const after = url.searchParams.get("after") ?? "";
  const name = await nameOfYear(ctx, year);
  return { year, name, line, ...(await yearLinePage(ctx, { year, line, after })) };
});

export default function YearLinePage() {
  const { t } = useTranslation();
  const { year, name, line, label, count, next, isFirst, ...table } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={label}
      back={{ to: paths.year(year), label: t("year:title", { year: name }) }}
      bodyClass="stack"
    >
      <p>{count > 0 ? t("year:line.count", { count }) : t("year:line.none")}</p>
      {count > 0 ? <LineTable label={label} {...table} /> : null}
      <Steps
        first={isFirst ? null : paths.yearLine(year, line)}
        next={next ? paths.yearLine(year, line, next) : null}
      />
    </PlainPage>
  );
}
