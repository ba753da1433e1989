import { useTranslation } from "#app/ui/runtime/translation.ts";

/** Amounts as `CHF 1'234.50`; an empty one is left out. */
export function OpenFacts({ open, overdue }: { open: string; overdue: string }) {
  const { t } = useTranslation();
  return (
    <dl className="facts is-tight">
      <dt>{t("invoice-list:open")}</dt>
      <dd className="num">{open}</dd>
      {overdue ? (
        <>
          <dt>{t("invoices:filter.overdue")}</dt>
          <dd className="num">{overdue}</dd>
        </>
      ) : null}
    </dl>
  );
}
