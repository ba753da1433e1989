import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Band } from "#app/ui/elements/page/page.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export function OperatorSection() {
  const { t } = useTranslation();
  return (
    <Band title={t("accounts:operator.title")} bodyClass="medium stack">
      <p>{t("accounts:operator.text")}</p>
      <div className="actions">
        <Link className="button" to={paths.operatorActs()}>
          {t("accounts:operator.link")}
        </Link>
      </div>
    </Band>
  );
}
