import { CopyButton } from "#app/ui/elements/page/copy-button.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

const EVENTS = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "charge.updated",
  "charge.refunded",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "charge.dispute.closed",
];

export function StripeSteps({ eventsUrl }: { eventsUrl: string }) {
  const { t } = useTranslation();
  return (
    <ol className="ways">
      <li>
        <div className="prose">
          <p>{t("online-payments:steps.key")}</p>
          <ul>
            {["checkout", "intents", "charges", "disputes", "balance"].map((name) => (
              <li key={name}>{t(`online-payments:permission.${name}`)}</li>
            ))}
          </ul>
        </div>
      </li>
      <li>
        <div className="prose">
          <p>{t("online-payments:steps.endpoint")}</p>
          <div className="title-row">
            <code className="secret">{eventsUrl}</code>
            <CopyButton value={eventsUrl} what={t("online-payments:steps.address")} />
          </div>
          <details className="disclosure">
            <summary>{t("online-payments:steps.events", { count: EVENTS.length })}</summary>
            <ul>
              {EVENTS.map((name) => (
                <li key={name}>
                  <code>{name}</code>
                </li>
              ))}
            </ul>
          </details>
        </div>
      </li>
      <li>
        <p>{t("online-payments:steps.enter")}</p>
      </li>
    </ol>
  );
}
