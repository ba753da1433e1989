import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function ApplicationSection() {
  const { t } = useTranslation();
  return (
    <Band title={t("applications:title")} bodyClass="medium stack">
      <p>{t("applications:text")}</p>
      <div className="actions">
        <Link className="button" to={paths.applications}>
          {t("applications:title")}
        </Link>
      </div>
    </Band>
  );
}
