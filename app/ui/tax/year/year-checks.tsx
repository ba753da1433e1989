import type { YEAR_CHECKS } from "#app/features/taxes/year/year-checks.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface YearChecksProps {
  year: string;
  checks: {
    kind: (typeof YEAR_CHECKS)[number];
    count: number;
    amount: string;
  }[];
}

/** What is fine, and what is to be looked at, each with the way there. */
export function YearChecks({ year, checks }: YearChecksProps) {
  const { t } = useTranslation();
  const ways = {
    returns: paths.tax,
    drafts: paths.invoices,
    payments: paths.payments,
    questions: paths.questions({ isOfAll: true }),
    receipts: paths.expenses({ year }),
    openItems: paths.invoices,
  };
  return (
    <ul className="stack">
      {checks.map(({ kind, count, amount }) => (
        <li key={kind}>
          <span className={count > 0 ? "status is-overdue" : "status is-paid"}>
            {t(count > 0 ? "year:checks.look" : "year:checks.fine")}
          </span>{" "}
          <Link to={ways[kind]}>{t(`year:checks.${kind}`, { count, amount })}</Link>
        </li>
      ))}
    </ul>
  );
}
