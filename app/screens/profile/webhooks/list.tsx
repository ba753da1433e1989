import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { placesOfWebhooks } from "#app/features/programs/webhooks/place-of-webhook.server.ts";
import { listWebhooks } from "#app/features/programs/webhooks/webhooks.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";
import { WebhookList, type WebhookRow } from "#app/ui/profile/webhooks/webhook-list.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "webhooks:title" };

export const loader = screenLoader(async (ctx) => {
  const webhooks: WebhookRow[] = [];
  for (const place of await placesOfWebhooks(ctx)) {
    const isTest = place.businessId !== ctx.businessId;
    for (const { id, url, events, isActive, failingSince, switchedOffAt } of await listWebhooks(place))
      webhooks.push({ id, url, isTest, events: events.length, isActive, failingSince, switchedOffAt });
  }
  return { isPro: await isPro(ctx), webhooks };
});

export default function Webhooks() {
  const { t } = useTranslation();
  const { isPro, webhooks } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={t("webhooks:title")}
        back={{ to: paths.integrations, label: t("accounts:room.integrations") }}
      />
      <Band className="is-open is-first" bodyClass="medium stack">
        <p>{t("webhooks:text")}</p>
        {isPro ? null : <UpgradePrompt text={t("errors:plan.pro_required")} />}
        <WebhookList webhooks={webhooks} />
        <div className="actions">
          {isPro ? (
            <Link className="button button-primary" to={paths.createWebhook}>
              {t("webhooks:create.title")}
            </Link>
          ) : null}
          <a className="button" href={`${paths.apiInfo}#webhooks`}>
            {t("webhooks:how")}
          </a>
        </div>
      </Band>
    </>
  );
}
