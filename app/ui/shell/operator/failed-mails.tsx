import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { JobRow } from "#app/features/people/operator/jobs/job-rows.ts";
import { JobTable } from "./job-table.tsx";

interface FailedDeliveryRow {
  id: string;
  of: string;
  state: string;
  failure: string;
  at: string;
  time: string;
}

interface FailedMailsProps {
  deliveries: FailedDeliveryRow[];
  jobs: JobRow[];
}

export function FailedMails({ deliveries, jobs }: FailedMailsProps) {
  const { t } = useTranslation();
  if (deliveries.length + jobs.length === 0) return <p className="soft">{t("admin:mails.none")}</p>;
  return (
    <div className="stack">
      {deliveries.length > 0 ? (
        <ol className="log">
          {deliveries.map((delivery) => (
            <li key={delivery.id}>
              <time dateTime={delivery.at}>{delivery.time}</time>
              <p>
                {t(`admin:mails.of.${delivery.of}`)} – {t(`admin:mails.state.${delivery.state}`)}
                {delivery.failure ? <span className="soft"> – {delivery.failure}</span> : null}
              </p>
            </li>
          ))}
        </ol>
      ) : null}
      {jobs.length > 0 ? <JobTable rows={jobs} caption={t("admin:mails.jobs")} /> : null}
    </div>
  );
}
