import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { findPlan } from "#app/features/subscriptions/current-plan.server.ts";
import { trySync } from "#app/features/subscriptions/sync-subscription.server.ts";
import { isSignedIn } from "#app/platform/request-context.server.ts";
import { publicLoader } from "#app/platform/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Band, PageHead } from "#app/ui/page.tsx";

export const handle = { title: "subscription:success.title" };

/** Also seen in a browser that is not signed in: the payment may have been made on another device. */
export const loader = publicLoader(async (ctx) => {
  if (!isSignedIn(ctx)) return { isPro: false };
  await trySync(ctx);
  return { isPro: (await findPlan(ctx)) === "pro" };
});

export default function PaymentSuccess() {
  const { t } = useTranslation();
  const { isPro } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("subscription:success.title")} />
      <Band className="is-open is-first" bodyClass="medium stack">
        <p>{t(isPro ? "subscription:upgraded" : "subscription:processing")}</p>
        <div className="actions">
          <Link className="button button-primary" to={paths.dashboard}>
            {t("subscription:success.continue")}
          </Link>
        </div>
      </Band>
    </>
  );
}
