import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

/** `page-script/palette.ts` opens it over the page, by the key too. */
export function FindLink() {
  const { t } = useTranslation();
  return (
    <Link
      to={paths.find("")}
      className="palette-button"
      aria-keyshortcuts="Control+K Meta+K"
      data-palette={t("common:palette.field")}
      data-palette-none={t("common:palette.none")}
      data-palette-hits={t("common:palette.hits")}
    >
      <span className="visually-hidden">{t("common:palette.open")} </span>
      <kbd>Ctrl K</kbd>
      <span className="visually-hidden"> {t("common:palette.open")}</span>
    </Link>
  );
}
