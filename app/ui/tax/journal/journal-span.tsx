import type { DaySpan } from "#app/features/journal/span.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface JournalSpanProps {
  span: DaySpan;
  /** The year whose quarters are offered, and the one before. */
  year: number;
  /** The page that shows them. */
  of?: { page: string; at: (span: DaySpan) => string };
}

const JOURNAL = { page: paths.journal, at: (span: DaySpan) => paths.journalOf(span) };

/** The days that are shown, and those that one asks for most. */
export function JournalSpan({ span, year, of = JOURNAL }: JournalSpanProps) {
  const { t } = useTranslation();
  return (
    <>
      <nav className="filters" aria-label={t("journal:days")}>
        {usualSpans(year).map(({ key, params, ...days }) => (
          <Link
            key={days.from + days.to}
            to={of.at(days)}
            aria-current={days.from === span.from && days.to === span.to ? "true" : undefined}
          >
            {t(`tax:name.${key}`, params)}
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

const QUARTERS = ["01-01 03-31", "04-01 06-30", "07-01 09-30", "10-01 12-31"];

function usualSpans(year: number) {
  const whole = (of: number) => ({
    from: `${of}-01-01`,
    to: `${of}-12-31`,
    key: "year",
    params: { year: of, part: 0 },
  });
  const quarters = QUARTERS.map((days, index) => {
    const [first = "", last = ""] = days.split(" ");
    return {
      from: `${year}-${first}`,
      to: `${year}-${last}`,
      key: "quarter",
      params: { year, part: index + 1 },
    };
  });
  return [whole(year), ...quarters, whole(year - 1)];
}
