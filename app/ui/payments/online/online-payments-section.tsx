import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function OnlinePaymentsSection() {
  const { t } = useTranslation();
  return (
    <Band title={t("online-payments:title")} bodyClass="medium stack">
      <p>{t("online-payments:text")}</p>
      <div className="actions">
        <Link className="button" to={paths.onlinePayments}>
          {t("online-payments:title")}
        </Link>
      </div>
    </Band>
  );
}
