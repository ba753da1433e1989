import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { z } from "zod";
import { startCheckout } from "#app/features/running/subscriptions/stripe/checkout.server.ts";
import { findPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import { priceOf } from "#app/features/running/subscriptions/prices.ts";
import { readPeriod } from "#app/features/running/subscriptions/subscription.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatChf } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/forms/cancel-link.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { NotConfigured } from "#app/ui/profile/subscriptions/not-configured.tsx";
import { SubmitButton } from "#app/ui/forms/submit-button.tsx";

export const handle = { title: "subscription:checkout.title" };

export const loader = screenLoader(async (ctx, { url }) => {
  if ((await findPlan(ctx)) === "pro") {
    const flash = { key: "errors:subscription.already_pro", tone: "note" } as const;
    throw await redirectWithFlash(ctx.platform, paths.subscription, flash);
  }
  const period = readPeriod(url.searchParams.get("period"));
  return {
    period,
    price: formatChf(priceOf(period)),
    support: ctx.platform.env.SUPPORT_EMAIL ?? "",
    isConfigured: ctx.platform.stripe !== null,
  };
});

export const action = screenAction(
  { form: "checkout", schema: z.object({}) },
  async (ctx, _input, { url }) => {
    const { appUrl } = ctx.platform.env;
    const to = await startCheckout(ctx, {
      period: readPeriod(url.searchParams.get("period")),
      successUrl: appUrl + paths.upgraded("success"),
      cancelUrl: appUrl + paths.upgraded("cancelled"),
    });
    return redirect(to, { status: 303 });
  },
);

export default function Checkout() {
  const { t } = useTranslation();
  const { period, price, support, isConfigured } = useLoaderData<typeof loader>();
  return (
    <PlainPage
      title={t("subscription:checkout.title")}
      back={{ to: paths.pricing, label: t("pricing:title") }}
      bodyClass="medium stack"
    >
      <p>{t(`subscription:checkout.${period}`, { price })}</p>
      <p className="soft">{t("subscription:checkout.terms")}</p>
      {isConfigured ? (
        <Form id="checkout" className="stack" labels={{}}>
          <div className="actions">
            <SubmitButton busy={t("subscription:redirecting")}>
              {t("subscription:checkout.submit")}
            </SubmitButton>
            <CancelLink to={paths.pricing} />
          </div>
        </Form>
      ) : (
        <NotConfigured support={support} />
      )}
    </PlainPage>
  );
}
