import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { decide } from "#app/features/tax/entries/decide.server.ts";
import { findPeriod } from "#app/features/tax/periods/periods.server.ts";
import { decidePage } from "#app/features/tax/screens/decide-page.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { ZERO_REASONS } from "#app/swiss/vat.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { DecideForm } from "#app/ui/tax/decide-form.tsx";

export const handle = { title: "tax:decide.title" };

export const loader = screenLoader((ctx, { id }) => decidePage(ctx, id));

const schema = z.object({
  ids: z.array(z.string().max(100)).max(100),
  reason: z.enum(ZERO_REASONS).optional().catch(undefined),
  activity: z.string().max(5).optional(),
});

export const action = screenAction(
  {
    schema,
    read: (values, form) => ({ ids: form.getAll("id"), reason: values.reason, activity: values.activity }),
    exists: (ctx, { id }) => findPeriod(ctx, id),
  },
  async (ctx, { ids, reason, activity }, { id }) => {
    if (ids.length === 0 || (!reason && !activity))
      return redirectWithFlash(ctx.platform, paths.decideTax(id), {
        key: "tax:decide.noneChosen",
        tone: "bad",
      });
    await decide(ctx, ids, { reason, activity });
    return redirectWithFlash(ctx.platform, paths.decideTax(id), { key: "tax:page.done.decided" });
  },
);

export default function DecideTax() {
  const { t } = useTranslation();
  const { id, name, ...page } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("tax:decide.title")}
      back={{ to: paths.taxPeriod(id), label: t("tax:page.title", { name }) }}
      bodyClass="stack"
    >
      {page.rows.length === 0 ? <p>{t("tax:decide.none")}</p> : <DecideForm {...page} />}
    </PlainPage>
  );
}
