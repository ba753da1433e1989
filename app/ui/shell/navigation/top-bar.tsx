import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { Right } from "#app/features/people/seats/rights.ts";
import { type Locale, LOCALE_NAMES, OFFERED_LOCALES } from "#app/platform/i18n/locale.ts";
import { FindLink } from "./find-link.tsx";
import { paths } from "#app/paths.ts";
import { Logo } from "./logo.tsx";
import { MenuRooms, RoomLinks } from "./room-links.tsx";
import { type RoomPlace, standingAt } from "./rooms.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { DrawnOnce } from "#app/ui/runtime/drawn-once.tsx";
import { SeatSwitch, type SwitchableSeat } from "./seat-switch.tsx";

interface TopBarUser {
  name: string;
  isOperator: boolean;
  rights: readonly Right[];
  seats: SwitchableSeat[];
}

interface TopBarProps {
  user: TopBarUser | null;
  locale: Locale;
  path: string;
  takesStrangers: boolean;
}

/** On a phone its links fold into a menu that opens without scripts. */
export function TopBar({ user, locale, path, takesStrangers }: TopBarProps) {
  const { pathname } = useLocation();
  if (!user) {
    const shown = { locale, path, takesStrangers, pathname };
    return <DrawnOnce as="header" className="bar" inside={VisitorBar} shown={shown} />;
  }
  const { name, isOperator, rights, seats } = user;
  const shown = { user: { name, isOperator, rights, seats }, locale, path, place: standingAt(pathname) };
  return <DrawnOnce as="header" className="bar is-rooms" inside={UserBar} shown={shown} />;
}

interface UserBarProps {
  user: TopBarUser;
  locale: Locale;
  path: string;
  place: RoomPlace | null;
}

function UserBar({ user, locale, path, place }: UserBarProps) {
  const { t } = useTranslation();
  const maySee = user.rights.includes("see");
  const languages = <Languages locale={locale} path={path} />;
  return (
    <div className="wrap">
      <Brand to={paths.dashboard} />
      <nav className="bar-nav" aria-label={t("common:nav.main")}>
        <RoomLinks rights={user.rights} place={place} />
      </nav>
      <nav className="bar-side" aria-label={t("common:nav.account")}>
        {maySee ? <FindLink /> : null}
        {languages}
        <details className="menu bar-user">
          <summary aria-current={isPersonal(place) || undefined}>{user.name}</summary>
          <div className="menu-panel">
            <PersonalLinks {...user} place={place} />
          </div>
        </details>
      </nav>
      <div className="bar-small">
        {maySee ? <FindLink isSmall /> : null}
        <details className="menu bar-menu">
          <summary>{t("common:nav.menu")}</summary>
          <nav className="menu-panel" aria-label={t("common:nav.menu")}>
            <MenuRooms rights={user.rights} place={place} />
            <PersonalLinks {...user} place={place} />
            {languages}
          </nav>
        </details>
      </div>
    </div>
  );
}

function Brand({ to }: { to: string }) {
  return (
    <Link className="brand" to={to}>
      <Logo />
      Rappen
    </Link>
  );
}

function isPersonal(place: RoomPlace | null): boolean {
  return place?.room === "profile" || place?.room === "desk";
}

/** A form that posts, as signing out changes something; the whole page reloads. */
function PersonalLinks({ isOperator, seats, rights, place }: TopBarUser & { place: RoomPlace | null }) {
  const { t } = useTranslation();
  return (
    <>
      <SeatSwitch seats={seats} />
      {rights.includes("see") ? (
        <Link to={paths.profile} aria-current={place?.room === "profile" || undefined}>
          {t("common:nav.profile")}
        </Link>
      ) : (
        <Link to={paths.seats}>{t("seats:own.title")}</Link>
      )}
      <Link to={paths.help}>{t("common:nav.help")}</Link>
      {isOperator ? (
        <Link to={paths.desk} aria-current={place?.room === "desk" || undefined}>
          {t("common:nav.desk")}
        </Link>
      ) : null}
      <form method="post" action={paths.logout}>
        <button type="submit">{t("common:nav.logout")}</button>
      </form>
    </>
  );
}

type VisitorBarProps = Omit<TopBarProps, "user"> & { pathname: string };

function VisitorBar({ locale, path, takesStrangers, pathname }: VisitorBarProps) {
  const { t } = useTranslation();
  const languages = <Languages locale={locale} path={path} />;
  const product = <ProductLinks pathname={pathname} />;
  const entrance = <VisitorLinks pathname={pathname} takesStrangers={takesStrangers} />;
  return (
    <div className="wrap">
      <Brand to={paths.home} />
      <nav className="bar-nav" aria-label={t("common:nav.main")}>
        {product}
      </nav>
      <nav className="bar-side" aria-label={t("common:nav.account")}>
        {languages}
        {entrance}
      </nav>
      <details className="menu bar-menu">
        <summary>{t("common:nav.menu")}</summary>
        <nav className="menu-panel" aria-label={t("common:nav.menu")}>
          {product}
          {entrance}
          {languages}
        </nav>
      </details>
    </div>
  );
}

function ProductLinks({ pathname }: { pathname: string }) {
  const { t } = useTranslation();
  return (
    <>
      <VisitorLink to={paths.pricing} pathname={pathname} label={t("common:nav.pricing")} />
      <VisitorLink to={paths.features} pathname={pathname} label={t("common:nav.features")} />
      <VisitorLink to={paths.help} pathname={pathname} label={t("common:nav.help")} />
    </>
  );
}

function VisitorLinks({ pathname, takesStrangers }: Pick<VisitorBarProps, "pathname" | "takesStrangers">) {
  const { t } = useTranslation();
  return (
    <>
      <VisitorLink to={paths.login} pathname={pathname} label={t("common:nav.login")} />
      {takesStrangers && !isInvited(pathname) ? (
        <VisitorLink to={paths.register} pathname={pathname} label={t("common:nav.register")} />
      ) : null}
    </>
  );
}

/** Whoever is invited takes a seat, and would make an empty business of their own by registering here. */
function isInvited(pathname: string): boolean {
  return pathname === paths.registerByInvitation || paths.registerByInvitation.startsWith(`${pathname}/`);
}

function VisitorLink({ to, pathname, label }: { to: string; pathname: string; label: string }) {
  const isHere = pathname === to || pathname.startsWith(`${to}/`);
  return (
    <Link to={to} aria-current={isHere ? "page" : undefined}>
      {label}
    </Link>
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
