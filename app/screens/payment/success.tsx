import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { findPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import { findSubscription } from "#app/features/running/subscriptions/subscriptions.server.ts";
import { trySync } from "#app/features/running/subscriptions/stripe/sync-subscription.server.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { publicLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "subscription:success.page" };

/** A browser that is not signed in may belong to somebody who paid on another device. */
export const loader = publicLoader(async (ctx) => {
  if (!isSignedIn(ctx)) return { outcome: "signedOut" as const };
  if (!(await findSubscription(ctx))) throw redirect(paths.pricing);
  await trySync(ctx);
  return { outcome: (await findPlan(ctx)) === "pro" ? ("upgraded" as const) : ("processing" as const) };
});

export default function PaymentSuccess() {
  const { outcome } = useLoaderData<typeof loader>();
  return outcome === "signedOut" ? <SignedOut /> : <Thanks outcome={outcome} />;
}

function Thanks({ outcome }: { outcome: "upgraded" | "processing" }) {
  const { t } = useTranslation();
  return (
    <PlainPage title={t("subscription:success.title")} bodyClass="medium stack">
      <p>{t(outcome === "upgraded" ? "subscription:upgraded" : "subscription:processing")}</p>
      <div className="actions">
        <Link className="button button-primary" to={paths.dashboard}>
          {t("subscription:success.continue")}
        </Link>
      </div>
    </PlainPage>
  );
}

function SignedOut() {
  const { t } = useTranslation();
  return (
    <PlainPage title={t("subscription:success.page")} bodyClass="medium stack">
      <p>{t("subscription:success.signedOut")}</p>
      <div className="actions">
        <Link className="button button-primary" to={paths.loginFor(paths.paymentSuccess)}>
          {t("subscription:success.signIn")}
        </Link>
      </div>
    </PlainPage>
  );
}
