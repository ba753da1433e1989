import { useTranslation } from "#app/ui/runtime/translation.ts";
import { Icon } from "#app/ui/elements/page/icon.tsx";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

/** `page-script/palette.ts` opens it over the page, by the key too. */
export function FindLink({ isSmall = false }) {
  const { t } = useTranslation();
  return (
    <Link
      to={paths.find("")}
      className={isSmall ? "bar-lens" : "bar-find"}
      aria-label={isSmall ? t("common:palette.short") : undefined}
      aria-keyshortcuts="Control+K Meta+K"
      data-palette={t("common:palette.field")}
      data-palette-none={t("common:palette.none")}
      data-palette-hits={t("common:palette.hits")}
    >
      <Icon name="search" />
      {isSmall ? null : (
        <>
          <span>{t("common:palette.short")}</span>
          <kbd>Ctrl K</kbd>
        </>
      )}
    </Link>
  );
}
