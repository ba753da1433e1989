import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/translation.ts";
import { paths } from "#app/paths.ts";
import { PageHead } from "#app/ui/page/page.tsx";
import { Link } from "#app/ui/links/link.tsx";

const DESK_ROOMS = {
  health: paths.desk,
  accounts: paths.deskAccounts(),
  jobs: paths.deskJobs(),
  log: paths.deskLog(),
} as const;

type DeskRoomName = keyof typeof DESK_ROOMS;

interface DeskRoomProps {
  name: DeskRoomName;
  title: string;
  /** Of a page inside of the room, the way back to it. */
  back?: { to: string; label: string };
  children: ReactNode;
}

/** A page of the operator's desk, with the way to the others as in the profile. */
export function DeskRoom({ name, title, back, children }: DeskRoomProps) {
  const { t } = useTranslation();
  const label = t("admin:title");
  const links = <DeskLinks current={name} isInside={back !== undefined} />;
  return (
    <>
      <PageHead title={title} back={back ?? { to: paths.dashboard, label: t("common:nav.dashboard") }} />
      <div className="rooms">
        <nav className="rooms-nav" aria-label={label}>
          {links}
        </nav>
        <details className="menu rooms-menu">
          <summary>
            <span>{t("common:labelled", { label, text: t(`admin:room.${name}`) })}</span>
          </summary>
          <nav aria-label={label}>{links}</nav>
        </details>
        <div className="rooms-body">{children}</div>
      </div>
    </>
  );
}

function DeskLinks({ current, isInside }: { current: DeskRoomName; isInside: boolean }) {
  const { t } = useTranslation();
  return (
    <ul>
      {Object.entries(DESK_ROOMS).map(([name, to]) => (
        <li key={name}>
          <Link to={to} aria-current={name === current ? (isInside ? "true" : "page") : undefined}>
            {t(`admin:room.${name}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
