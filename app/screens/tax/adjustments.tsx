import { useLoaderData } from "@remix-run/react";
import { adjustedLines, ADJUSTED_LINES } from "#app/features/taxes/tax/figures/adjustments.ts";
import {
  adjustmentsForm,
  REASON_CAP,
  RECEIPT_CAP,
} from "#app/features/taxes/tax/figures/adjustments.schema.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { adjustPeriod } from "#app/features/taxes/tax/periods/adjust-period.server.ts";
import { findPeriod, methodOfPeriod } from "#app/features/taxes/tax/periods/periods.server.ts";
import { periodTitle } from "#app/features/taxes/tax/screens/period-title.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { AdjustmentsForm } from "#app/ui/tax/adjustments-form.tsx";

export const handle = { title: "tax:adjust.title" };

export const loader = screenLoader(async (ctx, { id }) => {
  const period = await findPeriod(ctx, id);
  const { method } = methodOfPeriod(await vatMethodsOf(ctx), period);
  return {
    id,
    name: periodTitle(period, translator(ctx.locale), ctx.locale),
    caps: { reason: REASON_CAP, receipt: RECEIPT_CAP },
    version: period.version,
    words: adjustedLines(method).map((line) => ADJUSTED_LINES[line]),
    rows: adjustedLines(method).map((ziffer) => {
      const known = period.adjustments.find((one) => one.ziffer === ziffer);
      const { reason = "", receipt = "" } = known ?? {};
      return { ziffer, amount: known ? formatAmount(known.amount) : "", reason, receipt };
    }),
  };
});

export const action = screenAction(
  { form: "tax-adjustments", schema: adjustmentsForm, exists: (ctx, { id }) => findPeriod(ctx, id) },
  async (ctx, { rows, version }, { id }) => {
    await adjustPeriod(ctx, id, rows, version);
    return redirectWithFlash(ctx.platform, paths.taxPeriod(id), { key: "tax:page.done.typed" });
  },
);

export default function TaxAdjustments() {
  const { t } = useTranslation();
  const { id, name, ...form } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("tax:adjust.title")}
      back={{ to: paths.taxPeriod(id), label: t("tax:page.title", { name }) }}
      bodyClass="medium stack"
    >
      <p>{t("tax:adjust.text")}</p>
      <AdjustmentsForm {...form} />
    </PlainPage>
  );
}
