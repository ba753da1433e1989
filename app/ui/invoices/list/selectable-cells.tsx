import { useTranslation } from "#app/ui/runtime/translation.ts";
import { InvoiceCells, type InvoiceCellsProps } from "./invoice-cells.tsx";
import { RowActions } from "./row-actions.tsx";

export function SelectableCells(shown: InvoiceCellsProps) {
  const { t } = useTranslation();
  const { row, step } = shown;
  return (
    <>
      <td data-cell="select">
        <label className="check">
          <input
            type="checkbox"
            name="id"
            value={row.id}
            data-amount={row.status === "cancelled" ? undefined : row.amount}
            data-currency={row.currency}
          />
          <span className="visually-hidden">{t("invoice-list:selectOne", { number: row.number })}</span>
        </label>
      </td>
      <InvoiceCells {...shown} actions={<RowActions row={row} step={step} />} />
    </>
  );
}
