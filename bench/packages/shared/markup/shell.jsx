const ROOMS = ["dashboard", "invoices", "offers", "payments", "clients"];
const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" };
const FOOTER = {
  product: ["features", "pricing", "api"],
  help: ["help", "contact"],
  legal: ["privacy", "terms", "cookies", "cookie-settings", "imprint"],
};

/** What the head of every page names besides its title and the framework's own. */
export function HeadTags() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#141311" media="(prefers-color-scheme: dark)" />
      <meta name="robots" content="noindex" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/app.webmanifest" />
      <link rel="preload" href="/fonts/inter.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="stylesheet" href="/styles.css" />
    </>
  );
}

/** The frame of every page. `t` and `Link` are those of the framework. */
export function Shell({ t, Link, user, path, children }) {
  const languages = <Languages t={t} path={path} />;
  return (
    <>
      <a className="skip" href="#content">
        {t("skip")}
      </a>
      <header className="bar">
        <div className="wrap">
          <Link className="brand" href="/dashboard">
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M0 0h7v7H0zM0 9h7v7H0zM9 0h3.5a3.5 3.5 0 0 1 0 7H9z" />
              <circle cx="12.5" cy="12.5" r="3.5" />
            </svg>
            Rappen
          </Link>
          <nav className="bar-nav" aria-label={t("menu.main")}>
            <Rooms t={t} Link={Link} path={path} />
          </nav>
          <nav className="bar-side" aria-label={t("menu.account")}>
            <button type="button" className="palette-button" aria-keyshortcuts="Control+K Meta+K">
              <span className="visually-hidden">{t("menu.palette")}</span>
              <kbd>Ctrl K</kbd>
              <span className="visually-hidden">{t("menu.palette")}</span>
            </button>
            {languages}
            <details className="menu bar-user">
              <summary>{user.name}</summary>
              <div className="menu-panel">
                <Personal t={t} Link={Link} />
              </div>
            </details>
          </nav>
          <details className="menu bar-menu">
            <summary>{t("menu.menu")}</summary>
            <nav className="menu-panel" aria-label={t("menu.menu")}>
              <Rooms t={t} Link={Link} path={path} />
              <Personal t={t} Link={Link} />
              {languages}
            </nav>
          </details>
        </div>
      </header>
      {user.isConfirmed ? null : <ConfirmBanner t={t} path={path} />}
      <main id="content" className="wrap page" tabIndex={-1}>
        {children}
      </main>
      <Footer t={t} />
      <CookieBanner t={t} path={path} />
    </>
  );
}

function Rooms({ t, Link, path }) {
  return ROOMS.map((room) => (
    <Link key={room} href={`/${room}`} aria-current={path === `/${room}` ? "page" : undefined}>
      {t(`menu.${room}`)}
    </Link>
  ));
}

function Personal({ t, Link }) {
  return (
    <>
      <Link href="/profile">{t("menu.profile")}</Link>
      <form method="post" action="/logout">
        <button type="submit">{t("menu.logout")}</button>
      </form>
    </>
  );
}

function Languages({ t, path }) {
  return (
    <form className="langs" method="post" action="/language" aria-label={t("menu.language")}>
      <input type="hidden" name="redirectTo" value={path} />
      {Object.entries(LANGUAGES).map(([code, name]) => (
        <button
          key={code}
          name="language"
          value={code}
          lang={code}
          aria-current={code === "de" ? "true" : undefined}
        >
          {code.toUpperCase()}
          <span className="visually-hidden"> {name}</span>
        </button>
      ))}
    </form>
  );
}

function ConfirmBanner({ t, path }) {
  return (
    <div className="banner" role="status">
      <div className="wrap">
        <p>{t("confirm.text")}</p>
        <form method="post" className="actions">
          <input type="hidden" name="redirectTo" value={path} />
          <button className="button" formAction="/resend-verification">
            {t("confirm.again")}
          </button>
          <button
            className="button button-quiet"
            formAction="/dismiss-verification"
            aria-label={t("confirm.dismiss")}
          >
            <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
              <path d="M4.5 4.5l11 11M15.5 4.5l-11 11" />
            </svg>
          </button>
        </form>
      </div>
    </div>
  );
}

function Footer({ t }) {
  return (
    <footer className="foot">
      <div className="wrap">
        <p>
          <span>Rappen</span>
        </p>
        {Object.entries(FOOTER).map(([group, pages]) => (
          <nav key={group} aria-labelledby={`foot-${group}`}>
            <h2 id={`foot-${group}`}>{t(`footer.${group}`)}</h2>
            <ul>
              {pages.map((page) => (
                <li key={page}>
                  <a href={`/${page}`}>{t(`footer.page.${page}`)}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}

function CookieBanner({ t, path }) {
  return (
    <section className="cookies" aria-labelledby="cookies-title">
      <div className="wrap">
        <h2 id="cookies-title">{t("cookies.title")}</h2>
        <p>
          {t("cookies.text")} <a href="/cookies">{t("cookies.more")}</a>
        </p>
        <form className="actions" method="post" data-consent="">
          <input type="hidden" name="redirectTo" value={path} />
          <button className="button" formAction="/cookie-settings/accept-all">
            {t("cookies.all")}
          </button>
          <button className="button" formAction="/cookie-settings/only-essential">
            {t("cookies.essential")}
          </button>
          <a
            className="button button-quiet"
            href={`/cookie-settings?redirectTo=${encodeURIComponent(path)}`}
            data-dialog="cookie-settings"
          >
            {t("cookies.choose")}
          </a>
        </form>
      </div>
    </section>
  );
}
