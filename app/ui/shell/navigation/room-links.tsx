import { useLocation } from "@remix-run/react";
import type { Right } from "#app/features/people/seats/rights.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { DrawnOnce } from "#app/ui/runtime/drawn-once.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { IN_BAR, type RoomPlace, standingAt, roomFor, type RoomName } from "./rooms.ts";

interface RoomLinksProps {
  rights: readonly Right[];
  place: RoomPlace | null;
}

/** The rooms in the bar, each leading to its first page. */
export function RoomLinks({ rights, place }: RoomLinksProps) {
  const { t } = useTranslation();
  return IN_BAR.map((name) => {
    const { label, pages } = roomFor(name, rights);
    const [first] = pages;
    return first ? (
      <Link key={name} to={first.to} aria-current={currentOf(place, name, first.to)}>
        {t(label)}
      </Link>
    ) : null;
  });
}

/** The menu of a phone: every room with its pages. */
export function MenuRooms({ rights, place }: RoomLinksProps) {
  const { t } = useTranslation();
  return IN_BAR.map((name) => {
    const { label, pages } = roomFor(name, rights);
    const [first] = pages;
    if (!first) return null;
    return (
      <div key={name} className="menu-group">
        <Link className="menu-room" to={first.to} aria-current={place?.room === name || undefined}>
          {t(label)}
        </Link>
        {pages.length > 1 ? <PageList rights={rights} place={place} room={name} /> : null}
      </div>
    );
  });
}

/** The second row: the pages of the room one is in. */
export function RoomPages({ rights }: { rights: readonly Right[] }) {
  const { t } = useTranslation();
  const place = standingAt(useLocation().pathname);
  if (!place) return null;
  const { label, pages } = roomFor(place.room, rights);
  if (pages.length < 2) return null;
  return (
    <DrawnOnce
      as="nav"
      className="bar-sub"
      label={t("common:nav.rooms", { room: t(label) })}
      inside={PagesInside}
      shown={{ rights, place }}
    />
  );
}

function PagesInside({ rights, place }: { rights: readonly Right[]; place: RoomPlace }) {
  return (
    <div className="wrap">
      <PageList rights={rights} place={place} room={place.room} />
    </div>
  );
}

function PageList({ rights, place, room }: RoomLinksProps & { room: RoomName }) {
  const { t } = useTranslation();
  return (
    <ul>
      {roomFor(room, rights).pages.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} aria-current={place?.page === to ? currentOf(place, room, to) : undefined}>
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A room is marked on each of its pages, and its first page as the page that one is on. */
function currentOf(place: RoomPlace | null, room: RoomName, to: string): "page" | "true" | undefined {
  if (place?.room !== room) return undefined;
  return place.isWhole && place.page === to ? "page" : "true";
}
