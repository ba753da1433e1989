import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import type { Right } from "#app/features/people/seats/rights.ts";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { Rooms } from "#app/ui/elements/page/rooms.tsx";

const WANTS: Partial<Record<RoomName, Right>> = {
  person: "see",
  business: "act",
  design: "act",
  emails: "act",
  reminders: "act",
  people: "own",
  integrations: "own",
  plan: "own",
};

const ROOMS = {
  person: paths.profile,
  business: paths.ownBusiness,
  design: paths.design,
  emails: paths.emails,
  reminders: paths.reminderSettings,
  signIn: paths.signIn,
  security: paths.security,
  people: paths.people,
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

export function Room({ name, ...page }: RoomProps) {
  const { t } = useTranslation();
  const may = useMay();
  const rooms = (Object.keys(ROOMS) as RoomName[])
    .filter((room) => may(WANTS[room] ?? "self"))
    .map((room) => ({ to: ROOMS[room], text: t(`accounts:room.${room}`), isCurrent: room === name }));
  return <Rooms label={t("accounts:profile.title")} rooms={rooms} {...page} />;
}
