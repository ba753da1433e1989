import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { SeriesRow } from "#app/features/selling/series/series-rows.ts";
import { paths } from "#app/paths.ts";
import { SeriesStatus } from "./series-status.tsx";
import { useRuleText } from "./use-rule-text.ts";
import { RecordTable, RowLink } from "#app/ui/elements/tables/record-table.tsx";

export function SeriesRows({ rows }: { rows: SeriesRow[] }) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  return (
    <RecordTable
      caption={t("common:nav.recurring")}
      rows={rows}
      columns={[
        {
          head: t("series:field.name"),
          place: "title wrap-any",
          of: ({ id, name }) => <RowLink to={paths.series(id)}>{name}</RowLink>,
        },
        {
          head: t("invoices:client"),
          place: "rest wrap-any",
          of: ({ client }) => client || <span className="soft">{t("clients:picker.without")}</span>,
        },
        { head: t("series:head.rule"), place: "rest", of: ({ rule, endOn }) => ruleText(rule, endOn) },
        { head: t("series:head.next"), place: "rest", of: ({ next }) => next },
        { head: t("invoices:head.amount"), place: "amount num", of: ({ total }) => total },
        {
          head: t("invoices:head.status"),
          place: "status",
          of: ({ state }) => <SeriesStatus state={state} />,
        },
      ]}
    />
  );
}
