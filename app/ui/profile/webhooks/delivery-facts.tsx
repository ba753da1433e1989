import { useTranslation } from "#app/ui/runtime/translation.ts";
import { DeliveryState, type DeliveryRow } from "./delivery-log.tsx";

interface DeliveryFactsProps extends Pick<DeliveryRow, "type" | "state" | "createdAt" | "created" | "next"> {
  eventId: string;
}

export function DeliveryFacts({ type, eventId, state, createdAt, created, next }: DeliveryFactsProps) {
  const { t } = useTranslation();
  return (
    <dl className="facts">
      <dt>{t("webhooks:inspector.event")}</dt>
      <dd>
        <code>{type}</code>
        <br />
        <code className="code-line soft">{eventId}</code>
        <br />
        <time dateTime={createdAt}>{created}</time>
      </dd>
      <dt>{t("webhooks:detail.state")}</dt>
      <dd>
        <DeliveryState state={state} />
        {next ? (
          <>
            <br />
            {t("webhooks:log.next", { at: next })}
          </>
        ) : null}
      </dd>
    </dl>
  );
}
