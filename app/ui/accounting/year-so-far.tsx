import type { YearTotals } from "#app/features/taxes/year/year-totals.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { Amount } from "#app/ui/elements/page/amount.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import "#app/ui/styles/pages/accounting.css";

const FIGURES = ["income", "received", "cost", "investments"] as const;

/** The year as invoiced, without VAT. */
export function YearSoFar({ income, cost, investments, result }: YearTotals) {
  const { t } = useTranslation();
  const amounts = { income: income.agreed, received: income.received, cost, investments };
  return (
    <div className="stack">
      <div>
        <p className="soft">{t("accounting:year.result")}</p>
        <Amount value={result.agreed} className="display" />
      </div>
      <dl className="figures is-money">
        {FIGURES.map((name) => (
          <div key={name}>
            <dt>{t(`accounting:year.${name}`)}</dt>
            <dd className="num">{formatAmount(amounts[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
