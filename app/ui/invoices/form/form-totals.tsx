import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { DraftTotals } from "#app/features/selling/invoices/form/draft-totals.ts";
import { discountName } from "#app/features/selling/invoices/fields/discount.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";

interface FormTotalsProps {
  totals: DraftTotals;
  /** VAT is charged without a VAT number. */
  warnVat: boolean;
  showVat: boolean;
}

/** The sums below the rows, as they will be printed. */
export function FormTotals({ totals, warnVat, showVat }: FormTotalsProps) {
  const { t } = useTranslation();
  const rows = totals.vatRows.filter(({ rate }) => showVat || rate > 0);
  const includesVat = totals.pricesIncludeVat !== 0 && rows.length > 0;
  const isDiscounted = totals.discountTotal > 0;
  const isDeducted = totals.deducted > 0;
  const hasSubtotal = rows.length > 1 || (rows.length > 0 && (isDiscounted || isDeducted || includesVat));
  return (
    <>
      <div className="items-foot">
        <dl className="totals" aria-label={t("invoices:create.totals")}>
          {isDiscounted || isDeducted ? (
            <Sum
              label={t(includesVat ? "invoices:itemsTotalWithVat" : "invoices:itemsTotal")}
              value={totals.itemsTotal}
            />
          ) : null}
          {isDiscounted ? (
            <Sum
              label={discountName(totals.invoiceDiscount, t("invoices:field.discount"))}
              value={-totals.discountTotal}
            />
          ) : null}
          {isDeducted ? <Sum label={t("invoices:deducted")} value={-totals.deducted} /> : null}
          {hasSubtotal ? <Sum label={t("invoices:subtotal")} value={totals.subtotal} /> : null}
          {rows.map(({ rate, net, vat }) => (
            <Sum
              key={rate}
              label={t("invoices:vatOn", { rate: formatVatRate(rate), net: formatAmount(net) })}
              value={vat}
            />
          ))}
          {totals.rounding ? <Sum label={t("invoices:rounding")} value={totals.rounding} /> : null}
          <dt className="sum">{t("invoices:create.total", { currency: totals.currency })}</dt>
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
      <dt className="wrap-any">{label}</dt>
      <dd>{formatAmount(value).replace("-", "\u2212")}</dd>
    </>
  );
}
