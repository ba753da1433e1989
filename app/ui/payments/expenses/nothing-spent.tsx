import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { EmptyState } from "#app/ui/elements/page/empty-state.tsx";

export function NothingSpent({ search, year, paid }: Record<"search" | "year" | "paid", string>) {
  const { t } = useTranslation();
  if (search)
    return (
      <EmptyState
        title={t("expenses:list.nothingTitle")}
        text={t("clients:list.nothingText", { search })}
        action={{ to: paths.expenses(), label: t("expenses:list.showAll") }}
      />
    );
  if (paid)
    return (
      <EmptyState
        title={t("expenses:open.none")}
        text={t("expenses:open.noneText")}
        action={{ to: paths.expenses(), label: t("expenses:list.showAll") }}
      />
    );
  return (
    <EmptyState
      title={t("expenses:list.emptyTitle")}
      text={t("expenses:list.emptyText")}
      action={{ right: "expenses", to: paths.createExpense(), label: t("expenses:create.title") }}
      also={year ? { to: paths.expenses(), label: t("expenses:list.allYears") } : undefined}
    />
  );
}
