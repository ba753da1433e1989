import { useTranslation } from "#app/ui/runtime/translation.ts";
import { type Level, LEVELS } from "#app/features/money/reminders/reminder-settings.ts";

/** How far reminders have gone: one square of three, two, or all. */
export function LevelMarks({ level }: { level: Level }) {
  const { t } = useTranslation();
  return (
    <span className="level" role="img" aria-label={t("reminders:run.levelOf", { level })}>
      {LEVELS.map((step) => (
        <i key={step} className={step <= level ? "on" : undefined} />
      ))}
    </span>
  );
}
