import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Band } from "#app/ui/elements/page/page.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export function TextsSection() {
  const { t } = useTranslation();
  return (
    <Band title={t("texts:title")} bodyClass="medium stack">
      <p>{t("texts:text")}</p>
      <div className="actions">
        <Link className="button" to={paths.texts}>
          {t("texts:change")}
        </Link>
      </div>
    </Band>
  );
}
