import { paths } from "#app/paths.ts";
import { Band } from "#app/ui/elements/page/page.tsx";
import { RecordTable, RowLink } from "#app/ui/elements/tables/record-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { PeriodState } from "./period-state.tsx";

interface VatDate {
  id: string;
  year: string;
  what: string;
  until: string;
  state: "due" | "past" | "open" | "closed";
}

export function VatDateTable({ rows }: { rows: VatDate[] }) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <Band title={t("tax:dates.title")} hint={t("tax:dates.hint")} bodyClass="stack">
      <RecordTable
        caption={t("tax:dates.title")}
        rows={rows}
        columns={[
          {
            head: t("tax:head.what"),
            place: "title",
            of: ({ year, what }) => (year ? <RowLink to={paths.reconciliation(year)}>{what}</RowLink> : what),
          },
          { head: t("tax:dates.until"), place: "meta date", of: ({ until }) => until },
          {
            head: t("tax:head.state"),
            place: "status",
            of: ({ state }) =>
              state === "open" || state === "closed" ? (
                <PeriodState state={state} />
              ) : (
                t(`tax:dates.${state}`)
              ),
          },
        ]}
      />
      {rows.some(({ year }) => year === "") ? (
        <p className="small soft">{t("tax:dates.instalments")}</p>
      ) : null}
    </Band>
  );
}
