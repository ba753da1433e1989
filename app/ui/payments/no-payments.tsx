import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { EmptyState } from "#app/ui/elements/page/empty-state.tsx";

export function NoPayments({ search }: { search: string }) {
  const { t } = useTranslation();
  return search ? (
    <EmptyState
      title={t("payments:list.notFound")}
      text={t("payments:list.notFoundText", { search })}
      action={{ to: paths.payments, label: t("payments:list.showAll") }}
    />
  ) : (
    <EmptyState
      title={t("payments:list.nothing")}
      text={t("payments:list.nothingText")}
      action={{ right: "act", to: paths.importBankFile, label: t("payments:list.import") }}
    />
  );
}
