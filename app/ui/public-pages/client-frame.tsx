import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { FooterFacts } from "#app/features/front/legal/footer-facts.server.ts";
import type { ClientBrand } from "#app/features/front/public-pages/client-brand.server.ts";
import { paths } from "#app/paths.ts";
import { LOCALE_NAMES, OFFERED_LOCALES } from "#app/platform/i18n/locale.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import clientScript from "../../entry.client-page.ts?worker&url";

interface ClientFrameProps {
  /** Whose document it is; empty where nothing may be said of anybody. */
  sender: string;
  brand?: ClientBrand;
  children: ReactNode;
}

/** The frame of a page for somebody who has its link and, as far as we know, no account. It has no nonce. */
export function ClientFrame({ sender, brand, children }: ClientFrameProps) {
  const { t } = useTranslation();
  const root = useRouteLoaderData<{ footer: FooterFacts }>("root");
  return (
    <>
      <a className="skip" href="#content">
        {t("common:skip")}
      </a>
      <header className="client-bar">
        <div className="wrap">
          <div className="client-name">
            {brand?.logo ? <img src={brand.logo} alt="" /> : null}
            <strong className="wrap-any">{sender || "Rappen"}</strong>
          </div>
          <Languages />
        </div>
      </header>
      <main id="content" className="writer-page" tabIndex={-1}>
        {children}
      </main>
      <footer className="foot is-slim">
        <div className="wrap">
          {!brand || brand.showsMadeWith ? (
            <p>
              {t("public-pages:madeWith")} <a href={paths.home}>Rappen</a>
            </p>
          ) : null}
          <p>
            <a href={root?.footer.links.privacy ?? paths.privacy}>{t("common:footer.page.privacy")}</a>
          </p>
        </div>
      </footer>
      <script type="module" src={clientScript} />
    </>
  );
}

function Languages() {
  const { t, language } = useTranslation();
  return (
    <nav className="langs" aria-label={t("common:nav.language")}>
      {OFFERED_LOCALES.map((one) => (
        <a
          key={one}
          href={`?lang=${one}`}
          hrefLang={one}
          lang={one}
          aria-current={one === language || undefined}
        >
          {one.toUpperCase()}
          <span className="visually-hidden"> {LOCALE_NAMES[one]}</span>
        </a>
      ))}
    </nav>
  );
}
