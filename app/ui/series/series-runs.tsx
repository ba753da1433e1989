import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { CardTable, numberHead } from "#app/ui/elements/tables/card-table.tsx";

interface SeriesRun {
  k: number;
  planned: string;
  isSkipped: boolean;
  /** Null when it was skipped, or the invoice deleted. */
  invoiceId: string | null;
  /** The batch of a series for a group; null for others. */
  batchId: string | null;
  number: string;
  issued: string;
  total: string;
}

export function SeriesRuns({ runs }: { runs: SeriesRun[] }) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("series:detail.runs")}
      heads={[
        t("invoices:invoice"),
        t("series:head.planned"),
        t("invoices:field.issueDate"),
        numberHead(t("invoices:head.amount")),
      ]}
    >
      {runs.map((run) => (
        <tr key={run.k}>
          <td data-cell="title">
            {run.batchId ? (
              <Link className="row-link" to={paths.batch(run.batchId)}>
                {t("batches:title")}
              </Link>
            ) : run.invoiceId ? (
              <Link className="row-link" to={paths.invoice(run.invoiceId)}>
                {run.number}
              </Link>
            ) : (
              <span className="soft">
                {t(run.isSkipped ? "series:detail.skipped" : "series:detail.deleted")}
              </span>
            )}
          </td>
          <td data-cell="rest">{run.planned}</td>
          <td data-cell="rest">{run.issued}</td>
          <td data-cell="amount" className="num">
            {run.total}
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
