import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { decide } from "#app/features/taxes/tax/entries/decide.server.ts";
import { decideRates } from "#app/features/taxes/tax/entries/decide-rates.server.ts";
import { rateRows } from "#app/features/taxes/tax/entries/rate-rows.schema.ts";
import { findPeriod } from "#app/features/taxes/tax/periods/periods.server.ts";
import { decidePage } from "#app/features/taxes/tax/screens/decide-page.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { ZERO_REASONS } from "#app/swiss/vat.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { DecideForm } from "#app/ui/tax/decide-form.tsx";
import { DecideRatesForm } from "#app/ui/tax/decide-rates-form.tsx";

export const handle = { title: "tax:decide.title" };

export const loader = screenLoader((ctx, { id }) => decidePage(ctx, id));

const schema = z.object({
  ids: z.array(z.string().max(100)).max(100),
  reason: z.enum(ZERO_REASONS).optional().catch(undefined),
  activity: z.string().max(5).optional(),
  rows: rateRows,
});

export const action = screenAction(
  {
    form: "tax-rates",
    schema,
    read: (values, form) => ({ ...values, ids: form.getAll("id") }),
    exists: (ctx, { id }) => findPeriod(ctx, id),
  },
  async (ctx, { ids, reason, activity, rows }, { id }) => {
    const ofRates = await decideRates(ctx, rows);
    if (reason || activity) await decide(ctx, ids, { reason, activity });
    if (ofRates === 0 && (ids.length === 0 || (!reason && !activity)))
      return redirectWithFlash(ctx.platform, paths.decideTax(id), {
        key: rows.length > 0 ? "tax:decide.noDay" : "tax:decide.noneChosen",
        tone: "bad",
      });
    const left = await decidePage(ctx, id);
    const next = left.rows.length + left.odd.length > 0 ? paths.decideTax(id) : paths.taxPeriod(id);
    return redirectWithFlash(ctx.platform, next, { key: "tax:page.done.decided" });
  },
);

export default function DecideTax() {
  const { t } = useTranslation();
  const { id, name, what, rows, odd, activities } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("tax:decide.title")}
      back={{ to: paths.taxPeriod(id), label: t("tax:page.title", { name }) }}
      bodyClass="stack"
    >
      {rows.length + odd.length === 0 ? <p>{t("tax:decide.none")}</p> : null}
      {rows.length > 0 && what !== "rate" ? (
        <DecideForm what={what} activities={activities} rows={rows} />
      ) : null}
      {odd.length > 0 ? <DecideRatesForm rows={odd} /> : null}
    </PlainPage>
  );
}
