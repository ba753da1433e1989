import { useTranslation } from "#app/ui/runtime/translation.ts";
import { AttemptLine, type DeliveryRow } from "./delivery-log.tsx";

type SentAttempt = DeliveryRow["attempts"][number] & { request: string };

/** The latest attempt first. */
export function SentRequests({ attempts }: { attempts: SentAttempt[] }) {
  const { t } = useTranslation();
  if (attempts.length === 0) return <p className="soft">{t("webhooks:log.none")}</p>;
  return (
    <ol className="plain-list stack">
      {attempts.map((attempt, index) => (
        <li key={index} className="stack is-close">
          {attempt.request ? (
            <pre className="code-line">{attempt.request}</pre>
          ) : (
            <p className="soft">{t("webhooks:inspector.notSent")}</p>
          )}
          <AttemptLine {...attempt} />
        </li>
      ))}
    </ol>
  );
}
