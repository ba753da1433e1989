import { paths } from "#app/paths.ts";
import { RecordTable, RowLink } from "#app/ui/elements/tables/record-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { PeriodState } from "./period-state.tsx";

interface PeriodRow {
  id: string;
  name: string;
  fileUntil: string;
  state: "open" | "closed";
}

export function PeriodTable({ rows }: { rows: PeriodRow[] }) {
  const { t } = useTranslation();
  return (
    <RecordTable
      caption={t("tax:periods")}
      rows={rows}
      columns={[
        {
          head: t("tax:head.period"),
          place: "title",
          of: ({ id, name }) => <RowLink to={paths.taxPeriod(id)}>{name}</RowLink>,
        },
        {
          head: t("tax:head.fileUntil"),
          place: "meta date",
          isLabelled: true,
          of: ({ fileUntil }) => fileUntil,
        },
        { head: t("tax:head.state"), place: "status", of: ({ state }) => <PeriodState state={state} /> },
      ]}
    />
  );
}
