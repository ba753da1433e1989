import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { z } from "zod";
import { requireSubscription } from "#app/features/running/subscriptions/manage-subscription.server.ts";
import { PRO_YEARLY } from "#app/features/running/subscriptions/prices.ts";
import { possibleChanges } from "#app/features/running/subscriptions/subscription.ts";
import {
  previewYearly,
  switchToYearly,
} from "#app/features/running/subscriptions/switch-to-yearly.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatChf } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

export const handle = { title: "subscription:yearly.title" };

export const loader = screenLoader(async (ctx) => {
  const subscription = await requireSubscription(ctx);
  if (!possibleChanges(subscription).switchToYearly) throw redirect(paths.subscription);
  const { due, credit } = await previewYearly(ctx);
  return { due: formatChf(due), yearly: formatChf(PRO_YEARLY), credit: credit ? formatChf(credit) : "" };
});

export const action = screenAction({ form: "switch-to-yearly", schema: z.object({}) }, async (ctx) => {
  const payPage = await switchToYearly(ctx);
  if (payPage) return redirect(payPage, { status: 303 });
  return redirectWithFlash(ctx.platform, paths.dashboard, { key: "subscription:yearly.done" });
});

export default function SwitchToYearly() {
  const { t } = useTranslation();
  const { due, yearly, credit } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("subscription:yearly.title")}
      back={{ to: paths.subscription, label: t("accounts:room.plan") }}
      bodyClass="medium stack"
    >
      <p className="t-24">{t("subscription:yearly.due", { due })}</p>
      <p>
        {credit
          ? t("subscription:yearly.credited", { yearly, credit })
          : t("subscription:yearly.charged", { yearly })}
      </p>
      <p className="soft">{t("subscription:yearly.exact")}</p>
      <Form id="switch-to-yearly" className="stack" labels={{}}>
        <div className="actions">
          <SubmitButton busy={t("common:sending")}>{t("subscription:yearly.submit")}</SubmitButton>
          <CancelLink to={paths.subscription} />
        </div>
      </Form>
    </PlainPage>
  );
}
