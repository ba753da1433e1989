import { useLoaderData } from "@remix-run/react";
import { technicalCodesForm } from "#app/features/taxes/tax/figures/technical-codes.schema.ts";
import { findPeriod } from "#app/features/taxes/tax/periods/periods.server.ts";
import { typeCodes } from "#app/features/taxes/tax/periods/type-codes.server.ts";
import { codesPage } from "#app/features/taxes/tax/screens/codes-page.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { CodesForm } from "#app/ui/tax/codes-form.tsx";

export const handle = { title: "tax:codes.title" };

export const loader = screenLoader((ctx, { id }) => codesPage(ctx, id));

export const action = screenAction(
  { form: "tax-codes", schema: technicalCodesForm, exists: (ctx, { id }) => findPeriod(ctx, id) },
  async (ctx, { rows, version }, { id }) => {
    await typeCodes(ctx, id, rows, version);
    return redirectWithFlash(ctx.platform, paths.taxPeriod(id), { key: "tax:page.done.typed" });
  },
);

export default function TaxCodes() {
  const { t } = useTranslation();
  const { id, name, ...form } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("tax:codes.title")}
      back={{ to: paths.taxPeriod(id), label: t("tax:page.title", { name }) }}
      bodyClass="medium stack"
    >
      <p>{t("tax:codes.text")}</p>
      {form.rows.length > 0 ? <CodesForm {...form} /> : <p>{t("tax:decide.none")}</p>}
    </PlainPage>
  );
}
