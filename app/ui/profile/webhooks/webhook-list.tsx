import { Fragment } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { WebhookState } from "./webhook-state.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export interface WebhookRow {
  id: string;
  url: string;
  isTest: boolean;
  events: number;
  isActive: boolean;
  failingSince: string | null;
  switchedOffAt: string | null;
}

export function WebhookList({ webhooks }: { webhooks: WebhookRow[] }) {
  const { t } = useTranslation();
  if (webhooks.length === 0) return <p className="soft">{t("webhooks:none")}</p>;
  return (
    <dl className="facts">
      {webhooks.map((webhook) => (
        <Fragment key={webhook.id}>
          <dt>
            <WebhookState {...webhook} />
          </dt>
          <dd>
            <Link className="wrap-any" to={paths.webhook(webhook.id)}>
              {webhook.url}
            </Link>
            <br />
            <span className="soft">
              {webhook.isTest ? `${t("webhooks:test.mark")}, ` : null}
              {t("webhooks:count", { count: webhook.events })}
            </span>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
