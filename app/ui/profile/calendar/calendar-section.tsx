import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function CalendarSection() {
  const { t } = useTranslation();
  return (
    <Band title={t("calendar:title")} bodyClass="medium stack">
      <p>{t("calendar:short")}</p>
      <div className="actions">
        <Link className="button" to={paths.calendar}>
          {t("calendar:title")}
        </Link>
      </div>
    </Band>
  );
}
