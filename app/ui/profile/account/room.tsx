import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Rooms } from "#app/ui/elements/page/rooms.tsx";

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

/** A page of the profile. */
export function Room({ name, ...page }: RoomProps) {
  const { t } = useTranslation();
  const rooms = Object.entries(ROOMS).map(([room, to]) => ({
    to,
    text: t(`accounts:room.${room}`),
    isCurrent: room === name,
  }));
  return <Rooms label={t("accounts:profile.title")} rooms={rooms} {...page} />;
}
