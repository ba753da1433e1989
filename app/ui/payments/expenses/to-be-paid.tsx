import { paths } from "#app/paths.ts";
import { OptionList } from "#app/ui/elements/lists/option-list.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface ToBePaidProps {
  count: number;
  sum: string;
  rows: { id: string; supplier: string; amount: string; due: "due" | "overdue" | "noDay"; day: string }[];
}

export function ToBePaid({ count, sum, rows }: ToBePaidProps) {
  const { t } = useTranslation();
  const mayPay = useMay()("expenses");
  return (
    <Band title={t("expenses:open.title")} hint={t("expenses:open.sum", { count, sum })} bodyClass="">
      <div id="to-be-paid" />
      <OptionList
        options={rows.map(({ id, supplier, amount, due, day }) => ({
          title: supplier,
          text: [t(`expenses:open.${due}`, { day }), amount].join(" · "),
          to: paths.expense(id),
          verb: t(mayPay ? "expenses:open.verb" : "common:show"),
        }))}
      />
    </Band>
  );
}
