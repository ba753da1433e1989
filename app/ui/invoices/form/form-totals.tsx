import { useTranslation } from "react-i18next";
import type { Totals } from "#app/features/invoices/pricing/totals.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import { Message } from "#app/ui/page/flash.tsx";

interface FormTotalsProps {
  totals: Totals;
  /** VAT is charged without a VAT number. */
  warnVat: boolean;
  /** Rates of 0 % are named, too. */
  showVat: boolean;
}

/** The sums below the rows, as they will be printed. */
export function FormTotals({ totals, warnVat, showVat }: FormTotalsProps) {
  const { t } = useTranslation();
  const rows = totals.vatRows.filter(({ rate }) => showVat || rate > 0);
  return (
    <>
      <div className="items-foot">
        <dl className="totals" aria-label={t("invoices:create.totals")}>
          {rows.length > 1 ? <Sum label={t("invoices:subtotal")} value={totals.subtotal} /> : null}
          {rows.map(({ rate, net, vat }) => (
            <Sum
              key={rate}
              label={t("invoices:vatOn", { rate: formatVatRate(rate), net: formatAmount(net) })}
              value={vat}
            />
          ))}
          <dt className="sum">{t("invoices:create.total")}</dt>
          <dd className="sum">{formatAmount(totals.total)}</dd>
        </dl>
      </div>
      {warnVat ? <Message tone="note">{t("invoices:create.vatWarning")}</Message> : null}
    </>
  );
}

/** `value` in Rappen. */
function Sum({ label, value }: { label: string; value: number }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{formatAmount(value)}</dd>
    </>
  );
}
