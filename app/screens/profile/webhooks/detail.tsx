import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { eventName } from "#app/features/running/events/event-types.ts";
import { listDeliveries } from "#app/features/programs/webhooks/delivery/webhook-deliveries.server.ts";
import { placeOfWebhook } from "#app/features/programs/webhooks/place-of-webhook.server.ts";
import { findWebhook } from "#app/features/programs/webhooks/webhooks.server.ts";
import { pageInstead, pageOf } from "#app/platform/lists/pages.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { Pagination } from "#app/ui/elements/page/pagination.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";
import { DeliveryLog, type DeliveryRow } from "#app/ui/profile/webhooks/delivery-log.tsx";
import { WebhookState } from "#app/ui/profile/webhooks/webhook-state.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export const handle = { title: "webhooks:detail.title" };

export const loader = screenLoader(async (own, { id, url }) => {
  const ctx = await placeOfWebhook(own, id);
  const webhook = await findWebhook(ctx, id);
  const { deliveries, ...list } = await listDeliveries(ctx, webhook.id, pageOf(url.searchParams));
  const last = pageInstead(list);
  if (last) throw redirect(paths.webhookPage(webhook.id, last));
  const inWords = (at: string | null) => at && formatInstant(at, ctx.locale);
  const isOverlap = (webhook.previousUntil ?? "") > ctx.now.toISOString();
  return {
    isPro: await isPro(ctx),
    webhook,
    isTest: ctx.businessId !== own.businessId,
    failing: inWords(webhook.failingSince),
    switchedOff: inWords(webhook.switchedOffAt),
    bothUntil: isOverlap ? inWords(webhook.previousUntil) : null,
    list,
    deliveries: deliveries.map(({ eventId: _, nextAt, ...delivery }): DeliveryRow => ({
      ...delivery,
      created: formatInstant(delivery.createdAt, ctx.locale),
      next: inWords(nextAt),
      attempts: delivery.attempts.map(({ request: _, ...attempt }) => ({
        ...attempt,
        at: formatInstant(attempt.at, ctx.locale),
      })),
    })),
  };
});

export default function WebhookDetail() {
  const { t } = useTranslation();
  const { isPro, webhook, isTest, failing, switchedOff, bothUntil, list, deliveries } =
    useLoaderData<typeof loader>();
  const { id, url, events } = webhook;
  return (
    <>
      <PageHead title={t("webhooks:detail.title")} back={{ to: paths.webhooks, label: t("webhooks:title") }}>
        <div className="actions is-row">
          {isPro ? (
            <>
              <form method="post" action={paths.testWebhook(id)}>
                <button className="button">{t("webhooks:test.submit")}</button>
              </form>
              <Link className="button" to={paths.editWebhook(id)}>
                {t("webhooks:edit.link")}
              </Link>
              <Link className="button" to={paths.rotateWebhook(id)}>
                {t("webhooks:rotate.link")}
              </Link>
            </>
          ) : null}
          <Link className="button button-quiet" to={paths.deleteWebhook(id)}>
            {t("webhooks:delete.link")}
          </Link>
        </div>
      </PageHead>
      <Band className="is-open is-first" bodyClass="medium stack">
        {isPro ? null : <UpgradePrompt text={t("errors:plan.pro_required")} />}
        {switchedOff ? (
          <Message tone="bad">{t("webhooks:detail.switchedOff", { at: switchedOff })}</Message>
        ) : failing ? (
          <Message tone="note">{t("webhooks:detail.failing", { at: failing })}</Message>
        ) : null}
        {isTest ? <p>{t("webhooks:detail.test")}</p> : null}
        <dl className="facts">
          <dt>{t("webhooks:detail.url")}</dt>
          <dd>
            <code className="code-line">{url}</code>
          </dd>
          <dt>{t("webhooks:detail.state")}</dt>
          <dd>
            <WebhookState {...webhook} />
          </dd>
          <dt>{t("webhooks:field.events")}</dt>
          <dd>
            {events.map((event) => (
              <div key={event}>
                {t(`webhooks:event.${eventName(event)}`)} <code className="soft">{event}</code>
              </div>
            ))}
          </dd>
          <dt>{t("webhooks:secret.label")}</dt>
          <dd>{bothUntil ? t("webhooks:secret.both", { at: bothUntil }) : t("webhooks:secret.shown")}</dd>
        </dl>
      </Band>
      <Band title={t("webhooks:log.title")} hint={t("webhooks:log.hint")} bodyClass="stack">
        <DeliveryLog deliveries={deliveries} canResend={isPro} />
        <Pagination {...list} href={(page) => paths.webhookPage(id, page)} />
      </Band>
    </>
  );
}
