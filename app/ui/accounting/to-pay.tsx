import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface ToPayProps {
  count: number;
  sum: string;
  /** The one that is due first. */
  rows: { supplier: string; due: "due" | "overdue" | "noDay"; dueDay: string }[];
}

export function ToPay({ count, sum, rows: [next] }: ToPayProps) {
  const { t } = useTranslation();
  return (
    <Band title={t("expenses:open.title")} hint={t("expenses:open.sum", { count, sum })} bodyClass="">
      <p>
        {next ? `${next.supplier}: ${t(`expenses:open.${next.due}`, { day: next.dueDay })}. ` : null}
        <Link to={paths.expenses({ paid: "open" })}>{t("accounting:toPay.all")}</Link>
      </p>
    </Band>
  );
}
