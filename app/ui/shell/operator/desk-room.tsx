import type { ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Rooms } from "#app/ui/elements/page/rooms.tsx";

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
  back?: { to: string; label: string };
  children: ReactNode;
}

export function DeskRoom({ name, ...page }: DeskRoomProps) {
  const { t } = useTranslation();
  const rooms = Object.entries(DESK_ROOMS).map(([room, to]) => ({
    to,
    text: t(`admin:room.${room}`),
    isCurrent: room === name,
  }));
  return <Rooms label={t("admin:title")} rooms={rooms} {...page} />;
}
