import type { InvoicePageView } from "#app/features/public-pages/invoice-page-view.server.ts";
import { useTranslation } from "#app/ui/translation.ts";

export function SettledSoFar({ settled, issuedOn, total, due }: InvoicePageView) {
  const { t } = useTranslation();
  return (
    <>
      <h2 className="is-far-s">{t("public-pages:settled.title")}</h2>
      <dl className="totals">
        <dt>{t("public-pages:settled.invoice", { date: issuedOn })}</dt>
        <dd>{total}</dd>
        {settled.map(({ id, kind, isCharge, day, text, amount }) => [
          <dt key={id}>
            {t(`public-pages:settled.${WORD[kind] ?? "payment"}`, { date: day, number: text })}
          </dt>,
          <dd key={`${id} =`}>{isCharge ? amount : `−${amount}`}</dd>,
        ])}
        <dt className="sum">{t("public-pages:settled.left")}</dt>
        <dd className="sum">{due || "0.00"}</dd>
      </dl>
    </>
  );
}

const WORD: Partial<Record<string, string>> = {
  interest: "interest",
  reminder_fee: "reminder_fee",
  credit_note: "credit",
  skonto: "skonto",
  rounding: "rounding",
  write_off: "deduction",
};
