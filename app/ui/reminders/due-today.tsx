import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { Level } from "#app/features/money/reminders/reminder-settings.ts";
import type { UsualLevel } from "./level-fold.tsx";

interface DueTodayProps {
  counts: Record<Level, number>;
  usual: UsualLevel[];
}

/** What reminders would do today, before they are switched on. */
export function DueToday({ counts, usual }: DueTodayProps) {
  const { t } = useTranslation();
  const levels = ([3, 2, 1] as const).filter((level) => counts[level] > 0);
  if (levels.length === 0) return <p>{t("reminders:settings.noneToday")}</p>;
  return (
    <div>
      <p>{t("reminders:settings.today")}</p>
      <ul>
        {levels.map((level) => (
          <li key={level}>
            {usual[level - 1]?.title}: <b>{counts[level]}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
