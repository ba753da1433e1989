import type { ComponentProps, ReactNode } from "react";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { JournalTable } from "#app/ui/tax/journal/journal-table.tsx";

interface YearChangesProps extends ComponentProps<typeof JournalTable> {
  year: string;
  isKnown: boolean;
  total: number;
  /** Where these are not the first ones only. */
  steps?: ReactNode;
}

/** What was booked since the year was closed: the first ones, with the way to all. */
export function YearChanges({ year, isKnown, total, rows, steps }: YearChangesProps) {
  const { t } = useTranslation();
  if (!isKnown) return <p>{t("year:changes.unknown")}</p>;
  if (total === 0) return <p>{t("year:changes.none")}</p>;
  return (
    <>
      <p>{t("year:changes.count", { count: total })}</p>
      {rows.length > 0 ? <JournalTable rows={rows} /> : null}
      {steps ??
        (rows.length < total ? <Link to={paths.yearChanges(year)}>{t("year:changes.all")}</Link> : null)}
    </>
  );
}
