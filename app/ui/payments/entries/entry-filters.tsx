import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { EntryList } from "#app/features/money/bank-files/entries/entry-list.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

interface EntryFiltersProps {
  id: string;
  shown: { outcome: EntryList; statement: number };
  counts: { list: EntryList; count: number }[];
}

export function EntryFilters({ id, shown, counts }: EntryFiltersProps) {
  const { t } = useTranslation();
  return (
    <>
      <nav className="filters" aria-label={t("payments:entries.filter")}>
        {counts.map(({ list, count }) => (
          <Link
            key={list}
            to={paths.bankFileEntries(id, { outcome: list, statement: shown.statement })}
            aria-current={list === shown.outcome ? "true" : undefined}
          >
            {t(`payments:proof.outcome.${list}`)} <span>{count}</span>
          </Link>
        ))}
      </nav>
      {shown.statement === 0 ? null : (
        <p>
          <Link to={paths.bankFileEntries(id, { outcome: shown.outcome })}>
            {t("payments:entries.ofFile")}
          </Link>
        </p>
      )}
    </>
  );
}
