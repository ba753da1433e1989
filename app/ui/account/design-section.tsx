import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#app/paths.ts";
import { Band } from "#app/ui/page/page.tsx";

export function DesignSection() {
  const { t } = useTranslation();
  return (
    <Band title={t("design:title")} bodyClass="medium stack">
      <p>{t("design:text")}</p>
      <div className="actions">
        <Link className="button" to={paths.design}>
          {t("design:change")}
        </Link>
      </div>
    </Band>
  );
}
