import { useLoaderData } from "@remix-run/react";
import { closingsOf, reopenYear } from "#app/features/taxes/year/close-year.server.ts";
import { reopenYearSchema } from "#app/features/taxes/year/year.schema.ts";
import { FIRST, yearChangesScreen } from "#app/features/taxes/year/changes/year-changes-page.server.ts";
import { nameOfYear, readYear } from "#app/features/taxes/year/year-page.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { FieldsForm } from "#app/ui/forms/whole/fields-form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { YearChanges } from "#app/ui/tax/year/year-changes.tsx";

export const handle = { title: "year:reopen.name" };

export const loader = screenLoader(async (ctx, { params: { year = "" } }) => {
  const [newest] = await closingsOf(ctx, readYear(year));
  const changes = await yearChangesScreen(ctx, readYear(year), { limit: FIRST });
  return {
    year,
    name: await nameOfYear(ctx, year),
    isClosed: newest !== undefined && newest.reopenedAt === null,
    changes,
  };
});

export const action = screenAction(
  { form: "reopen-year", schema: reopenYearSchema },
  async (ctx, { reason }, { params: { year = "" } }) => {
    await reopenYear(ctx, readYear(year), reason);
    const params = { year: await nameOfYear(ctx, year) };
    return redirectWithFlash(ctx.platform, paths.year(year), { key: "year:reopen.done", params });
  },
);

export default function ReopenYear() {
  const { t } = useTranslation();
  const { year, name, isClosed, changes } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("year:reopen.title", { year: name })}
      back={{ to: paths.year(year), label: t("year:title", { year: name }) }}
      bodyClass="stack"
    >
      <p>{t(isClosed ? "year:reopen.text" : "errors:year.not_closed", { year: name })}</p>
      {isClosed ? <YearChanges year={year} {...changes} /> : null}
      {isClosed ? (
        <FieldsForm
          id="reopen-year"
          fields={[{ name: "reason", label: t("year:reopen.reason") }]}
          submit={t("year:reopen.submit", { year: name })}
          back={paths.year(year)}
        />
      ) : null}
    </PlainPage>
  );
}
