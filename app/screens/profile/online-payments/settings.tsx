import { useLoaderData } from "@remix-run/react";
import { tryAskAboutAccount } from "#app/features/money/online-payments/connected-account.server.ts";
import {
  PROVIDER_KEY_CAPS,
  providerKeySchema,
} from "#app/features/money/online-payments/provider/provider-key.schema.ts";
import { findProvider } from "#app/features/money/online-payments/provider/providers.server.ts";
import { saveProviderKey } from "#app/features/money/online-payments/provider/save-provider-key.server.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { ChangeProvider } from "#app/ui/payments/online/change-provider.tsx";
import { ProviderFacts } from "#app/ui/payments/online/provider-facts.tsx";
import { StripeSteps } from "#app/ui/payments/online/stripe-steps.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { useRefusal } from "#app/ui/forms/form.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "online-payments:title" };

export const loader = screenLoader(async (ctx) => {
  const { env } = ctx.platform;
  const isConnect = env.STRIPE_CONNECT_SECRET_KEY !== undefined;
  if (isConnect) await tryAskAboutAccount(ctx);
  const provider = await findProvider(ctx);
  return {
    isPro: await isPro(ctx),
    isConnect,
    provider: provider && {
      mode: provider.mode,
      state: provider.state,
      lastError: provider.lastError,
      keyEnding: provider.keyEnding,
      isTest: provider.isTest,
      updatedAt: provider.updatedAt,
    },
    eventsUrl: env.appUrl + paths.providerEvents(ctx.businessId),
    caps: PROVIDER_KEY_CAPS,
  };
});

export const action = screenAction(
  { form: "provider-key", schema: providerKeySchema, caps: PROVIDER_KEY_CAPS },
  async (ctx, input) => {
    await saveProviderKey(ctx, input);
    return redirectWithFlash(ctx.platform, paths.onlinePayments, { key: "online-payments:saved" });
  },
);

export default function OnlinePayments() {
  const { t } = useTranslation();
  const { isPro, isConnect, provider, eventsUrl, caps } = useLoaderData<typeof loader>();
  const refusal = useRefusal();
  const permit =
    refusal?.problem?.code === "account.confirmation_expired" ? "" : refusal?.repopulateFields.permit;
  const { state = null } = provider ?? {};
  return (
    <>
      <PageHead
        title={t("online-payments:title")}
        back={{ to: paths.gettingPaid, label: t("accounts:room.gettingPaid") }}
      />
      <Band className="is-open is-first" bodyClass="medium stack">
        <p>{t("online-payments:text")}</p>
        {provider ? <ProviderFacts {...provider} /> : null}
        {isPro ? null : <UpgradePrompt text={t("errors:plan.pro_required")} />}
      </Band>
      {isPro || provider ? (
        <Band
          title={t(provider && !isConnect ? "online-payments:replace" : "online-payments:setUp")}
          bodyClass="medium stack"
        >
          {isPro && !isConnect ? <StripeSteps eventsUrl={eventsUrl} /> : null}
          {refusal?.problem ? <Message tone="bad">{refusal.problem.message}</Message> : null}
          {typeof permit === "string" && permit ? (
            <ChangeProvider permit={permit} isPro={isPro} isConnect={isConnect} state={state} caps={caps} />
          ) : (
            <div className="actions">
              <Link className="button button-primary" to={paths.confirmProvider}>
                {t("payment-account:provider.go")}
              </Link>
            </div>
          )}
        </Band>
      ) : null}
    </>
  );
}
