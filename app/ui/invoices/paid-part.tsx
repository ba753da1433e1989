import { useTranslation } from "#app/ui/runtime/translation.ts";

/** Amounts are formatted; nothing is shown where `paid` is empty. */
export function PaidPart({ paid, total }: { paid: string; total: string }) {
  const { t } = useTranslation();
  return paid ? <span className="paid-part">{t("invoices:paidPart", { paid, total })}</span> : null;
}
