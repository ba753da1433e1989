import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { JobRow } from "#app/features/people/operator/jobs/job-rows.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { CardTable, numberHead } from "#app/ui/elements/tables/card-table.tsx";

interface JobTableProps {
  rows: JobRow[];
  caption: string;
  withoutActions?: boolean;
}

export function JobTable({ rows, caption, withoutActions = false }: JobTableProps) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={caption}
      heads={[
        t("admin:job.name"),
        t("admin:job.created"),
        t("admin:job.runAt"),
        numberHead(t("admin:job.attempts")),
        t("admin:job.failure"),
      ]}
      hasActions={!withoutActions}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <td data-cell="title" className="wrap-any">
            {row.name}
          </td>
          <td data-cell="rest" data-label={t("admin:job.created")} className="date">
            {row.created}
          </td>
          <td data-cell="rest" data-label={t("admin:job.runAt")} className="date">
            {row.run}
          </td>
          <td data-cell="rest" data-label={t("admin:job.attempts")} className="num">
            {row.attempts}
          </td>
          <td data-cell={row.failure ? "rest" : "none"} className="wrap-any">
            {row.failure === "other" ? t("admin:job.otherFailure") : row.failure}
          </td>
          {withoutActions ? null : <JobActions {...row} />}
        </tr>
      ))}
    </CardTable>
  );
}

function JobActions({ id, name, isDead, canRetry }: JobRow) {
  const { t } = useTranslation();
  const className = "button button-quiet";
  const label = (verb: string) => t("common:labelled", { label: verb, text: name });
  return (
    <td data-cell={isDead ? "actions" : "none"}>
      {isDead ? (
        <div className="actions">
          {canRetry ? (
            <Link className={className} to={paths.retryJob(id)} aria-label={label(t("admin:job.retry"))}>
              {t("admin:job.retry")}
            </Link>
          ) : null}
          <Link className={className} to={paths.dropJob(id)} aria-label={label(t("admin:job.drop"))}>
            {t("admin:job.drop")}
          </Link>
        </div>
      ) : null}
    </td>
  );
}
