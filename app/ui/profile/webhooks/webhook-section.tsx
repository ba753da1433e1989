import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Band } from "#app/ui/elements/page/page.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export function WebhookSection() {
  const { t } = useTranslation();
  return (
    <Band title={t("webhooks:title")} bodyClass="medium stack">
      <p>{t("webhooks:text")}</p>
      <div className="actions">
        <Link className="button" to={paths.webhooks}>
          {t("webhooks:title")}
        </Link>
      </div>
    </Band>
  );
}
