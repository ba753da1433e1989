import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { May } from "#app/ui/runtime/may.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { DaySpan } from "#app/swiss/dates.ts";

interface JournalViewsProps {
  here: "days" | "balances" | "handovers" | "accounts" | "vatCodes";
  span?: DaySpan;
}

/** The ways to look at the journal, and what one does with it. */
export function JournalViews({ here, span }: JournalViewsProps) {
  const { t } = useTranslation();
  const at = (name: JournalViewsProps["here"]) => (name === here ? "page" : undefined);
  return (
    <nav className="filters" aria-label={t("journal:views")}>
      <Link to={span ? paths.journalOf(span) : paths.journal} aria-current={at("days")}>
        {t("journal:byDay")}
      </Link>
      <Link to={span ? paths.balancesOf(span) : paths.balances} aria-current={at("balances")}>
        {t("journal:balances.title")}
      </Link>
      <Link to={paths.handovers()} aria-current={at("handovers")}>
        {t("journal:handover.title")}
      </Link>
      <May right="years">
        <Link to={paths.bookByHand}>{t("journal:byHand.title")}</Link>
        <Link to={paths.opening}>{t("year:opening.title")}</Link>
      </May>
      <May right="settings">
        <Link to={paths.journalAccounts} aria-current={at("accounts")}>
          {t("journal:accounts.title")}
        </Link>
        <Link to={paths.journalVatCodes} aria-current={at("vatCodes")}>
          {t("journal:vatCode.title")}
        </Link>
      </May>
    </nav>
  );
}
