import { Link, NavLink, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type Locale, LOCALE_NAMES, LOCALES } from "#app/platform/i18n/locale.ts";
import { PaletteButton } from "#app/ui/palette/palette-button.tsx";
import { paths } from "#app/paths.ts";
import { Logo } from "./logo.tsx";
import { isIn, type NavigationEntry } from "./navigation-entries.ts";

interface TopBarProps {
  user: { name: string } | null;
  locale: Locale;
  path: string;
}

/** On a phone its links fold into a menu that opens without scripts. */
export function TopBar({ user, locale, path }: TopBarProps) {
  const { t } = useTranslation();
  const languages = <Languages locale={locale} path={path} />;
  return (
    <header className="bar">
      <div className="wrap">
        <Link className="brand" to={user ? paths.dashboard : paths.home} reloadDocument={!user}>
          <Logo />
          Rappen
        </Link>
        <nav className="bar-nav" aria-label={t("common:nav.main")}>
          {user ? <MainLinks /> : <ProductLinks />}
        </nav>
        <nav className="bar-side" aria-label={t("common:nav.account")}>
          {user ? <PaletteButton /> : null}
          {languages}
          {user ? <UserMenu name={user.name} /> : <VisitorLinks />}
        </nav>
        <details className="menu bar-menu">
          <summary>{t("common:nav.menu")}</summary>
          <nav className="menu-panel" aria-label={t("common:nav.menu")}>
            {user ? <MainLinks /> : <ProductLinks />}
            {user ? <PersonalLinks /> : <VisitorLinks />}
            {languages}
          </nav>
        </details>
      </div>
    </header>
  );
}

function MainLinks() {
  const { t } = useTranslation();
  return (
    <>
      <RoomLink room="dashboard">{t("common:nav.dashboard")}</RoomLink>
      <RoomLink room="invoices">{t("common:nav.invoices")}</RoomLink>
      <RoomLink room="payments">{t("common:nav.payments")}</RoomLink>
      <RoomLink room="clients">{t("common:nav.clients")}</RoomLink>
    </>
  );
}

/** Marked on every page of its room, not only on the first. */
function RoomLink({ room, children }: { room: NavigationEntry; children: string }) {
  const { pathname } = useLocation();
  const to = paths[room];
  return (
    <Link to={to} aria-current={pathname === to ? "page" : isIn(room, pathname) || undefined}>
      {children}
    </Link>
  );
}

/** These pages come without the framework, so the links load them. */
function ProductLinks() {
  const { t } = useTranslation();
  return (
    <>
      <NavLink to={paths.pricing} reloadDocument>
        {t("common:nav.pricing")}
      </NavLink>
      <NavLink to={paths.features} reloadDocument>
        {t("common:nav.features")}
      </NavLink>
      <NavLink to={paths.help} reloadDocument>
        {t("common:nav.help")}
      </NavLink>
    </>
  );
}

function VisitorLinks() {
  const { t } = useTranslation();
  return (
    <>
      <NavLink to={paths.login}>{t("common:nav.login")}</NavLink>
      <NavLink to={paths.register} reloadDocument>
        {t("common:nav.register")}
      </NavLink>
    </>
  );
}

function UserMenu({ name }: { name: string }) {
  const { pathname } = useLocation();
  return (
    <details className="menu bar-user">
      <summary aria-current={isIn("profile", pathname) || undefined}>{name}</summary>
      <div className="menu-panel">
        <PersonalLinks />
      </div>
    </details>
  );
}

/** A form that posts, as signing out changes something; the whole page reloads. */
function PersonalLinks() {
  const { t } = useTranslation();
  return (
    <>
      <RoomLink room="profile">{t("common:nav.profile")}</RoomLink>
      <form method="post" action={paths.logout}>
        <button type="submit">{t("common:nav.logout")}</button>
      </form>
    </>
  );
}

function Languages({ locale, path }: { locale: Locale; path: string }) {
  const { t } = useTranslation();
  return (
    <form className="langs" method="post" action={paths.language} aria-label={t("common:nav.language")}>
      <input type="hidden" name="redirectTo" value={path} />
      {LOCALES.map((language) => (
        <button
          key={language}
          name="language"
          value={language}
          lang={language}
          aria-current={language === locale || undefined}
        >
          {language.toUpperCase()}
          <span className="visually-hidden"> {LOCALE_NAMES[language]}</span>
        </button>
      ))}
    </form>
  );
}
