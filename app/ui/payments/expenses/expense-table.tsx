import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ExpenseListRow } from "#app/features/taxes/expenses/expense-rows.ts";
import { paths } from "#app/paths.ts";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { type Column, RecordTable, RowLink } from "#app/ui/elements/tables/record-table.tsx";
import { type Paying, PayInRow } from "./pay-form.tsx";

interface ExpenseTableProps {
  rows: ExpenseListRow[];
  caption: string;
  /** What the form of a payment proposes; null where the list is not of open ones. */
  paying: Paying | null;
}

export function ExpenseTable({ rows, caption, paying }: ExpenseTableProps) {
  const { t } = useTranslation();
  const mayPay = useMay()("expenses");
  const dueColumn: Column<ExpenseListRow> = {
    head: t("expenses:field.dueOn"),
    place: "status",
    of: ({ due, dueDay }) =>
      due ? (
        <span className={due === "overdue" ? "status is-overdue" : undefined}>
          {t(`expenses:open.${due}`, { day: dueDay })}
        </span>
      ) : null,
  };
  const ofSpending: Column<ExpenseListRow>[] = [
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
  ];
  return (
    <RecordTable
      caption={caption}
      rows={rows}
      actions={paying && mayPay ? (row) => <PayInRow {...row} paying={paying} /> : undefined}
      columns={[
        { head: t("expenses:field.day"), place: "meta date", of: ({ day }) => day },
        {
          head: t("expenses:field.supplier"),
          place: "title wrap-any",
          of: ({ id, supplier }) => <RowLink to={paths.expense(id)}>{supplier}</RowLink>,
        },
        ...(paying ? [dueColumn] : ofSpending),
        { head: t("expenses:field.amount"), place: "amount num", of: ({ amount }) => amount },
      ]}
    />
  );
}
