import { useTranslation } from "#app/ui/runtime/translation.ts";

interface SelectCellProps {
  id: string;
  label: string;
  /** With all others of the filter: nothing to tick. */
  isOfAll: boolean;
  /** Rappen; undefined where it counts nothing. */
  amount?: number | undefined;
  currency?: string;
}

export function SelectCell({ id, label, isOfAll, amount, currency }: SelectCellProps) {
  return (
    <td data-cell="select">
      <label className="check">
        <input
          type="checkbox"
          name="id"
          value={id}
          data-amount={amount}
          data-currency={currency}
          {...(isOfAll ? { defaultChecked: true, disabled: true } : {})}
        />
        <span className="visually-hidden">{label}</span>
      </label>
    </td>
  );
}

export function SelectHead({ isOfAll }: { isOfAll: boolean }) {
  const { t } = useTranslation();
  return (
    <th scope="col" className="select-all">
      <span className="visually-hidden">{t("invoice-list:select")}</span>
      {isOfAll ? null : (
        <label className="check needs-scripts only-wide">
          <input type="checkbox" data-all="" />
          <span className="visually-hidden">{t("invoice-list:selectAll")}</span>
        </label>
      )}
    </th>
  );
}
