import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { PageHead } from "./page.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

interface RoomsProps {
  label: string;
  rooms: { to: string; text: string; isCurrent: boolean }[];
  title: string;
  /** Of a page inside of the current room, the way back to it. */
  back?: { to: string; label: string } | undefined;
  children: ReactNode;
}

/** A page with the way to its neighbours in the margin or, on a phone, behind one line. */
export function Rooms({ label, rooms, title, back, children }: RoomsProps) {
  const { t } = useTranslation();
  const here = back ? "true" : "page";
  const links = (
    <ul>
      {rooms.map(({ to, text, isCurrent }) => (
        <li key={to}>
          <Link to={to} aria-current={isCurrent ? here : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
  const current = rooms.find(({ isCurrent }) => isCurrent);
  return (
    <>
      <PageHead title={title} back={back ?? { to: paths.dashboard, label: t("common:nav.dashboard") }} />
      <div className="rooms">
        <nav className="rooms-nav" aria-label={label}>
          {links}
        </nav>
        <details className="menu rooms-menu">
          <summary>
            <span>{t("common:labelled", { label, text: current?.text ?? "" })}</span>
          </summary>
          <nav aria-label={label}>{links}</nav>
        </details>
        <div className="rooms-body">{children}</div>
      </div>
    </>
  );
}
