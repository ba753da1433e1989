import { useLoaderData } from "@remix-run/react";
import { yearChangesScreen } from "#app/features/taxes/year/changes/year-changes-page.server.ts";
import { nameOfYear, readYear } from "#app/features/taxes/year/year-page.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { Steps } from "#app/ui/tax/steps.tsx";
import { YearChanges } from "#app/ui/tax/year/year-changes.tsx";

export const handle = { title: "year:changes.title" };

export const loader = screenLoader(async (ctx, { params: { year = "" }, url: { searchParams } }) => {
  const after = searchParams.get("after") ?? "";
  const name = await nameOfYear(ctx, year);
  return { year, name, ...(await yearChangesScreen(ctx, readYear(year), { after })) };
});

export default function YearChangesPage() {
  const { t } = useTranslation();
  const { year, name, next, isFirst, ...changes } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("year:changes.title")}
      back={{ to: paths.year(year), label: t("year:title", { year: name }) }}
      bodyClass="stack"
    >
      <YearChanges
        year={year}
        {...changes}
        steps={
          <Steps
            first={isFirst ? null : paths.yearChanges(year)}
            next={next ? paths.yearChanges(year, next) : null}
          />
        }
      />
    </PlainPage>
  );
}
