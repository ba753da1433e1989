import { useLoaderData } from "@remix-run/react";
import { methodOn, unclearBefore } from "#app/features/taxes/tax/method/vat-method.ts";
import { readVatMethodForm, vatMethodValues } from "#app/features/taxes/tax/method/vat-method-form.ts";
import { vatMethodFormSchema } from "#app/features/taxes/tax/method/vat-method.schema.ts";
import { saveVatMethod, vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { useShownValues } from "#app/ui/forms/form.tsx";
import { May } from "#app/ui/runtime/may.tsx";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { BeforeFirst } from "#app/ui/tax/before-first.tsx";
import { MethodForm } from "#app/ui/tax/method-form.tsx";
import { MethodHistory } from "#app/ui/tax/method-history.tsx";

export const handle = { title: "tax:method.title" };

export const loader = screenLoader(async (ctx) => {
  const methods = await vatMethodsOf(ctx);
  const unclear = unclearBefore(methods);
  return {
    before: unclear && { id: methods[0]?.id ?? "", day: formatDay(unclear, ctx.locale) },
    history: methods
      .toReversed()
      .map(({ validFrom, ...method }) => ({ ...method, validFrom: formatDay(validFrom, ctx.locale) })),
    values: vatMethodValues(methodOn(methods, ctx.today), `${ctx.today.slice(0, 4)}-01-01`),
  };
});

export const action = screenAction(
  { form: "vat-method", schema: vatMethodFormSchema, read: readVatMethodForm },
  async (ctx, input) => {
    await saveVatMethod(ctx, input);
    return redirectWithFlash(ctx.platform, paths.vatMethod, { key: "tax:method.saved" });
  },
);

export default function VatMethodPage() {
  const { t } = useTranslation();
  const { history, before, values } = useLoaderData<typeof loader>();
  const shown = useShownValues("vat-method", values);
  const may = useMay();
  return (
    <>
      <PageHead
        title={t("tax:method.title")}
        back={
          may("act")
            ? { to: paths.ownBusiness, label: t("accounts:room.business") }
            : { to: paths.tax, label: t("tax:periods") }
        }
      />
      <p className="medium">{t("tax:method.lead")}</p>
      {history.length > 0 ? (
        <Band title={t("tax:method.history")} bodyClass="stack">
          <MethodHistory rows={history} />
        </Band>
      ) : null}
      <May right="settings">
        {before ? <BeforeFirst {...before} /> : null}
        <MethodForm values={shown} asksBefore={history.length === 0} />
      </May>
    </>
  );
}
