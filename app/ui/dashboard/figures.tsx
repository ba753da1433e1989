import { useTranslation } from "#app/ui/runtime/translation.ts";
import { NEWEST_FIRST, invoiceQueryString } from "#app/features/selling/invoices/list/invoice-query.ts";
import type { ListedStatus } from "#app/features/selling/invoices/fields/invoice.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

interface FiguresProps {
  total: number;
  counts: Record<ListedStatus, number>;
}

export function Figures({ total, counts }: FiguresProps) {
  const { t } = useTranslation();
  const list = (status?: ListedStatus) => paths.invoices + invoiceQueryString(NEWEST_FIRST, { status });
  const figures = [
    { label: t("dashboard:figure.total"), count: total, to: list() },
    { label: t("dashboard:figure.paid"), count: counts.paid, to: list("paid") },
    { label: t("dashboard:figure.pending"), count: counts.sent, to: list("sent") },
    { label: t("dashboard:figure.overdue"), count: counts.overdue, to: list("overdue") },
  ];
  return (
    <dl className="figures">
      {figures.map(({ label, count, to }) => (
        <div key={label}>
          <dt>
            <Link to={to}>{label}</Link>
          </dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
