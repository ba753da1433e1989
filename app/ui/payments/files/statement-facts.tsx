import { useTranslation } from "#app/ui/runtime/translation.ts";
import { useStatementNumber } from "./statement-name.ts";
import type { StatementFactsData } from "#app/features/money/bank-files/statement-facts.ts";

export function StatementFacts({ number, day, account, missing, gaps }: StatementFactsData) {
  const { t } = useTranslation();
  const numberOf = useStatementNumber();
  return (
    <>
      <dl className="facts is-tight">
        <dt>{t("payments:list.last")}</dt>
        <dd>{numberOf({ number, day })}</dd>
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
