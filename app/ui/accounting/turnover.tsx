import { formatChf, type Rappen } from "#app/swiss/money.ts";
import { Band } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import "#app/ui/styles/pages/accounting.css";

/** Art. 10 para. 2 let. a MWSTG, Rappen a year. */
const LIABLE_FROM = 100_000_00;

/** How far a business without VAT is from having to register. */
export function Turnover({ income }: { income: Rappen }) {
  const { t } = useTranslation();
  const limit = formatChf(LIABLE_FROM);
  return (
    <Band title={t("accounting:limit.title")} hint={t("accounting:limit.hint", { limit })} bodyClass="">
      <div className="progress-line">
        <p>
          <span>{t("accounting:limit.soFar", { amount: formatChf(income) })}</span>
          <span className="soft">{t("accounting:limit.limit", { limit })}</span>
        </p>
        <progress
          className="is-full"
          value={Math.max(0, Math.min(income, LIABLE_FROM))}
          max={LIABLE_FROM}
          aria-label={t("accounting:limit.bar")}
        />
      </div>
    </Band>
  );
}
