import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { NamedMonth } from "#app/features/selling/invoices/list/month-choice.ts";

interface MonthSelectProps {
  /** `YYYY-MM` */
  chosen: string | undefined;
  options: NamedMonth[];
}

/** A picked month shows at once. Keys that walk through a closed select change it at every step: Enter shows it. */
export function MonthSelect({ chosen = "", options }: MonthSelectProps) {
  const { t } = useTranslation();
  const select = useRef<HTMLSelectElement>(null);
  const isWalking = useRef(false);
  // The select stays, with its focus, when the list changes, also by going back.
  useEffect(() => {
    if (select.current) select.current.value = chosen;
  }, [chosen]);
  const onKeyDown = (event: KeyboardEvent<HTMLSelectElement>) => {
    isWalking.current = walks(event);
    if (event.key !== "Enter" || event.currentTarget.value === chosen) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <>
      <label className="visually-hidden" htmlFor="invoice-month">
        {t("invoice-list:month")}
      </label>
      <select
        ref={select}
        id="invoice-month"
        name="month"
        defaultValue={chosen}
        onKeyDown={onKeyDown}
        onPointerDown={() => {
          isWalking.current = false;
        }}
        onChange={({ currentTarget }) => {
          if (!isWalking.current) currentTarget.form?.requestSubmit();
        }}
      >
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

/** With Alt, or by space, the select opens: what follows is picked. */
function walks({ key, altKey }: KeyboardEvent): boolean {
  return /^(Arrow|Page)|^(Home|End)$|^\S$/.test(key) && !altKey;
}
