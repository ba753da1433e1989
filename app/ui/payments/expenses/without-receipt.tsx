import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ExpenseListRow } from "#app/features/taxes/expenses/expense-rows.ts";
import { paths } from "#app/paths.ts";
import { OptionList } from "#app/ui/elements/lists/option-list.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { useMay } from "#app/ui/runtime/use-may.ts";

interface WithoutReceiptProps {
  count: number;
  sum: string;
  rows: ExpenseListRow[];
}

/** What is missing stands on top, with its verb. */
export function WithoutReceipt({ count, sum, rows }: WithoutReceiptProps) {
  const { t } = useTranslation();
  const mayUpload = useMay()("expenses");
  return (
    <Band
      className="is-open is-first"
      title={t("expenses:missing.title")}
      hint={t("expenses:missing.sum", { count, sum })}
      bodyClass=""
    >
      <OptionList
        options={rows.map(({ id, supplier, day, category, amount }) => ({
          title: supplier,
          text: [day, t(`expenses:category.${category}`), amount].join(" · "),
          to: mayUpload ? paths.uploadReceipt(id) : paths.expense(id),
          verb: t(mayUpload ? "expenses:capture.what" : "common:show"),
        }))}
      />
    </Band>
  );
}
