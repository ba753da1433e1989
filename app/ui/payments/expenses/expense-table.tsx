import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ExpenseListRow } from "#app/features/taxes/expenses/expense-rows.ts";
import { paths } from "#app/paths.ts";
import { RecordTable, RowLink } from "#app/ui/elements/tables/record-table.tsx";

export function ExpenseTable({ rows, caption }: { rows: ExpenseListRow[]; caption: string }) {
  const { t } = useTranslation();
  return (
    <RecordTable
      caption={caption}
      rows={rows}
      columns={[
        { head: t("expenses:field.day"), place: "meta date", of: ({ day }) => day },
        {
          head: t("expenses:field.supplier"),
          place: "title wrap-any",
          of: ({ id, supplier }) => <RowLink to={paths.expense(id)}>{supplier}</RowLink>,
        },
        {
          head: t("expenses:field.category"),
          place: "rest",
          of: ({ category }) => t(`expenses:category.${category}`),
        },
        {
          head: t("expenses:field.vat"),
          place: "rest num",
          of: ({ vat }) => (
            <>
              <span className="only-phone">{t("expenses:field.vat")} </span>
              {vat}
            </>
          ),
        },
        { head: t("expenses:field.amount"), place: "amount num", of: ({ amount }) => amount },
      ]}
    />
  );
}
