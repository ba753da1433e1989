import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { type Locale, LOCALE_NAMES, OFFERED_LOCALES } from "#app/platform/i18n/locale.ts";
import { FindLink } from "./find-link.tsx";
import { paths } from "#app/paths.ts";
import { Logo } from "./logo.tsx";
import { isIn, type NavigationEntry } from "./navigation-entries.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { DrawnOnce } from "#app/ui/runtime/drawn-once.tsx";
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
  takesStrangers: boolean;
}

/** On a phone its links fold into a menu that opens without scripts. */
export function TopBar({ user, locale, path, takesStrangers }: TopBarProps) {
  const { pathname } = useLocation();
  const may = useMay();
  const shown = {
    user: user && { name: user.name, isOperator: user.isOperator, seats: user.seats },
    locale,
    path,
    takesStrangers,
    pathname,
    maySee: may("see"),
    mayBook: may("books"),
  };
  return <DrawnOnce as="header" className="bar" inside={BarInside} shown={shown} />;
}

interface BarInsideProps extends TopBarProps {
  pathname: string;
  maySee: boolean;
  mayBook: boolean;
}

function BarInside({ user, locale, path, takesStrangers, pathname, maySee, mayBook }: BarInsideProps) {
  const { t } = useTranslation();
  const languages = <Languages locale={locale} path={path} />;
  const rooms = user ? (
    <MainLinks pathname={pathname} maySee={maySee} mayBook={mayBook} />
  ) : (
    <ProductLinks pathname={pathname} />
  );
  return (
    <div className="wrap">
      <Link className="brand" to={user ? paths.dashboard : paths.home}>
        <Logo />
        Rappen
      </Link>
      <nav className="bar-nav" aria-label={t("common:nav.main")}>
        {rooms}
      </nav>
      <nav className="bar-side" aria-label={t("common:nav.account")}>
        {user && maySee ? <FindLink /> : null}
        {languages}
        {user ? (
          <UserMenu {...user} pathname={pathname} maySee={maySee} />
        ) : (
          <VisitorLinks pathname={pathname} takesStrangers={takesStrangers} />
        )}
      </nav>
      <details className="menu bar-menu">
        <summary>{t("common:nav.menu")}</summary>
        <nav className="menu-panel" aria-label={t("common:nav.menu")}>
          {rooms}
          {user ? (
            <PersonalLinks {...user} pathname={pathname} maySee={maySee} />
          ) : (
            <VisitorLinks pathname={pathname} takesStrangers={takesStrangers} />
          )}
          {languages}
        </nav>
      </details>
    </div>
  );
}

function MainLinks({ pathname, maySee, mayBook }: Pick<BarInsideProps, "pathname" | "maySee" | "mayBook">) {
  const { t } = useTranslation();
  if (!maySee) return null;
  const link = (room: NavigationEntry, label: string) => (
    <RoomLink room={room} pathname={pathname}>
      {label}
    </RoomLink>
  );
  return (
    <>
      {link("dashboard", t("common:nav.dashboard"))}
      {link("invoices", t("common:nav.invoices"))}
      {link("offers", t("common:nav.offers"))}
      {mayBook ? link("payments", t("common:nav.payments")) : null}
      {link("clients", t("common:nav.clients"))}
    </>
  );
}

interface RoomLinkProps {
  room: NavigationEntry;
  pathname: string;
  children: string;
}

/** Marked on every page of its room, not only on the first. */
function RoomLink({ room, pathname, children }: RoomLinkProps) {
  const to = paths[room];
  return (
    <Link to={to} aria-current={pathname === to ? "page" : isIn(room, pathname) || undefined}>
      {children}
    </Link>
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

function VisitorLinks({ pathname, takesStrangers }: Pick<BarInsideProps, "pathname" | "takesStrangers">) {
  const { t } = useTranslation();
  return (
    <>
      <VisitorLink to={paths.login} pathname={pathname} label={t("common:nav.login")} />
      {takesStrangers ? (
        <VisitorLink to={paths.register} pathname={pathname} label={t("common:nav.register")} />
      ) : null}
    </>
  );
}

/** These pages come without the framework, so they are loaded as a whole. */
function VisitorLink({ to, pathname, label }: { to: string; pathname: string; label: string }) {
  const isHere = pathname === to || pathname.startsWith(`${to}/`);
  return (
    <Link to={to} aria-current={isHere ? "page" : undefined}>
      {label}
    </Link>
  );
}

type PersonalProps = TopBarUser & Pick<BarInsideProps, "pathname" | "maySee">;

function UserMenu({ name, ...links }: PersonalProps) {
  const { pathname } = links;
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
function PersonalLinks({ isOperator, seats, pathname, maySee }: Omit<PersonalProps, "name">) {
  const { t } = useTranslation();
  return (
    <>
      <SeatSwitch seats={seats} />
      {maySee ? (
        <RoomLink room="profile" pathname={pathname}>
          {t("common:nav.profile")}
        </RoomLink>
      ) : (
        <Link to={paths.seats}>{t("seats:own.title")}</Link>
      )}
      {isOperator ? (
        <RoomLink room="desk" pathname={pathname}>
          {t("common:nav.desk")}
        </RoomLink>
      ) : null}
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
