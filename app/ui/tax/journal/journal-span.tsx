import type { DaySpan } from "#app/features/books/journal/span.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface JournalSpanProps {
  span: DaySpan;
  spans: (DaySpan & { label: string })[];
  /** The page that shows them. */
  of?: { page: string; at: (span: DaySpan) => string };
}

const JOURNAL = { page: paths.journal, at: (span: DaySpan) => paths.journalOf(span) };

/** The days that are shown, and those that one asks for most. */
export function JournalSpan({ span, spans, of = JOURNAL }: JournalSpanProps) {
  const { t } = useTranslation();
  return (
    <>
      <nav className="filters" aria-label={t("journal:days")}>
        {spans.map(({ label, ...days }) => (
          <Link
            key={days.from + days.to}
            to={of.at(days)}
            aria-current={days.from === span.from && days.to === span.to ? "true" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <form className="actions" method="get" action={of.page}>
        <input type="date" name="from" defaultValue={span.from} aria-label={t("journal:from")} />
        <input type="date" name="to" defaultValue={span.to} aria-label={t("journal:to")} />
        <button className="button">{t("journal:show")}</button>
      </form>
    </>
  );
}
