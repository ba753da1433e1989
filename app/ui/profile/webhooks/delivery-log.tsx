import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

export interface DeliveryRow {
  id: string;
  type: string;
  state: "pending" | "delivered" | "failed";
  createdAt: string;
  created: string;
  next: string | null;
  attempts: { at: string; statusCode: number | null; outcome: string; extract: string; durationMs: number }[];
}

const LOOKS = { pending: "sent", delivered: "paid", failed: "overdue" } as const;

export function DeliveryLog({ deliveries, canResend }: { deliveries: DeliveryRow[]; canResend: boolean }) {
  const { t } = useTranslation();
  if (deliveries.length === 0) return <p className="soft">{t("webhooks:log.none")}</p>;
  return (
    <ol className="log">
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          <time dateTime={delivery.createdAt}>{delivery.created}</time>
          <div className="stack is-close">
            <div className="title-row">
              <p>
                <Link to={paths.webhookDelivery(delivery.id)}>
                  <code>{delivery.type}</code>
                </Link>
                <br />
                <DeliveryState state={delivery.state} />
              </p>
              {canResend ? <ResendButton {...delivery} /> : null}
            </div>
            <div className="soft">
              {delivery.attempts.map((attempt, index) => (
                <AttemptLine key={index} {...attempt} />
              ))}
              {delivery.next ? <p>{t("webhooks:log.next", { at: delivery.next })}</p> : null}
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}

export function DeliveryState({ state }: Pick<DeliveryRow, "state">) {
  const { t } = useTranslation();
  return <span className={`status is-${LOOKS[state]}`}>{t(`webhooks:delivery.${state}`)}</span>;
}

export function AttemptLine({
  at,
  statusCode,
  outcome,
  extract,
  durationMs,
}: DeliveryRow["attempts"][number]) {
  const { t } = useTranslation();
  const words = t(`webhooks:outcome.${outcome}`, { status: statusCode ?? "" });
  return (
    <p>
      {at} – {words}
      {durationMs > 0 ? `, ${durationMs} ms` : null}
      {extract ? (
        <>
          <br />
          <code className="code-line">{extract}</code>
        </>
      ) : null}
    </p>
  );
}

interface ResendButtonProps extends Pick<DeliveryRow, "id" | "type" | "created"> {
  className?: string;
}

export function ResendButton({
  id,
  type,
  created,
  className = "button button-quiet is-small",
}: ResendButtonProps) {
  const { t } = useTranslation();
  return (
    <form method="post" action={paths.resendDelivery(id)}>
      <button className={className} aria-label={t("webhooks:log.resendOne", { type, at: created })}>
        {t("webhooks:log.resend")}
      </button>
    </form>
  );
}
