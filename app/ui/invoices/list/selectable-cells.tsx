import { useTranslation } from "#app/ui/runtime/translation.ts";
import { SelectCell } from "#app/ui/elements/lists/select-cell.tsx";
import { InvoiceCells, type InvoiceCellsProps } from "./invoice-cells.tsx";
import { RowActions } from "./row-actions.tsx";

export function SelectableCells(shown: InvoiceCellsProps) {
  const { t } = useTranslation();
  const { row, step, isOfAll = false } = shown;
  return (
    <>
      <SelectCell
        id={row.id}
        label={t("invoice-list:selectOne", { number: row.number })}
        isOfAll={isOfAll}
        amount={row.status === "cancelled" ? undefined : row.amount}
        currency={row.currency}
      />
      <InvoiceCells {...shown} actions={<RowActions row={row} step={step} />} />
    </>
  );
}
