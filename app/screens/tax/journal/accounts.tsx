import { useLoaderData } from "@remix-run/react";
import { chartSchema } from "#app/features/books/journal/chart.schema.ts";
import { chartOfBusiness, chartVersion, saveChart } from "#app/features/books/journal/chart.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { useShownValues } from "#app/ui/forms/form.tsx";
import { JournalViews } from "#app/ui/tax/journal/journal-views.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { ChartForm } from "#app/ui/tax/journal/chart-form.tsx";

export const handle = { title: "journal:accounts.title" };

export const loader = screenLoader(async (ctx) => {
  const values = await chartOfBusiness(ctx);
  return { values, version: chartVersion(values) };
});

export const action = screenAction(
  { form: "journal-accounts", schema: chartSchema },
  async (ctx, { version, ...chart }) => {
    await saveChart(ctx, chart, version);
    return redirectWithFlash(ctx.platform, paths.journal, { key: "journal:accounts.saved" });
  },
);

export default function JournalAccounts() {
  const { t } = useTranslation();
  const { values, version } = useLoaderData<typeof loader>();
  const shown = useShownValues("journal-accounts", values);
  return (
    <>
      <PageHead title={t("journal:accounts.title")}>
        <p>{t("journal:accounts.lead")}</p>
        <JournalViews here="accounts" />
      </PageHead>
      <Band className="is-open is-first" bodyClass="stack">
        <ChartForm values={shown} version={version} />
      </Band>
    </>
  );
}
