import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { inspectDelivery } from "#app/features/programs/webhooks/delivery/webhook-deliveries.server.ts";
import { placeOfDelivery } from "#app/features/programs/webhooks/place-of-webhook.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { DeliveryFacts } from "#app/ui/profile/webhooks/delivery-facts.tsx";
import { ResendButton } from "#app/ui/profile/webhooks/delivery-log.tsx";
import { SentRequests } from "#app/ui/profile/webhooks/sent-requests.tsx";

export const handle = { title: "webhooks:inspector.title" };

export const loader = screenLoader(async (own, { id }) => {
  const ctx = await placeOfDelivery(own, id);
  const { nextAt, attempts, ...delivery } = await inspectDelivery(ctx, id);
  const inWords = (at: string) => formatInstant(at, ctx.locale);
  return {
    isPro: await isPro(ctx),
    ...delivery,
    created: inWords(delivery.createdAt),
    next: nextAt && inWords(nextAt),
    attempts: attempts.map((attempt) => ({ ...attempt, at: inWords(attempt.at) })),
  };
});

export default function Delivery() {
  const { t } = useTranslation();
  const { isPro, attempts, body, ...delivery } = useLoaderData<typeof loader>();
  const back = { to: paths.webhook(delivery.webhookId), label: t("webhooks:detail.title") };
  return (
    <>
      <PageHead title={t("webhooks:inspector.title")} back={back}>
        {isPro ? (
          <div className="actions is-row">
            <ResendButton {...delivery} className="button" />
          </div>
        ) : null}
      </PageHead>
      <Band className="is-open is-first" bodyClass="medium stack">
        <DeliveryFacts {...delivery} />
      </Band>
      <Band title={t("webhooks:inspector.sent")} bodyClass="stack">
        <SentRequests attempts={attempts} />
      </Band>
      <Band
        title={t("webhooks:inspector.body")}
        hint={t("webhooks:inspector.bodyHint")}
        bodyClass="medium stack"
      >
        <pre className="code-line">{body}</pre>
        <details>
          <summary>{t("webhooks:inspector.readable")}</summary>
          <pre className="code-line">{JSON.stringify(JSON.parse(body), null, 2)}</pre>
        </details>
      </Band>
    </>
  );
}
