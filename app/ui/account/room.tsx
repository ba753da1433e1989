import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/translation.ts";
import { paths } from "#app/paths.ts";
import { PageHead } from "#app/ui/page/page.tsx";
import { Link } from "#app/ui/links/link.tsx";

const ROOMS = {
  person: paths.profile,
  business: paths.ownBusiness,
  design: paths.design,
  emails: paths.emails,
  reminders: paths.reminderSettings,
  signIn: paths.signIn,
  integrations: paths.integrations,
  plan: paths.subscription,
  data: paths.ownData,
} as const;

type RoomName = keyof typeof ROOMS;

interface RoomProps {
  name: RoomName;
  title: string;
  /** Of a page inside of the room, the way back to it. */
  back?: { to: string; label: string };
  children: ReactNode;
}

/** A page of the profile, with the way to the others in the margin or, on a phone, behind one line. */
export function Room({ name, title, back, children }: RoomProps) {
  const { t } = useTranslation();
  const label = t("accounts:profile.title");
  const links = <RoomLinks current={name} isInside={back !== undefined} />;
  return (
    <>
      <PageHead title={title} back={back ?? { to: paths.dashboard, label: t("common:nav.dashboard") }} />
      <div className="rooms">
        <nav className="rooms-nav" aria-label={label}>
          {links}
        </nav>
        <details className="menu rooms-menu">
          <summary>
            <span>{t("common:labelled", { label, text: t(`accounts:room.${name}`) })}</span>
          </summary>
          <nav aria-label={label}>{links}</nav>
        </details>
        <div className="rooms-body">{children}</div>
      </div>
    </>
  );
}

function RoomLinks({ current, isInside }: { current: RoomName; isInside: boolean }) {
  const { t } = useTranslation();
  return (
    <ul>
      {Object.entries(ROOMS).map(([name, to]) => (
        <li key={name}>
          <Link to={to} aria-current={name === current ? (isInside ? "true" : "page") : undefined}>
            {t(`accounts:room.${name}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
