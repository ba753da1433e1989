import { useLoaderData } from "@remix-run/react";
import { closeYear, seeYear } from "#app/features/taxes/year/close-year.server.ts";
import { closeYearSchema } from "#app/features/taxes/year/year.schema.ts";
import { nameOfYear, readYear, yearPage } from "#app/features/taxes/year/year-page.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatChf } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { ConfirmForm } from "#app/ui/forms/whole/confirm-form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { YearChanges } from "#app/ui/tax/year/year-changes.tsx";
import { YearChecks } from "#app/ui/tax/year/year-checks.tsx";
import { YearTable } from "#app/ui/tax/year/year-table.tsx";

export const handle = { title: "year:close.name" };

export const loader = screenLoader(async (ctx, { params: { year = "" } }) => {
  const { name, sections, canClose, isClosed, changes } = await yearPage(ctx, year);
  const { hash, ...seen } = await seeYear(ctx, readYear(year));
  const checks = seen.checks.map(({ amount, ...check }) => ({ ...check, amount: formatChf(amount ?? 0) }));
  return { year, name, sections: sections.slice(-1), hash, canClose: canClose && !isClosed, checks, changes };
});

export const action = screenAction(
  { form: "close-year", schema: closeYearSchema },
  async (ctx, { seen }, { params: { year = "" } }) => {
    await closeYear(ctx, readYear(year), seen);
    const params = { year: await nameOfYear(ctx, year) };
    return redirectWithFlash(ctx.platform, paths.year(year), { key: "year:close.done", params });
  },
);

export default function CloseYear() {
  const { t } = useTranslation();
  const { year, name, sections, hash, canClose, checks, changes } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("year:close.title", { year: name })}
      back={{ to: paths.year(year), label: t("year:title", { year: name }) }}
      bodyClass="stack"
    >
      {sections.map((section) => (
        <YearTable key={section.title} year={year} {...section} />
      ))}
      <YearChecks year={year} checks={checks} />
      {changes ? <YearChanges year={year} {...changes} /> : null}
      {canClose ? (
        <ConfirmForm id="close-year" submit={t("year:close.submit", { year: name })} back={paths.year(year)}>
          <input type="hidden" name="seen" value={hash} />
          <p>{t("year:close.text", { year: name })}</p>
        </ConfirmForm>
      ) : (
        <p>{t("year:close.notPossible", { year: name })}</p>
      )}
    </PlainPage>
  );
}
