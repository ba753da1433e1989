import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Totals } from "#app/features/invoices/invoice.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import { Amount } from "#app/ui/page/amount.tsx";
import { Message } from "#app/ui/page/flash.tsx";

interface TotalsPanelProps {
  totals: Totals;
  warnVat: boolean;
  children?: ReactNode;
}

export function TotalsPanel({ totals, warnVat, children }: TotalsPanelProps) {
  const { t } = useTranslation();
  return (
    <aside aria-label={t("invoices:create.totals")}>
      <div className="sticky stack">
        <div>
          <p className="soft">{t("invoices:total")}</p>
          <Amount value={totals.total} />
        </div>
        <dl className="totals">
          <dt>{t("invoices:subtotal")}</dt>
          <dd>{formatAmount(totals.subtotal)}</dd>
          {totals.rows.map((row) => (
            <VatRow
              key={row.rate}
              rate={formatVatRate(row.rate)}
              net={formatAmount(row.net)}
              vat={formatAmount(row.vat)}
            />
          ))}
        </dl>
        {warnVat ? <Message tone="note">{t("invoices:create.vatWarning")}</Message> : null}
        {children}
      </div>
    </aside>
  );
}

function VatRow({ rate, net, vat }: { rate: string; net: string; vat: string }) {
  const { t } = useTranslation();
  return (
    <>
      <dt>{t("invoices:vatOn", { rate, net })}</dt>
      <dd>{vat}</dd>
    </>
  );
}
