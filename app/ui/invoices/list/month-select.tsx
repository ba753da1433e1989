import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { NamedMonth } from "#app/features/selling/invoices/list/month-choice.ts";

interface MonthSelectProps {
  /** `YYYY-MM` */
  chosen: string | undefined;
  options: NamedMonth[];
}

export function MonthSelect({ chosen = "", options }: MonthSelectProps) {
  const { t } = useTranslation();
  return (
    <>
      <label className="visually-hidden" htmlFor="invoice-month">
        {t("invoice-list:month")}
      </label>
      <select id="invoice-month" name="month" defaultValue={chosen} data-sends="" autoComplete="off">
        <option value="">{t("invoice-list:allMonths")}</option>
        {options.map(({ month, name }) => (
          <option key={month} value={month}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}
