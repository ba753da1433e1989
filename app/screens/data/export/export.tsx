import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { dataExportQuery, dataExportSchema } from "#app/features/front/exports/data-export.schema.ts";
import { isPro, requirePro } from "#app/features/running/subscriptions/require-pro.server.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { useRefusal } from "#app/ui/forms/form.tsx";
import { ExportForm } from "#app/ui/data/exports/export-form.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "exports:title" };

export const loader = screenLoader(async (ctx) => ({ isPro: await isPro(ctx) }));

export const action = screenAction({ form: "export", schema: dataExportSchema }, async (ctx, options) => {
  await requirePro(ctx);
  return redirect(paths.exportFile(dataExportQuery(options)), { status: 303 });
});

const PRESET: FormValues = { includeInvoices: "on", includeCustomers: "on", format: "excel" };

export default function Export() {
  const { t } = useTranslation();
  const { isPro } = useLoaderData<typeof loader>();
  const refusal = useRefusal();
  return (
    <>
      <PageHead title={t("exports:title")} back={{ to: paths.dashboard, label: t("common:nav.dashboard") }}>
        <p className="lead">{t("exports:lead")}</p>
      </PageHead>
      <Band className="is-open is-first" bodyClass="medium stack">
        <May right="act">
          <p>
            {t("imports:fromExport")} <Link to={paths.importData}>{t("imports:title")}</Link>
          </p>
        </May>
        {isPro ? <ExportForm values={refusal?.repopulateFields ?? PRESET} /> : <ProOnly />}
      </Band>
    </>
  );
}

function ProOnly() {
  const { t } = useTranslation();
  return (
    <>
      <UpgradePrompt text={t("errors:plan.pro_required")} />
      <p>{t("exports:instead")}</p>
    </>
  );
}
