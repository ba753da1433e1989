import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";

/** What may come after the first invoice, and need not. */
export function MoreLinks() {
  const { t } = useTranslation();
  return (
    <>
      <h2 className="as-h2 is-far">{t("first-day:done.more")}</h2>
      <ul className="links is-list">
        <li>
          <Link to={paths.design}>
            <span>
              {t("first-day:done.logo")}
              <small>{t("first-day:done.logoHint")}</small>
            </span>
          </Link>
        </li>
        <li>
          <Link to={paths.importData}>
            <span>
              {t("first-day:done.import")}
              <small>{t("first-day:done.importHint")}</small>
            </span>
          </Link>
        </li>
        <li>
          <a href={paths.designSample}>
            <span>
              {t("first-day:done.sample")}
              <small>{t("first-day:done.sampleHint")}</small>
            </span>
          </a>
        </li>
      </ul>
    </>
  );
}
