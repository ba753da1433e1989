import { useTranslation } from "#app/ui/runtime/translation.ts";
import { type Locale, LOCALE_NAMES } from "#app/platform/i18n/locale.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";

interface ListedTexts {
  /** `DE-de`. */
  name: string;
  country: string;
  language: Locale;
}

export function CountryTextsList({ list }: { list: ListedTexts[] }) {
  const { t } = useTranslation();
  return (
    <Band title={t("texts:country.list")} hint={t("texts:country.text")} bodyClass="medium stack">
      {list.length > 0 ? (
        <ul>
          {list.map(({ name, country, language }) => (
            <li key={name}>
              <Link to={paths.countryTexts(name)}>{`${country}, ${LOCALE_NAMES[language]}`}</Link>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="actions">
        <Link className="button" to={paths.countryTexts("")}>
          {t("texts:country.add")}
        </Link>
      </div>
    </Band>
  );
}
