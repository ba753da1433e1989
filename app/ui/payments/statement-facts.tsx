import { useTranslation } from "#app/ui/translation.ts";
import type { StatementFactsData } from "#app/features/bank-files/statement-facts.ts";

export function StatementFacts({ number, day, account, missing, gaps }: StatementFactsData) {
  const { t } = useTranslation();
  return (
    <>
      <dl className="facts is-tight">
        <dt>{t("payments:list.last")}</dt>
        <dd>{t(`payments:list.${sayingOf(number, day)}`, { number, day })}</dd>
        <dt>{t("payments:list.account")}</dt>
        <dd>{account}</dd>
      </dl>
      {missing.length ? (
        <p>
          <span className="status is-overdue small">
            {t("payments:list.missing", { count: missing.length, numbers: missing.join(", ") })}
          </span>
          <br />
          {t("payments:list.missingText")}
        </p>
      ) : null}
      {gaps.map((days) => (
        <p key={days.after}>
          <span className="status is-overdue small">{t("payments:list.gap", days)}</span>
          <br />
          {t("payments:list.missingText")}
        </p>
      ))}
    </>
  );
}

function sayingOf(number: string, day: string): "numbered" | "numberedOnly" | "dated" {
  if (!number) return "dated";
  return day ? "numbered" : "numberedOnly";
}
