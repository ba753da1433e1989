import { ROOMS } from "../rooms.mjs";

const LANGUAGES = { de: "Deutsch", fr: "Français", it: "Italiano", en: "English" };
const FOOTER = ["help", "contact", "privacy", "imprint", "cookie-settings"];

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
      <header className="bar is-rooms">
        <div className="wrap">
          <Link className="brand" href="/dashboard">
            <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
              <path d="M0 0h7v7H0zM0 9h7v7H0zM9 0h3.5a3.5 3.5 0 0 1 0 7H9z" />
              <circle cx="12.5" cy="12.5" r="3.5" />
            </svg>
            Rappen
          </Link>
          <nav className="bar-nav" aria-label={t("menu.main")}>
            {ROOMS.map(({ room }) => (
              <PageLink key={room} t={t} Link={Link} path={path} page={room} />
            ))}
          </nav>
          <nav className="bar-side" aria-label={t("menu.account")}>
            <Find t={t} Link={Link} className="bar-find">
              <span>{t("menu.find")}</span>
              <kbd>Ctrl K</kbd>
            </Find>
            {languages}
            <details className="menu bar-user">
              <summary>{user.name}</summary>
              <div className="menu-panel">
                <Personal t={t} Link={Link} />
              </div>
            </details>
          </nav>
          <div className="bar-small">
            <Find t={t} Link={Link} className="bar-lens" aria-label={t("menu.find")} />
            <details className="menu bar-menu">
              <summary>{t("menu.menu")}</summary>
              <nav className="menu-panel" aria-label={t("menu.menu")}>
                {ROOMS.map(({ room, pages }) => (
                  <div key={room} className="menu-group">
                    <PageLink t={t} Link={Link} path={path} page={room} className="menu-room" />
                    {pages.length > 0 ? <Pages t={t} Link={Link} path={path} pages={pages} /> : null}
                  </div>
                ))}
                <Personal t={t} Link={Link} />
                {languages}
              </nav>
            </details>
          </div>
        </div>
      </header>
      <nav className="bar-sub" aria-label={t("menu.pages.label")}>
        <div className="wrap">
          <Pages t={t} Link={Link} path={path} pages={pagesBeside(path)} />
        </div>
      </nav>
      {user.isConfirmed ? null : <ConfirmBanner t={t} path={path} />}
      <main id="content" className="wrap page" tabIndex={-1}>
        {children}
      </main>
      <Footer t={t} />
      <CookieBanner t={t} path={path} />
    </>
  );
}

function pagesBeside(path) {
  return ROOMS.find(({ room }) => path === `/${room}`).pages;
}

function Pages({ t, Link, path, pages }) {
  return (
    <ul>
      {pages.map((page) => (
        <li key={page}>
          <PageLink t={t} Link={Link} path={path} page={page} group="pages" />
        </li>
      ))}
    </ul>
  );
}

function PageLink({ t, Link, path, page, group = "rooms", className }) {
  return (
    <Link className={className} href={`/${page}`} aria-current={path === `/${page}` ? "page" : undefined}>
      {t(`menu.${group}.${page.replace("/", "-")}`)}
    </Link>
  );
}

function Find({ t, Link, children, ...rest }) {
  return (
    <Link
      {...rest}
      aria-keyshortcuts="Control+K Meta+K"
      data-palette={t("menu.palette")}
      data-palette-none={t("menu.paletteNone")}
      data-palette-hits={t("menu.paletteHits")}
      href="/find"
    >
      <svg className="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="M13 13l4 4" />
      </svg>
      {children}
    </Link>
  );
}

function Personal({ t, Link }) {
  return (
    <>
      <Link href="/profile">{t("menu.profile")}</Link>
      <Link href="/help">{t("menu.help")}</Link>
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
    <footer className="foot is-line">
      <div className="wrap">
        <p>Rappen</p>
        <nav aria-label={t("footer.label")}>
          <ul>
            {FOOTER.map((page) => (
              <li key={page}>
                <a href={`/${page}`}>{t(`footer.page.${page}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
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
