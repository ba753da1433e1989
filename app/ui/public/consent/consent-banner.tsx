import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";

interface ConsentBannerProps {
  path: string;
  about: string;
}

/** Last on the page, so that the keyboard reaches everything else first. */
export function ConsentBanner({ path, about }: ConsentBannerProps) {
  const { t } = useTranslation();
  return (
    <section className="cookies" aria-labelledby="cookies-title">
      <div className="wrap">
        <h2 id="cookies-title">{t("consent:banner.title")}</h2>
        <p>
          {t("consent:banner.text")} <a href={about}>{t("consent:more")}</a>
        </p>
        <form className="actions" method="post" data-consent="">
          <input type="hidden" name="redirectTo" value={path} />
          <button className="button" formAction={paths.acceptAllCookies}>
            {t("consent:banner.all")}
          </button>
          <button className="button" formAction={paths.onlyEssentialCookies}>
            {t("consent:banner.essential")}
          </button>
          <a
            className="button button-quiet"
            href={paths.cookieSettingsFor(path)}
            data-dialog="cookie-settings"
          >
            {t("consent:banner.choose")}
          </a>
        </form>
      </div>
    </section>
  );
}
