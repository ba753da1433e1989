import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Band } from "#app/ui/elements/page/page.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export function ApiKeySection() {
  const { t } = useTranslation();
  return (
    <Band title={t("api-keys:section")} bodyClass="medium stack">
      <p>{t("api-keys:text")}</p>
      <div className="actions">
        <Link className="button" to={paths.apiKeys}>
          {t("api-keys:title")}
        </Link>
      </div>
    </Band>
  );
}
