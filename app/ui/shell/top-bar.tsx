import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { type Locale, LOCALE_NAMES, OFFERED_LOCALES } from "#app/platform/i18n/locale.ts";
import { PaletteButton } from "#app/ui/shell/palette/palette-button.tsx";
import { paths } from "#app/paths.ts";
import { Logo } from "./logo.tsx";
import { isIn, type NavigationEntry } from "./navigation-entries.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { SeatSwitch, type SwitchableSeat } from "./seat-switch.tsx";

interface TopBarUser {
  name: string;
  isOperator: boolean;
  seats: SwitchableSeat[];
}

interface TopBarProps {
  user: TopBarUser | null;
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
          {user ? <UserMenu {...user} /> : <VisitorLinks />}
        </nav>
        <details className="menu bar-menu">
          <summary>{t("common:nav.menu")}</summary>
          <nav className="menu-panel" aria-label={t("common:nav.menu")}>
            {user ? <MainLinks /> : <ProductLinks />}
            {user ? <PersonalLinks {...user} /> : <VisitorLinks />}
            {languages}
          </nav>
        </details>
      </div>
    </header>
  );
}

function MainLinks() {
  const { t } = useTranslation();
  const may = useMay();
  if (!may("see")) return null;
  return (
    <>
      <RoomLink room="dashboard">{t("common:nav.dashboard")}</RoomLink>
      <RoomLink room="invoices">{t("common:nav.invoices")}</RoomLink>
      <RoomLink room="offers">{t("common:nav.offers")}</RoomLink>
      {may("books") ? <RoomLink room="payments">{t("common:nav.payments")}</RoomLink> : null}
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

function ProductLinks() {
  const { t } = useTranslation();
  return (
    <>
      <VisitorLink to={paths.pricing}>{t("common:nav.pricing")}</VisitorLink>
      <VisitorLink to={paths.features}>{t("common:nav.features")}</VisitorLink>
      <VisitorLink to={paths.help}>{t("common:nav.help")}</VisitorLink>
    </>
  );
}

function VisitorLinks() {
  const { t } = useTranslation();
  return (
    <>
      <VisitorLink to={paths.login}>{t("common:nav.login")}</VisitorLink>
      <VisitorLink to={paths.register}>{t("common:nav.register")}</VisitorLink>
    </>
  );
}

/** These pages come without the framework, so they are loaded as a whole. */
function VisitorLink({ to, children }: { to: string; children: string }) {
  const { pathname } = useLocation();
  const isHere = pathname === to || pathname.startsWith(`${to}/`);
  return (
    <Link to={to} aria-current={isHere ? "page" : undefined} reloadDocument>
      {children}
    </Link>
  );
}

function UserMenu({ name, ...links }: TopBarUser) {
  const { pathname } = useLocation();
  return (
    <details className="menu bar-user">
      <summary aria-current={isIn("profile", pathname) || isIn("desk", pathname) || undefined}>
        {name}
      </summary>
      <div className="menu-panel">
        <PersonalLinks {...links} />
      </div>
    </details>
  );
}

/** A form that posts, as signing out changes something; the whole page reloads. */
function PersonalLinks({ isOperator, seats }: Omit<TopBarUser, "name">) {
  const { t } = useTranslation();
  const may = useMay();
  return (
    <>
      <SeatSwitch seats={seats} />
      {may("see") ? (
        <RoomLink room="profile">{t("common:nav.profile")}</RoomLink>
      ) : (
        <Link to={paths.seats}>{t("seats:own.title")}</Link>
      )}
      {isOperator ? <RoomLink room="desk">{t("common:nav.desk")}</RoomLink> : null}
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
      {OFFERED_LOCALES.map((language) => (
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
