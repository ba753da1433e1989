import type { InvoicePageView } from "#app/features/front/public-pages/invoice-page-view.server.ts";
import { AccountFigures } from "#app/ui/invoices/account-figures.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function SettledSoFar({ account, due, currency }: InvoicePageView) {
  const { t } = useTranslation();
  return (
    <>
      <h2 className="is-far-s">{t("public-pages:settled.title")}</h2>
      <dl className="totals">
        {account.map(({ label, change, value }, index) => [
          <dt key={index}>{label}</dt>,
          <dd key={`${index} =`}>
            <AccountFigures change={change} value={value} />
          </dd>,
        ])}
        <dt className="sum">{t("public-pages:settled.left", { currency })}</dt>
        <dd className="sum">{due || "0.00"}</dd>
      </dl>
    </>
  );
}
