import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { useMay } from "#app/ui/runtime/use-may.ts";

export function QuickActions() {
  const { t } = useTranslation();
  const may = useMay();
  return (
    <Band title={t("dashboard:actions")} bodyClass="">
      <nav className="links" aria-label={t("dashboard:actions")}>
        {may("draft") ? <Link to={paths.createInvoice}>{t("invoice-list:create")}</Link> : null}
        <Link to={paths.invoices}>{t("invoice-list:title")}</Link>
        <Link to={paths.clients}>{t("common:nav.clients")}</Link>
        <Link to={paths.templates}>{t("dashboard:link.templates")}</Link>
        <Link to={paths.recurring}>{t("common:nav.recurring")}</Link>
        <Link to={paths.catalogue}>{t("common:nav.catalogue")}</Link>
        {may("books") ? <Link to={paths.exportData}>{t("dashboard:link.export")}</Link> : null}
        <Link to={paths.profile}>{t("common:nav.profile")}</Link>
      </nav>
    </Band>
  );
}
