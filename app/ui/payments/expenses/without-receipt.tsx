import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ExpenseListRow } from "#app/features/taxes/expenses/expense-rows.ts";
import { paths } from "#app/paths.ts";
import { OptionList } from "#app/ui/elements/lists/option-list.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";

interface WithoutReceiptProps {
  count: number;
  sum: string;
  rows: ExpenseListRow[];
}

/** What is missing stands on top, with its verb. */
export function WithoutReceipt({ count, sum, rows }: WithoutReceiptProps) {
  const { t } = useTranslation();
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
          to: paths.uploadReceipt(id),
          verb: t("expenses:capture.what"),
        }))}
      />
    </Band>
  );
}
