import { useTranslation } from "#app/ui/translation.ts";
import type { SeriesRow } from "#app/features/series/series-rows.ts";
import { paths } from "#app/paths.ts";
import { SeriesStatus } from "./series-status.tsx";
import { useRuleText } from "./use-rule-text.ts";
import { Link } from "#app/ui/links/link.tsx";
import { CardTable, numberHead } from "#app/ui/tables/card-table.tsx";

export function SeriesRows({ rows }: { rows: SeriesRow[] }) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  return (
    <CardTable
      caption={t("common:nav.recurring")}
      heads={[
        t("series:field.name"),
        t("invoices:client"),
        t("series:head.rule"),
        t("series:head.next"),
        numberHead(t("invoices:head.amount")),
        t("invoices:head.status"),
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <td data-cell="title" className="wrap-any">
            <Link className="row-link" to={paths.series(row.id)} prefetch="intent">
              {row.name}
            </Link>
          </td>
          <td data-cell="rest" className="wrap-any">
            {row.client || <span className="soft">{t("clients:picker.without")}</span>}
          </td>
          <td data-cell="rest">{ruleText(row.rule, row.endOn)}</td>
          <td data-cell="rest">{row.next}</td>
          <td data-cell="amount" className="num">
            {row.total}
          </td>
          <td data-cell="status">
            <SeriesStatus state={row.state} />
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
