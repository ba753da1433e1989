import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { Band } from "#app/ui/elements/page/page.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

export function YourDataSection() {
  const { t } = useTranslation();
  const may = useMay();
  return (
    <>
      <Band title={t("accounts:data.title")} bodyClass="medium stack">
        <p>{may("own") ? t("accounts:data.text") : t("accounts:data.personText")}</p>
        <DownloadMyData />
      </Band>
      <Band title={t("accounts:data.danger")} bodyClass="medium stack">
        <p>{t("accounts:data.dangerText")}</p>
        <div className="actions">
          <Link className="button button-danger" to={paths.deleteAccount}>
            {t("accounts:delete.title")}
          </Link>
        </div>
      </Band>
    </>
  );
}

export function DownloadMyData() {
  const { t } = useTranslation();
  return (
    <div className="actions">
      <a className="button" href={paths.myData} download>
        {t("accounts:data.download")}
      </a>
    </div>
  );
}
