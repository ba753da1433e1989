import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { SeriesState } from "#app/features/selling/series/series.ts";

const LOOK: Record<SeriesState, string> = {
  active: "sent",
  paused: "draft",
  stopped: "overdue",
  ended: "cancelled",
};

export function SeriesStatus({ state }: { state: SeriesState }) {
  const { t } = useTranslation();
  return <span className={`status is-${LOOK[state]}`}>{t(`series:state.${state}`)}</span>;
}
