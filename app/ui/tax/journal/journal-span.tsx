import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import "#app/ui/styles/pages/accounting.css";
import type { DaySpan } from "#app/swiss/dates.ts";

interface JournalSpanProps {
  span: DaySpan;
  spans: (DaySpan & { label: string })[];
  /** The page that shows them. */
  of?: { page: string; at: (span: DaySpan) => string };
}

const JOURNAL = { page: paths.journal, at: (span: DaySpan) => paths.journalOf(span) };

const ENDS = ["from", "to"] as const;

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
      <form className="sieve" method="get" action={of.page}>
        {ENDS.map((end) => (
          <div key={end} className="field">
            <label htmlFor={`span-${end}`}>{t(`journal:${end}`)}</label>
            <input id={`span-${end}`} type="date" name={end} defaultValue={span[end]} />
          </div>
        ))}
        <button className="button">{t("journal:show")}</button>
      </form>
    </>
  );
}
