import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { EmptyState } from "#app/ui/elements/page/empty-state.tsx";

export function NothingInCatalogue({ search, archived }: { search: string; archived: boolean }) {
  const { t } = useTranslation();
  if (search)
    return (
      <EmptyState
        title={t("catalogue:list.nothingTitle")}
        text={t("clients:list.nothingText", { search })}
        action={{ to: paths.cataloguePage("", archived, 1), label: t("catalogue:list.showAll") }}
      />
    );
  return archived ? (
    <EmptyState
      title={t("catalogue:list.emptyArchive")}
      text={t("catalogue:list.emptyArchiveText")}
      action={{ to: paths.catalogue, label: t("catalogue:list.current") }}
    />
  ) : (
    <EmptyState
      title={t("catalogue:list.emptyTitle")}
      text={t("catalogue:list.emptyText")}
      action={{ right: "act", to: paths.createCatalogueItem, label: t("catalogue:create.title") }}
      also={{ right: "act", to: paths.importData, label: t("imports:title") }}
    />
  );
}
